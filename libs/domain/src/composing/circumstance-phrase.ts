import { isAdjective, PRICE_WORDS } from './adjective-phrase.js';
import { ABOUT_PRICE } from './category-hints.js';
import { isNounPhrase, isSomebody, namesPeople, nounPhrase } from './noun-phrase.js';
import { articleFor } from './nouns.js';
import type { Word } from './parts-of-speech.js';
import { type AttributePhrase, after, before, forPeople, remark } from './phrase.js';
import { lowerStart } from './verb-phrase.js';

/** `Buying stage`, `Funnel`. */
const ABOUT_STAGE = /\b(?:(?:buy\w*|purchase|customer|funnel|journey|decision) stage|funnel|journey)\b/i;
/** What marketing calls the stages of a purchase. */
const STAGE = /^(?:awareness|research|consideration|evaluation|comparison|decision|purchase|renewal)$/i;

const ABOUT_LEVEL = /\b(?:experience|skill|expertise|ability|proficiency|knowledge)\b/i;
const LEVEL = /^(?:basic|entry|beginner|intermediate|advanced|expert|professional|pro|elite)$/i;

const ABOUT_TIME = /\b(?:timeline|timing|time ?frame|timescale|urgency|deadline|when)\b/i;
const TIME =
  /^(?:urgently|immediately|soon|asap|today|tonight|tomorrow|now|right away|(?:this|next|before|by|within|in|after)\s.+)$/i;

const ABOUT_CHANNEL =
  /\b(?:(?:sales|shopping|purchase|buying) channels?|channels?|where (?:they|you|to) buy)\b/i;
const CHANNEL = /^(?:online|offline|in[- ]store|in person|(?:in|at|on|from|through|via|over)\s)/i;

const ABOUT_HOUSEHOLD = /\bhouseholds?\b/i;
const LIVES_IN = /(?:^|\s)(?:pets?|dogs?|cats?|children|kids|toddlers|teenagers|teens|babies)$/i;
const ABOUT_INTENT = /\b(?:intent|intents|intentions?)\b/i;

/** What customers are in the middle of, where the category tells how that is said; null for all else. */
export function circumstancePhrase(
  value: string,
  category: string,
  words: readonly Word[],
): AttributePhrase | null {
  const said = lowerStart(value);
  if (/^(?:ready|about|willing) to\s/i.test(value) || /^(?:just|still|already)\s\S+ing\b/i.test(value))
    return forPeople(`people ${said}`);
  if (/^(?:in )?no (?:rush|hurry)$/i.test(value)) return forPeople(`people in ${said.replace(/^in /, '')}`);
  if (ABOUT_INTENT.test(category) && words.length > 1 && words[0]?.tags.has('Gerund'))
    return forPeople(`people ${said}`);
  if (ABOUT_STAGE.test(category) && STAGE.test(value)) return remark(`still at the ${said} stage`);
  if (ABOUT_LEVEL.test(category) && LEVEL.test(value) && !namesPeople(value))
    return forPeople(`people at ${articleFor(said)} ${said} level`);
  if (ABOUT_TIME.test(category) && TIME.test(value)) return remark(`needed ${said}`);
  if (ABOUT_CHANNEL.test(category) && CHANNEL.test(value)) return after(`to buy ${said}`);
  if (ABOUT_PRICE.test(category) && isAdjective(words, value))
    return before(PRICE_WORDS[said.toLowerCase()] ?? said);
  if (!ABOUT_HOUSEHOLD.test(category)) return null;
  const isIn = LIVES_IN.test(value) || (isNounPhrase(value) && !namesPeople(value) && !isSomebody(value));
  return isIn ? forPeople(`households with ${nounPhrase(value)}`) : null;
}
