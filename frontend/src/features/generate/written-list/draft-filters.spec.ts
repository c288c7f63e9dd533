import { describe, expect, it } from '@jest/globals';
import type { Draft } from '#contracts';
import { NO_RULES } from '#domain';
import { NOTHING_OUTDATED, outdatedBy } from '../../../shared/prompts/outdated';
import {
  attributesIn,
  countStates,
  facetsOf,
  hasFilters,
  matches,
  NO_FILTERS,
  usageOf,
  withAttributeCategory,
  type DraftFilters,
} from './draft-filters';

const draft = (productCategory: string, audience: string, material: string, more: Partial<Draft> = {}) =>
  ({
    question: `Which ${productCategory} of ${material} suit ${audience}?`,
    productCategory,
    attributeCategory: `Audience:${audience}|Material:${material}`,
    attribute: `${audience}, ${material}`,
    savedPromptId: null,
    changed: false,
    savedQuestion: null,
    previousQuestion: null,
    flags: [],
    ...more,
  }) as Partial<Draft> as Draft;

const LIST = [
  draft('shoes', 'runners', 'wool'),
  draft('shoes', 'hikers', 'wool', { savedPromptId: 'one' }),
  draft('boots', 'hikers', 'leather', { savedPromptId: 'two', changed: true }),
  draft('boots', 'hikers', 'wool', { previousQuestion: 'Before?', flags: ['similar'] }),
];
const places = (filters: Partial<DraftFilters>) =>
  LIST.flatMap((each, place) => (matches(each, { ...NO_FILTERS, ...filters }) ? place : []));

describe('what is used', () => {
  const usage = usageOf(LIST);

  it('is counted once a prompt, the most used first, else by name', () => {
    expect(usage.productCategories).toEqual([
      { name: 'boots', count: 2 },
      { name: 'shoes', count: 2 },
    ]);
    expect(usage.attributeCategories).toEqual([
      { name: 'Audience', count: 4 },
      { name: 'Material', count: 4 },
    ]);
    expect(usage.attributes).toEqual([
      { name: 'hikers', count: 3 },
      { name: 'wool', count: 3 },
      { name: 'leather', count: 1 },
      { name: 'runners', count: 1 },
    ]);
  });

  it('is narrowed to the attributes of the category that is chosen', () => {
    expect(attributesIn(usage, 'Audience').map(({ name }) => name)).toEqual(['hikers', 'runners']);
    expect(attributesIn(usage, null)).toEqual(usage.attributes);
  });

  it('drops an attribute of another category when a category is chosen', () => {
    const hikers = { ...NO_FILTERS, attribute: 'hikers' };
    expect(withAttributeCategory(hikers, 'Material', usage).attribute).toBeNull();
    expect(withAttributeCategory(hikers, 'Audience', usage).attribute).toBe('hikers');
    expect(withAttributeCategory(hikers, null, usage).attribute).toBe('hikers');
  });
});

describe('what can be chosen', () => {
  const facets = (filters: Partial<DraftFilters>) =>
    facetsOf(LIST, { ...NO_FILTERS, ...filters }, NOTHING_OUTDATED);

  it('is counted among the prompts that pass the other filters', () => {
    const { productCategories, attributes, states, total } = facets({ productCategory: 'boots' });
    expect(productCategories).toEqual(usageOf(LIST).productCategories);
    expect(attributes).toEqual([
      { name: 'hikers', count: 2 },
      { name: 'leather', count: 1 },
      { name: 'wool', count: 1 },
    ]);
    expect([total, states.unsaved, states.saved, states.changed]).toEqual([2, 1, 0, 1]);
    expect(facets({ state: 'saved' }).attributes.map(({ name }) => name)).toEqual(['hikers', 'wool']);
    expect(facets({ state: 'saved' }).total).toBe(4);
    expect(facets({ text: 'leather' }).productCategories).toEqual([{ name: 'boots', count: 1 }]);
  });

  it('offers the other attribute categories beside a chosen attribute', () => {
    const one = (attributeCategory: string, attribute: string) =>
      draft('shoes', '', '', { attributeCategory, attribute });
    const { attributeCategories } = facetsOf(
      [one('Audience', 'runners'), one('Material', 'wool')],
      { ...NO_FILTERS, attributeCategory: 'Audience', attribute: 'runners' },
      NOTHING_OUTDATED,
    );
    expect(attributeCategories.map(({ name }) => name)).toEqual(['Audience', 'Material']);
  });

  it('keeps what is chosen where nothing is left of it', () => {
    expect(facets({ productCategory: 'boots', attribute: 'runners' }).productCategories).toEqual([
      { name: 'shoes', count: 1 },
      { name: 'boots', count: 0 },
    ]);
  });

  it('knows the attributes of a category whatever is filtered', () => {
    const { attributesByCategory } = facets({ state: 'saved' });
    expect(attributesByCategory.get('Audience')).toEqual(new Set(['runners', 'hikers']));
  });
});

describe('the filters of the written list', () => {
  it('leave what matches each of them', () => {
    expect(places({})).toEqual([0, 1, 2, 3]);
    expect(places({ productCategory: 'boots' })).toEqual([2, 3]);
    expect(places({ attributeCategory: 'Audience', attribute: 'hikers' })).toEqual([1, 2, 3]);
    expect(places({ attributeCategory: 'Material', attribute: 'hikers' })).toEqual([]);
    expect(places({ productCategory: 'boots', attribute: 'wool' })).toEqual([3]);
  });

  it('find a text in any case', () => {
    expect(places({ text: 'LEATHER' })).toEqual([2]);
    expect(places({ text: 'wool hikers ' })).toEqual([1, 3]);
    expect(places({ text: 'jazz' })).toEqual([]);
  });

  it('know where a prompt stands, and count that', () => {
    expect(places({ state: 'unsaved' })).toEqual([0, 3]);
    expect(places({ state: 'saved' })).toEqual([1]);
    expect(places({ state: 'changed' })).toEqual([2]);
    expect(places({ state: 'improved' })).toEqual([3]);
    expect(places({ state: 'flagged' })).toEqual([3]);
    expect(countStates(LIST, NOTHING_OUTDATED)).toEqual({
      unsaved: 2,
      saved: 1,
      changed: 1,
      improved: 1,
      flagged: 1,
      forbidden: 0,
      deleted: 0,
    });
  });

  it('find what a newer rule forbids, and what asks about something deleted', () => {
    const audience = {
      displayName: 'Audience',
      catType: 'CustomerAttribute',
      weight: 1,
      phrase: null,
    } as const;
    const range = { ...audience, displayName: 'Range', catType: 'ProductCategory' } as const;
    const attribute = { weight: 1, phrase: null, form: null };
    const outdatedOf = outdatedBy({
      categories: [
        { ...range, id: 'range' },
        { ...audience, id: 'audience' },
      ],
      attributes: [
        { ...attribute, id: 'boots', attributeCategoryId: 'range', displayName: 'boots' },
        { ...attribute, id: 'hikers', attributeCategoryId: 'audience', displayName: 'walkers' },
        { ...attribute, id: 'wool', attributeCategoryId: 'audience', displayName: 'wool' },
      ],
      rules: { ...NO_RULES, attributePairs: [{ forbiddenWithId: 'hikers', targetId: 'boots' }] },
    });
    const list = LIST.map((each) => ({
      ...each,
      productCategoryAttributeId: each.productCategory,
      attributeIds: each.attribute?.split(', ') ?? [],
    }));
    expect(list.map(outdatedOf)).toEqual([
      { why: 'deleted', text: 'shoes, runners' },
      { why: 'deleted', text: 'shoes' },
      { why: 'deleted', text: 'leather' },
      { why: 'forbidden', text: 'boots never with walkers' },
    ]);
    expect(countStates(list, outdatedOf)).toMatchObject({ forbidden: 1, deleted: 3 });
    const found = (state: DraftFilters['state'], attribute: string) =>
      list.filter((each) => matches(each, { ...NO_FILTERS, state, attribute }, outdatedOf));
    expect(found('forbidden', 'wool')).toEqual([list[3]]);
    expect(found('deleted', 'hikers')).toEqual([list[1], list[2]]);
  });

  it('are there when any is set', () => {
    expect(hasFilters(NO_FILTERS)).toBe(false);
    expect(hasFilters({ ...NO_FILTERS, text: 'a' })).toBe(true);
    expect(hasFilters({ ...NO_FILTERS, state: 'saved' })).toBe(true);
  });
});
