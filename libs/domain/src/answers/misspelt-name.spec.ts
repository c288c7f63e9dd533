import { expect, it } from '@jest/globals';
import { misspeltName } from './misspelt-name.js';

it.each(['Brakenfold', 'Brackenfeld', 'Brackenfoldt', 'Bracknefold'])(
  'one letter off is the name: %s',
  (word) => {
    expect(misspeltName(`Which ${word} mattresses are best?`, ['Brackenfold'], ['mattresses'])).toBe(word);
  },
);

it.each([
  ['two letters off', 'Which Brakenfeld mattresses are best?', 'Brackenfold', 'mattresses'],
  ['a word without a capital', 'Which fairways are best?', 'Fairwais', 'golf'],
  ['a word of the row', 'Which Nordvik jackets are best?', 'Nordvig', 'Nordvik jackets'],
  ['a short name', 'Which Vans are best?', 'Vanz', 'shoes'],
  ['a name of two words', 'Which North Fance jackets are best?', 'North Face', 'jackets'],
])('%s is another word', (_, question, name, product) => {
  expect(misspeltName(question, [name], [product])).toBeNull();
});
