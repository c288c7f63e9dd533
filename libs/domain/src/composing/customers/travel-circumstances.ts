import { type CircumstanceOfCategory, forOne } from './circumstance.js';
import { after, forPeople } from '../phrase.js';
import { thePlace } from '../words/places.js';

const ABOUT_STAY =
  /\b(?:(?:trip|stay|visit|holiday) (?:length|duration)|length of (?:stay|trip|holiday)|duration)\b/i;

/** Where travellers go and for how long, by the category. The first that fits is said. */
export const TRAVEL_CIRCUMSTANCES: readonly CircumstanceOfCategory[] = [
  {
    about: /^(?:coming|travell?ing|moving|arriving|flying) from$/i,
    value: /^\p{Lu}/u,
    say: (_, name, category) => forPeople(`people ${category.toLowerCase()} ${thePlace(name)}`),
  },
  {
    about: /\b(?:departure|departing|home) airports?$/i,
    value: /^\p{Lu}/u,
    say: (_, name) => after(`from ${name}`),
  },
  { about: /\bairports?$/i, value: /^\p{Lu}/u, say: (_, name) => after(`at ${name}`) },
  {
    about: /\broutes?\b/i,
    value:
      /^(?:transatlantic|transpacific|(?:short|medium|long)[- ]haul|domestic|international|regional|direct|non-?stop|overnight)$/i,
    say: (value) => after(`on ${value.replace(' ', '-')} routes`),
  },
  {
    about: /\broutes?\b/i,
    value: /^(?!.*\sto\s)\p{Lu}\S*(?:\s(?:of\s)?\p{Lu}\S*)*$/u,
    say: (_, name) => after(/^Port of\s/.test(name) ? `at the ${name}` : `to ${thePlace(name)}`),
  },
  {
    about: /\broutes?\b/i,
    value: /^(?!from\s)\S.* to \S|^\p{Lu}\S+ ?[–→] ?\p{Lu}/u,
    say: (_, name) =>
      after(
        `from ${name
          .split(/ to | ?[–→] ?/)
          .map(thePlace)
          .join(' to ')}`,
      ),
  },
  {
    about: ABOUT_STAY,
    value: /^(?:an?|one|two|three|four|five|six|seven|ten|\d+)[- ](?:nights?|days?|weeks?|months?)$/i,
    say: (value) => after(`for ${value.replace('-', ' ')}`),
  },
  { about: ABOUT_STAY, value: /^(?:long )?weekend$/i, say: forOne },
  { about: ABOUT_STAY, value: /^(?:short|long|\S+-long)$/i, say: (value) => forOne(`${value} stay`) },
  {
    about: /\b(?:travel|trip|party|companions?)\b/i,
    value: /^(?:solo|alone)$/i,
    say: () => forPeople('people travelling alone'),
  },
];
