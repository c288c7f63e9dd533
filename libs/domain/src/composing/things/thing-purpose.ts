import { isAdjective } from '../adjective-phrase.js';
import { ABOUT_AGE, ABOUT_HEADS, ABOUT_KIND } from '../words/category-hints.js';
import { isNounPhrase, namesPeople, nounPhrase } from '../words/noun-phrase.js';
import { articleFor } from '../words/nouns.js';
import type { Word } from '../words/parts-of-speech.js';
import { peoplePhrase } from '../customers/people-phrase.js';
import { type AttributePhrase, after, before } from '../phrase.js';
import { lowerStart } from '../verb-phrase.js';

/** What it is for, in a product's category that says so: `a nursery`, `apple orchards`, `toddlers`; null for all else. */
export function purposeOfThing(
  value: string,
  category: string,
  words: readonly Word[],
): AttributePhrase | null {
  if (/^(?:topics?|subjects?)$/i.test(category) && isNounPhrase(value)) return after(`on ${value}`);
  // `50-500 employees` of `Company size`
  if (ABOUT_HEADS.test(category) && /\bsizes?\b/i.test(category)) return peoplePhrase(value, category, words);
  // `1 year olds`, `toddlers` of `Age range`
  if (ABOUT_AGE.test(category) && (/\byear[- ]olds?$/i.test(value) || namesPeople(value)))
    return peoplePhrase(value, category, words);
  if (!OF_PURPOSE.test(category) || isAdjective(words, value) || !isNounPhrase(value)) return null;
  if (/^rooms?$/i.test(category) && !A_ROOM.test(value)) return null;
  if (/^(?:sectors?|industr(?:y|ies))$/i.test(category)) return after(`for ${value}`);
  return after(
    `for ${/^(?:VP|SVP|C\p{Lu}O)\b/u.test(value) ? `${articleFor(value)} ${value}` : nounPhrase(value)}`,
  );
}

/** Categories of what a thing is for: `nursery` of `Room`, `apple orchards` of `Crops`, `board members` of `Roles`. */
const OF_PURPOSE =
  /^(?:rooms?|crops?|surfaces?|sectors?|industr(?:y|ies)|roles?|positions?|applications?|projects?|(?:document|file|shipment)s?(?: types?)?)$/i;
const A_ROOM =
  /(?:^|\s)(?:bedroom|nursery|kitchen|bathroom|conservatory|living room|dining room|office|study|hallway|home cinema|cinema|playroom|utility room|garage|loft|attic|shed|lobby|reception|classroom|studio|gym)s?$/i;

/** `behind-the-ear hearing aids`, `boots for wide feet`, `jackets in size EU 98/104`, `venues for 80-120 people`. */
export function fitOfThing(value: string, category: string): AttributePhrase | null {
  if (MADE_OF.test(value) && !/\b(?:materials?|metals?)\b/i.test(category)) return before(lowerStart(value));
  // `dental`, `recyclable`: of the cover and the packaging
  const cover = OF_COVER.test(category) ? /^(\p{L}+)( included)?$/iu.exec(value) : null;
  if (cover?.[1] && COVERED.test(cover[1]))
    return after(`with ${lowerStart(cover[1])} cover${cover[2] ?? ''}`);
  if (/\bpackag/i.test(category) && OF_PACKAGING.test(value))
    return after(`in ${lowerStart(value)} packaging`);
  if (
    /^(?:(?:behind|in|over|under|on|off)[- ]the[- ]\p{L}+|(?:over|on|in|behind) ear)$/iu.test(value) &&
    ABOUT_KIND.test(category)
  )
    return before(lowerStart(value).replaceAll(' ', '-'));
  if (/\bsizes?\b/i.test(category)) {
    if (/^(?:wide|narrow|small|large|big) (?:feet|hands|heads?|wrists|calves|frames?)$/i.test(value))
      return after(`for ${lowerStart(value)}`);
    if (/^(?:EU|UK|US|IT|FR) \d|^\d+\s?[-–]\s?\d+ (?:months|years)$/i.test(value))
      return after(`in size ${value}`);
    if (/^ages? \d/i.test(value)) return after(`for ${lowerStart(value)}`);
  }
  return /\bcapacity\b/i.test(category) && /^\d[\d,]*(?:\+|\s?[-–]\s?\d[\d,]*)$/.test(value)
    ? after(`for ${value} people`)
    : null;
}
const OF_PACKAGING =
  /^(?:(?:fully |home )?(?:recyclable|recycled|compostable|biodegradable|reusable|refillable)|plastic[- ]free|eco-friendly|minimal)$/i;
/** Materials that are nothing else, whatever the category. */
const MADE_OF =
  /^(?:fib(?:er|re)glass|carbon fib(?:er|re)|cast iron|(?:\d{3}L? )?stainless steel|alumini?um|brass|bronze|titanium|graphite|kevlar)$/i;
const OF_COVER = /^(?:type |level )?(?:of )?cover(?:age)?$/i;
const COVERED = /^(?:dental|medical|optical|legal|mechanical)$/i;
