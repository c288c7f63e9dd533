import { at } from '../known.js';
import {
  GOAL_VERBS,
  NAMES_PLACE,
  PEOPLE,
  PERSONAL_VERB,
  PRODUCTS_DO,
  VERB_FIRST,
} from './attribute-words.js';
import { ABOUT_ACTIVITY, ABOUT_GOAL, ABOUT_WORRY } from './category-hints.js';
import { baseForm, thirdPerson } from './nouns.js';
import { type Word, wordsOf } from './parts-of-speech.js';
import { type AttributePhrase, after, forPeople } from './phrase.js';

/** A phrase as it was set; its verb agrees with the noun. */
export function clauseOr(text: string): AttributePhrase {
  const [, lead, verb, rest] = /^(that|which|who)\s+(\S+)(.*)$/i.exec(text) ?? [];
  if (!lead || !verb || !/^(?:Verb|PresentTense|Copula|Auxiliary)$/.test(kindOfVerb(verb)))
    return after(text);
  return verbClause(lead, verb, rest ?? '');
}

function kindOfVerb(verb: string): string {
  const tags = wordsOf(`that ${verb} it`)[1]?.tags;
  if (/^(?:is|are|has|have|does|do)$/i.test(verb)) return 'Verb';
  if (/^(?:can|will|would|could|should|may|might|must|you|i|we|they)$/i.test(verb)) return '';
  return tags?.has('PresentTense') || tags?.has('Infinitive') ? 'Verb' : '';
}

function verbClause(lead: string, verb: string, rest: string): AttributePhrase {
  const base = baseForm(verb);
  return after(`${lead} ${thirdPerson(base)}${rest}`, `${lead} ${base}${rest}`);
}

/** What a thing does: `ships overnight`, `made in Italy`. */
export function verbPhrase(value: string, words: readonly Word[]): AttributePhrase | null {
  const [first, second] = words;
  if (!first || !second) return null;
  const rest = value.slice(first.text.length);
  if (/\s(?:if|when|while|once)\s/i.test(value) && /[^s]s$/i.test(first.text))
    return verbClause('that', lowered(first.text), rest);
  // `Park Mark award` is a name.
  if (/^[+&]$/.test(second.text) || /^\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+\s\P{Lu}/u.test(value)) return null;
  if (/^rated\s/i.test(value)) return after(value);
  const isPast = first.tags.has('PastTense') || first.tags.has('Participle');
  if (ENDS_AS_OFFER.test(value) || /^\S+-\S/.test(value)) return null;
  const isBound =
    second.tags.has('Preposition') ||
    second.tags.has('Conjunction') ||
    /^(?:in|by|for|with|from|to|of|on|at)$/i.test(second.text);
  if (isPast) return isBound || /(?:ly|wide|abroad|online|locally)$/i.test(second.text) ? after(value) : null;
  if (/^can\s/i.test(value)) return after(`that ${value}`);
  if (VERB_FIRST.test(value) || PRODUCTS_DO.test(value)) return verbClause('that', lowered(first.text), rest);
  if (/^open$/i.test(first.text) && (isBound || !second.tags.has('Noun') || second.tags.has('Date')))
    return after(`that is ${value}`, `that are ${value}`);
  if (!first.tags.has('PresentTense') || first.tags.has('Gerund') || first.tags.has('Adjective')) return null;
  if (/[^s]s$/i.test(first.text)) return verbClause('that', lowered(first.text), rest);
  if (
    !first.tags.has('Infinitive') ||
    (!second.tags.has('Noun') &&
      !isBound &&
      !second.tags.has('Adjective') &&
      !second.tags.has('Adverb') &&
      !second.tags.has('Determiner'))
  )
    return null;
  // A noun may look like a verb: 'support team', 'travel insurance'.
  return words.length > 2 || /^(?:a|an|the|your|my)$/i.test(second.text) || isBound
    ? verbClause('that', lowered(first.text), rest)
    : null;
}

/** `wants to pass`, `can't stay focused`. */
export const saysOfThemselves = (value: string): boolean =>
  PERSONAL_VERB.test(value) || /^\S+n['’]t\s/i.test(value) || DOING.test(value);
/** As above, where what follows tells a verb from a noun such as `travel agents`. */
const DOING =
  /^(?:(?:use|own|drive|commute|rent|wear|earn|speak)s?\s|(?:travel|work|live|train|study|cook|play|run)s?\s(?:an?|full|part|a lot|often|abroad|alone|at|from|in|on|with|by|for|outdoors|nights|shifts|long)\b)/i;

/** What customers want, do or are: `lose weight`, `inherited a violin`, `owns a dog`, `selling a house`. */
export function peopleWho(value: string, category: string, words: readonly Word[]): AttributePhrase | null {
  const [first, second] = words;
  if (!first || !second || isAcronym(first.text)) return null;
  const more = words.slice(1);
  if (/^only$/i.test(first.text) && second.tags.has('Verb')) return forPeople(`people who ${value}`);
  if (/^not$/i.test(first.text)) return forPeople(`people who are ${value}`);
  if (saysOfThemselves(value)) {
    const isWanted = ABOUT_GOAL.test(category) && DOING.test(value) && !/^\S+[^s]s\s/.test(value);
    return forPeople(`people who ${isWanted ? `want to ${value}` : ofSeveral(value)}`);
  }
  if (/^(?:still|currently|now|mostly)$/i.test(first.text) && second.tags.has('Gerund'))
    return forPeople(`people ${value}`);
  const isGoal =
    value.startsWith(`${first.text} `) &&
    (GOAL_VERBS.has(first.text.toLowerCase()) ||
      (!ABOUT_WORRY.test(category) &&
        ((first.tags.has('Infinitive') && ABOUT_GOAL.test(category) && words.length > 2) ||
          (first.tags.has('Imperative') && more.some(leadsOn)))));
  const isNamed = ABOUT_GOAL.test(category) && GOAL_VERBS.has(first.text.toLowerCase());
  if (isGoal && !second.tags.has('Value') && (isNamed || !namesSomebody(words)))
    return forPeople(`people who want to ${value}`);
  // `kids birthday`, `Masters applicants` are no verbs.
  const isThings =
    words.length === 2 &&
    (PEOPLE.test(first.text) ||
      (second.tags.has('Plural') && !GOAL_VERBS.has(baseForm(lowered(first.text)))));
  if (/[^s]s$/i.test(first.text) && first.tags.has('PresentTense') && !isThings)
    return forPeople(`someone who ${value}`);
  const isTransitive = second.tags.has('Determiner') || second.tags.has('Adverb');
  if (first.tags.has('PastTense') && (isTransitive || second.tags.has('Preposition')))
    return forPeople(`people ${isTransitive ? 'who ' : ''}${value}`);
  // `visiting family`, told of a reason.
  if (
    first.tags.has('Gerund') &&
    ABOUT_ACTIVITY.test(category) &&
    /ing\s(?:family|friends|relatives)$/i.test(value)
  )
    return forPeople(`people ${value}`);
  if (!first.tags.has('Gerund') || namesSomebody(words) || NAMES_PLACE.test(value)) return null;
  const saysMore = more.some(({ tags }) =>
    ['Determiner', 'Preposition', 'Value'].some((tag) => tags.has(tag)),
  );
  const saysHow = more.some(({ tags }) => tags.has('Adverb') || tags.has('Adjective'));
  return saysMore || (saysHow && !ABOUT_ACTIVITY.test(category))
    ? forPeople(`people ${value}`)
    : after(`for ${value}`);
}

/** `wants to pass`, `never been pumped` as said of several. */
const ofSeveral = (value: string): string =>
  value
    .replace(/^(?=(?:just|recently|never|already)\s(?:been|gone|done|had|\S+ed)\s)/i, 'have ')
    .replace(/^doesn(?=['’]t)/i, 'don')
    .replace(/^isn(?=['’]t)/i, 'aren')
    .replace(/^hasn(?=['’]t)/i, 'haven')
    .replace(/^has\b/i, 'have')
    .replace(/^(?!always|just)[a-z]+s(?=\s)/i, (verb) => baseForm(verb));

/** What follows a verb rather than a noun: `cook for one`, `plan a wedding`, `stay in touch`. */
const leadsOn = ({ tags }: Word): boolean =>
  ['Preposition', 'Determiner', 'Particle'].some((tag) => tags.has(tag));

/** `store owners`, `working parents`: a pair whose second word is somebody. */
const namesSomebody = (words: readonly Word[]): boolean =>
  words.length === 2 &&
  !at(words, 1).tags.has('Adjective') &&
  (PEOPLE.test(at(words, 1).text) ||
    at(words, 1).tags.has('Actor') ||
    /(?:er|or|ist)s?$/i.test(at(words, 1).text));

/** `cycle to work scheme`. */
const ENDS_AS_OFFER =
  /\s(?:scheme|programme?|plan|policy|option|offer|service|guarantee|warranty|discount)s?$/i;

export const isAcronym = (word: string): boolean => /^\p{Lu}{2,}$/u.test(word);

export const lowered = (word: string): string => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word);

/** `they clean up after`, `IT won't allow it`, `job offer depends on it`. */
export const isSentence = (words: readonly Word[]): boolean =>
  words.some(
    ({ tags, text }, place) =>
      /n['’]t$/i.test(text) ||
      (place === 0 && tags.has('Pronoun') && !tags.has('Possessive')) ||
      (place > 1 && place === words.length - 1 && /^(?:it|them|me|us|you)$/i.test(text)),
  );
