import { PREPOSITION } from '../words/attribute-words.js';
import { ABOUT_ORIGIN, ABOUT_PLACE, ABOUT_USE } from '../words/category-hints.js';
import { nounPhrase } from '../words/noun-phrase.js';
import { type AttributePhrase, after, forPeople } from '../phrase.js';
import {
  aroundPlace,
  atAirport,
  inPlace,
  isPlaceName,
  SORTS_OF_PLACES,
  walkingDistance,
} from '../words/places.js';
import { lowerStart } from '../verb-phrase.js';

/** Where they are: `Austin`, `downtown Chicago`, `the Dolomites`. */
export function placePhrase(value: string, category: string): AttributePhrase | null {
  const airport = atAirport(value, category);
  if (airport) return after(airport);
  if (!ABOUT_PLACE.test(category) || /^(?:inter)?national$/i.test(value)) return null;
  if (ABOUT_ORIGIN.test(category) && /^from\s/i.test(value)) return forPeople(`people ${lowerStart(value)}`);
  const near = walkingDistance(value) ?? aroundPlace(value);
  if (near) return after(near);
  if (
    /^(?:downtown|uptown|midtown|nearby|nationwide|worldwide|abroad|overseas|online|off the beaten track)$/i.test(
      value,
    )
  )
    return after(lowerStart(value));
  if (
    /^(?:(?:train|bus|railway|metro|subway|local|nearest) station|(?:local |nearest )?airport)$/i.test(value)
  )
    return after(`at the ${lowerStart(value)}`);
  // `a small town`, but one goes on `a cruise`
  if (/^an?\s/i.test(value))
    return after(`${/destination/i.test(category) ? 'for' : 'in'} ${lowerStart(value)}`);
  if (PREPOSITION.test(value)) {
    const where = value.replace(/^\S+\s/, '');
    const isSaid =
      /^(?:near|close|around|along|across|outside|within|at|by|not)\s/i.test(value) || isPlaceName(where);
    return after(`${isSaid ? '' : 'for use '}${lowerStart(value)}`);
  }
  if (SORTS_OF_PLACES.test(value))
    return after(`${ABOUT_USE.test(category) ? 'for use ' : ''}in ${lowerStart(value)}`);
  // `holidays in Spain`
  if (/^(?:holidays|trips|travel|weekends) in \p{Lu}/iu.test(value)) return after(`for ${lowerStart(value)}`);
  if (!isPlaceName(value)) return null;
  if (ABOUT_USE.test(category)) return after(`for use ${inPlace(value)}`);
  if (ABOUT_ORIGIN.test(category)) return forPeople(`people from ${nounPhrase(value)}`);
  // One departs from a city, and does not stay in it.
  return after(/\bdepart\w*\b/i.test(category) ? `from ${nounPhrase(value)}` : inPlace(value));
}
