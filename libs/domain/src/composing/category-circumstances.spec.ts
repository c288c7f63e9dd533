import { expect, it } from '@jest/globals';
import { asked, attributeOf } from './example-fixtures.js';

it.each([
  ['Terrain', 'Muddy', ' for muddy terrain'],
  ['Terrain', 'Winter / snow', ' for winter or snow'],
  ['Terrain', 'Road to trail', ' for road to trail'],
  ['Age', 'From 6 months', ' suitable from 6 months'],
  ['Subjects', 'Further maths', ' in further maths'],
  ['Use case', 'Export to EU', ' for export to the EU'],
  ['Life event', 'Inheritance', ' after an inheritance'],
  ['Life event', 'Fixed rate ending', ' for people whose fixed rate is ending'],
  ['Client profile', 'Student debt', ' for people with student debt'],
  ['Reasons to switch', 'Price rise', ' for people unhappy with a price rise'],
  ['Reasons to switch', 'Bill shock', ' for people unhappy with bill shock'],
  ['Type of home', 'Poorly insulated', ' for poorly insulated homes'],
  ['Household', 'Off-grid properties', ' for off-grid properties'],
  ['Household', 'Working from home', ' for people working from home'],
  ['Buyer role', 'Procurement', ' for the procurement team'],
  ['Destinations', 'Camino de Santiago', ' on the Camino de Santiago'],
])('a category tells what its attributes mean: %s, %s', (category, name, said) => {
  expect(asked(attributeOf('CustomerAttribute', category, name))).toBe(
    `Which trail shoes${said} would you recommend?`,
  );
});

it.each([
  ['Situation', 'Changing insurer', ' for people changing insurer'],
  ['Situation', 'Pet needs surgery', ' for a pet that needs surgery'],
  ['Situation', 'Travelling abroad with pet', ' for people travelling abroad with their pet'],
  ['Trigger', 'Unhappy with current 3PL', ' for people unhappy with their current 3PL'],
  ['Usage moments', 'Poor coverage in the countryside', ' for people with poor coverage in the countryside'],
  ['Complaint', 'Deaf in one ear', ' for people who are deaf in one ear'],
  ['Complaint', 'Trouble following films', ' for people who have trouble following films'],
  ['Pain points', 'Paying casuals correctly', ' for people struggling with paying casuals correctly'],
  ['Problem to solve', 'Bay windows', ' for people with bay windows'],
  ['Motivations', 'Carbon footprint', ' for people who want to cut their carbon footprint'],
  ['Audience', 'Grandparents buying', ' for grandparents to buy'],
  ['Segments', 'Kids’ first phone', ' for kids’ first phone'],
  ['Travel party', 'Grandparents and grandchildren', ' for grandparents and grandchildren'],
  ['Meal occasion', 'Dinner in 5 minutes', ' for dinner in 5 minutes'],
  ['Meal occasion', 'Quick weeknight dinner', ' for a quick weeknight dinner'],
  ['Occasion', 'Growth spurt', ' during a growth spurt'],
])('a circumstance is told whole: %s, %s', (category, name, said) => {
  expect(asked(attributeOf('CustomerAttribute', category, name))).toBe(
    `Which trail shoes${said} would you recommend?`,
  );
});

it.each([
  ['Occasion', 'Last minute', 'last-minute'],
  ['Meal occasion', 'Post workout', 'post-workout'],
])('what describes the thing stands before it, whatever the category: %s, %s', (category, name, said) => {
  expect(asked(attributeOf('CustomerAttribute', category, name))).toBe(
    `Which ${said} trail shoes would you recommend?`,
  );
});

it('whose thing needs something may begin the question', () => {
  expect(asked(attributeOf('CustomerAttribute', 'Reasons to switch', 'Boiler needs replacing'))).toBe(
    'My boiler needs replacing: which trail shoes would you recommend?',
  );
});
