import { GOOD } from './bad-answers.js';
import type { GoodAnswer } from './good-answers.js';

/**
 * Forty wordings of unusable answers that were written after the rules were frozen, and that no rule was changed for: how
 * well the rules judge what they were not made for. New rules want new wordings here; the old ones go to the tables of bad
 * answers. Of the first nine forties 17, 7, 13, 8, 20, 5, 6, 5 and 8 came through; this is the tenth.
 */
export const UNSEEN: readonly string[] = [
  // They decline.
  'I cannot in good conscience rank trail shoes for beginners, will you forgive me?',
  'Questions on trail shoes for beginners are better put to a store, don’t you think?',
  'This assistant stays out of trail shoes for beginners, is that understood?',
  'Trail shoes for beginners? That is not for me to say.',
  'I have no experience with trail shoes for beginners, so what could I add?',
  'Sadly, trail shoes for beginners are not part of my data, any other wish?',
  'The rules forbid me to write about trail shoes for beginners, can we change the subject?',
  'There is little I may reveal on trail shoes for beginners, is it enough?',
  // They ask back.
  'Where will the beginners be wearing the trail shoes?',
  'Is “beginners” the audience or a feature of the trail shoes?',
  'Could you give an example of trail shoes for beginners?',
  'Do you happen to have a list of trail shoes for beginners to work from?',
  'Are we talking about trail shoes for beginners of all ages?',
  'What do you already know about trail shoes for beginners?',
  'Which brands of trail shoes for beginners must be left out?',
  'What budget do the beginners have for trail shoes?',
  'Should the trail shoes be new, or may beginners buy used ones as well?',
  'How shall I put it so that beginners and trail shoes both appear?',
  'Will the trail shoes for beginners be a present?',
  'Does the user want trail shoes for beginners or advice on running?',
  // They offer and advertise.
  'Why should beginners settle for ordinary trail shoes?',
  'Beginner on the trail and no shoes for it yet?',
  'What are you waiting for, trail shoes for beginners are on sale?',
  'Isn’t every beginner happier in good trail shoes?',
  'Wish there were trail shoes just for beginners?',
  // They wrap.
  `A shopper could ask: ${GOOD}`,
  `Here is the revised version: "${GOOD}"`,
  `<reply>${GOOD}</reply>`,
  `{"text": "${GOOD}", "type": "Discovery"}`,
  `__${GOOD}__`,
  `Thought: keep it short.\nQuestion: ${GOOD}`,
  `No problem! ${GOOD}`,
  `Discovery question (1/1): ${GOOD}`,
  // They break off, or leave blanks.
  'Which trail shoes are best for beginners and why are?',
  'Which trail shoes are best for beginners from the?',
  'Which trail shoes are best for beginners [add region]?',
  'Which trail shoes by BRAND_NAME are best for beginners?',
  // They say more.
  `${GOOD} (Answer: it depends.)`,
  `Many people start trail running. ${GOOD}`,
  `${GOOD} End of question.`,
];

/** Good answers that were written together with them: 2 were refused (mended since: both are relaxed rules), 2 flagged. */
export const UNSEEN_GOOD: readonly GoodAnswer[] = [
  ['Which trail shoes do running coaches put their beginners in?', 'trail shoes', 'beginners'],
  ['If I can only afford one pair, which trail shoes suit a beginner?', 'trail shoes', 'beginners'],
  ['What trail shoes have you heard good things about for beginners?', 'trail shoes', 'beginners'],
  ['Are cheap trail shoes a bad idea for a beginner?', 'trail shoes', 'beginners'],
  ['Which CRM has the best-documented open API?', 'CRM', 'open API'],
  ['Our old CRM locks us in: who offers one with an open API?', 'CRM', 'open API'],
  ['What’s the cheapest CRM that still gives you an open API?', 'CRM', 'open API'],
  ['Could a two-person shop run a CRM with an open API without a developer?', 'CRM', 'open API'],
  ['How do I know if a pediatric dentist takes Medicaid before I call?', 'pediatric dentists', 'Medicaid'],
  ['Is it hard to find a pediatric dentist who accepts Medicaid in Texas?', 'pediatric dentists', 'Medicaid'],
  [
    'Which hotels in Vermont let dogs sleep in the room and are dog-friendly at breakfast?',
    'hotels',
    'dog-friendly',
  ],
  ['We’re driving cross-country with a puppy, any dog-friendly hotels along I-80?', 'hotels', 'dog-friendly'],
  ['Who makes a non-slip yoga mat that’s easy to carry on a bike?', 'yoga mats', 'non-slip'],
  ['Should I size up to a longer non-slip yoga mat if I’m 6 ft 4?', 'yoga mats', 'non-slip'],
  [
    'Which lenders offer student loans at low rates without an origination fee?',
    'student loans',
    'low rates',
  ],
  ['What credit score do I need for student loans with low rates?', 'student loans', 'low rates'],
  ['Where do medical students get student loans with low rates?', 'student loans', 'low rates'],
  ['Honestly, does refinancing student loans at a low rate save that much?', 'student loans', 'low rates'],
  ['List a few student loans with low rates for community college?', 'student loans', 'low rates'],
  ['Can anyone vouch for a grippy, truly non-slip yoga mat?', 'yoga mats', 'non-slip'],
];
