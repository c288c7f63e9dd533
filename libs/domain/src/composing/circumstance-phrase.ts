import { isAdjective, PRICE_WORDS } from './adjective-phrase.js';
import { ABOUT_PRICE } from './category-hints.js';
import { isNounPhrase, isSomebody, namesPeople, nounPhrase } from './noun-phrase.js';
import type { Word } from './parts-of-speech.js';
import { type AttributePhrase, after, before, forPeople } from './phrase.js';
import { lowerStart } from './verb-phrase.js';
import { CIRCUMSTANCES, forOne } from './circumstances.js';

/** The certain phrase for a circumstance of customers; null for all else. */
export function circumstancePhrase(
  value: string,
  category: string,
  words: readonly Word[],
): AttributePhrase | null {
  const said = lowerStart(value);
  const known = CIRCUMSTANCES.find(
    ({ about, value: fits }) => (about?.test(category) ?? true) && fits.test(value),
  );
  if (known) return known.say(said, value);
  return ofAdjective(said, category, words) ?? ofHousehold(value, category, words);
}

/** Adjectives that do not describe persons by themselves: `mid-range` for a budget, `rainy` for a climate. */
function ofAdjective(said: string, category: string, words: readonly Word[]): AttributePhrase | null {
  const isOfBody = /\bbody (?:types?|shapes?)\b/i.test(category);
  if (isOfBody && (isAdjective(words, said) || /^\S+y$/.test(said))) return forPeople(`${said} people`);
  if (!isAdjective(words, said)) return null;
  if (ABOUT_PRICE.test(category) && OF_GOODS.test(said))
    return before(PRICE_WORDS[said.toLowerCase()] ?? said);
  return /\bclimates?\b/i.test(category) ? forOne(`${said} climate`) : null;
}

/** Adjectives of goods; `price-sensitive` describes customers. */
const OF_GOODS =
  /^(?:low|high|medium|mid|mid-(?:range|priced)|cheap|affordable|inexpensive|premium|luxury|economy|expensive|entry-level|low-cost|high-end|budget)$/i;

const LIVES_IN = /(?:^|\s)(?:pets?|dogs?|cats?|children|kids|toddlers|teenagers|teens|babies)$/i;

/** `households with pets`; but `couples` are a household themselves. */
function ofHousehold(value: string, category: string, words: readonly Word[]): AttributePhrase | null {
  if (!/\bhouseholds?\b/i.test(category)) return null;
  if (/\b(?:households?|homes?|house)$/i.test(value)) return after(`for ${nounPhrase(value)}`);
  if (/^(?:households|homes)\s/i.test(value)) return forPeople(value);
  if (LIVES_IN.test(value) && !/^famil(?:y|ies)\s/i.test(value))
    return forPeople(`households with ${nounPhrase(value)}`);
  if (namesPeople(value)) return forPeople(/\sof\s\d/.test(value) ? nounPhrase(value) : value);
  const isIn = isNounPhrase(value) && !isSomebody(value) && !isAdjective(words, value);
  return isIn ? forPeople(`households with ${nounPhrase(value)}`) : null;
}
