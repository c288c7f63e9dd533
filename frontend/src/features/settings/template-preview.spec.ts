import { describe, expect, it } from '@jest/globals';
import { type AttributeRef, compileRules, type TemplateType } from '#domain';
import { type PreviewData, previewParts } from './template-preview';

const named = (categoryName: string, ...names: string[]): AttributeRef[] =>
  names.map((name) => ({ id: name, name, categoryId: categoryName, categoryName }));
const forbidden = (forbiddenWithId: string, targetId: string) => ({ forbiddenWithId, targetId });

const dataWith = (attributePairs: { forbiddenWithId: string; targetId: string }[]): PreviewData => ({
  brandName: 'Northwind',
  productCategories: named('Range', 'shoes', 'boots'),
  otherAttributes: [named('Audience', 'runners', 'nurses'), named('Material', 'wool', 'cork')],
  competitors: [],
  rules: compileRules({ attributePairs, categoryPairs: [], attributeCategoryPairs: [] }),
});

const examples = (data: PreviewData, templateType: TemplateType, text: string) =>
  [0, 1].map((place) =>
    previewParts(data, templateType, text, place)
      .map((part) => part.text)
      .join(''),
  );
const oneAttribute = (data: PreviewData) => examples(data, 'bulk_v2', '{productCategory}, {attributeName}');
const twoAttributes = (data: PreviewData) =>
  examples(data, 'manual_v2_with_product', '{productCategory}, {attributes}');

describe('the examples of a template', () => {
  it('go through what the brand has', () => {
    expect(oneAttribute(dataWith([]))).toEqual(['shoes, runners', 'boots, nurses']);
  });

  it('are combinations that no rule forbids', () => {
    expect(oneAttribute(dataWith([forbidden('shoes', 'runners')]))).toEqual([
      'shoes, nurses',
      'boots, nurses',
    ]);
    expect(twoAttributes(dataWith([forbidden('runners', 'wool')]))).toEqual([
      'shoes, Audience: runners, Material: cork',
      'boots, Audience: nurses, Material: cork',
    ]);
  });

  it('take another category, or another product category, where a whole one is forbidden', () => {
    const noAudience = ['runners', 'nurses'].map((name) => forbidden('shoes', name));
    expect(oneAttribute(dataWith(noAudience))).toEqual(['shoes, wool', 'boots, nurses']);
    expect(twoAttributes(dataWith(noAudience))).toEqual([
      'boots, Audience: runners, Material: wool',
      'boots, Audience: nurses, Material: cork',
    ]);
  });
});
