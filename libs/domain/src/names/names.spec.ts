import { describe, expect, it } from '@jest/globals';
import { attributeNameFault, categoryNameFault, competitorNameFault } from './names.js';

describe('names', () => {
  it.each([
    ['Color', null],
    ['x'.repeat(200), null],
    [` ${'x'.repeat(200)} `, null],
    ['x'.repeat(201), 'Category name must be at most 200 characters'],
    ['👟'.repeat(200), null],
    ['👟'.repeat(201), 'Category name must be at most 200 characters'],
    [' ', 'Category name is required'],
    ['\u200b\u202e', 'Category name is required'],
    ['\u3164', 'Category name is required'],
    ['\u200bColor', null],
    ['色', null],
    ['A:B', 'Category name must not contain ":"'],
    ['A|B', 'Category name must not contain "|"'],
    ['A\0B', 'Category name must not contain a NUL character'],
  ])('of categories: %j', (name, fault) => {
    expect(categoryNameFault(name)).toBe(fault);
  });

  it.each([
    ['10:30', null],
    ['A|B', 'Attribute name must not contain "|"'],
  ])('of attributes: %j', (name, fault) => {
    expect(attributeNameFault(name)).toBe(fault);
  });

  it.each([
    ['x'.repeat(100), null],
    ['x'.repeat(101), 'Name must be less than 100 characters'],
    ['', 'Competitor name is required'],
  ])('of competitors: %j', (name, fault) => {
    expect(competitorNameFault(name)).toBe(fault);
  });
});
