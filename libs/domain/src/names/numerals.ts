/* Numbers within names, which people write in digits or in words: 7th Generation, Forever Twenty-One. */

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** Each number's words, without spaces, and its digits. */
const DIGITS = new Map<string, string>([
  ...SMALL.map((word, number): [string, string] => [word, `${number}`]),
  ...TENS.flatMap((ten, place) =>
    ['', ...SMALL.slice(1, 10)].map((one, number): [string, string] => [
      ten + one,
      `${(place + 2) * 10 + number}`,
    ]),
  ),
  ...ORDINALS.map((word, number): [string, string] => [word, ordinal(number)]),
]);
const WORDS = new Map([...DIGITS].map(([word, digits]) => [digits, word]));

function ordinal(number: number): string {
  return `${number}${['th', 'st', 'nd', 'rd'][number] ?? 'th'}`;
}

const ANY = [...SMALL, ...TENS, ...ORDINALS].join('|');
/** The numbers in a folded name: its numerals, and its number words. */
export const NUMBERS = new RegExp(
  `(?<!\\p{N})\\d{1,2}(?:st|nd|rd|th)?(?!\\p{N})|(?<!\\p{L})(?:(?:${TENS.join('|')})[ ](?:${SMALL.slice(1, 10).join('|')})|${ANY})(?!\\p{L})`,
  'giu',
);

/** A pattern of the spellings of a number that NUMBERS found. */
export function numberSpelling(number: string): string {
  const key = number.toLowerCase().replace(' ', '');
  // Also letter by letter, like the rest of a name: `F o r e v e r 2 1`.
  const digits = [...(DIGITS.get(key) ?? key)].join("[ ']?");
  const word = DIGITS.has(key) ? key : WORDS.get(key);
  return word === undefined ? digits : `(?:${digits}|${spoken(word)})`;
}

function spoken(word: string): string {
  const ten = TENS.find((start) => word.startsWith(start) && word.length > start.length);
  return ten === undefined ? anyCase(word) : `${anyCase(ten)}[ ']?${anyCase(word.slice(ten.length))}`;
}

const anyCase = (word: string): string =>
  `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`;
