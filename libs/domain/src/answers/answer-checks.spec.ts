import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkAnswer, type AnswerContext } from './answer-checks.js';
import { cleanAnswer } from './cleaning.js';

const context = (changes: Partial<AnswerContext> = {}): AnswerContext => ({
  promptType: 'Discovery',
  brandName: 'Acme',
  competitorName: null,
  configuredNames: [],
  ...changes,
});

describe('cleaning an answer', () => {
  it.each([
    ['"What is best?"', 'What is best?'],
    ['“What is best?”', 'What is best?'],
    ['«What is best?»', 'What is best?'],
    ["'What is best?'\n", 'What is best?'],
    ['1. What is best?', 'What is best?'],
    ['2) “What is best?”', 'What is best?'],
    ['- What is best?', 'What is best?'],
    ['• "What is best?"', 'What is best?'],
    ['What\nis  best?', 'What is best?'],
    ['"1. What is best?"', 'What is best?'],
    ['"Acme" or "Beta"', '"Acme" or "Beta"'],
    ['"Is "Acme" good?"', 'Is "Acme" good?'],
    ['3.5 inch or 5?', '3.5 inch or 5?'],
    ['Hi-fi speakers or soundbars: which is best?', 'Hi-fi speakers or soundbars: which is best?'],
    ['Sure-footed boots: which are best?', 'Sure-footed boots: which are best?'],
    ['Sure - what is best?', 'What is best?'],
    ['Sure—what is best?', 'What is best?'],
    ['Hi! - What is best?', 'What is best?'],
    ['I’m a single user: which CRM is best?', 'I’m a single user: which CRM is best?'],
    ['Gluten-free versions: which are best?', 'Gluten-free versions: which are best?'],
    ['Improved version: which are best?', 'Which are best?'],
    ['Some options: which are best?', 'Which are best?'],
    ['Q1: which are best?', 'Which are best?'],
    ['Series 8a: which shoes are best?', 'Series 8a: which shoes are best?'],
    ['何が一番？', '何が一番?'],
    ['-5 degrees?', '-5 degrees?'],
    ['  ', ''],
  ])('%j reads %j', (raw, expected) => {
    expect(cleanAnswer(raw)).toBe(expected);
  });

  const noise = ['"', '“', '”', "'", '- ', '1. ', '\n', ' ', '\t', '\u00a0', '\0', '？', '؟', 'word'];
  const noisy = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom(...noise), { maxLength: 20 }).map((parts) => parts.join('')),
  );

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(noisy, (raw) => {
        const once = cleanAnswer(raw);
        expect(cleanAnswer(once)).toBe(once);
      }),
    );
  });

  it('gives the same whatever white space stands around it', () => {
    fc.assert(
      fc.property(noisy, (raw) => expect(cleanAnswer(` ${raw}\n`)).toBe(cleanAnswer(raw))),
      { numRuns: 1_000 },
    );
  });
});

describe('checking an answer', () => {
  it.each<[string, string, Partial<AnswerContext>, string | null]>([
    ['a good question', 'What are the best shoes?', {}, null],
    ['nothing', '', {}, 'empty'],
    ['400 characters', `${'a'.repeat(399)}?`, {}, null],
    ['401 characters', `${'a'.repeat(400)}?`, {}, 'too-long'],
    ['400 characters, an emoji one of them', `${'a'.repeat(398)}👟?`, {}, null],
    ['a formula', '=What?', {}, 'formula'],
    ['no question mark', 'Tell me.', {}, 'no-question-mark'],
    ['a refusal', 'I’m sorry, but I can’t help with that.', {}, 'not-asking'],
    ['two questions', 'What? Why?', {}, 'several-question-marks'],
    ['text after a Discovery question', 'What? Tell me.', {}, 'text-after-question'],
    ['the brand', 'Is ACME good?', {}, 'names-brand'],
    ['a word that stands twice', 'Which shoes are good good for me?', {}, 'doubled'],
    [
      'a name that says a word twice',
      'Which walla walla onions are sweet?',
      { configuredNames: ['walla walla onions'] },
      null,
    ],
    ['a word that may be said twice', 'Which shoes last long long after others?', {}, null],
    ['an option that has a number', 'Which option 1 would suit me best?', {}, null],
    ['two options to choose from', 'Do you prefer option 1 or option 2?', {}, 'not-asking'],
    ['the brand’s possessive', 'What about Acme’s shoes?', {}, 'names-brand'],
    ['a longer word', 'What is an acmeist?', {}, null],
    ['a longer word with a letter beyond ASCII', 'What is acmeä?', {}, null],
    [
      'a configured name with the brand in it',
      'Is the Acme Pro nice?',
      { configuredNames: ['Acme Pro'] },
      null,
    ],
    [
      'that name and the brand',
      'Is the Acme Pro by Acme nice?',
      { configuredNames: ['Acme Pro'] },
      'names-brand',
    ],
    ['an alias', 'Is Acme Labs good?', { brandName: 'Zeta', aliases: ['Acme'] }, 'names-brand'],
    ['a look-alike of the brand', 'Is Асме good?', {}, 'names-brand'],
    ['the brand in parts', 'Is Ac\u00adme or A-c-m-e good?', {}, 'names-brand'],
    [
      'a word that is the brand in another case',
      'What is on offer?',
      { brandName: 'On', matchCase: true },
      null,
    ],
    ['a brand in its own case', 'What of the On Cloud?', { brandName: 'On', matchCase: true }, 'names-brand'],
    [
      'a configured name with such a brand in it',
      'What of the On Cloud?',
      { brandName: 'On', matchCase: true, configuredNames: ['On Cloud'] },
      null,
    ],
    ['an alias instead of the brand', 'Is ACM good?', { promptType: 'Validation', aliases: ['ACM'] }, null],
    [
      'such a brand in another case',
      'Is on good?',
      { promptType: 'Validation', brandName: 'On', matchCase: true },
      'brand-missing',
    ],
    ['a closing request', 'Is Acme good? Answer yes or no.', { promptType: 'Validation' }, null],
    ['a validation without the brand', 'Is it good?', { promptType: 'Validation' }, 'brand-missing'],
    ['both names', 'Acme or Beta?', { promptType: 'Competitor', competitorName: 'Beta' }, null],
    [
      'one of two names',
      'Acme or not?',
      { promptType: 'Competitor', competitorName: 'Beta' },
      'competitor-missing',
    ],
    [
      'the other of two',
      'Beta or not?',
      { promptType: 'Competitor', competitorName: 'Beta' },
      'brand-missing',
    ],
    [
      'a competitor whose name holds the brand’s, alone',
      'Is Acme Pro any better than others?',
      { promptType: 'Competitor', competitorName: 'Acme Pro' },
      'brand-missing',
    ],
    [
      'that competitor beside the brand',
      'Is Acme Pro any better than Acme?',
      { promptType: 'Competitor', competitorName: 'Acme Pro' },
      null,
    ],
    [
      'a brand whose name holds the competitor’s, alone',
      'Is Acme Pro any better than others?',
      { promptType: 'Competitor', brandName: 'Acme Pro', competitorName: 'Acme' },
      'competitor-missing',
    ],
    [
      'a competitor that is called as an alias is',
      'Is Acme better than Beta?',
      { promptType: 'Competitor', aliases: ['Beta'], competitorName: 'Beta' },
      null,
    ],
  ])('%s', (_, question, changes, code) => {
    expect(checkAnswer(question, context(changes))?.code ?? null).toBe(code);
  });
});

it('an answer that names the brand is told by which name', () => {
  const zeta = context({ brandName: 'Zeta', aliases: ['Acme Labs', 'Acme'] });
  expect(checkAnswer('Is Acme good?', zeta)?.message).toBe(
    'it names the brand "Zeta" by its other name "Acme", which it must not',
  );
  expect(checkAnswer('Is Acme or Zeta any good?', zeta)?.message).toBe(
    'it names the brand "Zeta", which it must not',
  );
});
