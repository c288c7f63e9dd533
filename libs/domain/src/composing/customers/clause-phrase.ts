import { GOAL_VERBS } from '../words/attribute-words.js';
import { type Word, wordsOf } from '../words/parts-of-speech.js';
import { type AttributePhrase, after, forPeople } from '../phrase.js';
import { NOUNS_TOO, whoOf } from './doing-phrase.js';
import { isNounPhrase } from '../words/noun-phrase.js';
import { guessForm, isKnownMass, thirdPerson } from '../words/nouns.js';
import { lowerStart } from '../verb-phrase.js';

/** Verbs that follow a noun in a short report: `pet died at home`, `steering wheel vibrates`. */
const REPORTED =
  /^(?:is|are|was|were|isn['’]t|aren['’]t|wasn['’]t|won['’]t|can['’]t|couldn['’]t|doesn['’]t|don['’]t|didn['’]t|keeps?|gets?|got|dies|died|breaks|broke|stops|stopped|never|always|vibrates?|leaks|refuses|wants|feels|smells|squeaks|rattles|hurts|aches|itches|expires?|expired|crashes|crashed|fails|failed|fell|went|goes|ran|pulls|barks|bites|scratches|snores|cries|wakes|depends|arrives|arrived|flickers|drips|overheats|freezes|froze|tripped|trips|falls?|shrinks?|sags?)$/i;
const LEADS = ['Noun', 'Adjective', 'PastTense', 'Possessive', 'Gerund'];
const ASKERS = /^(?:owner|customer|user|client|buyer|parent|patient|guest)s?$/i;
const NO_THING = ['Pronoun', 'Preposition', 'Conjunction', 'Modal', 'Negative'];

/** What customers report about something of theirs: `people whose bike got stolen`; null for all else. */
export function reportPhrase(value: string, category: string): AttributePhrase | null {
  const ofTheirs = (report: string): AttributePhrase =>
    forPeople(`${whoOf(category)} whose ${lowerStart(report)}`);
  const [, thing, tooMuch] = /^(\S+(?: \S+)?) (too \p{L}+)$/u.exec(value) ?? [];
  if (thing && tooMuch && !/ing (?:up|out|off|in)$/i.test(thing) && isThing(thing) && isNounPhrase(thing))
    return ofTheirs(`${thing} ${thing.endsWith('s') ? 'are' : 'is'} ${tooMuch}`);
  const [, idle, not] = /^(\S+(?: \S+)?) (not \p{L}+ing(?: .*)?)$/u.exec(value) ?? [];
  if (idle && not && isThing(idle) && isNounPhrase(idle) && guessForm(idle) === 'countable')
    return ofTheirs(`${idle} is ${not}`);
  const report = value.replace(/^(?:my|our|their|the) /i, '');
  const texts = report.split(' ');
  // `previous failed cycles`
  if (/^(?:previous|multiple|repeated|recent)\s/i.test(report)) return null;
  const place = texts.findIndex((text, at) => at > 0 && REPORTED.test(text));
  // `business trips`
  const isNoun =
    place === texts.length - 1 &&
    /(?:trips|breaks|keeps|leaks|aches|smells|crashes|drips|stops)$/i.test(report);
  return place > 0 && place < 5 && !isNoun && isThing(texts.slice(0, place).join(' '))
    ? ofTheirs(report)
    : null;
}

/** `washing machine`; but not `it`, `cut survey` and `owner`, which is the asker. */
function isThing(name: string): boolean {
  // After an article, compromise does not read `bike` as an imperative.
  const words = wordsOf(`the ${name}`).slice(1);
  const first = words[0];
  if (!first || (GOAL_VERBS.has(first.text.toLowerCase()) && !NOUNS_TOO.has(first.text.toLowerCase())))
    return false;
  return (
    !ASKERS.test(name) &&
    LEADS.some((tag) => first.tags.has(tag)) &&
    (!first.tags.has('Gerund') || words.length > 1 || isKnownMass(name)) &&
    !words.some(
      ({ text, tags }) =>
        NO_THING.some((tag) => tags.has(tag)) || /^(?:one|it|this|that|who|which|people|those)$/i.test(text),
    )
  );
}

/** A sentence whose subject is no thing of theirs: `reporting to trustees takes days`, `nobody in the team is technical`. */
export const isSentence = (value: string): boolean =>
  /^(?:nothing|everything|nobody|everybody|everyone|no[- ]one) \p{L}+s(?:\s|$)/iu.test(value) ||
  (/^(?!people|those|someone|anyone|an?\s)(?!.*\b(?:who|that|which|whose|if|when)\b).*\p{L}\s(?:is|are|was|takes|costs|keeps|won['’]t|can['’]t|doesn['’]t|didn['’]t)\s/iu.test(
    value,
  ) &&
    !/^(?:how|what|when|where|why|which|can|could|should|do|does|is|are|will|am)\s/i.test(value));

/** What holds of an offer: `you can be present`, `women message first`, `we come to your workplace`; null for all else. */
export function offerClause(value: string, words: readonly Word[]): AttributePhrase | null {
  const [, verb, rest = ''] = /^(?:we|they) (\p{L}+)( \S.*)?$/iu.exec(value) ?? [];
  if (verb && !/^(?:are|have|can|will|do|don|won)$/i.test(verb))
    return after(`from someone who ${thirdPerson(verb.toLowerCase())}${rest}`);
  if (/^you (?:can|may|don['’]t|only|never|choose|keep|get|decide|own)\s/i.test(value))
    return after(`where ${lowerStart(value)}`);
  const [who, does] = words;
  const isClause =
    words.length > 2 &&
    who?.tags.has('Plural') === true &&
    does !== undefined &&
    (does.tags.has('Infinitive') || does.tags.has('PresentTense')) &&
    !does.tags.has('Noun') &&
    !/(?:s|ed|ing)$/.test(does.text);
  return isClause ? after(`where ${lowerStart(value)}`) : null;
}
