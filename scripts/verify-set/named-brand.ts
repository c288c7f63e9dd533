import type { Brand } from './certified-file.js';

/** Letters of other scripts that look like Latin ones. */
const LOOK_ALIKES = new Map(
  Object.entries({
    ...{ а: 'a', в: 'b', с: 'c', е: 'e', н: 'h', і: 'i', ј: 'j', к: 'k', м: 'm', о: 'o', р: 'p', ѕ: 's' },
    ...{ т: 't', у: 'y', х: 'x', А: 'A', В: 'B', С: 'C', Е: 'E', Н: 'H', І: 'I', Ј: 'J', К: 'K', М: 'M' },
    ...{ О: 'O', Р: 'P', Ѕ: 'S', Т: 'T', У: 'Y', Х: 'X', α: 'a', ε: 'e', ι: 'i', κ: 'k', ν: 'v', ο: 'o' },
    ...{ ρ: 'p', τ: 't', υ: 'u', Α: 'A', Β: 'B', Ε: 'E', Ζ: 'Z', Η: 'H', Ι: 'I', Κ: 'K', Μ: 'M', Ν: 'N' },
    ...{ Ο: 'O', Ρ: 'P', Τ: 'T', Υ: 'Y', Χ: 'X', ı: 'i', ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' },
    ...{ Ł: 'L', Ø: 'O', Đ: 'D', Ħ: 'H', ħ: 'h', Æ: 'AE', Œ: 'OE', ᴀ: 'a', ʙ: 'b', ᴄ: 'c', ᴅ: 'd', ᴇ: 'e' },
    ...{ ɢ: 'g', ʜ: 'h', ɪ: 'i', ᴊ: 'j', ᴋ: 'k', ʟ: 'l', ᴍ: 'm', ɴ: 'n', ᴏ: 'o', ᴘ: 'p', ʀ: 'r', ᴛ: 't' },
    ...{ ᴜ: 'u', ᴠ: 'v', ᴡ: 'w', ʏ: 'y', ᴢ: 'z' },
  }),
);
const SEPARATORS = /[\s'’‘`´ʼ\-‐‑‒–—_]+/gu;

/** The longest name or alias of the brand that a question holds as a whole word, null when it holds none. */
export function namedBrand(question: string, rowNames: readonly string[], brand: Brand): string | null {
  const names = [brand.name, ...brand.aliases].sort((a, b) => b.length - a.length);
  const exempt = rowNames.filter((name) =>
    names.some((one) => patternOf(one, 'gi').test(folded(name).toLowerCase())),
  );
  let text = folded(question);
  for (const name of [...exempt].sort((a, b) => b.length - a.length))
    text = text.replace(patternOf(name, 'giu'), ' ');
  return names.find((name) => holds(text, name, brand.matchCase)) ?? null;
}

function holds(text: string, name: string, matchCase: boolean): boolean {
  const isWord = !folded(name).trim().includes(' ');
  for (const { index } of text.matchAll(patternOf(name, matchCase ? 'gu' : 'giu'))) {
    const before = text.slice(0, index).trimEnd();
    const isFirst = before === '' || /[.!?]["')]*$/.test(before);
    if (!(matchCase && isWord && isFirst)) return true;
  }
  return false;
}

function folded(text: string): string {
  const letters = [...text.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, '')];
  return letters
    .map((letter) => LOOK_ALIKES.get(letter) ?? letter)
    .join('')
    .replace(SEPARATORS, ' ');
}

/** The letters of a name with or without a space or sign between any two, as a word, in the plural or possessive or not. */
function patternOf(name: string, flags: string): RegExp {
  const signs = [...folded(name).replace(/ and /gi, '&').replaceAll(' ', '')];
  const needed = signs.filter((sign) => !PUNCTUATION.test(sign));
  // A name of punctuation alone consists of just that.
  const letters = (needed.length > 0 ? needed : signs).map((sign) =>
    sign === '&' ? '(?:&|and)' : sign.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&'),
  );
  if (letters.length === 0) return /(?!)/g;
  if (/[^aeiou]y$/i.test(needed.join(''))) letters.splice(-1, 1, '(?:y|ie(?=s))');
  const unicode = flags.includes('u') ? flags : `${flags}u`;
  const body = letters.join('[ .,:;!?"“”„]?');
  return new RegExp(`(?<![\\p{L}\\p{N}])${body}(?: ?s|es)?(?![\\p{L}\\p{N}])`, unicode);
}
const PUNCTUATION = /^[.,:;!?"“”„«»*~()[\]{}<>]$/u;
