import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { CategoryType } from '../../src/vocabulary.js';
import type { CategorySketch } from '../../src/sampling/sample-fixtures.js';
import { alike, brandOf, questionsOf, TRADE_BRANDS } from './trades.js';

/**
 * Questions to be read by a person in a review. `UPDATE_QUESTIONS=1 npx jest libs/domain/test/composing/trades`
 * writes them and the page anew.
 */
const GOLDEN = new URL('./questions.golden.json', import.meta.url);
const PAGE = 'docs/questions.md';
/** Brands typed by people who did not know the rules: what they found is mended, and stays so. */
const TYPED = JSON.parse(readFileSync(new URL('./typed-brands.json', import.meta.url), 'utf8')) as {
  trade: string;
  productCategories: string[];
  attributeCategories: { name: string; catType: CategoryType; attributes: string[] }[];
}[];
const EACH = 12;
const SHOWN = 3;

const typedBrands = TYPED.map(({ trade, productCategories, attributeCategories }) =>
  brandOf(trade, [
    ['ProductCategory', 'Products', 1, alike(productCategories)],
    ...attributeCategories.map(({ name, catType, attributes }): CategorySketch => [
      catType,
      name,
      1,
      alike(attributes),
    ]),
  ]),
);
const questions = Object.fromEntries(
  [...TRADE_BRANDS, ...typedBrands].map((brand) => [brand.name, questionsOf(brand, EACH)]),
);

const page = (): string => {
  const sections = Object.entries(questions)
    .slice(0, 10)
    .map(
      ([trade, lines]) =>
        `### ${trade}\n\n${lines
          .slice(0, SHOWN)
          .map((line) => `- ${line}`)
          .join('\n')}`,
    );
  return `# Questions composed without a model

The first three of ten structured files, as they come: nothing was set but names. What is sure by its shape and its
category stands in the sentence, all else in brackets, or before the question (\`libs/domain/src/composing\`). A category's \`phrase\`, an attribute's \`phrase\` and a product category's \`form\` say it
in the sentence. A test fails while this page is stale; it also says how it is written anew.

${sections.join('\n\n')}
`;
};

describe('questions of brands of different trades', () => {
  if (process.env['UPDATE_QUESTIONS']) {
    writeFileSync(GOLDEN, `${JSON.stringify(questions, null, 2)}\n`);
    writeFileSync(PAGE, page());
  }

  it('are the ones that were read', () => {
    expect(questions).toEqual(JSON.parse(readFileSync(GOLDEN, 'utf8')));
  });

  it('stand in the page of examples as they come', () => {
    expect(readFileSync(PAGE, 'utf8')).toBe(page());
  });

  it('name no category as a label, and hold one question mark', () => {
    for (const question of Object.values(questions).flat()) {
      expect(question).toMatch(/^[^?]+\?$/);
      expect(question).not.toMatch(/\b(?:as the|for the) (?:audience|features?|price|terms|facility)\b/i);
    }
  });
});
