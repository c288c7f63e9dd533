import { applyDecorators } from '@nestjs/common';
import { Expose, Transform } from 'class-transformer';
import {
  IsDefined,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateBy,
} from 'class-validator';

/** An unset variable and an empty one mean the same: shells and compose files write `X=` for "none". */
const given = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

const fromText = (parse: (text: string) => unknown, fallback: unknown) =>
  Transform(({ value }) => {
    const text = given(value);
    return text === undefined ? fallback : parse(text);
  });

const Presence = (required = false) => (required ? IsDefined({ message: 'is required' }) : IsOptional());

/** A text that people type elsewhere too, and so is taken as it stands, but for a line end, which none of them can type. */
export const TypedVariable = (options: { required?: boolean } = {}) =>
  applyDecorators(
    Expose(),
    Transform(({ value }) =>
      given(value) === undefined ? undefined : String(value).replace(/[\r\n]+$/, ''),
    ),
    Presence(options.required),
    IsString(),
    MinLength(1),
  );

/** A text variable; without a fallback it may be unset. */
export const TextVariable = (options: { fallback?: string; required?: boolean } = {}) =>
  applyDecorators(
    Expose(),
    fromText((text) => text, options.fallback),
    Presence(options.required),
    IsString(),
    MinLength(1),
  );

/** A token that is sent behind `Bearer `. */
export const TokenVariable = () =>
  applyDecorators(
    TextVariable(),
    Matches(/^[!-~]*$/, { message: 'may hold only letters, digits and signs of ASCII, and no space' }),
  );

/** A key that is sent in a header: with any other character, each call would fail on its way. */
export const KeyVariable = () =>
  applyDecorators(
    TextVariable(),
    Matches(/^[ -~]*$/, { message: 'may hold only letters, digits and signs of ASCII: copy the whole key' }),
  );

/**
 * Whether a URL is parsed as it was meant. A password with `/`, `?` or `#` ends the host early: what comes before would
 * be taken for the host, and logged.
 */
function isWholeUrl(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  const { protocol, pathname, search, hash } = new URL(value);
  const isOfWeb = /^https?:$/.test(protocol);
  return hash === '' && (isOfWeb || !`${pathname}${search}`.includes('@'));
}

const IsWholeUrl = () =>
  ValidateBy(
    { name: 'isWholeUrl', validator: { validate: isWholeUrl } },
    { message: 'is no URL: in its password, / ? # are written as %2F %3F %23' },
  );

/** A URL of one of the given schemes, such as `postgres` or `redis`. */
export const UrlVariable = (schemes: string[], options: { required?: boolean } = {}) =>
  applyDecorators(
    Expose(),
    fromText((text) => text, undefined),
    Presence(options.required),
    Matches(new RegExp(`^(${schemes.join('|')})://[^\\s]+$`), {
      message: `must be a URL that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    }),
    IsWholeUrl(),
  );

/** A number with bounds; an integer unless `fraction` is set. Without a fallback it may be unset. */
export const NumberVariable = (options: {
  min: number;
  max: number;
  fallback?: number;
  fraction?: boolean;
}) =>
  applyDecorators(
    Expose(),
    fromText(Number, options.fallback),
    IsOptional(),
    options.fraction
      ? IsNumber({}, { message: 'must be a number' })
      : IsInt({ message: 'must be a whole number' }),
    Min(options.min, { message: `must be at least ${options.min}` }),
    Max(options.max, { message: `must be at most ${options.max}` }),
  );

/** One of a closed list of words. */
export const WordVariable = (words: readonly string[], fallback: string) =>
  applyDecorators(
    Expose(),
    fromText((text) => text, fallback),
    IsIn([...words], { message: `must be one of: ${words.join(', ')}` }),
  );

/**
 * A number of proxies: `true` is one, `false` none. Never "any number", because then every sender of an X-Forwarded-For
 * could choose the address that it is seen with.
 */
export const ProxiesVariable = () =>
  applyDecorators(
    Expose(),
    fromText((text) => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text)), 0),
    IsInt({ message: 'must be true, false or a number of proxies' }),
    Min(0, { message: 'must be true, false or a number of proxies' }),
    Max(10, { message: 'must be at most 10' }),
  );

/** `true` or `false`. */
export const SwitchVariable = (fallback: boolean) =>
  applyDecorators(
    Expose(),
    fromText((text) => (text === 'true' ? true : text === 'false' ? false : text), fallback),
    IsIn([true, false], { message: 'must be true or false' }),
  );
