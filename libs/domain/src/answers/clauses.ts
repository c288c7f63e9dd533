import { isAkin, stemOf, tellingStems, type TopicName } from './recognition.js';

/** What a word refers to: the product category, an attribute, or neither. */
export type About = 'product' | 'attribute' | null;

export interface Token {
  word: string;
  about: About;
}

/** A part of a sentence between two punctuation marks. */
export interface Clause {
  tokens: readonly Token[];
  /** The punctuation mark after it. */
  end: string;
}

export const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? '';

/** @param words separated by spaces */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const CONTRACTIONS: readonly [RegExp, string][] = [
  [/\bcan'?t\b|\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/\blet's\b/g, 'let us'],
  [/\b(wh\w+|how|that|there|it|here|he|she)'s\b/g, '$1 is'],
  [/'s\b|s'(?=\s)/g, ''],
  [/'m\b/g, ' am'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
];
const SIGNS = /[,;:](?=\s)|\s[-–—]+\s|[–—?!](?=\s|$)|(?:…|\.{2,})(?=\s)|[()]/;
/** `check-in` does not end with a preposition, and `18x2as` is not split into English words. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:-(?:in|on|by|out|off)(?![\p{L}-])|(?:[.,]\p{N}+)+)?/gu;
/** The parts that names are compared with: `5kg` matches `5 kg`. */
const PART = /[\p{L}\p{M}-]+|\p{N}+(?:[.,]\p{N}+)*/gu;

/** The clauses of an English sentence, in lower case, with contractions expanded, each word with what it refers to. */
export function clausesOf(sentence: string, topics: readonly TopicName[]): Clause[] {
  const about = aboutOf(topics);
  const plain = CONTRACTIONS.reduce(
    (text, [short, whole]) => text.replace(short, whole),
    sentence.toLowerCase().replace(/[’‘`´]/g, "'"),
  );
  const clauses: Clause[] = [];
  for (let rest = plain; rest !== '';) {
    const sign = SIGNS.exec(rest);
    const part = sign ? rest.slice(0, sign.index) : rest;
    rest = sign ? rest.slice(sign.index + sign[0].length) : '';
    const tokens = (part.match(WORD) ?? []).map((word) => ({ word, about: about(word) }));
    if (tokens.length > 0) clauses.push({ tokens, end: sign?.[0].trim() ?? '' });
  }
  return clauses;
}

function aboutOf(topics: readonly TopicName[]): (word: string) => About {
  const products = topics.filter(({ categoryName }) => categoryName === undefined);
  // Without a product category, the attributes take its place.
  const product = (products.length > 0 ? products : topics).flatMap(({ name }) => tellingStems(name));
  const attribute = topics.flatMap(({ name, categoryName = '' }) => [
    ...tellingStems(name),
    ...tellingStems(categoryName),
  ]);
  const isOneOf = (stems: readonly string[], stem: string): boolean =>
    stems.includes(stem) || stems.some((other) => isAkin(stem, other));
  return (word) => {
    const stems = (word.match(PART) ?? []).map(stemOf);
    if (stems.some((stem) => isOneOf(product, stem))) return 'product';
    return stems.some((stem) => isOneOf(attribute, stem)) ? 'attribute' : null;
  };
}

/** Words that hardly occur in other languages. */
const ENGLISH = new Set(
  (
    'the which what who whose with without are does how where when why my you your that would should could can any and from ' +
    'there it have they we our these this not has will new by about than been am shall might may were include ' +
    'many often very much each every because people always usually some good better only well ' +
    'within during through before after least its their them into while until such two three four five seven eight nine'
  ).split(' '),
);
/** Words that other languages have, too. */
const MAYBE_ENGLISH = new Set('a an of for to in on i or at be was is did must'.split(' '));

/** Words of other languages that are not a part of English names either. */
const NOT_ENGLISH = new Set(
  (
    'een het van voor niet und das ist für mit eine que les est pour una para che il un di è por qual och är för jest dla ' +
    'avec einen einem einer beste wahl hause mieux mejor migliore beter jaki og til hvilke hvad hva vilka vad welke welche quel quelle quali'
  ).split(' '),
);

/** Says whether a sentence can be analysed as English. */
export function isEnglish(clauses: readonly Clause[]): boolean {
  const words = clauses.flatMap(({ tokens }) => tokens.map(({ word }) => word));
  const foreign = new Set(words.filter((word) => NOT_ENGLISH.has(word))).size;
  if (words.some((word) => ENGLISH.has(word))) return foreign < 2;
  return foreign === 0 && new Set(words.filter((word) => MAYBE_ENGLISH.has(word))).size > 1;
}

/** Says whether a sentence changes from English into another language: `Which is better pour les enfants`. */
export function mixesLanguages(clauses: readonly Clause[]): boolean {
  const words = new Set(
    clauses.flatMap(({ tokens }) => tokens.filter(({ about }) => about === null).map(({ word }) => word)),
  );
  const countOf = (list: ReadonlySet<string>) => [...words].filter((word) => list.has(word)).length;
  const [english, foreign] = [countOf(ENGLISH), countOf(NOT_ENGLISH)];
  return english > 0 && foreign > 1 && english + foreign > 3;
}
