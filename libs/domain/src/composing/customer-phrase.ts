import { isAdjective } from './adjective-phrase.js';
import { PEOPLE, PEOPLE_FIRST, PREPOSITION } from './attribute-words.js';
import { ABOUT_USE, ABOUT_WORRY } from './category-hints.js';
import { namesPeople, nounPhrase } from './noun-phrase.js';
import { articleFor } from './nouns.js';
import { type Word, wordsOf } from './parts-of-speech.js';
import { type AttributePhrase, after, before, forPeople, situation } from './phrase.js';
import { saysOfThemselves } from './verb-phrase.js';

/** What customers ask themselves: `how much do I need`. */
const ASKED =
  /^(?:how|what|when|where|why|which|can|could|should|do|does|is|are|will|am)\s.*\b(?:i|we|my|our|it|you|they)\b/i;
/** `post surgery`: said before the noun, with a hyphen. */
const BEFORE_OR_AFTER = /^(?:post|pre)[\s-](?=\p{L}+$)/iu;
/** Categories of places that the brand has. */
const ABOUT_SHOPS =
  /\b(?:shops?|stores?|branch(?:es)?|depots?|showrooms?|salons?|studios?|clinics?|campus(?:es)?|pick-?ups?)\b/i;
const TITLE_CASE = /^\p{Lu}\p{Ll}+(?:[\s-]\p{Lu}\p{Ll}+)*$/u;
/** `What they want to do` */
const WANTED = /\b(?:wants?|hopes?|plans?|needs?)\s(?:you\s)?to\b/i;
const REQUIRED = /\b(?:requirements?|must[- ]haves?)\b/i;
const CARED_FOR = /\bpriorit(?:y|ies)\b/i;
const ABOUT_STATE = /\b(?:home|housing|stage|status|life|living|tenure)\b/i;
const ABOUT_TROUBLE = /\b(?:problems?|issues?|symptoms?|pain points?|troubles?|complaints?|struggles?)\b/i;
const ABOUT_OCCASION = /\b(?:occasions?|places?|where|rooms?|settings?|wear)\b/i;
/** Of these one thinks of one's own. */
const THE_USUAL =
  /^(?:gym|office|beach|garden|kitchen|bathroom|bedroom|living room|park|pool|commute|school run|garage)$/i;

/** One of many in a life: `kids birthday`, `leaving do`. */
const EVENT =
  /(?:^|\s)(?:(?<!\p{Lu}\S*\s)day|birthday|party|do|christening|anniversary|wedding|shower|reunion)$/u;

/** What is said of customers by the kind of their category, before anything is said of single words; null for all else. */
export function customerPhrase(
  value: string,
  category: string,
  words: readonly Word[],
): AttributePhrase | null {
  if (ASKED.test(value)) return forPeople(`people asking “${value.replace(/[“”"]/g, '')}”`);
  if (saysOfThemselves(value)) return null;
  if (/^too\s(?!many|much|few|little)/i.test(value)) return situation(value);
  if (BEFORE_OR_AFTER.test(value)) return before(value.replace(/\s/, '-'));
  if (ABOUT_SHOPS.test(category) && PREPOSITION.test(value)) return after(value);
  if (ABOUT_SHOPS.test(category) && TITLE_CASE.test(value) && !namesPeople(value))
    return after(`in ${value}`);
  if ((ABOUT_USE.test(category) || ABOUT_OCCASION.test(category)) && THE_USUAL.test(value))
    return after(`for the ${value}`);
  if (/\b(?:occasions?|events?)\b/i.test(category) && EVENT.test(value))
    return after(`for ${articleFor(value)} ${value}`);
  return byCategory(value, category, words) ?? byState(value, category, words);
}

function byCategory(value: string, category: string, words: readonly Word[]): AttributePhrase | null {
  const [first] = words;
  const last = words.at(-1);
  const isThing =
    last?.tags.has('Noun') === true &&
    !first?.tags.has('Verb') &&
    !PREPOSITION.test(value) &&
    !/^no\s/i.test(value) &&
    !isAdjective(words, value);
  if (ABOUT_WORRY.test(category) && (isThing || /^\S+-(?:in|out|up|off)s?$/i.test(value)))
    return forPeople(`people worried about ${nounPhrase(value)}`);
  if (REQUIRED.test(category) && isThing && !namesPeople(value))
    return forPeople(`people who need ${nounPhrase(value)}`);
  if (CARED_FOR.test(category) && isThing && !namesPeople(value))
    return forPeople(`people who care about ${value}`);
  const asked = WANTED.test(category) ? wordsOf(`they want to ${value}`)[3] : undefined;
  return asked?.tags.has('Infinitive') && !PEOPLE.test(value)
    ? forPeople(`people who want to ${value}`)
    : null;
}

/** `let down by their cleaner`, `straps digging in`, `renting`: what somebody is in, in words that are no noun. */
function byState(value: string, category: string, words: readonly Word[]): AttributePhrase | null {
  const [first, second] = words;
  const last = words.at(-1);
  if (!first || !last) return null;
  if (words.length === 1)
    return first.tags.has('Gerund') && ABOUT_STATE.test(category)
      ? forPeople(`people who are ${value}`)
      : null;
  const isLed = ['Adjective', 'Particle', 'Preposition'].some((tag) => second?.tags.has(tag));
  if (isLed && (first.tags.has('PastTense') || /^let\sdown\b/i.test(value)))
    return forPeople(`people ${value}`);
  if (words.slice(1).some(({ tags }) => tags.has('Gerund')) && !namesPeople(value))
    return ABOUT_TROUBLE.test(category) ? forPeople(`people with ${value}`) : null;
  const isLoose =
    !namesPeople(value) &&
    !PEOPLE_FIRST.test(value) &&
    last.tags.has('Adjective') &&
    words.slice(0, -1).some(({ tags }) => tags.has('Actor'));
  return isLoose ? situation(value) : null;
}
