import { describe, expect, it } from '@jest/globals';
import { type OptionGroup, pickerGroups, pickerRows, rowAfterKey } from './picker-rows';

const group = (name: string, options: string[]): OptionGroup => ({
  id: name,
  name,
  options: options.map((option) => ({ id: option, name: option })),
});
const GROUPS = [group('Audience', ['Trail runners', 'Nurses']), group('Material', ['Wool', 'Trail rubber'])];
const all = () => true;
const none = (_id: string) => false;
const found = (search: string, open = none) =>
  pickerGroups(GROUPS, search, open).map(({ group: { name }, matches }) => [
    name,
    matches.map((option) => option.name),
  ]);
const keys = (search: string, open = none) =>
  pickerRows(pickerGroups(GROUPS, search, open)).map(({ key }) => key);

describe('the rows of a picker', () => {
  it('are the categories, and what is in those that are unfolded', () => {
    expect(keys('')).toEqual(['Audience', 'Material']);
    expect(keys('', (id) => id === 'Material')).toEqual(['Audience', 'Material', 'Wool', 'Trail rubber']);
  });

  it('are what a search finds, unfolded, and no category without a match', () => {
    expect(keys('TRAIL')).toEqual(['Audience', 'Trail runners', 'Material', 'Trail rubber']);
    expect(keys(' nur ')).toEqual(['Audience', 'Nurses']);
    expect(keys('leather')).toEqual([]);
  });

  it('are found by words of the attribute and of its category together', () => {
    expect(found('material trail')).toEqual([['Material', ['Trail rubber']]]);
    expect(found('audience')).toEqual([['Audience', ['Trail runners', 'Nurses']]]);
    expect(found('trail wool')).toEqual([]);
  });

  it('keep an empty category while nothing is searched for', () => {
    expect(pickerGroups([group('Colour', [])], '', all)).toHaveLength(1);
    expect(pickerGroups([group('Colour', [])], 'red', all)).toHaveLength(0);
  });
});

describe('the keys of a picker', () => {
  const rows = pickerRows(pickerGroups(GROUPS, '', all));

  it('lead from row to row, into the first one from outside, and to both ends', () => {
    expect(rowAfterKey(rows, 'Nurses', 'ArrowDown')).toBe('Material');
    expect(rowAfterKey(rows, 'Nurses', 'ArrowUp')).toBe('Trail runners');
    expect(rowAfterKey(rows, undefined, 'ArrowDown')).toBe('Audience');
    expect(rowAfterKey(rows, 'Wool', 'Home')).toBe('Audience');
    expect(rowAfterKey(rows, 'Wool', 'End')).toBe('Trail rubber');
  });

  it('lead nowhere beyond the ends, and other keys mean nothing', () => {
    expect(rowAfterKey(rows, 'Trail rubber', 'ArrowDown')).toBeUndefined();
    expect(rowAfterKey(rows, 'Audience', 'ArrowUp')).toBeUndefined();
    expect(rowAfterKey(rows, 'Audience', 'a')).toBeUndefined();
  });
});
