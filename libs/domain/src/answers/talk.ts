import { type Token, wordAt, wordSet } from './clauses.js';

/** What the model was given to do, of which nobody speaks who wants to know something of a brand. */
const TASK = wordSet('attribute question wording phrased naming pretend pretending');
/** The same of any topic; all other words of talk are words of some trade, too. */
const TALK = new Set([...TASK, 'mention']);
/** The same after `the`. */
const THE_TALK = wordSet('focus request term word following topic sentence');
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
    if (word === 'prompt') return /^(?:which|what|this|the)$/.test(wordAt(tokens, at - 1));
    if (word === 'sentence') return isOfTask(tokens, at);
    return TASK.has(word);
  });

/** `the sentence`, `a sentence about`, `in one sentence`; of others, tutors and dictionaries have some. */
const isOfTask = (tokens: readonly Token[], at: number): boolean =>
  /^(?:the|one)$/.test(wordAt(tokens, at - 1)) || /^(?:about|on)$/.test(wordAt(tokens, at + 1));

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
    if (word === 'questions') return before === 'many' && wordAt(tokens, at - 2) === 'how';
    if (word === 'words') return /^(?:few|many|which)$/.test(before);
    if (word === 'prompt') return /^(?:discovery|this|the)$/.test(before);
    if (word === 'topic' && at === 0) return true;
    if (word === 'text') return before === 'the' && /^(?:on|about|has)$/.test(next);
    if (word === 'sentence' && isOfTask(tokens, at)) return true;
    if (word === 'ai') return /^(?:assistants?|chatbots?)$/.test(next);
    if (word === 'thing') return before === 'only';
    if (word === 'say')
      return (
        /^(?:it|this)$/.test(next) || (before === 'to' && /^(?:about|of|on|that|here|for|more|)$/.test(next))
      );
    if (/^(?:brand|company)$/.test(word)) return /^(?:our|certain|unnamed|said)$/.test(before);
    return TALK.has(word) || (THE_TALK.has(word) && before === 'the');
  });
}
