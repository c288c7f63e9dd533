import { cleanAnswer } from '../answers/cleaning.js';
import type { AttributeRef, Combination } from '../combinations/combination.js';
import { memoized } from '../memoized.js';
import { isAdjective } from './adjective-phrase.js';
import type { NounForm } from '../vocabulary.js';
import { phraseOf } from './attribute-phrase.js';
import { behindNoun } from './behind-noun.js';
import { besideProduct } from './beside-product.js';
import { withoutLabelCapitals } from './words/label-capitals.js';
import {
  articleFor,
  guessForm,
  isKnownMass,
  isOddlyCounted,
  mayBeMass,
  pluralOf,
  singularName,
  withOption,
} from './words/nouns.js';
import { isNounPhrase } from './words/noun-phrase.js';
import { wordsOf } from './words/parts-of-speech.js';
import type { After, AttributePhrase, NoteOf } from './phrase.js';
import { namesPerson } from './said-of-seller.js';
import { speakable } from './words/speakable.js';

/** The subject of a question, in the forms that sentences need. */
export interface Subject {
  /** Several to choose from: `CRMs for small teams`, `dental care options for children`. */
  many: string;
  /** The kind of thing: `CRMs for small teams`, `dental care for children`. */
  kind: string;
  /** One, without an article: `CRM for small teams`; the same as `kind` if there is no singular. */
  bare: string;
  /** One, with an article: `a CRM for small teams`. */
  one: string;
  /** `bare` and `one` are plural. */
  isMany: boolean;
  /** It is countable: `a CRM`. */
  isCounted: boolean;
  /** It is somebody: `plumber`. */
  isPerson?: boolean;
  /** The target group or the use, if it would otherwise modify another noun: `for ribs` for a grill with a warranty. */
  group: string;
  /** The same directly behind the rest; '' where it cannot stand there. */
  groupBehind: string;
  /** Notes in brackets that fit next to no noun: `ideally same day`. */
  notes: readonly string[];
  /** What is known of the asker and fits next to no noun either: `group 1`. */
  ofAsker: readonly string[];
  /** The same, where it may open a question: `bad back`; '' for none. */
  situation: string;
  /** The same as sentences: `the airline damaged my bag`; '' for none. */
  told: string;
  /** Such sentences behind the subject, after 'given that', instead of opening the question. */
  given: string;
  /** The same without its target group, and what is told of those people: `tired of spreadsheets`, `who work alone`. */
  ofPeople?: { subject: Subject; state: string };
}

/** `Bad back, the airline damaged my bag`, to open a question with. */
export const leadOf = ({ situation, told }: Subject): string => [situation, told].filter(Boolean).join(', ');

const parsed = new WeakMap<AttributeRef, AttributePhrase>();

function phrase(ref: AttributeRef, ownNames: readonly string[]): AttributePhrase {
  let known = parsed.get(ref);
  if (!known) {
    known = phraseOf(ref, ownNames);
    parsed.set(ref, known);
  }
  return known;
}

const subjects = new WeakMap<object, Subject>();

/**
 * The subject of a combination's question; without a product category, an unspecified thing.
 *
 * @param ownNames the brand's names, which keep their capitals in labels
 */
export function subjectOf(
  combination: Pick<Combination, 'productCategory' | 'attributes'>,
  ownNames: readonly string[] = [],
): Subject {
  let subject = subjects.get(combination);
  if (!subject) {
    const { productCategory, attributes } = combination;
    const product = productCategory?.name ?? '';
    const phrases = attributes.map((ref) => besideProduct(phrase(ref, ownNames), ref, product));
    const build = (said: readonly AttributePhrase[]): Subject =>
      buildSubject(productCategory, said, ownNames);
    const whole = build(phrases);
    const isPerson = namesPerson(product);
    subject = { ...whole, ...ofPeopleIn(phrases, whole, build), ...(isPerson && { isPerson }) };
    subjects.set(combination, subject);
  }
  return subject;
}

/**
 * Empty unless an attribute is a target group of people in general, and no other is one that it was joined with: `for
 * French bulldogs` is said beside it.
 */
function ofPeopleIn(
  phrases: readonly AttributePhrase[],
  whole: Subject,
  build: (phrases: readonly AttributePhrase[]) => Subject,
): Pick<Subject, 'ofPeople'> {
  const groups = phrases.filter((said): said is After => said.place === 'after' && said.people !== undefined);
  const [only, another] = groups.filter(({ people }) => people?.startsWith('people '));
  const isJoined = groups.length > 1 && !whole.notes.some((note) => note.startsWith('for '));
  if (!only?.people || another || isJoined || only.isSet) return {};
  const subject = build(phrases.filter((said) => said !== only));
  return subject.group || subject.one.includes(' for my ')
    ? {}
    : { ofPeople: { subject, state: only.people.slice('people '.length) } };
}

function buildSubject(
  productCategory: Combination['productCategory'],
  phrases: readonly AttributePhrase[],
  ownNames: readonly string[],
): Subject {
  const before = phrases
    .flatMap((part) => (part.place === 'before' ? [part.text] : []))
    // `thin and light cat eye sunglasses`, `budget solid oak tables`
    .sort(
      (a, b) =>
        Number(b.includes(' and ')) - Number(a.includes(' and ')) ||
        a.split(' ').length - b.split(' ').length,
    );
  const behind = phrases.filter((part) => part.place === 'after');
  const { kept, noted, ...apart } = behindNoun(behind);
  const notes = [...noted, ...notesOf(phrases)];
  const known = phrases.flatMap((part) => (part.place === 'aside' && part.of === 'asker' ? [part] : []));
  const opening = known.filter(({ text }) => opensQuestion(text));
  const textOf = ({ text }: { text: string }): string => text;
  const aside = {
    notes,
    ofAsker: known.filter((part) => !opening.includes(part)).map(textOf),
    // Not joined by 'and': `deaf in one ear and church` would be misread.
    situation: opening
      .filter(({ isSentence }) => !isSentence)
      .map(textOf)
      .join(', '),
    told: opening
      .filter(({ isSentence }) => isSentence)
      .map(textOf)
      .join(' and '),
    given: '',
  };
  // `villas with a private pool and a private chef`
  const hasWith = / with \S/i.test(productCategory?.name ?? '');
  const tail = (key: 'one' | 'many'): string => {
    const text = joined(kept.map((part) => part[key]));
    return hasWith ? text.replace(/^ with /, ' and ') : text;
  };
  const typed = productCategory
    ? withoutLabelCapitals(speakable(productCategory.name), { ownNames })
        .replace(TO_COMPOUND, (words) => words.replaceAll(' ', '-'))
        .replace(/^learn-to-\p{L}+$/u, '$& class')
        // `villas with a private pool`
        .replace(
          / with (?=(?:private|heated|shared|indoor|outdoor) (?:pool|garden|terrace|hot tub|jacuzzi|beach)$)/i,
          (_, at: number, all: string) => ` with ${articleFor(all.slice(at + ' with '.length))} `,
        )
        // `house removal services`; it was `which house removals`
        .replace(/\bremovals$/i, 'removal')
    : '';
  if (!typed) return unnamed(before, tail, { ...apart, ...aside });
  const guessed = formOf(typed, productCategory?.form);
  // `electric cars`: `an electric car` where a sentence speaks of one
  const single = guessed === 'plural' && !productCategory?.form ? singularName(typed) : null;
  const form = single ? 'countable' : guessed;
  const isOption = !productCategory?.form && isOddlyCounted(typed);
  const name = isOption ? withOption(typed, 'option') : (single ?? typed);
  const headed = (words: string): string => {
    // `new zinc roofs`, but `affordable new roofs`
    const [, fresh, thing] = before.some(isKnownMass) ? (/^(new|used) (.+)$/i.exec(words) ?? []) : [];
    return (fresh && thing ? [fresh, ...before, thing] : [...before, words]).reduce(saidOnce);
  };
  const head = headed(name);
  const isMany = form === 'plural';
  if (form === 'countable') {
    const several = isOption ? withOption(typed, 'options') : single ? typed : pluralOf(typed);
    const many = headed(several) + tail('many');
    const bare = `${head}${tail('one')}`;
    return {
      many,
      kind: many,
      bare,
      one: `${articleFor(head)} ${bare}`,
      isMany,
      isCounted: true,
      ...apart,
      ...aside,
    };
  }
  const kind = `${head}${tail(isMany ? 'many' : 'one')}`;
  const many = isMany ? kind : `${headed(withOption(name, 'options'))}${tail('many')}`;
  return { many, kind, bare: kind, one: kind, isMany, isCounted: false, ...apart, ...aside };
}

/** `buy-to-let` from `buy to let mortgage` */
const TO_COMPOUND =
  /^free from(?= \p{L})|^learn to \p{L}+$|\b(?:buy to let|rent to (?:own|buy)|ready to (?:wear|eat|drink)|made to (?:measure|order)|bean to (?:cup|bar)|peer to peer|pay as you go)(?= \p{L})/iu;

/** `hydraulic lime` and `lime plaster`: `hydraulic lime plaster`. */
function saidOnce(text: string, more: string): string {
  const last = /\S+$/.exec(text)?.[0] ?? '';
  const isSame = more.toLowerCase().startsWith(`${last.toLowerCase()} `);
  return isSame ? text.slice(0, -last.length) + more : `${text} ${more}`;
}

/**
 * `Gas Grills` is plural, even if 'countable' is set. What may be uncountable is treated so, because `customs clearance
 * options` is always correct.
 */
function formOf(name: string, set: NounForm | undefined): NounForm {
  const guess = guessForm(name);
  if (set) return set === 'countable' && guess === 'plural' ? guess : set;
  return guess === 'countable' && mayBeMass(name) ? 'mass' : guess;
}

/** `Booked far too late`, to begin a question with. */
export const asLead = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Whether a situation may open a question: `booked far too late`; but not `prompt`, which cleaning would take for a
 * label, and not `group 1`, which tells of no situation.
 */
const opensQuestion = memoized(5_000, (text: string): boolean => {
  const example = `${asLead(text)}: which one would you recommend?`;
  return /^[^:;?!"“”()]+\s[^:;?!"“”()]*[^\d\s:;.?!"“”()]$/u.test(text) && cleanAnswer(example) === example;
});

function notesOf(phrases: readonly AttributePhrase[]): string[] {
  const texts = (of: NoteOf): string[] =>
    phrases.flatMap((part) => (part.place === 'aside' && part.of === of ? [part.text] : []));
  const wished = texts('thing');
  const things = wished.filter(isThing);
  const ofThing = wished.filter((text) => !isThing(text)).join(', ');
  const ofChoice = enumerate(texts('choice'));
  return [
    ...(ofThing ? [`ideally ${ofThing}`] : []),
    ...(things.length > 0 ? [`${enumerate(things)} would be ideal`] : []),
    ...texts('purchase'),
    ...(ofChoice ? [`what matters most is ${ofChoice}`] : []),
  ];
}

/** `EU hosting`; but `ideally offset`. Read blind in several wordings, ‘would be ideal’ is the best for nouns. */
const isThing = (text: string): boolean =>
  text.includes(' ') &&
  isNounPhrase(text) &&
  !isAdjective(wordsOf(text), text) &&
  !/\d|^\p{Lu}\S*$/u.test(text);

function unnamed(
  before: readonly string[],
  tail: (key: 'one' | 'many') => string,
  apart: Pick<Subject, 'group' | 'groupBehind' | 'notes' | 'ofAsker' | 'situation' | 'told' | 'given'>,
): Subject {
  const words = before.join(' ');
  const lead = words ? `${words} ` : '';
  const many = `${lead}options${tail('many')}`;
  return {
    many,
    kind: many,
    bare: `${lead}option${tail('one')}`,
    one: `something${words ? ` ${words}` : ''}${tail('one')}`,
    isMany: false,
    isCounted: false,
    ...apart,
  };
}

/** ` with laces and a rocker sole for beginners`: phrases with the same first word share it. */
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
