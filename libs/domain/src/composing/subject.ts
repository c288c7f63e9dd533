import { at } from '../known.js';
import type { AttributeRef, Combination } from '../combinations/combination.js';
import { phraseOf } from './attribute-phrase.js';
import { namesPeople } from './noun-phrase.js';
import { MONEY } from './attribute-words.js';
import { articleFor, guessForm, pluralOf } from './nouns.js';
import { type After, type AttributePhrase, forPeople } from './phrase.js';
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
  /** What fits beside no noun; '' when all does. */
  loose: string;
  looseIsMany: boolean;
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
  const after = phrases.filter((part) => part.place === 'after').sort((a, b) => rankOf(a) - rankOf(b));
  const loose = phrases.flatMap((part) => (part.place === 'loose' ? [part.text] : []));
  const kept = withOneFor(after, loose);
  const tail = (key: 'one' | 'many'): string => joined(kept.map((part) => part[key]));
  const name = productCategory ? speakable(productCategory.name) : '';
  if (!name) return unnamed(before, tail, loose);
  const form = productCategory?.form ?? guessForm(name);
  const head = [...before, name].join(' ');
  const bare = `${head}${tail('one')}`;
  const shared = {
    loose: enumerate(loose),
    looseIsMany: isSeveral(loose),
    isMass: form === 'mass',
    isPlural: form === 'plural',
  };
  if (form === 'countable') {
    const many = [...before, pluralOf(name)].join(' ') + tail('many');
    return { ...shared, many, bare, one: `${articleFor(head)} ${bare}`, isMany: false };
  }
  const text = form === 'mass' ? bare : `${head}${tail('many')}`;
  return { ...shared, many: text, bare: text, one: text, isMany: form === 'plural' };
}

/**
 * Two of `for …` would belong to each other: of `for hiking for beginners` one becomes `that suit beginners`, and of
 * `for parents for people who want to lose weight`, `for parents who want to lose weight`.
 */
function withOneFor(phrases: readonly After[], loose: string[]): After[] {
  const both = phrases.filter(({ one }) => one.startsWith('for ') && !MONEY.test(one));
  if (both.length < 2) return [...phrases];
  const ofPeople = both.filter(({ people }) => people?.startsWith('people '));
  const said = ofPeople.find(({ people }) => people?.startsWith('people who ')) ?? ofPeople[0];
  const somebody = both.find(
    (part) =>
      part !== said &&
      part.people &&
      !/^(?:people who|someone|an?)\s/.test(part.people) &&
      namesPeople(part.people),
  );
  if (said?.people && somebody?.people) {
    const merged = forPeople(`${somebody.people} ${said.people.replace('people ', '')}`);
    return withOneFor([...phrases.filter((part) => part !== said && part !== somebody), merged], loose);
  }
  const main = both.find(({ people }) => people === undefined) ?? at(both, 0);
  const kept = phrases.flatMap((part): After[] => {
    if (part === main || !both.includes(part)) return [part];
    const { people } = part;
    if (people !== undefined) return [{ ...part, one: `that suits ${people}`, many: `that suit ${people}` }];
    loose.push(part.one.replace(/^for (?:an? )?/, ''));
    return [];
  });
  return kept.sort((a, b) => rankOf(a) - rankOf(b));
}

function unnamed(
  before: readonly string[],
  tail: (key: 'one' | 'many') => string,
  loose: readonly string[],
): Subject {
  const words = before.join(' ');
  const lead = words ? `${words} ` : '';
  return {
    many: `${lead}options${tail('many')}`,
    bare: `${lead}option${tail('one')}`,
    one: `something${words ? ` ${words}` : ''}${tail('one')}`,
    isMany: false,
    isMass: false,
    isPlural: false,
    loose: enumerate(loose),
    looseIsMany: isSeveral(loose),
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

const isSeveral = (values: readonly string[]): boolean =>
  values.length > 1 ||
  (values.length === 1 && guessForm(at(values, 0)) === 'plural' && !/^\S+ing\s/.test(at(values, 0)));

/** `a`, `a and b`, `a, b and c`. */
export function enumerate(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
