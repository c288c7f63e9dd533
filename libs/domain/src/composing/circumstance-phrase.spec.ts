import { expect, it } from '@jest/globals';
import type { AttributeRef } from '../combinations/combination.js';
import { exampleQuestion } from './compose.js';

const shoes: AttributeRef = {
  id: '',
  name: 'trail shoes',
  categoryId: '',
  categoryName: 'Footwear',
  form: 'plural',
};

it.each([
  ['Intent', 'comparing options', ' for people comparing options'],
  ['Intent', 'just browsing', ' for people just browsing'],
  ['Intent', 'ready to buy', ' for people ready to buy'],
  ['Experience level', 'Advanced', ' for people at an advanced level'],
  ['Experience level', 'beginner', ' for a beginner'],
  ['Household', 'pets', ' for households with pets'],
  ['Household', 'electric car', ' for households with an electric car'],
  ['Household', 'couples', ' for couples'],
  ['Channel', 'in a shop', ' to buy in a shop'],
  ['Channel', 'Online', ' to buy online'],
  ['Timeline', 'no rush', ' for people in no rush'],
])('a customer’s circumstances are said as their category tells: %s, %s', (categoryName, name, said) => {
  const attributes = [{ id: '', name, categoryId: '', categoryName, catType: 'CustomerAttribute' as const }];
  const question = exampleQuestion({ productCategory: shoes, attributes });
  expect(question).toBe(`Which trail shoes${said} would you recommend?`);
});

it.each([
  ['Timeline', 'this month', 'needed this month'],
  ['Buying stage', 'Consideration', 'still at the consideration stage'],
])('what no noun takes is a remark: %s, %s', (categoryName, name, note) => {
  const attributes = [{ id: '', name, categoryId: '', categoryName, catType: 'CustomerAttribute' as const }];
  const question = exampleQuestion({ productCategory: shoes, attributes });
  expect(question).toBe(`Which trail shoes would you recommend (${note})?`);
});

it.each([
  ['mid-range', 'mid-range'],
  ['Low', 'low-cost'],
])('a budget is said of the thing: %s', (name, said) => {
  const attributes = [
    { id: '', name, categoryId: '', categoryName: 'Budget', catType: 'CustomerAttribute' as const },
  ];
  const question = exampleQuestion({ productCategory: shoes, attributes });
  expect(question).toBe(`Which ${said} trail shoes would you recommend?`);
});
