import { isAdjective } from './adjective-phrase.js';
import { COUNTS, GOAL_VERBS, MONEY, PEOPLE, PREPOSITION } from './attribute-words.js';
import {
  ABOUT_ACTIVITY,
  ABOUT_AGE,
  ABOUT_GOAL,
  ABOUT_HEADS,
  ABOUT_INDUSTRY,
  ABOUT_PEOPLE,
  ABOUT_PURPOSE,
  ABOUT_WORRY,
  GROUP_OF,
  TYPE_OF,
} from './category-hints.js';
import {
  headOf,
  isAcronym,
  isNounPhrase,
  isSomebody,
  isSureNoun,
  namesPeople,
  nounPhrase,
} from './noun-phrase.js';
import { guessForm, pluralOf } from './nouns.js';
import type { Word } from './parts-of-speech.js';
import { type AttributePhrase, after, forPeople } from './phrase.js';
import { lowerStart, ofSeveral, saysOfThemselves } from './verb-phrase.js';

/** What customers ask themselves: `how much do I need`. */
const ASKED =
  /^(?:how|what|when|where|why|which|can|could|should|do|does|is|are|will|am)\s.*\b(?:i|we|my|our|it|you|they)\b/i;
/** What one is in, on or without: `on a tight budget`, `without a car`. */
const STATE = /^(?:with|without|on an?|in an?|out of)\s/i;
const NEW_TO = /^(?:new|allergic|sensitive|prone|used|close) to\s/i;
/** What leads on from a verb that may be a noun: `plan a wedding`, but `train commute`. */
const OBJECT = ['Determiner', 'Preposition', 'Particle', 'Possessive'];

/** What can surely be said of customers beside a noun; null for all else. */
export function customerPhrase(
  value: string,
  category: string,
  words: readonly Word[],
): AttributePhrase | null {
  return (
    ofPeople(value, category, words) ??
    ofDoing(value, category, words) ??
    ofState(value, category, words) ??
    ofPurpose(value, category, words)
  );
}

/** Who they are: `nervous flyers`, `over 60`, `family of 5`. */
function ofPeople(value: string, category: string, words: readonly Word[]): AttributePhrase | null {
  const [first] = words;
  if (/^(?:over|under)[\s-]\d+s$/i.test(value)) return forPeople(`the ${value}`);
  if (/year[- ]olds$/i.test(value)) return forPeople(value);
  if (ABOUT_AGE.test(category) && /^(?:under|over|below|above)\s\d+$/i.test(value))
    return forPeople(`people ${value}`);
  if (ABOUT_AGE.test(category) && /^\d+(?:\s?(?:[-–]|to)\s?\d+|\+)$/.test(value))
    return forPeople(`people aged ${value}`);
  if (/^(?:team|group|family|couple|party|crew)s? of\s/i.test(value)) return forPeople(nounPhrase(value));
  if (ABOUT_HEADS.test(category) && COUNTS.test(value))
    return forPeople(`companies with ${value}${/\d\+?$/.test(value) ? ' people' : ''}`);
  if (/^my\s/i.test(value)) return after(`for ${lowerStart(value)}`);
  if (isAcronym(value) || /^only\s/i.test(value) || first?.tags.has('Gerund')) return null;
  const who = value.replace(/\s(?:(?:under|over|aged)\s\d+|\d+\+)$/i, '');
  const head = headOf(who);
  const isWho =
    (PEOPLE.test(head) && !/^\s\S+ing\b/.test(who.slice(head.length))) ||
    (isNounPhrase(who) && (namesPeople(head) || (isSomebody(head) && !ABOUT_REASON.test(category))));
  return isWho ? forPeople(nounPhrase(value)) : null;
}

/** What they ask, want or do: `wants to pass`, `lose weight`, `recovering from surgery`. */
function ofDoing(value: string, category: string, words: readonly Word[]): AttributePhrase | null {
  const [first, second] = words;
  if (ASKED.test(value)) return forPeople(`people asking “${value.replace(/[“”"]/g, '')}”`);
  const last = words.at(-1);
  if (/^not\s/i.test(value))
    return last?.tags.has('Adjective') ? forPeople(`people who are ${lowerStart(value)}`) : null;
  if (saysOfThemselves(value)) return forPeople(`people who ${ofSeveral(value)}`);
  if (!first || !second) return null;
  const lower = lowerStart(value);
  const leadsOn = OBJECT.some((tag) => second.tags.has(tag));
  const isVerb = first.tags.has('Infinitive') && (leadsOn || !first.tags.has('Imperative'));
  if (ABOUT_GOAL.test(category) && GOAL_VERBS.has(first.text.toLowerCase()) && isVerb)
    return forPeople(`people who want to ${lower}`);
  const isDoing = first.tags.has('Gerund') && guessForm(first.text) !== 'countable';
  return isDoing && leadsOn ? forPeople(`people ${lower}`) : null;
}

/** What they are or are in: `on a tight budget`, `new to cycling`, `oily` of a skin type. */
function ofState(value: string, category: string, words: readonly Word[]): AttributePhrase | null {
  if (PREPOSITION.test(value) && MONEY.test(value)) return after(lowerStart(value));
  if (/^no(?:\s|-\S+\s)|^only\s\d/i.test(value)) return forPeople(`people with ${lowerStart(value)}`);
  if (STATE.test(value) || NEW_TO.test(value)) return forPeople(`people ${lowerStart(value)}`);
  const part = TYPE_OF.exec(category)?.[1]?.toLowerCase();
  const isOfPart = words.at(-1)?.text.toLowerCase() === part;
  if (part && (words.length === 1 || isOfPart)) return after(`for ${value}${isOfPart ? '' : ` ${part}`}`);
  if (words.length > 2 || !isAdjective(words, value)) return null;
  const group = GROUP_OF.exec(category)?.[1];
  if (group)
    return forPeople(
      `${lowerStart(value)} ${pluralOf(group.toLowerCase().replace(/(compan|propert)$/, '$1y'))}`,
    );
  return ABOUT_PEOPLE.test(category) && words.length === 1 ? forPeople(`${lowerStart(value)} people`) : null;
}

/** What they need it for or are worried about: `flat feet`, `a wedding`. */
function ofPurpose(value: string, category: string, words: readonly Word[]): AttributePhrase | null {
  if (isAcronym(value)) return null;
  if (ABOUT_INDUSTRY.test(category)) return isAdjective(words, value) ? null : after(`for ${value}`);
  if (words.length === 1 && words[0]?.tags.has('Gerund'))
    return ABOUT_ACTIVITY.test(category) ? after(`for ${value}`) : null;
  // `breed geckos`, `cut survey costs`
  const isWanted = words.length > 1 && GOAL_VERBS.has(words[0]?.text.toLowerCase() ?? '');
  if (isWanted || !isNounPhrase(value) || !isSureNoun(value)) return null;
  if (ABOUT_WORRY.test(category)) return forPeople(`people worried about ${nounPhrase(value)}`);
  const isFor = ABOUT_PURPOSE.test(category) || ABOUT_PEOPLE.test(category);
  const isMany = guessForm(value) === 'plural' && !ABOUT_REASON.test(category);
  return isFor || isMany ? after(`for ${nounPhrase(value)}`) : null;
}

/** Of these it is not told what the thing is for: `Reason for visit: broken glasses`. */
const ABOUT_REASON =
  /\b(?:reasons?|why|where|seen|objections?|triggers?|habits?|lanes?|struggles?|symptoms?|signs?|pains?|problems?|concerns?|challenges?|frustrat\w*|bugs|annoy\w*|issues?|complaints?)\b/i;
