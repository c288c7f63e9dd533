import { THE_PLACE } from './attribute-words.js';
import { OF_ANY_PLACE } from './label-words.js';
import { isKnownWord, wordsOf } from './parts-of-speech.js';

/** Of a category of places: `Austin`, `downtown Chicago`, `prenzlauer berg`; no `rural villages`, which are of any place. */
export function isPlaceName(value: string): boolean {
  if (/^\p{Lu}{2,4}$/u.test(value)) return PLACES_IN_LETTERS.test(value);
  if (!/^[\p{Script=Latin}\s,.'’&/-]+$/u.test(value) || LEAD.test(value) || /-(?:wide|site)$/i.test(value))
    return false;
  if (DISTRICT.test(value)) return true;
  if (/^the \p{Ll}/u.test(value)) return false;
  const words = wordsOf(value);
  return (
    /(?:^|\s)\p{Lu}[^\s]*$/u.test(value) ||
    words.at(-1)?.tags.has('Place') === true ||
    (words.length < 3 &&
      words.some(({ text }) => !isKnownWord(text.toLowerCase())) &&
      !OF_ANY_PLACE.test(value) &&
      !/-|[^su]s$|\s(?:front|side|based)$/.test(value))
  );
}
const LEAD = /^(?:new|far|in|on|at|near|from|by|around|within|close|any|all|no)\s/i;
const PLACES_IN_LETTERS = /^(?:UK|USA?|UAE|EU|EMEA|APAC|DACH|NYC|LA|DC)$/;
const DISTRICT =
  /(?:^|\s)(?:districts?|centre|center|suburbs?|countryside|coast|highlands|midlands|mountains|alps|islands?|area|region|(?:north|south)(?:[ -]?(?:east|west))?|east|west)$/i;

/** `in Austin`, `in the city centre`, `on the US east coast`. */
export function inPlace(value: string): string {
  const isThe = DISTRICT.test(value) && !/^(?:the|an?)\s|^\p{Lu}|\sand\s/u.test(value);
  return `${/\scoast$/i.test(value) ? 'on' : 'in'} ${isThe || THE_PLACE.test(value) ? 'the ' : ''}${value}`;
}
