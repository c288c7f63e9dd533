import { GOOD } from './bad-answers.js';

/**
 * Forty wordings of unusable answers that were written after the rules were frozen, and that no rule was changed for: how
 * well the rules judge what they were not made for. New rules want new wordings here: of the first forty 17 came through,
 * of the second 7, of the third 13, of the fourth 8; all are in bad-answers.ts since the rules were changed for them. Of these,
 * the fifth, 20 came through when they were written; one mistake of cleaning that they showed (`a) …`) is mended since.
 */
export const UNSEEN: readonly string[] = [
  // They decline.
  'Sorry, but naming trail shoes for beginners is not something I do, is it urgent?',
  'I do not feel qualified to judge trail shoes for beginners, who does?',
  'Trail shoes for beginners lie outside my remit, could you ask a shop?',
  'I was not built to pick trail shoes for beginners, was I?',
  'There is nothing I can tell about trail shoes for beginners, is that fine?',
  'My training does not cover trail shoes for beginners, would tennis shoes help?',
  'Let us leave trail shoes for beginners aside, what about boots?',
  'That topic, trail shoes for beginners, is off limits here, understood?',
  // They ask back.
  'Which of these two matters more to you, trail shoes or beginners?',
  'Can you say a few words about the beginners who need trail shoes?',
  'Is there any detail about trail shoes for beginners that I missed?',
  'What is the purpose of asking about trail shoes for beginners?',
  'How detailed should the question on trail shoes for beginners be?',
  'Would it be all right to leave out beginners and ask about trail shoes?',
  'Who will read the question about trail shoes for beginners?',
  'Have you a shop in mind for the trail shoes for beginners?',
  'Did I get it right that beginners want trail shoes?',
  'What makes you ask about trail shoes for beginners?',
  'Could the beginners be children, or only adults in trail shoes?',
  'Shall it be trail shoes for beginners, then?',
  // They offer and advertise.
  'Sick of trail shoes that beginners cannot lace?',
  'Where else would beginners find trail shoes this good?',
  'Who says trail shoes for beginners have to be boring?',
  'Time for new trail shoes, beginners?',
  'Imagine trail shoes that beginners never want to take off?',
  // They wrap.
  `Gladly! Here is what somebody might type: ${GOOD}`,
  `Question for the assistant: ${GOOD}`,
  `> **Q:** ${GOOD}`,
  `a) ${GOOD}`,
  `<scratchpad>short one</scratchpad>\n<output>${GOOD}</output>`,
  `{"result": {"question": "${GOOD}", "length": 7}}`,
  `“${GOOD}”`,
  `Here’s a casual take —\n\n${GOOD}`,
  // They break off, or leave blanks.
  'Which trail shoes are best for beginners in terms of?',
  'Which trail shoes are best for beginners, e.g.?',
  'Which trail shoes are best for beginners aged NN?',
  'Which trail shoes are best for beginners [optional: in winter]?',
  // They say more.
  `${GOOD} ✅ Single sentence.`,
  `${GOOD}\n- Tone: neutral`,
  `Beginners often slip. ${GOOD}`,
];
