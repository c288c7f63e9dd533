import { type CircumstanceOfCategory, forOne } from './circumstance.js';
import { ABOUT_PAIN, ABOUT_WORRY } from '../words/category-hints.js';
import { guessForm } from '../words/nouns.js';
import { nounPhrase } from '../words/noun-phrase.js';
import { after, forPeople } from '../phrase.js';

const ANY = /^/;
const ABOUT_LIFE = /\b(?:life|situations?|triggers?|moments?|stages?|events?|circumstances?|why now)\b/i;
const ABOUT_LAW = /\b(?:practice areas?|areas? of (?:law|practice))\b/i;

/** What happens to people, by the words of the value and, where it is not sure, by its category. The first that fits is said. */
export const TROUBLE_CIRCUMSTANCES: readonly CircumstanceOfCategory[] = [
  // `hidden page fees`
  {
    about: ABOUT_PAIN,
    value: /^(?:hidden|surprise|unexpected|extra|excessive) (?:\p{L}+ )?(?:fees|costs|charges|bills)$/iu,
    say: (value) => forPeople(`people tired of ${value}`),
  },
  {
    about: ABOUT_PAIN,
    value: /^(?:no-show|absent|late|rude|unqualified|inexperienced) \p{L}+s$/iu,
    say: (value) => forPeople(`people tired of ${value}`),
  },
  {
    about: ABOUT_WORRY,
    value:
      /^(?:looking|sounding|feeling|smelling|seeming|ruining|breaking|scratching|damaging|embarrassing|wasting|overpaying|forgetting|regretting)(?: \S|$)/i,
    say: (value) => forPeople(`people worried about ${value}`),
  },
  {
    about: ANY,
    value: /^(?:busy|overwhelmed|swamped) (?:with|by|at) \S/i,
    say: (value) => forPeople(`people ${value}`),
  },
  {
    about: ANY,
    value: /^(?:tone[- ]deaf|colou?r[- ]blind|hard of hearing|short[- ]sighted|long[- ]sighted)$/i,
    say: (value) => forPeople(`people who are ${value}`),
  },
  // `quit twice already`
  {
    about: ANY,
    value: /^(?:quit|stopped|failed|dropped out|gave up) (?:.+ )?(?:already|before|twice|once|last year)$/i,
    say: (value) => forPeople(`people who ${value}`),
  },
  {
    about: ANY,
    value: /^(?:just|recently) (?:sold|bought|lost|moved|inherited|left|started|finished|changed) \S/i,
    say: (value) => forPeople(`people who ${value}`),
  },
  {
    about: ANY,
    value:
      /^(?:kids|children|parents|tenants|flatmates|housemates|partner|husband|wife|tenant|flatmate) (?:moved|left|started|died|went|grew)(?: \p{L}+){0,2}$/iu,
    say: (value) => forPeople(`people whose ${value}`),
  },
  {
    about: /\b(?:issues?|problems?|situations?|emergenc(?:y|ies)|what happened|triggers?|events?)\b/i,
    value: /^\p{L}+ (?:stolen|vandalised|vandalized|burgled|flooded|damaged|lost)$/iu,
    say: (value) => {
      const [what = '', done = ''] = value.split(' ');
      return forPeople(`people whose ${what} ${guessForm(what) === 'plural' ? 'were' : 'was'} ${done}`);
    },
  },
  // `audit next month`
  {
    about: ANY,
    value: /^(?!\p{L}+ing\b)\p{L}+(?: \p{L}+)? (?:next|this) (?:week|month|year|quarter|term|season)$/iu,
    say: (value) => {
      const [, what = '', when = ''] = /^(.+) ((?:next|this) \p{L}+)$/u.exec(value) ?? [];
      return forPeople(`people with ${nounPhrase(what)} ${when}`);
    },
  },
  {
    about: ANY,
    value: /^(?:previous|past|prior|earlier) (?:bad|failed|poor|botched) \p{L}+$/iu,
    say: (value) => forPeople(`people with ${nounPhrase(value)}`),
  },
  {
    about: ANY,
    value: /^(?:maternity|paternity|parental|adoption|sick) leave$/i,
    say: (value) => forPeople(`people on ${value}`),
  },
  {
    about: ANY,
    value:
      /^on (?:universal credit|benefits|medicare|medicaid|(?:maternity|paternity|parental|sick) leave|disability|an? (?:salary|income|wage|pension)\b.*)$/i,
    say: (_, name) => forPeople(`people ${name.charAt(0).toLowerCase()}${name.slice(1)}`),
  },
  { about: ABOUT_LIFE, value: /^new baby$/i, say: () => forPeople('people with a new baby') },
  { about: ABOUT_LIFE, value: /^new job$/i, say: () => forPeople('people starting a new job') },
  {
    about: ANY,
    value: /^pregnant (?:or|and|\/) (?:postpartum|nursing|breastfeeding)$/i,
    say: (value) => forPeople(`people who are ${value.replace('/', 'or')}`),
  },
  {
    about: /\bdiets?\b/i,
    value: /^(?:low[- ])?fodmap$/i,
    say: () => forPeople('people on a low-FODMAP diet'),
  },
  {
    about: ANY,
    value: /^(?:black friday|cyber monday|prime day|boxing day)$/i,
    say: (_, name) => after(`for the ${name} sales`),
  },
  {
    about: ANY,
    value: /^after (?:chemo|chemotherapy|radiotherapy|covid|treatment)$/i,
    say: (value) => after(value),
  },
  {
    about: /\b(?:occasions?|meals?|uses?|situations?)\b/i,
    value: /^(?:\p{L}+ ){1,2}(?:lunches|dinners|breakfasts|snacks)$/iu,
    say: (value) => after(`for ${value}`),
  },
  {
    about: ANY,
    value:
      /^(?:backyard|garden|kitchen|bathroom|basement|loft|house|home|full|whole-house) (?:reno|remodel|renovation|refit|makeover)$/i,
    say: forOne,
  },
  {
    about: ANY,
    value:
      /^(?:kids|children|adults|beginners|teens|students|people) (?:starting|returning|learning|switching|moving|preparing|struggling) \S/i,
    say: (value) => forPeople(value.replace(/(?<=returning) after years$/, 'after years away')),
  },
  {
    about: ANY,
    value: /^(?:\p{L}+ )?\p{L}+s everywhere$/iu,
    say: (value) => forPeople(`people with ${value}`),
  },
  { about: ABOUT_LAW, value: /^employment$/i, say: () => after('for employment law') },
  {
    about: ABOUT_LAW,
    value: /^(?!no\s)\p{L}[\p{L}\s&'’.-]*$/iu,
    say: (value) =>
      after(`for ${value.replace(/(?<=\S )\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())}`),
  },
  {
    about: /\bgrades?\b|\bages?\b|\blevels?\b|\bstages?\b/i,
    value: /^KS\d$/,
    say: (_, name) => after(`for ${name}`),
  },
];
