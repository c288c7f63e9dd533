import { BULK_PASTE_ERRORS, visibleText, formatCount } from '#domain';
import { LIMITS } from '#contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
  ValidateNested,
  type ValidationOptions,
} from 'class-validator';

/** A field as it was sent. */
export interface Sent {
  value: unknown;
}

const trimmed = Transform(({ value }: Sent) => (typeof value === 'string' ? value.trim() : value));

/** Null means the same as an absent field. */
export const NullIsAbsent = () => Transform(({ value }: Sent) => (value === null ? undefined : value));

/** A field that may be absent. Null means the same: its default applies, or the present value stays. */
export const Optional = () => applyDecorators(IsOptional(), NullIsAbsent());

/** A text with at least one visible character. */
const Visible = (message: string) =>
  ValidateBy({
    name: 'visible',
    validator: {
      validate: (value) => typeof value === 'string' && visibleText(value).trim() !== '',
      defaultMessage: () => message,
    },
  });

/** A required text, trimmed, that is not blank. */
export const Text = (label: string, maxLength: number, required = `${label} is required`) =>
  applyDecorators(
    trimmed,
    // People read the message of the first check that fails, which should be the nearest cause.
    IsString({ message: required }),
    MinLength(1, { message: required }),
    MaxLength(maxLength, { message: `${label} must be at most ${maxLength} characters` }),
    Visible(required),
  );

/** Passes when a check of the domain returns null; otherwise the check returns what is wrong with the value. */
const Faultless = (name: string, faultOf: (value: unknown, body: object) => string | null) =>
  ValidateBy({
    name,
    validator: {
      validate: (value: unknown, sent) => faultOf(value, sent?.object ?? {}) === null,
      defaultMessage: (sent) => (sent && faultOf(sent.value, sent.object)) ?? '',
    },
  });

/**
 * A required text, trimmed, that passes a check of the domain.
 *
 * @param faultOf gets the text and the body that it is a field of; a value that is not text is checked as an empty one
 */
export const CheckedText = (faultOf: (text: string, body: object) => string | null) =>
  applyDecorators(
    trimmed,
    Faultless('checkedText', (value, body) => faultOf(typeof value === 'string' ? value : '', body)),
  );

/** A text that may be absent or null. */
export const OptionalText = (label: string, maxLength: number) =>
  applyDecorators(
    IsOptional(),
    IsString({ message: `${label} must be text` }),
    MaxLength(maxLength, { message: `${label} must be at most ${maxLength} characters` }),
  );

/** A text that may be absent, exactly as it was sent. */
export const PlainText = (field: string) =>
  applyDecorators(Optional(), IsString({ message: `${field} must be text` }));

/** An optional text, by default a question, exactly as the client last read it: neither trimmed nor changed. */
export const AsRead = (field: string, maxLength: number = LIMITS.questionLength) =>
  applyDecorators(
    PlainText(field),
    MaxLength(maxLength, { message: `${field} must be at most ${maxLength} characters` }),
  );

/** True or false; may be absent. */
export const Flag = (field: string) =>
  applyDecorators(Optional(), IsBoolean({ message: `${field} must be true or false` }));

export const WeightField = () =>
  applyDecorators(
    Optional(),
    IsInt({ message: BULK_PASTE_ERRORS.badWeight }),
    Min(LIMITS.weight.min, { message: BULK_PASTE_ERRORS.badWeight }),
    Max(LIMITS.weight.max, { message: BULK_PASTE_ERRORS.badWeight }),
  );

/** The message for a value that is not a list; an absent one gets the message for an empty list. */
export const noList =
  (otherwise: string, none = otherwise) =>
  ({ value }: Sent): string =>
    value === undefined || value === null ? none : otherwise;

/** Puts ids into lower case, as the database writes them, because they may be sent in capitals. Keeps other values. */
export function lowerCaseIds(sent: unknown): unknown {
  if (Array.isArray(sent)) return sent.map(lowerCaseIds);
  return typeof sent === 'string' ? sent.toLowerCase() : sent;
}

export const LowerCaseIds = () => Transform(({ value }: Sent): unknown => lowerCaseIds(value));

export const Id = (message: string) =>
  applyDecorators(LowerCaseIds(), IsUUID('loose', { message }), ApiProperty({ format: 'uuid' }));

export const Ids = (label: string, none?: string) =>
  applyDecorators(
    LowerCaseIds(),
    IsArray({ message: noList(`${label} must be a list of ids`, none) }),
    IsUUID('loose', { each: true, message: `${label} must hold valid ids` }),
  );

const INDEXES = `indexes must hold whole numbers from 0 to ${LIMITS.promptsPerRun - 1}`;

/** Places of a run's results. */
export const Indexes = () =>
  applyDecorators(
    IsArray({ message: 'indexes must be a list' }),
    IsInt({ each: true, message: INDEXES }),
    Min(0, { each: true, message: INDEXES }),
    Max(LIMITS.promptsPerRun - 1, { each: true, message: INDEXES }),
  );

/** A list of at most `max` values that each pass a test. */
export const ListOf = (message: string, max: number, isOne: (value: unknown) => boolean) =>
  ValidateBy({
    name: 'listOf',
    validator: {
      validate: (value: unknown) => Array.isArray(value) && value.length <= max && value.every(isOne),
      defaultMessage: () => message,
    },
  });

/** An id that may be absent or null. */
export const OptionalId = (label: string) => applyDecorators(IsOptional(), Id(`${label} must be a valid id`));

export const isBody = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How many bodies a list holds at most: to check one takes tens of microseconds, in which nobody else is answered. */
const MOST_BODIES = 20_000;

/** A list of bodies, each checked as its class says. Of too many, all but one more than allowed are left unread. */
export const ListOfBodies = (
  label: string,
  classOf: () => new () => object,
  {
    message = `${label} must be a list`,
    max = MOST_BODIES,
    tooMany = `${label} must hold at most ${formatCount(max)} objects`,
  }: { message?: ValidationOptions['message']; max?: number; tooMany?: string } = {},
) =>
  applyDecorators(
    Transform(({ value }: Sent): unknown => (Array.isArray(value) ? value.slice(0, max + 1) : value)),
    Type(classOf),
    IsArray({ message }),
    ListOf(tooMany, max, () => true),
    // Otherwise a nested list would pass as if its items had been checked.
    ListOf(`${label} must hold objects`, Infinity, isBody),
    ValidateNested({ each: true }),
  );

/** A whole number within bounds, that may be absent or null. */
export const WholeNumber = (label: string, { min, max }: { min: number; max: number }) => {
  const message = `${label} must be a whole number from ${min} to ${max}`;
  return applyDecorators(IsOptional(), IsInt({ message }), Min(min, { message }), Max(max, { message }));
};

/** How something is worded in a question: may be absent; null and blank mean that it is guessed. */
export const PhraseField = (faultOf: (phrase: string) => string | null) =>
  applyDecorators(
    IsOptional(),
    Transform(({ value }: Sent) => (typeof value === 'string' ? value.trim() || null : value)),
    Faultless('phrase', (value) => (typeof value === 'string' ? faultOf(value) : 'Phrase must be text')),
  );

/** One of the given words; may be absent or null. */
export const ChoiceOrNull = (label: string, choices: readonly string[]) =>
  applyDecorators(IsOptional(), IsIn(choices, { message: `${label} must be one of: ${choices.join(', ')}` }));
