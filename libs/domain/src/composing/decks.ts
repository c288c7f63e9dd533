import { groupBy } from '../group-by.js';
import { at } from '../known.js';
import { memoized } from '../memoized.js';
import { chance } from '../sampling/chance.js';
import { textHash } from '../text-hash.js';
import { FORMS, type FormSet, PART_OF_SUBJECT, TAKES_NO_FOR } from './forms.js';
import type { Subject } from './subject.js';

/** The sentence forms that fit an item. */
export interface Deck {
  key: string;
  size: number;
  /** The forms, grouped by how they open. */
  groups: readonly (readonly string[])[];
}

const decks = new Map<string, Deck>();

interface FormRule {
  key: string;
  /** Whether it holds for a subject. */
  of: (subject: Subject, set: FormSet) => boolean;
  /** Whether a form fits such a subject. */
  fits: (form: string) => boolean;
}

/** Which forms fit which subjects. */
const FORM_RULES: readonly FormRule[] = [
  { key: 'uncounted', of: ({ isCounted }) => !isCounted, fits: (form) => !form.startsWith('*') },
  // `What is the best plumber?`
  {
    key: 'person',
    of: ({ isPerson }, set) => isPerson === true && (set === 'discovery' || set === 'unopened'),
    fits: (form) => !/\bwhat (?:\{is\}|would|do you) /i.test(form),
  },
  // `What is the best-rated boiler installation?`
  {
    key: 'mass',
    of: ({ isCounted, isMany }) => !isCounted && !isMany,
    fits: (form) => !form.includes('best-rated'),
  },
  // `What are my options for options with a view?`
  {
    key: 'options',
    of: ({ kind }) => /\boptions\b/.test(kind),
    fits: (form) => !/\boptions for \{k\}/.test(form),
  },
  // `What do you suggest to someone who wants shoes for people who run?`, `Which shoes for people who run do people like best?`
  {
    key: 'people',
    of: ({ one, group }) => / for (?:people|someone|the|an?) /.test(`${one} ${group}`),
    fits: (form) => !/\b[Ss]omeone\b|friend of mine|\bpeople\b|\bsuit me\b/.test(form),
  },
  // `a till with a free trial for cafés` is misread: `which tills with a free trial would you recommend for cafés?`
  {
    key: 'apart',
    of: ({ group }, set) => group !== '' && (set === 'discovery' || set === 'unopened'),
    fits: (form) => !TAKES_NO_FOR.test(PART_OF_SUBJECT.exec(form)?.[0] ?? ''),
  },
  // `If I need a bag, given that mine broke, what …?`
  {
    key: 'given',
    of: ({ given }) => given !== '',
    fits: (form) => !/^Given\b|\{[skda]\}[^;:?]*,/.test(form),
  },
  // `I'm asking for a friend: which bags …, given that my bag broke?`
  {
    key: 'asker',
    of: ({ given }) => /\b(?:I|my|we|our)\b/.test(given),
    fits: (form) => !/\b[Ss]omeone\b|\bfriend\b|\bcolleagues\b/.test(form),
  },
];

/** The deck of a set for a subject. */
export function deckOf(set: FormSet, subject: Subject): Deck {
  const rules = FORM_RULES.filter((rule) => rule.of(subject, set));
  const key = [set, ...rules.map((rule) => rule.key)].join(' ');
  let deck = decks.get(key);
  if (!deck) {
    const forms = FORMS[set]
      .filter((form) => rules.every((rule) => rule.fits(form)))
      .map((form) => form.replace(/^\* /, ''));
    deck = { key, size: forms.length, groups: openingAlike(forms) };
    decks.set(key, deck);
  }
  return deck;
}

/** The form of a turn: every round uses each form once, in its own order. */
export function formAt({ key, size, groups }: Deck, turn: number, brandName: string): string {
  const round = Math.floor(turn / size);
  const order = orderOf(`${key} ${round} ${brandName}`, groups, key + brandName, round);
  return at(order, turn % size);
}

const openingAlike = (forms: readonly string[]): string[][] => [
  ...groupBy(forms, (form) => form.split(' ', 3).join(' ')).values(),
];

/** A pseudo-random order that keeps forms that open alike apart. */
function spread(groups: readonly (readonly string[])[], salt: number, round: number): string[] {
  const placed = groups.flatMap((group, at) => {
    const shift = chance(salt, round, at) / 2 ** 32;
    const shuffled = group
      .map((form, place) => ({ form, tie: chance(salt, round, at, place) }))
      .sort((a, b) => a.tie - b.tie);
    return shuffled.map(({ form }, place) => ({ form, at: (place + shift) / group.length }));
  });
  return placed.sort((a, b) => a.at - b.at).map(({ form }) => form);
}

const orderOf = memoized(200, (_, groups: readonly (readonly string[])[], salted: string, round: number) =>
  spread(groups, textHash(salted), round),
);
