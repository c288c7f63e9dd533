import { describe, expect, it } from '@jest/globals';
import { folded, type PaletteEntry, paletteResults } from './palette-search';

const entry = (group: PaletteEntry['group'], label: string, hint?: string): PaletteEntry => ({
  id: `${group} ${label}`,
  group,
  label,
  hint,
  to: '/',
});
const ENTRIES = folded([
  entry('Attributes', 'wool', 'Material'),
  entry('Attributes', 'merino wool', 'Material'),
  entry('Attributes', 'woollen', 'Fabric'),
  entry('Attributes', 'Café runners', 'Audience'),
  entry('Screens', 'Generate'),
  entry('Brands', 'Woolworth'),
  entry('Saved prompts', 'Which wool socks are best?'),
]);
const labels = (typed: string) => paletteResults(ENTRIES, typed).map(({ label }) => label);

describe('what is found by Ctrl+K', () => {
  it('stands group by group, names that begin with the text first', () => {
    expect(labels('wool')).toEqual([
      'Woolworth',
      'wool',
      'woollen',
      'merino wool',
      'Which wool socks are best?',
    ]);
  });

  it('holds all words of the text, in its name or in what it belongs to, accents or not', () => {
    expect(labels('material meri')).toEqual(['merino wool']);
    expect(labels('CAFE')).toEqual(['Café runners']);
    expect(labels('wool audience')).toEqual([]);
  });

  it('is where people mostly go while nothing is typed', () => {
    expect(labels(' ')).toEqual(['Generate', 'Woolworth']);
  });

  it('is at most six of a group', () => {
    const many = folded(Array.from({ length: 20 }, (_, n) => entry('Rules', `rule ${n}`)));
    expect(paletteResults(many, 'rule')).toHaveLength(6);
  });
});
