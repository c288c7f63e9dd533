import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromPipe, promptAttributes, subjectNames, toPipe, toPrompt } from './pipe-format.js';

const ref = (name: string, categoryName: string) => ({
  id: name,
  name,
  categoryId: categoryName,
  categoryName,
});

describe('the pipe format', () => {
  it('splits an entry at its first colon', () => {
    expect(fromPipe('Time:10:30|Color:red')).toEqual([
      { category: 'Time', value: '10:30' },
      { category: 'Color', value: 'red' },
    ]);
    expect(fromPipe('Color')).toEqual([{ category: 'Color', value: null }]);
    expect(fromPipe('')).toEqual([]);
  });

  it('reads back what it wrote', () => {
    const category = fc.string({ minLength: 1 }).filter((text) => !/[:|]/.test(text));
    const value = fc.string().filter((text) => !text.includes('|'));
    fc.assert(
      fc.property(fc.array(fc.record({ category, value })), (entries) => {
        expect(fromPipe(toPipe(entries))).toEqual(entries);
      }),
    );
  });
});

describe("the texts of a prompt's attributes", () => {
  it.each([
    [
      'Color:red|Age:old',
      'red, old',
      [
        ['Color', 'red'],
        ['Age', 'old'],
      ],
    ],
    ['Color:red', null, [['Color', 'red']]],
    ['Color', 'red', [['Color', 'red']]],
    ['Color', null, [['Color', null]]],
    [null, 'red', [['', 'red']]],
    [null, null, []],
  ])('%s, %s', (attributeCategory, attribute, expected) => {
    const found = promptAttributes({ attributeCategory, attribute });
    expect(found.map(({ category, value }) => [category, value])).toEqual(expected);
  });

  it('name each category and attribute once', () => {
    const texts = { attributeCategory: 'Color:red|Color:blue|Age:red', attribute: 'red, blue, red' };
    expect(subjectNames(texts)).toEqual({ categories: ['Color', 'Age'], attributes: ['red', 'blue'] });
    expect(subjectNames({ attributeCategory: 'Color|Age', attribute: 'red' })).toEqual({
      categories: ['Color', 'Age'],
      attributes: ['red'],
    });
  });
});

describe('a prompt on the wire', () => {
  const item = (attributes: ReturnType<typeof ref>[]) => ({
    promptType: 'Discovery' as const,
    combination: { productCategory: ref('Shoes', 'Products'), attributes, competitor: null },
  });

  it('carries one attribute by its names and ids', () => {
    expect(toPrompt(item([ref('Red', 'Color')]), 'Which?', ['similar'])).toEqual({
      question: 'Which?',
      promptType: 'Discovery',
      productCategory: 'Shoes',
      attributeCategory: 'Color',
      attribute: 'Red',
      competitorName: null,
      productCategoryAttributeId: 'Shoes',
      attributeCategoryId: 'Color',
      attributeId: 'Red',
      attributeIds: ['Red'],
      competitorId: null,
      flags: ['similar'],
    });
  });

  it('carries several attributes as entries, and their ids in the same order', () => {
    expect(toPrompt(item([ref('Red', 'Color'), ref('Old', 'Age')]), 'Which?', [])).toMatchObject({
      attributeCategoryId: null,
      attributeId: null,
      attributeIds: ['Red', 'Old'],
      attributeCategory: 'Color:Red|Age:Old',
      attribute: 'Red, Old',
    });
  });

  it('carries null for what it does not have', () => {
    const combination = { productCategory: null, attributes: [], competitor: { id: 'b', name: 'Beta' } };
    expect(toPrompt({ promptType: 'Competitor', combination }, 'Which?', [])).toEqual({
      question: 'Which?',
      promptType: 'Competitor',
      productCategory: null,
      attributeCategory: null,
      attribute: null,
      competitorName: 'Beta',
      productCategoryAttributeId: null,
      attributeCategoryId: null,
      attributeId: null,
      attributeIds: [],
      competitorId: 'b',
      flags: [],
    });
  });
});
