import { fold } from '../names/folding.js';
import { UNSPACED_SCRIPTS } from '../names/unspaced-scripts.js';
import { memoized } from '../memoized.js';
import { isReplaced, saysOpposite } from './opposites.js';
import { familiesBy } from './word-families.js';

const NUMERALS = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, number) => [word, String(number)]),
);
for (const [word, number] of [
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['eighty', 80],
  ['ninety', 90],
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['dozen', 12],
] as const)
  NUMERALS.set(word, String(number));

/** Words that do not show what a text is about. */
const FILLERS = new Set(
  (
    'a an the and or of for in on at by to with without from as than is are be it its that this these those who which what under over ' +
    'above below less more up only any all per not no your my our their his her i we you they new good best top high low very ' +
    'long short large small big type kind style based friendly use used using made make own other'
  ).split(' '),
);
/** A value of only these words has a meaning only together with its category: `Waterproof: yes`. */
const BARE_VALUE = new Set(
  'yes no true false none any high low medium small large short long new old some other both standard regular basic n a'.split(
    ' ',
  ),
);
export const NO_SPACES = new RegExp(`[${UNSPACED_SCRIPTS}]`, 'u');

interface Topic {
  /** Stems and numbers, without fillers. */
  words: string[];
  /** Pairs of letters, for scripts that do not separate words. */
  pairs: string[];
  /** The words without fillers, joined: Wi-Fi also matches wifi. */
  whole: string;
  /** The ends of a range: `10-15 km` is recognised by any number within. */
  range: readonly string[];
}

/** A text prepared for the search. */
interface Seen {
  stems: Set<string>;
  list: string[];
  /** As typed in digits. */
  numbers: string[];
  /** Empty until nothing else is found. */
  families: Set<number>;
  whole: string;
}

export interface TopicName {
  name: string;
  /** For an attribute. */
  categoryName?: string;
}

/**
 * The names that a question is not recognisably about: it contains less than half of their significant words in any
 * form (stems, singular and plural, a numeral or a word of the same family for its word), it says the opposite of one, or
 * it holds other numbers.
 */
export function unrecognised(question: string, names: readonly TopicName[]): TopicName[] {
  const seen = lookAt(question);
  const plain = withoutThousands(question.toLowerCase());
  return names.filter(({ name, categoryName }) => {
    const topic = topicOf(name);
    const isBare = categoryName !== undefined && topic.words.every((word) => BARE_VALUE.has(word));
    if (saysOpposite(withoutThousands(name.toLowerCase()), plain, categoryName)) return true;
    if (topic.words.some((word) => isReplaced(word, seen.stems)) || hasOtherNumbers(topic, seen)) return true;
    if (isSeen(topic, seen) || (isBare && isSeen(topicOf(categoryName), seen))) return false;
    const others = names.filter((other) => other.name !== name);
    return !isSeen(topic, withFamilies(seen, others));
  });
}

/** With the families of all words but those of other names: pet insurance is nothing for dogs yet. */
const withFamilies = (seen: Seen, others: readonly TopicName[]): Seen => {
  const words = new Set(others.flatMap(({ name }) => topicOf(name).words));
  const own = seen.list.filter((stem) => !words.has(stem));
  return { ...seen, families: new Set(own.flatMap((stem) => [...familiesOf(stem)])) };
};

/** `10,000 employees` are not `under 10 employees`. A question without any number may say it in words. */
function hasOtherNumbers({ words, range }: Topic, { stems, numbers: typed }: Seen): boolean {
  const [low = 0, high = 0] = range.map(Number);
  const numbers = words.filter((word) => IS_NUMBER.test(word));
  return (
    numbers.length > 0 &&
    !numbers.some((number) => stems.has(number)) &&
    typed.length > 0 &&
    !typed.some((number) => +number >= low && +number <= high)
  );
}
const IS_NUMBER = /^\p{N}/u;

function isSeen({ words, pairs, whole, range }: Topic, seen: Seen): boolean {
  if (whole === '' || holdsWhole(seen.whole, whole)) return true;
  const [low, high] = range.map(Number);
  const isWithin =
    low !== undefined && high !== undefined && seen.list.some((word) => +word >= low && +word <= high);
  const found =
    words.filter(
      (word, place) =>
        seen.stems.has(word) ||
        // `wi`, `fi` in wifi.
        seen.stems.has(word + (words[place + 1] ?? '')) ||
        seen.stems.has((words[place - 1] ?? '') + word) ||
        (isWithin && range.includes(word)) ||
        seen.list.some((other) => isAkin(word, other)) ||
        familiesOf(word).some((family) => seen.families.has(family)),
    ).length + pairs.filter((pair) => seen.whole.includes(pair)).length;
  const parts = words.length + pairs.length;
  return parts === 0 || found * 2 >= parts;
}

/** `300` is not a part of `3000`. */
const holdsWhole = (text: string, part: string): boolean => {
  for (let place = text.indexOf(part); place >= 0; place = text.indexOf(part, place + 1)) {
    const end = place + part.length;
    if (![place, end].some((edge) => /^\d\d$/.test(text.slice(edge - 1, edge + 1)))) return true;
  }
  return false;
};

const ENDING = /^(?:[ai]bl|nes|ment|ful|iti|iv)$/;
/** Two stems that share all but an ending: durab|le and durab|ility, firm and firm|ness. */
export function isAkin(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  if (shorter < 4 || !other.startsWith(one.charAt(0)) || /^\p{N}/u.test(one)) return false;
  let shared = 0;
  while (shared < shorter && one[shared] === other[shared]) shared++;
  const rest = (one.length > other.length ? one : other).slice(shared);
  if (shared === shorter && ENDING.test(rest)) return true;
  return shared >= 5 || (shared >= 4 && shared >= Math.max(one.length, other.length) * 0.6);
}

function lookAt(text: string): Seen {
  const words = foldedWordsOf(text);
  const list = [...words.map(stemOf), ...spokenNumbers(words)];
  // `e-bike` and `Wi-Fi` are ebike and wifi, too.
  const joined = words.slice(1).map((word, place) => stemOf(`${words[place]}${word}`));
  const numbers = words.filter((word) => IS_NUMBER.test(word));
  return {
    stems: new Set([...list, ...joined]),
    list,
    numbers,
    families: new Set(),
    // `Under a counter` matches undercounter.
    whole: squeezed(text.replace(/\b(?:an?|the) /gi, '')),
  };
}

/** The numbers that adjacent words make together: `two hundred`, `twenty-five`. */
function spokenNumbers(words: readonly string[]): string[] {
  const numbers: number[] = [];
  let isOpen = false;
  for (const word of words) {
    const value = Number(NUMERALS.get(word) ?? NaN);
    if (Number.isNaN(value)) {
      isOpen = false;
      continue;
    }
    const before = isOpen ? (numbers.pop() ?? 0) : 0;
    numbers.push(value >= 100 ? Math.max(before, 1) * value : before + value);
    isOpen = true;
  }
  return numbers.map(String);
}

/** The stems of a name's significant words. */
export const tellingStems = (name: string): readonly string[] => topicOf(name).words;

/** Kept, because a run is about the same few names. */
const topicOf = memoized(5_000, takenApart);

function takenApart(name: string): Topic {
  const all = foldedWordsOf(name);
  const spaced = all.filter((word) => !NO_SPACES.test(word));
  const telling = spaced.filter((word) => !FILLERS.has(word));
  const words = (telling.length > 0 ? telling : spaced).map(stemOf);
  const pairs = all
    .filter((word) => NO_SPACES.test(word))
    .flatMap((word) => [...word].map((letter, at, letters) => letter + (letters[at + 1] ?? '')))
    .filter((pair, _, list) => [...pair].length > 1 || list.length === 1);
  const whole = telling.length > 0 ? telling.join('').replaceAll("'", '') : squeezed(name);
  const range = rangeOf(withoutThousands(name));
  return { words: [...new Set(words)], pairs, whole, range };
}

/** The ends of `10-15 km`; for `under 25` and `over 70s`, which somebody of 22 and of 74 is, the numbers near them. */
function rangeOf(name: string): string[] {
  const [, ...ends] = RANGE.exec(name) ?? [];
  if (ends.length > 0) return ends;
  const [, bound = '', number = ''] = BOUND.exec(name) ?? [];
  if (bound === '') return [];
  return bound.toLowerCase() === 'under' ? [String(+number / 2), number] : [number, String(+number * 2)];
}
const BOUND = /\b(under|over)[ -][$€£]?(\d+)/i;
const RANGE = /(\d+(?:\.\d+)?) ?(?:[-–—]|to|and) ?[$€£]?(\d+(?:\.\d+)?)/;

const squeezed = (text: string): string => fold(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** 1,000 is 1000. */
const withoutThousands = (text: string): string => text.replace(/(?<=\d)[,.](?=\d{3}\b)/g, '');

/** The folded words and numbers of a text. */
export const foldedWordsOf = (text: string): string[] =>
  (withoutThousands(fold(text)).match(/\p{N}+(?:\.\p{N}+)?|[\p{L}\p{M}']+/gu) ?? []).filter(
    (word) => word !== "'" && word !== 's',
  );

/** The rough stem of a word, the same for all its forms; a numeral for its word. */
export const stemOf = memoized(20_000, newStem);

/** Plurals without a regular ending. */
const IRREGULAR = new Map([
  ['men', 'man'],
  ['women', 'woman'],
  ['people', 'person'],
  ['feet', 'foot'],
  ['teeth', 'tooth'],
  ['children', 'child'],
  ['mice', 'mouse'],
  ['knives', 'knife'],
  ['loaves', 'loaf'],
  ['wives', 'wife'],
  ['shelves', 'shelf'],
  ['scarves', 'scarf'],
]);

function newStem(word: string): string {
  const singular = IRREGULAR.get(word);
  if (singular) return newStem(singular);
  const number = NUMERALS.get(word.replace(/ies$/, 'y'));
  if (number) return number;
  if (word.length < 4 || /^\p{N}/u.test(word)) return word;
  let stem = asInAmerica(word.replace(/'s?$/, ''));
  stem = stem
    .replace(/(?:ies|ied|ying)$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/, '')
    .replace(/(?<=[^su])s$/, '');
  const bare = stem.replace(/(?:ing|ed|er|est|ly|ers|(?<=.{4})or)$/, '');
  if (bare.length >= 3) stem = bare;
  return (
    stem
      .replace(/e$/, '')
      .replace(/([^aeiouy])\1$/, '$1')
      // `days` keeps the `y` that `day` has.
      .replace(/(?<=.{3})y$/, 'i')
  );
}

/** `fiber` from `fibre`, `odor` from `odour`; longer words share enough of their beginning. */
const asInAmerica = (word: string): string =>
  word
    .replace(/(?<=fib|cent|lit|met|theat|lust|calib)re(?=s?$)/, 'er')
    .replace(/(?<=col|flav|od|arm|harb|hum|lab|vap)our/, 'or')
    .replace(/^grey/, 'gray')
    .replace(/^tyre/, 'tire')
    .replace(/^(mo)u(ld|lt)/, '$1$2');

const familiesOf = familiesBy(stemOf);
