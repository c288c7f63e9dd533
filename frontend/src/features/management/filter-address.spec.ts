import { describe, expect, it } from '@jest/globals';
import { NO_FILTERS, type WrittenFilters } from '../../shared/written-prompts/written-filters';
import { filterChips, filtersIn, orderIn, viewIn, withFilters } from './filter-address';

const FILTERS: WrittenFilters = {
  productCategories: ['shoes', 'boots & co'],
  attributeCategories: [],
  attributes: ['under $100'],
  only: 'needsLook',
  text: 'best = cheapest?',
  promptType: 'Competitor',
  competitor: 'Trek & Sons',
};
const address = (text: string) => new URLSearchParams(text);

describe('filters of saved prompts in the address', () => {
  it('come back as they were written, whatever characters they hold', () => {
    expect(filtersIn(address(withFilters(address(''), FILTERS).toString()))).toEqual(FILTERS);
  });

  it('are none where the address says none, or says what nobody knows', () => {
    expect(filtersIn(address(''))).toEqual(NO_FILTERS);
    expect(filtersIn(address('only=everything&text=%20&promptType=Any'))).toEqual(NO_FILTERS);
    expect(orderIn(address('order=sideways'))).toBe('oldest');
  });

  it('take each name once', () => {
    expect(filtersIn(address('attributes=wool&attributes=wool')).attributes).toEqual(['wool']);
  });

  it('replace those before, and leave the rest of the address', () => {
    const before = address('show=prompts&order=newest&attributes=wool&text=a');
    expect(withFilters(before, { ...NO_FILTERS, text: 'b' }).toString()).toBe(
      'show=prompts&order=newest&text=b',
    );
  });

  it('make a view together with the order, whichever dialog is open', () => {
    expect(viewIn(address('show=prompts&order=newest&text=b'))).toBe('text=b&order=newest');
    expect(viewIn(address('show=prompts'))).toBe('');
  });

  it('are chips, each with the filters without it', () => {
    const chips = filterChips(FILTERS);
    expect(chips.map(({ label }) => label)).toEqual([
      'Product category: shoes',
      'Product category: boots & co',
      'Attribute: under $100',
      'Needs a look',
      'Prompt type: Competitor',
      'Competitor: Trek & Sons',
      '“best = cheapest?”',
    ]);
    expect(chips[0]?.without).toEqual({ ...FILTERS, productCategories: ['boots & co'] });
    expect(chips[3]?.without).toEqual({ ...FILTERS, only: null });
    expect(chips[5]?.without).toEqual({ ...FILTERS, competitor: null });
    expect(filterChips(NO_FILTERS)).toEqual([]);
  });
});
