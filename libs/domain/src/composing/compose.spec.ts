import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { answerContext, checkAnswer } from '../answers/answer-checks.js';
import { caselessKey } from '../names/folding.js';
import { cleanAnswer } from '../answers/cleaning.js';
import { composeQuestion, type ComposeItem } from './compose.js';
import { PROMPT_TYPES, TEMPLATE_TYPES } from '../vocabulary.js';

const ref = (name: string, categoryName: string) => ({
  id: name,
  name,
  categoryId: categoryName,
  categoryName,
});
const newItem = (changes: Partial<ComposeItem> = {}): ComposeItem => ({
  brandName: 'Acme',
  promptType: 'Discovery',
  templateType: 'bulk_v2',
  combination: {
    productCategory: ref('running shoes', 'Products'),
    attributes: [ref('red', 'Color')],
    competitor: null,
  },
  ...changes,
});

const oddName = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    fc.constantFrom(
      'Acme',
      'Acme Pro',
      'what',
      'the',
      'with',
      'Is',
      'selection',
      'Guess?',
      '???',
      '=SUM(A1)',
      '+1',
      '- dash',
      '1. One',
      '"quoted"',
      '“x”',
      'a\nb',
      '{b}',
      '${s}',
      'Ünïcode',
      '任天堂',
      'x'.repeat(200),
      `Acme ${'y'.repeat(190)}`,
    ),
  )
  .filter((name) => name.trim() !== '');
const oddRef = fc.tuple(oddName, oddName).map(([name, category]) => ref(name, category));
const oddItem: fc.Arbitrary<ComposeItem> = fc.record({
  brandName: fc.oneof(oddName, fc.constant('Acme')),
  promptType: fc.constantFrom(...PROMPT_TYPES),
  templateType: fc.constantFrom(...TEMPLATE_TYPES, null),
  combination: fc.record({
    productCategory: fc.option(oddRef),
    attributes: fc.array(oddRef, { maxLength: 5 }),
    competitor: oddName.map((name) => ({ id: name, name: name.slice(0, 100) })),
  }),
});

describe('a composed question', () => {
  it('passes the checks of its prompt type, whatever the names', () => {
    fc.assert(
      fc.property(oddItem, fc.nat(5), (item, variant) => {
        const question = composeQuestion(item, variant);
        expect(cleanAnswer(question)).toBe(question);
        expect(checkAnswer(question, answerContext(item, item))).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  it('is the same every time, and another one for another variant', () => {
    expect(composeQuestion(newItem())).toBe(composeQuestion(newItem()));
    expect(new Set([0, 1, 2].map((variant) => composeQuestion(newItem(), variant))).size).toBe(3);
  });

  it('wishes for nothing where it asks how things compare', () => {
    const combination = {
      productCategory: ref('remortgages', 'Products'),
      attributes: [{ ...ref('offset', 'Loan features'), catType: 'ProductAttribute' as const }],
      competitor: null,
    };
    const questions = Array.from({ length: 200 }, (_, variant) =>
      composeQuestion(newItem({ combination }), variant),
    );
    expect(questions.filter((question) => /(?:leading .* compare|in common) \(/.test(question))).toEqual([]);
    expect(questions.join()).toContain('(ideally offset)');
  });

  it.each([
    ['red', 'ProductAttribute'],
    ['same day or next', 'ProductAttribute'],
    ['near me', 'CustomerAttribute'],
  ] as const)('holds what the prompt is about in every form: %s', (value, catType) => {
    const combination = {
      productCategory: ref('running shoes', 'Products'),
      attributes: [{ ...ref(value, 'Color'), catType }],
      competitor: null,
    };
    for (let variant = 0; variant < 200; variant++) {
      const question = composeQuestion(newItem({ combination }), variant);
      expect(question).toContain('running shoes');
      expect(question).toContain(value);
    }
  });

  it('differs for every combination of a run of 10,000, in many forms', () => {
    const questions: string[] = [];
    for (let product = 0; product < 100; product++) {
      for (let value = 0; value < 100; value++) {
        questions.push(
          composeQuestion(
            newItem({
              combination: {
                productCategory: ref(`product ${product}`, 'Products'),
                attributes: [ref(`color ${value}`, 'Color')],
                competitor: null,
              },
            }),
          ),
        );
      }
    }
    expect(new Set(questions.map(caselessKey)).size).toBe(10_000);
    const wordings = new Set(
      questions.map((text) => text.replace(/product \d+/, 'P').replace(/color \d+/, 'V')),
    );
    expect(wordings.size).toBeGreaterThan(50);
  });

  it('still differs when too many or too long attributes do not fit', () => {
    const long = (last: string) =>
      composeQuestion(
        newItem({
          combination: {
            productCategory: null,
            attributes: [
              ...Array.from({ length: 20 }, (_, i) => ref(`${'long '.repeat(8)}${i}`, `Category ${i}`)),
              ref(last, 'Last'),
            ],
            competitor: null,
          },
        }),
      );
    expect(long('one')).not.toBe(long('two'));
  });

  it('asks for the best, and for the top', () => {
    const combination = { productCategory: ref('laptops', 'Products'), attributes: [], competitor: null };
    expect(composeQuestion(newItem({ templateType: 'product_category_best', combination }))).toMatch(
      /\bbest\b/,
    );
    expect(composeQuestion(newItem({ templateType: 'product_category_top', combination }))).toMatch(
      /\btop\b/,
    );
  });

  it('asks for somebody by who and which, not by what', () => {
    const combination = { productCategory: ref('plumbers', 'Products'), attributes: [], competitor: null };
    const questions = Array.from({ length: 200 }, (_, turn) =>
      composeQuestion(newItem({ combination, turn })),
    );
    for (const question of questions)
      expect(question).not.toMatch(/\bwhat (?:is|are) the best|\bwhat would\b/i);
    expect(new Set(questions).size).toBeGreaterThan(100);
  });

  it('asks which of brand and competitor is better, however it says so', () => {
    const combination = { productCategory: null, attributes: [], competitor: { id: 'b', name: 'Beta' } };
    const item = newItem({ templateType: 'competitor', promptType: 'Competitor', combination });
    const questions = Array.from({ length: 20 }, (_, turn) => composeQuestion({ ...item, turn }));
    expect(new Set(questions).size).toBeGreaterThan(5);
    for (const question of questions) expect(question).toMatch(/\bbetter\b/);
  });

  it('asks for alternatives to a competitor directly from the data', () => {
    const combination = { productCategory: null, attributes: [], competitor: { id: 'b', name: 'Beta' } };
    const question = composeQuestion(newItem({ templateType: null, promptType: 'Competitor', combination }));
    expect(question).toContain('alternatives');
    expect(question).toContain('Beta');
    expect(question).toContain('Acme');
  });
});
