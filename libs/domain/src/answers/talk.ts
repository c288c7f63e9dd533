import { type Token, wordAt, wordSet } from './clauses.js';
import { isNoun } from './function-words.js';

/** What the model was given to do, of which nobody speaks who wants to know something of a brand. */
const TASK = wordSet('attribute question sentence wording phrased naming pretend pretending');
/** The same of any topic; all other words of talk are words of some trade, too. */
const TALK = new Set([...TASK, ...wordSet('topic mention')]);
/** The same after `the`. */
const THE_TALK = wordSet('text focus request term word following');
/** The same after `be`. */
const BE_TALK = wordSet(
  'named narrowed listed discussed written assumed addressed worded described asked relevant',
);
/** Says whether a word of the task is among these. */
export const speaksOfTask = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word, about }, at) => {
    if (about !== null || isNumbered(tokens, at) || isAnnounced(tokens, at)) return false;
    if (word === 'following') return wordAt(tokens, at - 2) === 'of';
    // `… that somebody would ask an AI assistant`.
    if (word === 'ai') return /^(?:ask|asks|asked)$/.test(wordAt(tokens, at - 2));
    // `prompt service` is quick.
    if (word === 'prompt') return !isNoun(wordAt(tokens, at + 1));
    return TASK.has(word);
  });

/** `question 12` is a name. */
const isNumbered = (tokens: readonly Token[], at: number): boolean => /^\p{N}/u.test(wordAt(tokens, at + 1));

/** `Quick question: …` */
const isAnnounced = (tokens: readonly Token[], at: number): boolean =>
  wordAt(tokens, at) === 'question' && /^(?:quick|honest|serious|simple|short)$/.test(wordAt(tokens, at - 1));

/** Says whether a word of the talk itself is among these, unless it is what the asker would ask others. */
export function speaksOfTalk(tokens: readonly Token[]): boolean {
  return tokens.some(({ word, about }, at) => {
    if (about !== null || isNumbered(tokens, at) || isAnnounced(tokens, at)) return false;
    const [before, next] = [wordAt(tokens, at - 1), wordAt(tokens, at + 1)];
    if (BE_TALK.has(word)) return before === 'be';
    if (word === 'asking' && /^(?:does|is)$/.test(before)) return true;
    if (/^(?:ask|asking)$/.test(word)) return /^(?:about|on)$/.test(next) && before !== 'i';
    if (word === 'instructions') return next === 'say';
    if (word === 'version') return next === 'about';
    if (word === 'desired') return /^(?:is|are)$/.test(before);
    if (/^(?:speak|speaking|talk|write|writing)$/.test(word)) return /^(?:of|about|on)$/.test(next);
    if (/^(?:meant|understood)$/.test(word)) return next === 'by' || next === '';
    if (word === 'talking') return before === 'we';
    if (word === 'words') return /^(?:few|many|which)$/.test(before);
    if (word === 'questions') return !tokens.some((one) => /^(?:ask|put|answers?)$/.test(one.word));
    if (word === 'prompt') return !isNoun(next);
    if (word === 'ai') return /^(?:assistants?|chatbots?)$/.test(next);
    if (word === 'thing') return before === 'only';
    if (word === 'say') return before === 'to' || /^(?:it|this)$/.test(next);
    if (/^(?:brand|company)$/.test(word)) return /^(?:our|certain|unnamed|said)$/.test(before);
    return TALK.has(word) || (THE_TALK.has(word) && before === 'the');
  });
}
