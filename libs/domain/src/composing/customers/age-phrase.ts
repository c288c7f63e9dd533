import { ABOUT_AGE } from '../words/category-hints.js';
import { pluralOf } from '../words/nouns.js';
import { type AttributePhrase, forPeople } from '../phrase.js';
import { lowerStart } from '../verb-phrase.js';

/** How old they are: `over 60`, `18-25`, `0-12 months`. */
export function agePhrase(value: string, category: string): AttributePhrase | null {
  if (
    ABOUT_AGE.test(category) &&
    /^(?:(?:early|mid|late)[ -])?\d0s(?:(?:[-–]| and | to )\d0s)?$/i.test(value)
  )
    return forPeople(`people in their ${lowerStart(value)}`);
  const [, comparison, months, most] = AGED.exec(value) ?? [];
  if (
    !most ||
    !(ABOUT_AGE.test(category) || /^ages?d?\s/i.test(value) || (comparison && !OF_NO_AGE.test(category)))
  )
    return null;
  const animal = /\b(dog|cat|pet|horse|pupp)/i.exec(category)?.[1]?.toLowerCase();
  const young = months ? 'babies' : Number(most) < 18 ? 'children' : 'people';
  const who = animal ? pluralOf(animal === 'pupp' ? 'puppy' : animal) : young;
  const said = lowerStart(value)
    .replace(/^ages?d?\s/, '')
    .replace(/\s?years\+?$/, '');
  return forPeople(`${who} ${comparison ? '' : 'aged '}${animal ? lowerStart(value) : said}`);
}
/** Categories in which `under 50` is not an age. */
const OF_NO_AGE =
  /\b(?:sizes?|pric\w+|budgets?|costs?|spend\w*|guests?|numbers?|counts?|heads?|headcount|employees|staff|fleet|rooms?|units?|distance|weight|height)\b/i;
const AGED =
  /^(?:(under|over|below|above|up to)\s|ages?d?\s)?(?=.*?(months)?\+?$)(?:\d+\s?(?:[-–]|to)\s?)?(\d{1,2})(?:\+|\s(?:and|or)\s(?:up|over|older|under|younger)|\s(?:months|years)\+?)?$/i;
