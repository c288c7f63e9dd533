import { fold } from '../names/folding.js';
import type { AnswerContext } from './answer-checks.js';
import { stemOf, tellingStems, type TopicName } from './recognition.js';

/* How a question names brands, beyond whether it does. */

/**
 * Says whether a question uses the brand's or its rival's name as nobody does who means them: to greet the brand, as
 * the asker's own (`When do you need your Acme car`), as a common noun, or both names as one.
 */
export const namesOddly = (
  question: string,
  { promptType, brandName, competitorName }: AnswerContext,
): boolean =>
  promptType !== 'Discovery' &&
  (greets(question, brandName) ||
    question.includes(`your ${brandName}`) ||
    isCommonNoun(question, brandName) ||
    (competitorName !== null && isOneName(question, brandName, competitorName)));

/** `Hi Acme, my order is late`. */
const greets = (question: string, name: string): boolean => {
  const rest = question.toLowerCase().replace(/^(?:hi|hello|hey|dear)(?: there)?,? /, '');
  return rest.length < question.length && rest.startsWith(name.toLowerCase());
};

/** `Is a harbor a good place`, `Are lanterns safe`: the brand Harbor, or Lantern, is not meant. */
function isCommonNoun(question: string, name: string): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(name) || question.includes(name)) return false;
  const noun = name.toLowerCase();
  const words = question.toLowerCase().split(/[^\p{L}]+/u);
  return words.some(
    (word, place) => word === `${noun}s` || (word === noun && /^an?$/.test(words[place - 1] ?? '')),
  );
}

/** `the Acme Beta`, and not `Acme or Beta`. */
const isOneName = (question: string, one: string, other: string): boolean =>
  question.includes(`${one} ${other}`) || question.includes(`${other} ${one}`);

const A_NAME = String.raw`(?:the |an? )?((?:\p{Lu}[\p{L}\p{N}'’-]*\p{Ll}[\p{L}\p{N}'’-]*)(?: \p{Lu}[\p{L}\p{N}'’-]*)*)`;
/** `Is the Breville Bambino a good …`, `How do HelloFresh and Blue Apron compare`, `better than Brompton`. */
const ABOUT_NAMES = [
  new RegExp(`^(?:Is|Are|Does|Do) ${A_NAME} `, 'u'),
  new RegExp(`\\b(?:do|does|between) ${A_NAME} (?:and|or|vs\\.?|versus|compare) `, 'u'),
  new RegExp(`\\b(?:better|worse|cheaper) than ${A_NAME}`, 'u'),
  new RegExp(`^Which (?:is|one|of)\\b[^?]*, ${A_NAME} or ${A_NAME}\\?$`, 'u'),
];

/**
 * Says whether a question asks about brands that it was not asked for: a Discovery question leaves them to the assistant,
 * a Validation one is about its brand alone.
 *
 * @param topics with the names that it may ask about
 */
export function asksOfOthers(question: string, topics: readonly TopicName[]): boolean {
  const own = new Set(topics.flatMap(({ name }) => tellingStems(name)));
  const isOther = (name: string) => !name.split(' ').some((word) => own.has(stemOf(fold(word))));
  return ABOUT_NAMES.some((pattern) => pattern.exec(question)?.slice(1).some(isOther) ?? false);
}
