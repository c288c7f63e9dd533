import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DEFAULT_TEMPLATES, defaultTemplate } from './default-templates.js';
import {
  findUnknownVariables,
  renderTemplate,
  TEMPLATE_VARIABLES,
  templateFault,
  templateValues,
} from './templates.js';
import { templateInUse } from './template-in-use.js';
import { TEMPLATE_TYPES } from '../vocabulary.js';

describe('rendering a template', () => {
  it.each([
    ['{x}', 'v'],
    ['{{x}}', 'v'],
    ['${x}', 'v'],
    ['{ x } and {{ x }}', 'v and v'],
    ['a {x}, b {x}', 'a v, b v'],
    ['{y} stays', '{y} stays'],
    ['{toString}', '{toString}'],
    ['{"json": 1} and {} stay', '{"json": 1} and {} stay'],
  ])('%s reads %s', (text, expected) => {
    expect(renderTemplate(text, { x: 'v' })).toBe(expected);
  });

  it('never expands a value again', () => {
    expect(renderTemplate('{a} {b}', { a: '{b}', b: '${a}$&' })).toBe('{b} ${a}$&');
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(renderTemplate('<{a}>', { a: value, b: 'never' })).toBe(`<${value}>`);
      }),
    );
  });
});

describe('the variables of a template', () => {
  it('that its type does not have are named, each once', () => {
    expect(findUnknownVariables('bulk_v2', '{productCategory} {brandName} {{brandName}} ${foo}')).toEqual([
      'brandName',
      'foo',
    ]);
  });

  it('take their values from the combination', () => {
    const ref = (name: string, categoryName: string) => ({
      id: name,
      name,
      categoryId: categoryName,
      categoryName,
    });
    const combination = {
      productCategory: ref('Shoes', 'Products'),
      attributes: [ref('Red', 'Color'), ref('Old', 'Age')],
      competitor: { id: 'c', name: 'Beta' },
    };
    expect(templateValues({ combination }, 'Acme')).toEqual({
      productCategory: 'Shoes',
      categoryName: 'Color',
      attributeName: 'Red',
      attributes: 'Color: Red, Age: Old',
      brandName: 'Acme',
      brand1: 'Acme',
      brand2: 'Beta',
    });
  });
});

describe('the text of a template', () => {
  it.each([
    ['About {productCategory}', null],
    [' ', 'Template is required'],
    ['\u200b', 'Template is required'],
    ['x'.repeat(20_000), null],
    ['😀'.repeat(20_000), null],
    ['x'.repeat(20_001), 'Template must be at most 20000 characters'],
    ['{this}', 'Unknown variable {this}. This template can use: {productCategory}, {attributes}'],
    [
      '{brandName} {this}',
      'Unknown variables {brandName}, {this}. This template can use: {productCategory}, {attributes}',
    ],
  ])('is looked at: %#', (text, fault) => {
    expect(templateFault('manual_v2_with_product', text)).toBe(fault);
  });
});

describe('the template in use', () => {
  const templateType = 'bulk_v2';
  const own = { templateType, promptTemplate: 'Ours', isActive: 'true', frames: false } as const;
  const ofSystem = { ...own, promptTemplate: 'Default', isActive: true, temperature: 300 };
  const source = (...given: Parameters<typeof templateInUse>) => templateInUse(...given).source;

  it("is the brand's own if it is active, else the system's if it is active, else the embedded one", () => {
    expect(templateInUse('bulk_v2', [own], [ofSystem])).toEqual({
      source: 'brand',
      text: 'Ours',
      temperature: 800,
      frames: false,
    });
    expect(templateInUse('bulk_v2', [{ ...own, isActive: 'false' }], [ofSystem])).toEqual({
      source: 'default',
      text: 'Default',
      temperature: 300,
      frames: false,
    });
    expect(source('bulk_v2', [], [{ ...ofSystem, isActive: false }])).toBe('built-in');
    expect(source('competitor', [own], [ofSystem])).toBe('built-in');
    expect(templateInUse('competitor', [], [])).toMatchObject({ temperature: 800, frames: true });
  });
});

describe('the embedded defaults', () => {
  it('are nine, one of each type, in order', () => {
    expect(DEFAULT_TEMPLATES.map((template) => template.templateType)).toEqual([...TEMPLATE_TYPES]);
  });

  it.each(TEMPLATE_TYPES)(
    '%s uses each variable it has and no other, and asks for a question only',
    (type) => {
      const { promptTemplate, temperature, name, description } = defaultTemplate(type);
      expect(findUnknownVariables(type, promptTemplate)).toEqual([]);
      for (const variable of TEMPLATE_VARIABLES[type]) expect(promptTemplate).toContain(`{${variable}}`);
      expect(promptTemplate).toMatch(/Return only the (single-sentence )?question/);
      expect(promptTemplate).toContain('single');
      expect(temperature).toBe(800);
      expect(name && description).toBeTruthy();
    },
  );

  it('end validations with a yes or no, and comparisons with an answer for each', () => {
    for (const { templateType, promptTemplate } of DEFAULT_TEMPLATES) {
      if (templateType.startsWith('validation')) {
        expect(promptTemplate).toMatch(/end with .* definitive yes or no, plus pros and cons\.$/);
      }
      if (templateType === 'competitor') {
        expect(promptTemplate).toMatch(/end with .* definitive answer, plus pros and cons for each\.$/);
      }
    }
  });
});
