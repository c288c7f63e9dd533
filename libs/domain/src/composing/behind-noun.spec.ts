import { expect, it } from '@jest/globals';
import type { AttributeRef } from '../combinations/combination.js';
import { exampleQuestion } from './compose.js';
import { attributeOf, TRAIL_SHOES } from './example-fixtures.js';

const DOG_FOOD: AttributeRef = { ...TRAIL_SHOES, name: 'dog food', form: 'mass' };
const customers = (named: Record<string, string>): AttributeRef[] =>
  Object.entries(named).map(([category, name]) => attributeOf('CustomerAttribute', category, name));

it.each([
  [{ Runner: 'marathoners', Injury: 'shin splints' }, 'for marathoners with shin splints'],
  [{ Audience: 'beginners', Goal: 'losing weight' }, 'for beginners who want to lose weight'],
  [{ Diet: 'keto', Goal: 'saving time' }, 'for people on a keto diet who want to save time'],
  [
    { Runner: 'marathoners', Injury: 'shin splints', Goal: 'losing weight' },
    'for marathoners with shin splints who want to lose weight',
  ],
  [
    { Problem: 'insomnia', Sleeper: 'people with neck pain' },
    'for people with neck pain who are dealing with insomnia',
  ],
  [{ Role: 'IT managers', 'Company size': 'SMBs' }, 'for IT managers at SMBs'],
  [
    { Rider: 'parents with two kids', 'Use case': 'commuting in hilly cities' },
    'for parents with two kids who are commuting in hilly cities',
  ],
  [{ Sleepers: 'kids', 'Sleep problem': 'night sweats' }, 'for kids dealing with night sweats'],
  [
    { Worries: 'battery degradation', 'Use case': 'towing a boat' },
    'for people towing a boat who are worried about battery degradation',
  ],
  [
    { Policyholder: 'first-time homebuyers', Triggers: 'bought a pool' },
    'for first-time homebuyers who bought a pool',
  ],
  [{ Who: 'families with toddlers', Problem: "can't sleep" }, "for families with toddlers who can't sleep"],
  [{ Role: 'COO', Goals: 'reduce waste' }, 'for COOs who want to reduce waste'],
  [{ Learner: 'shy speakers', Goals: 'passing an exam' }, 'for shy speakers who want to pass an exam'],
  [
    { Patient: 'Children under 5', Symptoms: 'Sinus pressure' },
    'for children under 5 dealing with sinus pressure',
  ],
  [{ Role: 'site managers', Sector: 'Builders merchants' }, 'for site managers at builders merchants'],
  [{ Ages: '8-11', 'Child’s needs': 'dyslexia' }, 'for children aged 8-11 with dyslexia'],
  [{ Sector: 'coffee shops', Goals: 'reduce waste' }, 'for coffee shops that want to reduce waste'],
  [{ Sector: 'food trucks', Problem: 'double bookings' }, 'for food trucks dealing with double bookings'],
  [{ 'For whom': 'my mum', Problem: 'night sweats' }, 'for my mum who is dealing with night sweats'],
  [
    { Household: 'family of six', Frustration: 'cloudy glasses' },
    'for a family of six who are tired of cloudy glasses',
  ],
  [{ 'For whom': 'mum', Need: 'lose weight' }, 'for my mum who wants to lose weight'],
  [
    { Situation: 'moved house', Problem: 'night sweats' },
    'for people dealing with night sweats who moved house',
  ],
])('what somebody has or is interested in is said of them: %j', (named, said) => {
  const question = exampleQuestion({ productCategory: TRAIL_SHOES, attributes: customers(named) });
  expect(question).toBe(`Which trail shoes ${said} would you recommend?`);
});

it('an owner of animals is not taken for their breed', () => {
  const owners = customers({ 'Life stage': 'adult', Audience: 'apartment dwellers' });
  const question = exampleQuestion({ productCategory: DOG_FOOD, attributes: owners });
  expect(question).not.toContain('adult apartment dwellers');
  const itchy = customers({ Audience: 'renters', Health: 'itchy skin' });
  expect(exampleQuestion({ productCategory: DOG_FOOD, attributes: itchy })).not.toContain('renters with');
});

it.each([
  [{ Health: 'overweight' }, 'for overweight dogs'],
  [{ Breed: 'Maine Coons', Health: 'itchy skin' }, 'for Maine Coons with itchy skin'],
  [{ 'Life stage': 'adult', Breed: 'Labradors' }, 'for adult Labradors'],
  [{ Dog: 'puppies', Problem: "won't eat kibble" }, "for puppies who won't eat kibble"],
  [{ 'Life stage': 'adult', Health: 'itchy skin' }, 'for adult dogs with itchy skin'],
  [{ 'Dog health': 'recovering from surgery' }, 'for dogs recovering from surgery'],
  [{ 'Health concerns': 'Obesity' }, 'for dogs with obesity'],
])('what is for animals is not said of people: %j', (named, said) => {
  const question = exampleQuestion({ productCategory: DOG_FOOD, attributes: customers(named) });
  expect(question).toBe(`Which dog food options ${said} would you recommend?`);
});

it('two uses share their ‘for’, an industry stands behind the other, and what staff set stays as it is', () => {
  const ask = (attributes: AttributeRef[]): string =>
    exampleQuestion({ productCategory: TRAIL_SHOES, attributes });
  expect(ask(customers({ Occasion: 'weddings', 'Use case': 'long walks' }))).toBe(
    'Which trail shoes for weddings and long walks would you recommend?',
  );
  expect(ask(customers({ Application: 'Gasket replacement', Industry: 'Packaging' }))).toBe(
    'Which trail shoes for gasket replacement in packaging would you recommend?',
  );
  const set = customers({ Occasion: 'weddings', 'Use case': 'long walks' }).map((ref) => ({
    ...ref,
    phrase: `for ${ref.name}`,
  }));
  expect(ask(set)).toBe('Which trail shoes for weddings and for long walks would you recommend?');
});
