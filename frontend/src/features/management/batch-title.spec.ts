import { describe, expect, it } from '@jest/globals';
import type { WrittenPromptGroup } from '#contracts';
import { batchOrigin, batchTitle, shortened } from './batch-title';

const today = new Date();
today.setHours(12, 10);
const GROUP: WrittenPromptGroup = {
  batchId: 'b',
  productCategory: 'boots, shoes',
  attributeCategory: 'Audience',
  promptCount: 139,
  productCategoryCount: 5,
  lastGenerated: today.toISOString(),
  name: null,
  kinds: ['bulk-v2'],
  writtenBy: ['gpt-4o-mini'],
};

describe('a batch', () => {
  it('is called by its kind, its numbers and its time', () => {
    expect(batchTitle(GROUP)).toBe('Bulk v2 · 139 prompts · 5 product categories · 12:10');
    expect(batchTitle({ ...GROUP, kinds: ['bulk-v2', 'pc'], promptCount: 1, productCategoryCount: 1 })).toBe(
      'Bulk v2 + Product category · 1 prompt · 1 product category · 12:10',
    );
  });

  it('that nobody knows the run of, of another day, says when it was saved', () => {
    const old = { ...GROUP, kinds: [], productCategoryCount: 0, lastGenerated: '2020-03-04T12:10:00' };
    expect(batchTitle(old)).toBe('Saved prompts · 139 prompts · 4 Mar, 12:10');
  });

  it('is called as people named it, and then says its kind beside', () => {
    expect(batchTitle({ ...GROUP, name: 'For the fair' })).toBe('For the fair');
    expect(batchOrigin({ ...GROUP, name: 'For the fair' })).toBe('Bulk v2 · written by gpt-4o-mini');
  });

  it('tells who wrote it', () => {
    expect(batchOrigin(GROUP)).toBe('written by gpt-4o-mini');
    expect(batchOrigin({ ...GROUP, writtenBy: ['composer', 'gpt-4o-mini'] })).toBe(
      'written by gpt-4o-mini · composed from the data',
    );
    expect(batchOrigin({ ...GROUP, writtenBy: [] })).toBe('');
  });

  it('with many names shows the first, and how many there are besides', () => {
    expect(shortened('a, b, c')).toBe('a, b, c');
    expect(shortened('a, b, c, d, e, f')).toBe('a, b, c, d, e, f');
    expect(shortened('a, b, c, d, e, f, g')).toBe('a, b, c, d, e and 2 more');
  });
});
