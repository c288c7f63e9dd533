import { type CircumstanceOfCategory, forOne } from './circumstance.js';
import { pluralOf } from '../words/nouns.js';
import { after } from '../phrase.js';

const ABOUT_BUILDINGS = /\b(?:buildings?|propert(?:y|ies)|homes?|houses?)\b/i;

/** Where people live, by the category. The first that fits is said. */
export const HOME_CIRCUMSTANCES: readonly CircumstanceOfCategory[] = [
  {
    about: ABOUT_BUILDINGS,
    value: /^grade (?:I|II\*?|1|2\*?) listed$/i,
    say: (_, name) => after(`for ${name} buildings`),
  },
  // `1930s semi`
  {
    about: ABOUT_BUILDINGS,
    value:
      /^\d{4}s (?:\p{L}+ )?(?:semi|house|home|flat|apartment|terrace|bungalow|cottage|townhouse|maisonette|build|property)$/iu,
    say: (value) => after(`for a ${value}`),
  },
  { about: ABOUT_BUILDINGS, value: /^(?:holiday|short|student|long[- ]term) let$/i, say: forOne },
  {
    about: ABOUT_BUILDINGS,
    value: /^(?:semi|terrace|townhouse|maisonette|bungalow|cottage) with (?:\p{L}+ )?\p{L}+[^s\P{L}]$/iu,
    say: (value) => after(`for a ${value.replace(' with ', ' with a ')}`),
  },
  {
    about: /\bhouseholds?\b/i,
    value: /^(?:flat|house)shares?$/i,
    say: (value) => after(`for ${pluralOf(value.replace(/s$/, ''))}`),
  },
];
