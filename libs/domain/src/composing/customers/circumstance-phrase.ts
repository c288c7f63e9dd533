import { isAdjective, PRICE_WORDS } from '../adjective-phrase.js';
import { CONDITION } from '../words/attribute-words.js';
import { ABOUT_PRICE, ABOUT_WORRY } from '../words/category-hints.js';
import { isNounPhrase, isSomebody, namesPeople, nounPhrase } from '../words/noun-phrase.js';
import type { Word } from '../words/parts-of-speech.js';
import { type AttributePhrase, after, before, forPeople } from '../phrase.js';
import { lowerStart } from '../verb-phrase.js';
import { CIRCUMSTANCES_OF_CATEGORIES } from './category-circumstances.js';
import { forOne } from './circumstance.js';
import { CIRCUMSTANCES } from './circumstances.js';
import { SITUATION_CIRCUMSTANCES } from './situation-circumstances.js';
import { TROUBLE_CIRCUMSTANCES } from './trouble-circumstances.js';

const OF_CATEGORIES = [...TROUBLE_CIRCUMSTANCES, ...SITUATION_CIRCUMSTANCES, ...CIRCUMSTANCES_OF_CATEGORIES];

/** The certain phrase for a circumstance of customers; null for all else. */
export function circumstancePhrase(
  value: string,
  category: string,
  words: readonly Word[],
): AttributePhrase | null {
  const said = lowerStart(value);
  const ofCategory = OF_CATEGORIES.find(({ about, value: fits }) => about.test(category) && fits.test(value));
  if (ofCategory) return ofCategory.say(said, value, category);
  if (
    ABOUT_WORRY.test(category) &&
    /^(?:being|getting|losing|missing|making|finding|choosing|paying|leaving|fitting|falling|running|going (?!through))\b/i.test(
      said,
    )
  )
    return forPeople(`people worried about ${said}`);
  const known = CIRCUMSTANCES.find(({ value: fits }) => fits.test(value));
  if (known) return known.say(said, value);
  return ofAdjective(said, category, words) ?? ofHousehold(value, category, words);
}

/** Adjectives that do not describe persons by themselves: `mid-range` for a budget, `rainy` for a climate. */
function ofAdjective(said: string, category: string, words: readonly Word[]): AttributePhrase | null {
  const isOfBody = /\bbody (?:types?|shapes?)\b/i.test(category);
  if (isOfBody && (isAdjective(words, said) || /^\S+y$/.test(said)))
    return forPeople(`${said.replace('plus size', 'plus-size')} people`);
  if (!isAdjective(words, said)) return null;
  if (ABOUT_PRICE.test(category) && OF_GOODS.test(said))
    return before(PRICE_WORDS[said.toLowerCase()] ?? said);
  // `off-road` of `Driving`
  if (ACTIVITIES.test(category)) return after(`for ${said} ${category.toLowerCase()}`);
  return /\bclimates?\b/i.test(category) ? forOne(`${said} climate`) : null;
}

const ACTIVITIES =
  /^(?:driving|cycling|running|swimming|cooking|baking|training|riding|hiking|camping|gaming|skiing|climbing|gardening|reading|fishing|sailing|diving)$/i;

/** Adjectives of goods; `price-sensitive` describes customers. */
const OF_GOODS =
  /^(?:low|high|medium|mid|mid-(?:range|priced)|cheap|affordable|inexpensive|premium|luxury|economy|expensive|entry-level|low-cost|high-end|budget)$/i;

const LIVES_IN = /(?:^|\s)(?:pets?|dogs?|cats?|children|kids|toddlers|teenagers|teens|babies)$/i;
/** They are the household themselves. */
const PARENTS =
  /^(?:\p{L}+ )?(?:famil(?:y|ies)|parents|mothers|mums|moms|fathers|dads|grandparents|couples)\s/iu;

/** `households with pets`; but `couples` are a household themselves. */
function ofHousehold(value: string, category: string, words: readonly Word[]): AttributePhrase | null {
  if (!/\bhouseholds?\b/i.test(category) || CONDITION.test(value)) return null;
  if (/^\p{L}+ing\s/iu.test(value) && !namesPeople(value)) return forPeople(`people ${lowerStart(value)}`);
  if (
    /\b(?:households?|homes?|house|propert(?:y|ies)|flats?|apartments?|bungalows?|rooms?|bedrooms?|nursery)$/i.test(
      value,
    )
  )
    return after(`for ${nounPhrase(value)}`);
  if (/^(?:households|homes)\s/i.test(value)) return forPeople(value);
  if (/^people with\s/i.test(value)) return forPeople(value.replace(/^people/i, 'households'));
  if (LIVES_IN.test(value) && !PARENTS.test(value)) return forPeople(`households with ${nounPhrase(value)}`);
  if (/^\S+ \p{L}+(?:[^s]er|or|ist)s$/u.test(value)) return forPeople(value);
  if (namesPeople(value))
    return forPeople(/\sof\s(?:\d|two|three|four|five|six)/i.test(value) ? nounPhrase(value) : value);
  const isIn = isNounPhrase(value) && !isSomebody(value) && !isAdjective(words, value);
  return isIn ? forPeople(`households with ${nounPhrase(value)}`) : null;
}
