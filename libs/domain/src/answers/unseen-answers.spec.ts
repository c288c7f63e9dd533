import { expect, it } from '@jest/globals';
import { checkAnswer } from './answer-checks.js';
import { flagsOf, type FlagContext } from './answer-flags.js';
import { GOOD } from './bad-answers.js';
import { cleanAnswer } from './cleaning.js';

/**
 * Forty wordings of unusable answers that were written after the rules were frozen, and that no rule was changed for: how
 * well the rules judge what they were not made for. New rules want new wordings here: of the first forty 17 came through,
 * of the second 7, of the third 13; all are in bad-answers.ts since the rules were changed for them.
 */
const UNSEEN = [
  // They decline.
  "I can't speak to trail shoes for beginners, so would a podiatrist know?",
  'Trail shoes for beginners are not something I am permitted to discuss, is there anything different?',
  'My apologies, I could not produce a question about trail shoes for beginners, try again?',
  'I’m sorry, but is trail shoes for beginners really what is needed?',
  'As a large language model I cannot wear trail shoes for beginners, can I?',
  'Since I am an AI, I have no feet, so what would I know of trail shoes for beginners?',
  'I must refuse to write about trail shoes for beginners, are there other tasks?',
  'We regret that trail shoes for beginners cannot be covered, would boots do?',
  // They ask back.
  'What would make trail shoes for beginners perfect for you?',
  'Could I have the price range for the trail shoes for beginners?',
  'Which attributes of trail shoes for beginners should I use?',
  'Do you want me to compare trail shoes for beginners?',
  'Are these trail shoes for beginners for yourself or for a gift?',
  'Would you rather hear about trail shoes or about beginners?',
  'How should I phrase it: trail shoes for beginners or beginner trail shoes?',
  'May I assume that beginners need trail shoes with grip?',
  'What exactly do you need to know about trail shoes for beginners?',
  'Who are the trail shoes for beginners meant for in your family?',
  'Can you confirm that the trail shoes are for beginners?',
  'Anything specific you would like in trail shoes for beginners?',
  // They offer and advertise.
  'Shopping for trail shoes as beginners?',
  'Why pay more for trail shoes for beginners?',
  'Tired of beginners slipping in their trail shoes?',
  'Need trail shoes that forgive beginners?',
  'What if you could find trail shoes for beginners in a minute?',
  // They wrap.
  `Here's your question:\n${GOOD}`,
  `QUESTION: ${GOOD}`,
  `**Discovery Prompt:** *${GOOD}*`,
  `1) ${GOOD}`,
  `<thought>hm</thought><answer>${GOOD}</answer>`,
  `{"prompts":["${GOOD}"]}`,
  `\`${GOOD}\``,
  `Okay! Here's one that a shopper might ask – ${GOOD}`,
  // They break off, or leave blanks.
  'Which trail shoes are best for beginners because of the?',
  'Which trail shoes are best for beginners & ?',
  'Which trail shoes are best for <attribute>beginners</attribute>?',
  'Which trail shoes are best for beginners at PRICE_POINT?',
  // They say more.
  `${GOOD}\nWhat about kids?`,
  `${GOOD} I hope that helps!`,
  `This is hard. ${GOOD}`,
];

const context: FlagContext = {
  promptType: 'Discovery',
  brandName: 'Acme',
  competitorName: null,
  competitorNames: ['Beta', 'Gamma Labs'],
  configuredNames: ['trail shoes', 'beginners', 'Audience', 'Products'],
  topics: [{ name: 'trail shoes' }, { name: 'beginners', categoryName: 'Audience' }],
};

it('of forty unseen wordings of bad answers, at most a fifth come through unrefused, uncleaned and unflagged', () => {
  const through = UNSEEN.filter((raw) => {
    const question = cleanAnswer(raw);
    return (
      question !== GOOD && checkAnswer(question, context) === null && flagsOf(question, context).length === 0
    );
  });
  expect(UNSEEN).toHaveLength(40);
  // The goal is 4.
  expect(through.length).toBeLessThanOrEqual(8);
});
