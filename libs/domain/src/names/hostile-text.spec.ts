import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { buildImproveMessages, buildMessages } from '../questions/ai-request.js';
import { checkAnswer, type AnswerContext } from '../answers/answer-checks.js';
import { cleanAnswer } from '../answers/cleaning.js';
import { parseAttributeLines } from '../files/bulk-paste.js';
import { speakable } from '../composing/words/speakable.js';
import { safeFileName, spreadsheetSafe } from '../files/csv-cells.js';
import { mentions, replaceNames } from './mentions.js';
import { flagsOf } from '../answers/answer-flags.js';
import { caselessKey, fold, sameQuestionKey } from './folding.js';
import { skeletonOf } from '../questions/likeness.js';
import { sentencesOf } from '../answers/sentences.js';
import { attributeNameFault, categoryNameFault } from './names.js';
import { fromPipe, subjectNames } from '../files/pipe-format.js';
import { structuredCsvText } from '../composing/structured-csv.js';
import { findUnknownVariables, renderPrompt, renderTemplate } from '../templates/templates.js';

const context: AnswerContext = {
  promptType: 'Discovery',
  brandName: 'a a?a-a',
  competitorName: null,
  configuredNames: ['a a', "a's", '? a', 'x'.repeat(200)],
};
const item = {
  promptType: 'Discovery' as const,
  combination: { productCategory: null, attributes: [], competitor: null },
};

/** Everything that text from people or from the model passes through. */
const PASSES: Record<string, (text: string) => unknown> = {
  cleanAnswer,
  checkAnswer: (text) => checkAnswer(text, context),
  flagsOf: (text) =>
    flagsOf(text, { ...context, competitorNames: ['a b'], topics: [{ name: 'a a', categoryName: 'a' }] }),
  'flagsOf, as the name': (text) =>
    flagsOf('a a?', { ...context, competitorNames: [text], topics: [{ name: text, categoryName: text }] }),
  skeletonOf: (text) => skeletonOf(text, ['a a']),
  fold,
  sameQuestionKey,
  sentencesOf,
  mentions: (text) => mentions(text, context.brandName),
  'mentions, as the name': (text) => mentions('a a a?', text),
  replaceNames: (text) => replaceNames(text, context.configuredNames, ' '),
  caselessKey,
  renderTemplate: (text) => renderTemplate(text, { a: text }),
  renderPrompt: (text) => renderPrompt(`{attributes}${text}`, item, 'Acme'),
  findUnknownVariables: (text) => findUnknownVariables('bulk_v2', text),
  buildMessages: (text) => buildMessages(item, 'Acme', text),
  buildImproveMessages: (text) => buildImproveMessages(text, text, context),
  speakable,
  parseAttributeLines,
  fromPipe,
  subjectNames: (text) => subjectNames({ attributeCategory: text, attribute: text }),
  categoryNameFault,
  attributeNameFault,
  safeFileName,
  spreadsheetSafe,
  structuredCsvText: (text) => structuredCsvText({ headers: [text], rows: [[text]] }),
};

/** Parts that repeat, with what follows: what makes a careless pattern try again from each place. */
const HOSTILE: [part: string, end: string][] = [
  ['a', '!'],
  [' ', 'x'],
  ['\t \n', 'x'],
  ['a ', 'b'],
  ['a a?', 'b'],
  ['?', 'x'],
  [' ?', 'x'],
  ['"', 'x'],
  ['“', '”'],
  ["'", 'x'],
  ['- ', 'x'],
  ['1. ', 'x'],
  ['- "', 'x'],
  ['_', 'x'],
  ['._-', 'x_'],
  ['{', 'x'],
  ['{{ ', 'x'],
  ['{a', ' '],
  ['${a ', '}'],
  ['<', 'x'],
  ['<<<BEGIN TEXT ', '>>'],
  ['<\u200b', 'x'],
  ['|', 'x'],
  ['a:', '|'],
  ['\r\n', 'x'],
  ['\n', 'x'],
  ['e\u0301', '!'],
  ['\ud83d', '\ude00'],
  ['=+-@', 'x'],
];

/** So long that what looks at it anew from each place works for seconds, and what goes over it once for a moment. */
const LENGTH = 100_000;
const TIME_LIMIT_MS = 3_000;

/** Each at the beginning of a text, and within it. */
const TEXTS = HOSTILE.flatMap(([part, end]) => {
  const run = part.repeat(Math.ceil(LENGTH / part.length)) + end;
  return [run, `x${run}`];
});

/** Runs a pass, and throws when it does not end: neither Jest nor a timer can stop one. */
const run = (pass: (text: string) => unknown, text: string, timeout = TIME_LIMIT_MS): void =>
  void runInNewContext('pass(text)', { pass, text }, { timeout });

describe('no text is so hostile that work on it does not end', () => {
  it.each(Object.entries(PASSES))('%s', (_name, pass) => {
    for (const text of TEXTS) run(pass, text);
  });

  it('which would be noticed', () => {
    const careless = (text: string) => text.replace(/\s+$/, '');
    expect(() => run(careless, `${' '.repeat(LENGTH)}x`, 200)).toThrow(/timed out/);
  });
});

describe('an answer of any length', () => {
  it('is looked at no further than it could be a question', () => {
    expect(cleanAnswer(`${'- '.repeat(50_000)}What?`).length).toBeLessThan(4_000);
    expect(checkAnswer(cleanAnswer('x'.repeat(1_000_000)), context)?.code).toBe('too-long');
    expect(cleanAnswer(`${' '.repeat(100_000)}What?`)).toBe('What?');
  });

  it('is unwrapped no further than a question could be wrapped', () => {
    expect(cleanAnswer(`${'"'.repeat(100)}What?${'"'.repeat(100)}`)).toBe('What?');
    expect(cleanAnswer(`${'"'.repeat(1_000)}What?${'"'.repeat(1_000)}`)).toBe('');
  });
});

describe('a name is looked for in few steps, even in what nearly is it', () => {
  it.each([
    ['a run of one sign', `Acme${'.'.repeat(150)}Co`, `Acme${'.'.repeat(80)}Ca`],
    ['a run of several signs', `Acme${'.,!"'.repeat(40)}Co`, `Acme${'.,!"'.repeat(20)}Ca`],
    ['signs and spaces', `Acme${'. '.repeat(90)}Co`, `Acme${'. '.repeat(45)}Ca`],
    ['signs alone', `!${'?'.repeat(150)}!`, `!${'?'.repeat(300)}`],
    ['signs that are typed for letters', `Acm${'i!'.repeat(90)}e`, `Acm${'!'.repeat(140)}`],
    ['words that dots are spelt as', `Acme${'.dot'.repeat(46)}.Co`, `Acme${'dot'.repeat(70)}`],
    ['letters that are also an ending', `Acme${"'s s".repeat(60)} Co`, `Acme${' s'.repeat(90)}`],
  ])('%s', (_what, name, text) => {
    run(() => expect(mentions(text, name)).toBe(false), text);
    expect(mentions(`Is ${name} any good?`, name)).toBe(true);
  });
});
