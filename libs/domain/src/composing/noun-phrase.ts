import { COUNTED_FEATURE, PEOPLE, PEOPLE_FIRST, THE_PLACE, WITHOUT_ARTICLE } from './attribute-words.js';
import { articleFor, guessForm } from './nouns.js';
import { wordsOf } from './parts-of-speech.js';

/** Several persons: `new parents`, `drivers at night`. */
export const namesPeople = (value: string): boolean =>
  PEOPLE.test(value) || PEOPLE.test(headOf(value)) || namesActors(value);

/** By the part of speech. */
const namesActors = (value: string): boolean =>
  wordsOf(headOf(value)).at(-1)?.tags.has('Actor') === true && guessForm(headOf(value)) === 'plural';

/** `people` of `people with bad knees`. */
export const headOf = (value: string): string =>
  value.replace(/\s(?:(?:with|without|who|on|in|at|over|under|of|from)\s|\S+ing\b).*$/i, '');

/** `free trial` of `free trial for teams`. */
export const headOfFeature = (value: string): string =>
  value.replace(/\s(?:with|without|for|in|on|at|of|from|per|within)\s.*$/i, '');

/** `LoRaWAN`, `ISO 27001`, `HACCP`. */
export const isName = (value: string): boolean =>
  /^(?:\p{Lu}\p{Ll}*\p{Lu}\S*|\p{Lu}{2,}\S*)(?:\s[\p{Lu}\d][^\s]*)*$/u.test(value);

/** What a product has, with an article where it is surely one. */
export const featurePhrase = (value: string): string =>
  COUNTED_FEATURE.test(headOfFeature(value)) ? nounPhrase(value) : value;

/** With an article where it needs one. */
export function nounPhrase(value: string): string {
  if (/^(?:a|an|the|half|your|my|our|no|some|any|every|all)\s/i.test(value)) return value;
  if (/^(?:family|couple|group|party|team|crew) of\s/i.test(value)) return `a ${value}`;
  if (THE_PLACE.test(value)) return `the ${value}`;
  if (/^\p{Lu}\p{Ll}+(?:ia|land|stan)$/u.test(value)) return value;
  // `people allergic to stings`, `Grade 5+`
  if (PEOPLE_FIRST.test(value) || /\d\+?$/.test(value)) return value;
  const words = wordsOf(value);
  const last = words.at(-1);
  // `LoRaWAN`
  if (/^\p{Lu}\p{Ll}+\p{Lu}\S*$/u.test(value) && !value.endsWith('s')) return value;
  // `Office Manager` is no name: in lower case it holds none.
  const common = wordsOf(value.toLowerCase());
  const isProper =
    words.every((word) => /^\p{Lu}/u.test(word.text)) &&
    !(words.length > 1 && common.every(({ tags }) => EVERYDAY.some((tag) => tags.has(tag)))) &&
    last !== undefined &&
    (['ProperNoun', 'Place', 'Country', 'Region', 'City'].some((tag) => last.tags.has(tag)) ||
      /^[A-Z0-9-]{2,}$/.test(last.text));
  if (
    isProper ||
    last?.tags.has('Plural') ||
    AMOUNT_OF.test(value) ||
    WITHOUT_ARTICLE.test(value) ||
    SEASONS.test(value) ||
    /\p{Lu}\S*\sDay$/u.test(value) ||
    guessForm(PEOPLE.test(headOf(value)) ? headOf(value) : value) !== 'countable'
  )
    return value;
  if (/^\d+\s+\S+(?<!s)s\b/.test(value)) return value;
  return `${articleFor(value)} ${value}`;
}

/** What compromise knows by more than its place in a text. */
const EVERYDAY = ['Actor', 'Adjective'];

/** What happens in a life, and what one lives in: these are counted. */
const COUNTED_LIFE =
  /(?:^|[\s-])(?:day|night|weekend|trip|holiday|vacation|break|getaway|party|wedding|birthday|anniversary|christening|graduation|funeral|event|festival|concert|show|meeting|conference|office|home|house|flat|apartment|condo|studio|loft|garden|yard|balcony|driveway|garage|kitchen|bathroom|bedroom|nursery|room|roof|wall|floor|budget|business|company|team|group|family|couple|job|exam|degree|household|diet|appetite|authority|conversion|firm|school|hospital|hotel|restaurant|shop|store|farm|venue|conservatory|marathon|race|hike|commute|car|van|bike|boat|dog|cat|puppy|kitten|horse|pet|baby|toddler|child|gift|present|renovation|extension|move|lifestyle|career|connection)$/i;

/** One person: `first-time buyer`, `building owner`. */
const SOMEBODY = /[a-z](?:er|or|ist|ian|eur|man|woman|manager|agent|parent|student|couple|family)$/i;

/** What surely is a noun, and surely takes an article or surely none. Others look counted and may be no noun at all. */
export function isSureNoun(value: string): boolean {
  if (guessForm(value) !== 'countable') return true;
  if (namesPeople(value) || isName(value) || /\d/.test(value) || SEASONS.test(value)) return true;
  const tags = wordsOf(value).flatMap((word) => [...word.tags]);
  if (['Place', 'Country', 'City', 'Region'].some((tag) => tags.includes(tag))) return true;
  return (
    COUNTED_LIFE.test(value) ||
    /\p{Lu}\S*['’]s\sDay$/u.test(value) ||
    (SOMEBODY.test(value) && wordsOf(value.toLowerCase()).at(-1)?.tags.has('Noun') === true)
  );
}

/** `30 g of protein`. */
const AMOUNT_OF = /^\d[\d.,]*\s?(?:m?g|kg|ml|l|[ckm]?m|k?wh?|[gmt]b|mbps|kcal)\sof\s/i;

const SEASONS =
  /^(?:spring|summer|autumn|fall|winter|christmas|easter|halloween|ramadan|monday|sunday|weekends?|men|women|travel|school|college|university|work|home|everyday|daily|\S+ season)(?:\s+(?:use|wear))?$/i;
