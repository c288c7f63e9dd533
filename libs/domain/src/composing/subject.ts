import type { AttributeRef, Combination } from '../combinations/combination.js';
import { phraseOf } from './attribute-phrase.js';
import { namesPeople } from './noun-phrase.js';
import { MONEY } from './attribute-words.js';
import { articleFor, guessForm, isOddlyCounted, pluralOf } from './nouns.js';
import { after, type After, type AttributePhrase, forPeople } from './phrase.js';
import { speakable } from './speakable.js';

/** What a question is about, in the shapes that sentences need it. */
export interface Subject {
  /** Many, or what is not counted: `CRMs for small teams`, `dental care for children`. */
  many: string;
  /** One, without an article: `CRM for small teams`; the same as `many` for what has no singular. */
  bare: string;
  /** One, with an article: `a CRM for small teams`. */
  one: string;
  isMany: boolean;
  isMass: boolean;
  isPlural: boolean;
}

const parsed = new WeakMap<AttributeRef, AttributePhrase>();

function phrase(ref: AttributeRef): AttributePhrase {
  let known = parsed.get(ref);
  if (!known) {
    known = phraseOf(ref);
    parsed.set(ref, known);
  }
  return known;
}

/** In which order phrases stand behind a noun: what belongs to it most closely first, then whom it is for, whole clauses last. */
const ORDER: readonly RegExp[] = [
  /^(?:over|under|up to|at least|between|from|at) [^a-z]*\d/i,
  /^(?:made|built|designed|in|near|by) /,
  /^with /,
  /^(?:from|on|at) /,
  /^(?!for |to |that |which |who )/,
  /^for /,
  /^to /,
  /^/,
];
const rankOf = ({ one }: After): number => ORDER.findIndex((pattern) => pattern.test(one));

const subjects = new WeakMap<object, Subject>();

/** What a combination's question is about; without a product category, about something. */
export function subjectOf(combination: Pick<Combination, 'productCategory' | 'attributes'>): Subject {
  let subject = subjects.get(combination);
  if (!subject) {
    subject = buildSubject(combination);
    subjects.set(combination, subject);
  }
  return subject;
}

function buildSubject({
  productCategory,
  attributes,
}: Pick<Combination, 'productCategory' | 'attributes'>): Subject {
  const phrases = attributes.map((ref) => phrase(ref));
  const before = phrases.flatMap((part) => (part.place === 'before' ? [part.text] : []));
  const behind = phrases.filter((part) => part.place === 'after').sort((a, b) => rankOf(a) - rankOf(b));
  const asides = phrases.flatMap((part) => (part.place === 'aside' ? [part.text] : []));
  const ideally = asides.length > 0 ? ` (ideally ${enumerate(asides)})` : '';
  const kept = withOneFor(behind);
  const tail = (key: 'one' | 'many'): string => joined(kept.map((part) => part[key])) + ideally;
  const name = productCategory ? speakable(productCategory.name) : '';
  if (!name) return unnamed(before, tail);
  const form = productCategory?.form ?? guessForm(name);
  // `Meet & Greet options`: what may be no noun is not counted itself.
  const noun =
    form === 'countable' && !productCategory?.form && isOddlyCounted(name) ? `${name} option` : name;
  const headed = (words: string): string => [...before, words].join(' ').replace(SAID_TWICE, '$1');
  const head = headed(noun);
  const bare = `${head}${tail('one')}`;
  const shared = { isMass: form === 'mass', isPlural: form === 'plural' };
  if (form === 'countable') {
    const many = headed(pluralOf(noun)) + tail('many');
    return { ...shared, many, bare, one: `${articleFor(head)} ${bare}`, isMany: false };
  }
  const text = form === 'mass' ? bare : `${head}${tail('many')}`;
  return { ...shared, many: text, bare: text, one: text, isMany: form === 'plural' };
}

/** `hydraulic lime lime plaster`. */
const SAID_TWICE = /(?<=^|\s)(\S+) \1(?=\s)/giu;

/**
 * Two of `for …` would belong to each other: `for parents for people who want to lose weight` becomes `for parents who
 * want to lose weight`, `for hiking for beginners` becomes `for hiking that suit beginners`.
 */
function withOneFor(phrases: readonly After[]): After[] {
  const [one, other, ...more] = phrases.filter(
    (part) => part.one.startsWith('for ') && !MONEY.test(part.one),
  );
  if (!one || !other) return [...phrases];
  const kept = phrases.filter((part) => part !== one && part !== other);
  const both = forBoth(one, other);
  return more.length > 0
    ? withOneFor([...kept, ...both])
    : [...kept, ...both].sort((a, b) => rankOf(a) - rankOf(b));
}

function forBoth(one: After, other: After): After[] {
  const [first, second] = startsWithPeople(other) || !one.people ? [one, other] : [other, one];
  const doing = [first, second].find((part) => WITH_CLAUSE.test(part.one));
  const group = doing === first ? second : first;
  // What somebody does stands last: `for art galleries and museums that want to save time`.
  if (
    doing &&
    !startsWithPeople(second) &&
    !WITH_CLAUSE.test(group.one) &&
    guessForm(withoutFor(group)) === 'plural'
  )
    return [after(`for ${withoutFor(group)} and ${withoutFor(doing)}`)];
  const { people } = second;
  if (!people) {
    // `for growing tomatoes and small gardens` would grow the gardens.
    const [last, start] = /^for \S+ing\s/.test(first.one) ? [first, second] : [second, first];
    const isDoing = /^for \S+ing\s/.test(last.one);
    const both = `for ${withoutFor(start)} and ${isDoing ? 'for ' : ''}${withoutFor(last)}`;
    return [after(both.replace('” and situations like “', '” and “'))];
  }
  if (startsWithPeople(second) && first.people && isGroup(first.people)) {
    const said = people.replace(/^people /, '');
    const isSecond = said.startsWith('who ') && first.people.startsWith('people who ');
    return [forPeople(`${first.people} ${isSecond ? said.replace('who', 'and') : said}`)];
  }
  return [first, { ...second, one: `that suits ${people}`, many: `that suit ${people}` }];
}

const WITH_CLAUSE = /^for .*? (?:that|who) /;
const startsWithPeople = ({ people }: After): boolean => people?.startsWith('people ') === true;
const isGroup = (people: string): boolean =>
  !/^(?:someone|an?)\s/.test(people) && namesPeople(people.replace(/ who .*/, ''));
const withoutFor = ({ one }: After): string => one.replace(/^for /, '');

function unnamed(before: readonly string[], tail: (key: 'one' | 'many') => string): Subject {
  const words = before.join(' ');
  const lead = words ? `${words} ` : '';
  return {
    many: `${lead}options${tail('many')}`,
    bare: `${lead}option${tail('one')}`,
    one: `something${words ? ` ${words}` : ''}${tail('one')}`,
    isMany: false,
    isMass: false,
    isPlural: false,
  };
}

/** ` with laces and a rocker sole for beginners`: phrases of the same lead share it. */
function joined(phrases: readonly string[]): string {
  let text = '';
  let lead = '';
  for (const part of phrases) {
    const [, first = '', rest = ''] = /^(\S+)\s(.*)$/.exec(part) ?? [];
    text += first === lead && /^(?:with|that|in)$/.test(first) ? ` and ${rest}` : ` ${part}`;
    lead = first;
  }
  return text;
}

/** `a`, `a and b`, `a, b and c`. */
export function enumerate(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
