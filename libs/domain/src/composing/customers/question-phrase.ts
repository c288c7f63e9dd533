import { thirdPerson } from '../words/nouns.js';
import { wordsOf } from '../words/parts-of-speech.js';
import { type AttributePhrase, forPeople } from '../phrase.js';

/** Questions that customers ask themselves: `how much do I need`. */
const ASKED =
  /^(?:how|what|when|where|why|who|which|can|could|should|do|does|is|are|will|am)\s.*\b(?:i|we|my|our|it|you|they)\b|^who['’]s \p{L}+ing\b/iu;
/** `how long` `does` `it` `take`, `will` `it` `work in the rain` */
const DIRECT =
  /^(?:((?:how|what|when|where|why|which|who)(?: \p{L}+){0,2}) )?(do|does|is|are|am|will|can|could|should|would) (it|they|i|we|you|(?:the|my|our) \p{L}+)\b ?(.*)$/iu;

/** What people wonder: `people wondering how long it takes`; null where nothing is asked. */
export function questionPhrase(value: string): AttributePhrase | null {
  if (!ASKED.test(value) && ofThings(value) === null) return null;
  const asked = value.replace(/[“”"?]/g, '').trim();
  return forPeople(`people ${wondering(asked)}`);
}

/** `wondering who fixes it`; quoted where the order of a statement is not certain. */
export const wondering = (asked: string): string => {
  const told = indirect(asked);
  return told ? `wondering ${ofThem(told)}` : `asking “${asked}”`;
};

/** The question in the order of a statement; null where that is not certain. */
function indirect(asked: string): string | null {
  if (/^what if /i.test(asked)) return asked.replace(/^what if /i, 'what happens if ');
  const things = ofThings(asked);
  if (things) return things;
  const [, word = 'whether', verb = '', subject = '', rest = ''] = DIRECT.exec(asked) ?? [];
  if (!verb) return /^who(?:['’]s| \p{L}+s)\b/iu.test(asked) ? lowerFirst(asked) : null;
  const [does = '', ...more] = rest.split(' ');
  const who = lowerFirst(subject);
  const lead = `${lowerFirst(word)} ${who}`;
  if (/^do$/i.test(verb)) return `${lead} ${rest}`;
  if (/^does$/i.test(verb)) return [lead, thirdPerson(does.toLowerCase()), ...more].join(' ');
  return [lead, verb.toLowerCase(), rest].join(' ').trim();
}

/** `whether embalming is required`, `whether insurance will pay`; null for all else, such as `will writing`. */
function ofThings(asked: string): string | null {
  const [, verb = '', thing, does, object = ''] =
    /^(is|are|will|does) (\p{Ll}+) (\p{L}+)( (?:it|this|me|them|mine))?\??$/iu.exec(asked) ?? [];
  const isState = ['Adjective', 'PastTense', 'Participle'].some((tag) => wordsOf(asked)[2]?.tags.has(tag));
  const fits = /^(?:is|are)$/i.test(verb)
    ? isState
    : /^(?:pay|cover|work|help|fit|last|matter|change|hurt)$/i.test(does ?? '');
  if (!thing || !does || !fits) return null;
  if (/^does$/i.test(verb)) return `whether ${thing} ${thirdPerson(does)}${object}`;
  return `whether ${thing} ${verb.toLowerCase()} ${does}${object}`;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What people ask of themselves, said of them. */
const ofThem = (text: string): string =>
  text
    .replace(/\b(?:i|we)\b/gi, 'they')
    .replace(/\b(?:me|us)\b/g, 'them')
    .replace(/\bthey am\b/g, 'they are')
    .trim();
