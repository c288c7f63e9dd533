import type { CircumstanceOfCategory } from './circumstance.js';
import { A_PRICE } from '../words/attribute-words.js';
import { isCountableNoun } from '../words/countable-nouns.js';
import { lastWord } from '../words/nouns.js';
import { after, forPeople } from '../phrase.js';

const OF_CHILDREN = /\b(?:child|children|kids?|pupils?)\b/i;
/** Not of floods. */
const ABOUT_RISK =
  /^risk$|\brisk (?:appetite|profile|tolerance|attitude|level)s?\b|\b(?:attitude|appetite|tolerance) (?:to|for|of) risk\b/i;
const NOT_TO_BE_REPEATED = /^(?:people|being|getting|having)\b/i;

/** `broken washing machine`; but not `faulty wiring`. */
const isBrokenThing = (value: string): boolean =>
  /^(?:broken|faulty|stolen|cracked|dead) \p{L}+(?: \p{L}+)?$/iu.test(value) &&
  isCountableNoun(lastWord(value));

/** What people are, have and live through, by the category. The first that fits is said. */
export const PERSON_CIRCUMSTANCES: readonly CircumstanceOfCategory[] = [
  {
    about: /(?<!programming |coding |scripting |query )\blanguages?\b/i,
    value: /^\p{Lu}\p{Ll}+$|^[BA]SL$/u,
    say: (_, name) => forPeople(`${name} ${/^.SL$/.test(name) ? 'users' : 'speakers'}`),
  },
  // `always on the go`, of a child
  {
    about: OF_CHILDREN,
    value: /^(?:always|never|constantly|often) \p{L}/iu,
    say: (value) => forPeople(`children who are ${value}`),
  },
  // `dinosaur mad`
  {
    about: OF_CHILDREN,
    value: /^\p{L}+[- ](?:mad|crazy|obsessed)$/iu,
    say: (value) => forPeople(`${value.replace(' ', '-')} children`),
  },
  {
    about: ABOUT_RISK,
    value: /^(?:very )?(?:cautious|careful|adventurous|balanced|moderate|conservative|aggressive)$/i,
    say: (value) => forPeople(`${value} investors`),
  },
  {
    about: ABOUT_RISK,
    value: /^(?:low|medium|high)(?: to (?:medium|high))?$/i,
    say: (value) => forPeople(`people with a ${value} appetite for risk`),
  },
  {
    about:
      /\b(?:wealth|(?<!energy |cost |time |water )savings|assets|deposits?|pension pots?|portfolio(?: size)?|net worth)\b/i,
    value: /^(?:(?:over|under|up to|at least|less than|more than) )?[$€£]\d\S*(?: ?[-–] ?\S+| to \S+)?$/i,
    say: (value) => forPeople(`people with ${value}`),
  },
  { about: /\b(?:giving|spend(?:ing)?|budgets?)\b/i, value: A_PRICE, say: (value) => after(`at ${value}`) },
  {
    about: /\border (?:sizes?|volumes?|quantit(?:y|ies))\b/i,
    value: /^(?:(?:over|under|up to|at least) )?\d[\d.,]*k?\+?$/i,
    say: (value) => after(`for orders of ${value}`),
  },
  {
    about: /^(?:dealing|coping|living|struggling) with$/i,
    value: /^\p{L}[\p{L}\s'’-]*$/u,
    say: (value, _, category) =>
      forPeople(
        NOT_TO_BE_REPEATED.test(value) ? `people ${value}` : `people ${category.toLowerCase()} ${value}`,
      ),
  },
  {
    about: /^going through$/i,
    value: /^(?:(?:peri)?menopause|grief|chemo(?:therapy)?|IVF|puberty)$/i,
    say: (_, name) => forPeople(`people going through ${name}`),
  },
  // `broken washing machine`
  {
    about: /\b(?:why now|triggers?|reasons?|situations?|moments?|circumstances?)\b/i,
    value: { test: isBrokenThing },
    say: (value) => forPeople(`people with a ${value}`),
  },
  {
    about: /\b(?:diets?|dietary)\b/i,
    value: /^(?:halal|kosher|vegan|vegetarian|keto|paleo) or (?:halal|kosher|vegan|vegetarian|keto|paleo)$/i,
    say: (value) => forPeople(`people on a ${value} diet`),
  },
];
