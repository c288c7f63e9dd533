import { isAdjective } from './adjective-phrase.js';
import { GOAL_VERBS, PEOPLE, PEOPLE_FIRST, PREPOSITION } from './attribute-words.js';
import { ABOUT_USE, ABOUT_WORRY } from './category-hints.js';
import { namesPeople, nounPhrase } from './noun-phrase.js';
import { articleFor } from './nouns.js';
import { type Word, wordsOf } from './parts-of-speech.js';
import { type AttributePhrase, after, before, forPeople, situation } from './phrase.js';
import { lowered, saysOfThemselves } from './verb-phrase.js';

/** What customers ask themselves: `how much do I need`. */
const ASKED =
  /^(?:how|what|when|where|why|which|can|could|should|do|does|is|are|will|am)\s.*\b(?:i|we|my|our|it|you|they)\b/i;
/** `post surgery`: said before the noun, with a hyphen. */
const BEFORE_OR_AFTER = /^(?:post|pre)[\s-](?=\p{L}+$)/iu;
/** Categories of places that the brand has. */
const ABOUT_SHOPS =
  /\b(?:shops?|(?<!to )stores?|branch(?:es)?|depots?|showrooms?|salons?|studios?|clinics?|campus(?:es)?|pick-?ups?)\b/i;
const ABOUT_HEADS =
  /\b(?:compan(?:y|ies)|team|business|firm|organi[sz]ation)\s?size|headcount|employees|staff/i;
const ABOUT_NATION = /\b(?:nationalit(?:y|ies)|citizenship|country of birth)\b/i;
const RECIPIENT = /\b(?:buying for|gifts? for|recipients?|who (?:is )?it(?:'s| is)? for|shopping for)\b/i;
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
  if (/year[- ]olds$/i.test(value)) return forPeople(value);
  if (
    /^(?:under|over|up to|at least|more than|fewer than|less than)\s[\d,]+$/i.test(value) &&
    ABOUT_HEADS.test(category)
  )
    return forPeople(`companies with ${value} people`);
  if (ABOUT_NATION.test(category) && TITLE_CASE.test(value))
    return forPeople(/(?:ish|ese|[ia]n|ch|iss)$/.test(value) ? `${value} people` : `people from ${value}`);
  if (RECIPIENT.test(category) && !value.includes(' ')) return forPeople(nounPhrase(lowered(value)));
  if (ABOUT_SHOPS.test(category) && PREPOSITION.test(value)) return after(value);
  if (ABOUT_SHOPS.test(category) && TITLE_CASE.test(value) && !namesPeople(value))
    return after(`in ${value}`);
  if ((ABOUT_USE.test(category) || ABOUT_OCCASION.test(category)) && THE_USUAL.test(value))
    return after(`for the ${value}`);
  if (/\b(?:occasions?|events?)\b/i.test(category) && EVENT.test(value))
    return after(`for ${articleFor(value)} ${value}`);
  if (namesPeople(value) && !words[0]?.tags.has('Verb') && words.at(-1)?.tags.has('Plural'))
    return forPeople(nounPhrase(value));
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

/** What makes a clause of a noun before it: `machine keeps breaking`, `bills too high`. */
const isOfClause = ({ tags, text }: Word): boolean =>
  ((tags.has('Verb') || tags.has('PastTense')) && !tags.has('Noun') && !tags.has('Adjective')) ||
  /^(?:too|facing)$/i.test(text);

/** `let down by their cleaner`, `straps digging in`, `renting`: what somebody is in, in words that are no noun. */
function byState(value: string, category: string, words: readonly Word[]): AttributePhrase | null {
  const [first, second] = words;
  const last = words.at(-1);
  if (!first || !last) return null;
  if (words.length === 1)
    return first.tags.has('Gerund') && ABOUT_STATE.test(category)
      ? forPeople(`people who are ${value}`)
      : null;
  if (
    /^\S+\s(?:my|our|your|their)\s/i.test(value) &&
    (first.tags.has('PastTense') || first.tags.has('Adjective'))
  )
    return forPeople(`people who ${lowered(first.text)}${value.slice(first.text.length)}`);
  const isWanted =
    first.tags.has('Infinitive') &&
    (/^\p{Ll}+\s\p{Lu}/u.test(value) ||
      (GOAL_VERBS.has(first.text.toLowerCase()) &&
        /^\S+\s(?:people|friends|better|well|faster|more|less)$/i.test(value)));
  if (isWanted)
    return forPeople(`people who want to ${lowered(first.text)}${value.slice(first.text.length)}`);
  const isLed = ['Adjective', 'Particle', 'Preposition'].some((tag) => second?.tags.has(tag));
  if (isLed && (first.tags.has('PastTense') || /^let\sdown\b/i.test(value)))
    return forPeople(`people ${value}`);
  if (words.slice(1).some(({ tags }) => tags.has('Gerund')) && !namesPeople(value))
    return ABOUT_TROUBLE.test(category) ? forPeople(`people with ${value}`) : null;
  if (
    first.tags.has('Noun') &&
    !namesPeople(value) &&
    words
      .slice(1)
      .some((word, place) => isOfClause(word) && !(place === words.length - 2 && /[^s]s$/.test(word.text)))
  )
    return situation(value);
  const isLoose =
    !namesPeople(value) &&
    !PEOPLE_FIRST.test(value) &&
    last.tags.has('Adjective') &&
    words.slice(0, -1).some(({ tags }) => tags.has('Actor'));
  return isLoose ? situation(value) : null;
}
