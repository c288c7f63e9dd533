import { expect, it } from '@jest/globals';
import { asked, attributeOf } from './example-fixtures.js';

const askedBy = (category: string, name: string): string =>
  asked(attributeOf('CustomerAttribute', category, name));

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
  ['Life stage', 'just graduated', ' for people who have just graduated'],
  ['Lifestyle', 'always on the go', ' for people who are always on the go'],
  ['Cooking skill', 'Cannot cook', ' for people who cannot cook'],
  ['Company stage', 'Series A', ' for companies at the series A stage'],
  ['Diet', 'low FODMAP', ' for people on a low-FODMAP diet'],
  ['Employment', 'part-time', ' for people who work part-time'],
  ['Employment', 'zero-hours contract', ' for people on a zero-hours contract'],
  ['Job title', 'Head of Marketing', ' for a head of marketing'],
  ['Job title', 'IT', ' for an IT team'],
  ['Current tool', 'Salesforce', ' for people using Salesforce'],
  ['Trip length', 'two weeks', ' for two weeks'],
  ['Trip length', 'weekend', ' for a weekend'],
  ['Trip length', 'month-long', ' for a month-long stay'],
  ['Travel party', 'solo', ' for people travelling alone'],
  ['Budget', 'Limited', ' for people on a limited budget'],
  ['Price sensitivity', 'price-sensitive', ' for price-sensitive people'],
  ['Climate', 'rainy', ' for a rainy climate'],
  ['Body type', 'curvy', ' for curvy people'],
  ['Timeline', 'no rush', ' for people in no rush'],
  ['Urgency', 'Emergency', ' for an emergency'],
  ['Situation', 'Going Through a Divorce', ' for people going through a divorce'],
  ['Situation', 'Injured at Work', ' for people injured at work'],
  ['Situation', 'Recently Widowed', ' for recently widowed people'],
  ["Child's age", 'Newborn', ' for a newborn'],
  ['Generation', 'Gen Z', ' for Gen Z'],
  ['Company type', 'Fortune 500', ' for Fortune 500 companies'],
  ['Company size', 'Office of 50', ' for an office of 50'],
  ['Job title', 'Controllers at Banks', ' for controllers at banks'],
  ['Style', 'Mid-Century Modern', ' in a mid-century modern style'],
  ['Style', 'Scandinavian', ' in a Scandinavian style'],
  ['Route', 'New York to Florida', ' from New York to Florida'],
  ['Life event', 'Moving House', ' for people moving house'],
  ['Buyer journey', 'Comparing Vendors', ' for people comparing vendors'],
  ['Food pairing', 'Spicy Thai Food', ' to go with spicy Thai food'],
  ['Fleet size', '11-50', ' for a fleet of 11-50'],
  ['Face shape', 'Round', ' for a round face'],
  ['Household type', 'Vegan Household', ' for a vegan household'],
  ['Stakeholder', 'IT Department', ' for an IT department'],
  ['Player', 'Kids Age 6-10', ' for kids aged 6-10'],
  ['Grade level', 'Grades 6-8', ' for grades 6-8'],
  ['Grade level', '11th Grade', ' for 11th grade'],
  ['Condition', 'Early-Stage Dementia', ' for early-stage dementia'],
  ['Occasion', 'Wedding', ' for a wedding'],
  ['Reason for travel', 'Anniversary', ' for an anniversary'],
  ['Financial goal', 'Early Retirement', ' for early retirement'],
])('a customer’s circumstances are said as their category tells: %s, %s', (categoryName, name, said) => {
  expect(askedBy(categoryName, name)).toBe(`Which trail shoes${said} would you recommend?`);
});

it.each([
  ['Timeline', 'this month', 'needed this month'],
  ['Urgency', 'Not Urgent', 'not urgent'],
  ['Buying stage', 'Consideration', 'still at the consideration stage'],
])('what no noun takes is a remark: %s, %s', (categoryName, name, note) => {
  expect(askedBy(categoryName, name)).toBe(`Which trail shoes would you recommend (${note})?`);
});

it.each([
  ['mid-range', 'mid-range'],
  ['Low', 'low-cost'],
])('a budget is said of the thing: %s', (name, said) => {
  expect(askedBy('Budget', name)).toBe(`Which ${said} trail shoes would you recommend?`);
});
