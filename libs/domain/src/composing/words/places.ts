import { THE_PLACE } from './attribute-words.js';
import { OF_ANY_PLACE } from './label-words.js';
import { isKnownWord, wordsOf } from './parts-of-speech.js';

/**
 * Whether a value of a category of places is a name: `Austin`, `downtown Chicago`, `prenzlauer berg`; but not `rural
 * villages`, which may be anywhere.
 */
export function isPlaceName(value: string): boolean {
  if (/^\p{Lu}{2,4}$/u.test(value)) return PLACES_IN_LETTERS.test(value);
  if (!/^[\p{Script=Latin}\s,.'’&/-]+$/u.test(value) || isLed(value) || /-(?:wide|site)$/i.test(value))
    return false;
  if (DISTRICT.test(value)) return true;
  // `vacation rental`, `free cancellation`: in a category of places and more
  if (NO_PLACE.test(value)) return false;
  if (/^the \p{Ll}/u.test(value) || (/^\p{Ll}/u.test(value) && ANYWHERE.test(value))) return false;
  const words = wordsOf(value);
  return (
    /(?:^|\s)\p{Lu}[^\s]*$/u.test(value) ||
    ['Place', 'ProperNoun'].some((tag) => words.at(-1)?.tags.has(tag)) ||
    (words.length < 3 &&
      words.some(({ text }) => !isKnownWord(text.toLowerCase())) &&
      !OF_ANY_PLACE.test(value) &&
      !/-|[^su]s$|(?:ed|ly|ing)$|\s(?:front|side|based)$/.test(value))
  );
}
/** `near Leeds`, `any city`; but `New York`. */
const isLed = (value: string): boolean =>
  LEAD.test(value) && !wordsOf(value).every(({ tags }) => tags.has('Place'));
const LEAD = /^(?:new|far|along|across|in|on|at|near|from|by|around|within|close|any|all|no)\s/i;
/** `kitchen`, `utility room`: places that are not names. */
const ANYWHERE =
  /(?:^|\s|-)(?:transit|transport|altitude|balcony|basement|bathroom|beach|bedroom|boat|bungalow|campsite|car|clinic|conservatory|countertop|dentist|desk|driveway|festival|field|flat|floor|garage|garden|gym|hall|hallway|home|hospital|hotel|house|kitchen|lake|location|loft|marina|mountain|office|origin|park|patio|pool|poolside|port|pub|rainforest|restaurant|river|roadside|roof|room|school|sea|setting|soil|shed|shop|storage|street|studio|terrace|town|van|village|vineyard|warehouse|workplace|workshop|worktop|yard)$/i;
const NO_PLACE =
  /\s(?:rental|let|space|unit|lot|complex|property|building|block|site|store|restaurant|kitchen|plot|cancellation|discount|parking|offer|deal|rates?|delivery|refunds?|trial|entry|admission|breakfast|consult|consultation|visits?|appointments?|access|accessible)$/i;
const PLACES_IN_LETTERS = /^(?:UK|USA?|UAE|EU|EMEA|APAC|DACH|NYC|LA|DC)$/;
const DISTRICT =
  /(?:^|\s)(?:districts?|centre|center|suburbs?|countryside|coast|highlands|midlands|mountains|hills|alps|islands|area|region|(?:north|south)(?:[ -]?(?:east|west))?|east|west)$/i;

/** `within walking distance of the beach`; null for all else. */
export const walkingDistance = (value: string): string | null =>
  /^(?:in |within )?walking distance (?:of|to|from)\s/i.test(value)
    ? value.replace(/^.*?distance \S+/i, 'within walking distance of')
    : null;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `Salcombe` from `salcombe`, `Stoke on Trent`: a name that was typed in lower case. */
export const withCapitals = (value: string): string =>
  /^[a-z]+(?: [a-z]+)*$/.test(value) && !DISTRICT.test(value)
    ? value.replace(/\b(?!(?:of|the|upon|and|on|in|under|by|le)\b)[a-z]/g, capital)
    : value;

/** Words for places that are not part of a name: `downtown Chicago`, `the US east coast`. */
const ANY_PLACE = new RegExp(`^(?:downtown|uptown|midtown)$|${OF_ANY_PLACE.source}|${DISTRICT.source}`, 'i');

/** `the Netherlands`; `Benelux` */
export const thePlace = (name: string): string => (THE_PLACE.test(name) ? `the ${name}` : name);

/** `in Austin`, `in the city centre`, `on the US east coast`, `on the River Dart`, `at Gatwick Airport`. */
export function inPlace(typed: string): string {
  const value = withCapitals(typed).replace(/(?<!\p{L})\p{Ll}+/gu, (word) =>
    wordsOf(word).some(({ tags }) => tags.has('Place')) && !ANY_PLACE.test(word) ? capital(word) : word,
  );
  if (
    /^(?:Danube|Rhine|Nile|Seine|Douro|Mekong|Moselle|Thames|Mississippi|Volga|Loire|Ganges|Zambezi)$/.test(
      value,
    )
  )
    return `on the ${value}`;
  if (/^all \d+ states$/i.test(value)) return `in ${value.toLowerCase()}`;
  if (
    /^(?:(?:Douro|Loire|Rhine|Rh[oô]ne|Moselle|Mosel|Hunter|Yarra|Barossa|Clare|Wye|Thames|Tamar|Ruhr|Nile|Po|Okanagan|Annapolis)\s[Vv]alley|\p{Lu}.*\s[Pp]eninsula)$/u.test(
      value,
    )
  )
    return `in the ${value}`;
  if (/^(?:eastern|western|northern|southern|inner|outer) suburbs$/i.test(value))
    return `in the ${value.toLowerCase()}`;
  if (/^Port of \p{Lu}/u.test(value)) return `at the ${value}`;
  // `the West Highland Way`
  if (/^Camino\b|^\p{Lu}.*\s(?:Way|Trail|Path)$/u.test(value)) return `on the ${value}`;
  if (/^River \p{Lu}|^\p{Lu}.* (?:River|Estuary|Canal|Ring|Broads|Riviera)$/u.test(value))
    return `on the ${value}`;
  if (/^\p{Lu}.*\s(?:[Aa]irport|[Ss]tation|Beach|Quay|Marina|Pier)$/u.test(value)) return `at ${value}`;
  if (/^\p{Lu}.*\sIsland$/u.test(value)) return `on ${value}`;
  const isThe =
    (DISTRICT.test(value) && !/^(?:the|an?)\s|^\p{Lu}|\sand\s/u.test(value)) ||
    /^\p{Lu}.*\s(?:suburbs|countryside|outskirts)$/u.test(value);
  return `${/\scoast$/i.test(value) ? 'on' : 'in'} ${isThe || THE_PLACE.test(value) ? 'the ' : ''}${value}`;
}

/** `at Gatwick`, `at Heathrow Terminal 5`: one flies from an airport, and parks or sleeps at it. */
export const atAirport = (value: string, category: string): string | null =>
  /\bairports?$/i.test(category) && !/\bdepart|\bfrom\b/i.test(category) && /^\p{Lu}/u.test(value)
    ? `at ${value}`
    : null;

/** `in Tucson and the surrounding areas` */
export const aroundPlace = (value: string): string | null => {
  const [, place, around] =
    /^(.+?) (?:and|&|\+) (?:the )?((?:surrounding|nearby) (?:areas?|towns|villages|suburbs))$/i.exec(value) ??
    [];
  return place && around && isPlaceName(place) ? `${inPlace(place)} and the ${around.toLowerCase()}` : null;
};

/** `rural areas`, `small towns` */
export const SORTS_OF_PLACES =
  /^(?!(?:eastern|western|northern|southern|inner|outer) suburbs)\p{Ll}+ (?:areas|towns|cities|villages|suburbs|regions|counties|countries|neighbou?rhoods)$/iu;
