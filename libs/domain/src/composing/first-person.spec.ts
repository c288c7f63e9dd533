import { expect, it } from '@jest/globals';
import { attributeOf, TRAIL_SHOES } from './example-fixtures.js';
import { inFirstPerson } from './first-person.js';
import { subjectOf } from './subject.js';

const subjectWith = (...attributes: Parameters<typeof attributeOf>[]) =>
  subjectOf({ productCategory: TRAIL_SHOES, attributes: attributes.map((each) => attributeOf(...each)) });
/** `for people tired of hidden fees` */
const TIRED = ['CustomerAttribute', 'Pain points', 'Hidden fees'] as const;

it.each([
  ['Which {s} should I compare?', "if I'm tired of hidden fees"],
  ['How do I choose {a}?', "if I'm tired of hidden fees"],
  ['Which {s} would you trust most?', 'if you were tired of hidden fees'],
])('who asks for advice tells a trouble as their own: %s', (form, trouble) => {
  expect(inFirstPerson(form, subjectWith([...TIRED]))).toMatchObject({ many: 'trail shoes', group: trouble });
});

it.each([
  'Which {s} are most popular at the moment?',
  'I need {a}; what would you recommend?',
  "I'm asking for a friend: which {s} should I compare?",
  'What would be a smart choice if I want {a}?',
])('elsewhere it is that of people in general: %s', (form) => {
  expect(inFirstPerson(form, subjectWith([...TIRED])).many).toBe(
    'trail shoes for people tired of hidden fees',
  );
});

it.each([
  ['Problem', 'Bay windows', 'if I have bay windows', 'if you had bay windows'],
  ['Situation', 'without a car', "if I don't have a car", "if you didn't have a car"],
  [
    'Situation',
    'travelling with my dog',
    "if I'm travelling with my dog",
    'if you were travelling with your dog',
  ],
  ['Audience', 'over 60', "if I'm over 60", ''],
  [
    'Motivations',
    'Carbon footprint',
    'if I want to cut my carbon footprint',
    'if you wanted to cut your carbon footprint',
  ],
  ['Life event', 'Fixed rate ending', 'if my fixed rate is ending', ''],
  ['Work', 'Part-time', 'if I work part-time', ''],
  ['Situation', 'chain fell through', 'if my chain fell through', ''],
  ['Situation', 'lost my job', '', ''],
  // `they` may be those who ask or what they ask about.
  ['Worries', 'Will I be refused?', '', ''],
])('what is told of people is told in the first person: %s, %s', (category, name, mine, yours) => {
  const subject = subjectWith(['CustomerAttribute', category, name]);
  expect(inFirstPerson('Which {s} should I compare?', subject).group).toBe(mine);
  expect(inFirstPerson('Which {s} would you choose?', subject).group).toBe(yours);
});

it('beside another target group it stays a part of that', () => {
  const subject = subjectWith([...TIRED], ['CustomerAttribute', 'Audience', 'beginners']);
  expect(inFirstPerson('Which {s} should I compare?', subject).many).toBe(
    'trail shoes for beginners tired of hidden fees',
  );
});

it('besides an animal, for which it is, it is told of the asker', () => {
  const subject = subjectWith(
    ['CustomerAttribute', 'Concerns', 'Unexpected vet bills'],
    ['CustomerAttribute', 'Breed', 'French bulldogs'],
  );
  expect(inFirstPerson('Which {s} should I compare?', subject)).toMatchObject({
    many: 'trail shoes for French bulldogs',
    group: "if I'm worried about unexpected vet bills",
  });
});

it('what staff set is said word for word', () => {
  const set = {
    ...attributeOf('CustomerAttribute', 'Travel', 'commuters'),
    phrase: 'for people who commute',
  };
  const subject = subjectOf({ productCategory: TRAIL_SHOES, attributes: [set] });
  expect(inFirstPerson('Which {s} should I compare?', subject).many).toBe(
    'trail shoes for people who commute',
  );
});
