import { expect, it } from '@jest/globals';
import { countSelected, EVERYTHING, NOTHING, toggled, withoutDeleted } from './selection';

const chosen = (...ids: string[]) => ids.reduce(toggled, NOTHING);

it('what somebody deletes from the part that is shown is selected no longer', () => {
  const selection = withoutDeleted(chosen('a', 'b', 'elsewhere'), ['a', 'b', 'c'], ['b', 'c', 'd']);
  expect([...selection.named]).toEqual(['b', 'elsewhere']);
  expect(countSelected(selection, 10)).toBe(2);
});

it('nor is it counted among what was taken out of all', () => {
  const allButOne = toggled(EVERYTHING, 'a');
  expect(countSelected(withoutDeleted(allButOne, ['a', 'b'], ['b']), 9)).toBe(9);
});
