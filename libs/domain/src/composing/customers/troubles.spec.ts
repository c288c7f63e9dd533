import { expect, it } from '@jest/globals';
import { asked, attributeOf } from '../example-fixtures.js';

it.each([
  ['Situation', 'Previous claims', ' for people with previous claims'],
  ['Situation', 'Points on licence', ' for people with points on their licence'],
  ['Situation', 'Been burned before', ' for people who have been burned before'],
  ['Situation', 'Too many logins', ' for people with too many logins'],
  ['Pain points', 'Too many logins', ' for people tired of too many logins'],
  ['Trigger', 'Outgrown spreadsheets', ' for people who have outgrown spreadsheets'],
  ['Trigger', 'Price increase', ' for people dealing with a price increase'],
  ['Trigger event', 'Ransomware attack', ' for people dealing with a ransomware attack'],
  ['Trigger event', 'Failed restore', ' for people dealing with a failed restore'],
  ['Reason for switching', 'Missed deadlines', ' for people unhappy with missed deadlines'],
  ['Condition', 'Knee replacement', ' after a knee replacement'],
  ['Resident', 'Recent fall', ' after a recent fall'],
  ['Policyholder', 'Recent claims', ' for people with recent claims'],
  ['Journey', 'Needle phobia', ' for people with a needle phobia'],
  ['Journey', 'Trying for two years', ' for people who have been trying for two years'],
  ['Headache', 'Late payers', ' for people tired of late payers'],
  ['Difficulty', 'Phone calls', ' for people who have difficulty with phone calls'],
  ['Difficulty', 'Opening jars', ' for people who have difficulty opening jars'],
  ['Difficulty', 'Arthritis', ' for arthritis'],
  [
    'Difficulty',
    'Embarrassment about wearing them',
    ' for people dealing with embarrassment about wearing them',
  ],
])('a trouble is said of those who have it: %s, %s', (category, name, said) => {
  expect(asked(attributeOf('CustomerAttribute', category, name))).toBe(
    `Which trail shoes${said} would you recommend?`,
  );
});
