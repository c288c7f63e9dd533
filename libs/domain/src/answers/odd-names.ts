import type { AnswerContext } from './answer-checks.js';

/* How a question about a brand names it, beyond whether it does. */

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
