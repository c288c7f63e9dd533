import { LIMITS } from '#contracts';
import { refused } from './api-exception.js';
import { isId } from './ids.js';

/** A query parameter that may repeat, as a list; null when it is absent or holds only blanks. */
export function listOf(value: unknown, field: string): string[] | null {
  if (value === undefined) return null;
  const values = [value].flat();
  if (!values.every((one) => typeof one === 'string')) throw refused(`${field} must be text`, field);
  const given = values.filter((one) => one.trim() !== '');
  return given.length > 0 ? given : null;
}

/**
 * Ids from a URL, comma-joined or repeated. Null when it has none.
 *
 * @throws BadRequestException when one is not an id
 */
export function idsOf(value: unknown, field: string): string[] | null {
  const ids = listOf(value, field)
    ?.flatMap((one) => one.split(','))
    .map((id) => id.trim().toLowerCase())
    .filter(Boolean);
  if (ids && !ids.every(isId)) throw refused(`${field} must hold valid ids`, field);
  return ids ?? null;
}

/** A value that must be one of the given words. @throws BadRequestException when it is none of them */
export function choiceOf<Choice extends string>(
  value: unknown,
  choices: readonly Choice[],
  field: string,
): Choice {
  const known = choices.find((one) => one === value);
  if (!known) throw refused(`${field} must be one of: ${choices.join(', ')}`, field);
  return known;
}

/** Whether the value is `true`; absent means `false`. @throws BadRequestException for anything else */
export function flagOf(value: unknown, field: string): boolean {
  if (value !== undefined && value !== 'true' && value !== 'false')
    throw refused(`${field} must be true or false`, field);
  return value === 'true';
}

/** The text to search for; null when it is absent or blank. @throws BadRequestException */
export function textOf(value: unknown): string | null {
  if (value === undefined) return null;
  if (typeof value !== 'string' || value.length > LIMITS.questionLength)
    throw refused(`text must be text of at most ${LIMITS.questionLength} characters`, 'text');
  return value.trim() || null;
}
