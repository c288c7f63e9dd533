import { expect, it } from '@jest/globals';
import { asked, attributeOf } from './example-fixtures.js';

it.each([
  ['Pain points', 'Lost luggage', ' for people tired of lost luggage'],
  ['Pain points', 'jet lag', ' for people tired of jet lag'],
  ['Pain points', 'back pain', ' for people dealing with back pain'],
  ['Pain points', 'Ringing in the ears', ' for people dealing with ringing in the ears'],
  ['Pain points', 'Curb appeal', ' for people worried about curb appeal'],
  ['Pain points', 'switching from Procore', ' for people switching from Procore'],
  ['Challenges', 'Shadow IT', ' for people dealing with shadow IT'],
  ['Challenges', 'Scaling support', ' for people struggling with scaling support'],
  ['Challenges', 'phishing attacks', ' for people dealing with phishing attacks'],
  ['Barriers', 'High purchase price', ' for people worried about a high purchase price'],
  ['Concerns', 'Upfront cost', ' for people worried about the upfront cost'],
  ['Worries', 'Being underinsured', ' for people worried about being underinsured'],
  ['Skin concerns', 'Uneven skin tone', ' for an uneven skin tone'],
  ['Triggers', 'Failed hygiene inspection', ' after a failed hygiene inspection'],
  ['Triggers', 'Flu season', ' for flu season'],
  ['Pain points', 'seasonal demand', ' for people dealing with seasonal demand'],
  ['Pain points', 'Tight budgets', ' for people on a tight budget'],
  ['Challenges', 'Lack of visibility', ' for people dealing with a lack of visibility'],
  ['Barriers', 'Previous failed cycles', ' for people worried about previous failed cycles'],
  ['Parent concerns', 'too much screen time', ' for people worried about too much screen time'],
  ['Parent concerns', 'Making friends', ' for people worried about making friends'],
  ['Concerns', 'Food allergies', ' for people with food allergies'],
  ['Trigger', 'Run out of space', ' for people who have run out of space'],
])(
  'what troubles people is what they are tired of, worried about or deal with: %s, %s',
  (category, name, said) => {
    expect(asked(attributeOf('CustomerAttribute', category, name))).toBe(
      `Which trail shoes${said} would you recommend?`,
    );
  },
);
