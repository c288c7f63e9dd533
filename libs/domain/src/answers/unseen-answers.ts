import { GOOD } from './bad-answers.js';
import type { GoodAnswer } from './good-answers.js';

/**
 * Forty wordings of unusable answers that were written after the rules were frozen, and that no rule was changed for: how
 * well the rules judge what they were not made for. New rules want new wordings here; the old ones go to the tables of bad
 * answers. Of the first eight forties 17, 7, 13, 8, 20, 5, 6 and 5 came through; this is the ninth.
 */
export const UNSEEN: readonly string[] = [
  // They decline.
  'Trail shoes for beginners touch on health, so is a doctor not the better choice?',
  'I have been told to avoid trail shoes for beginners, can I offer hiking tips?',
  'Opinions on trail shoes for beginners differ, so who am I to decide?',
  'It pains me to skip trail shoes for beginners, will general advice do instead?',
  'My hands are tied with trail shoes for beginners, is another theme possible?',
  'We do not carry answers on trail shoes for beginners, where did this come from?',
  'Trail shoes for beginners, I am afraid, must wait, does tomorrow work?',
  'No data on trail shoes for beginners reached me, could it be sent once more?',
  // They ask back.
  'What would the ideal trail shoes for your beginners look like?',
  'Are beginners here people who have never run in trail shoes at all?',
  'Which details about trail shoes for beginners ought to be in it?',
  'How many questions about trail shoes for beginners are needed?',
  'Should I treat trail shoes and beginners as one idea?',
  'Is a question on trail shoes for beginners still of interest?',
  'Would you prefer trail shoes for beginners to be cheap or light?',
  'For which season are the trail shoes of the beginners?',
  'Do the beginners have any injuries that affect the trail shoes?',
  'What surface will the beginners use the trail shoes on?',
  'Could trail shoes be replaced by running shoes for the beginners?',
  'Have the beginners tried on any trail shoes yet?',
  // They offer and advertise.
  'Beginners deserve better trail shoes, don’t they?',
  'Have you met the trail shoes that beginners rave about?',
  'Is it any wonder that beginners choose our trail shoes?',
  'Thinking of trail shoes for beginners this spring?',
  'How does 20 % off trail shoes for beginners sound?',
  // They wrap.
  `1️⃣ ${GOOD}`,
  `Response:\n"${GOOD}"`,
  `<question type="discovery">${GOOD}</question>`,
  `[{"question": "${GOOD}"}]`,
  `Let me think about that. ${GOOD}`,
  `Here's what I came up with: **${GOOD}**`,
  `*Shopper:* ${GOOD}`,
  `Okay, so: ${GOOD}`,
  // They break off, or leave blanks.
  'Which trail shoes are best for beginners so that they can?',
  'Which trail shoes are best for beginners among?',
  'Which trail shoes are best for beginners in (location)?',
  'Which trail shoes for beginners cost under <amount>?',
  // They say more.
  `${GOOD}\n\nExplanation: it is open-ended.`,
  `Beginners face many choices. ${GOOD}`,
  `${GOOD} [Casual tone]`,
];

/** Good answers that were written together with them, for how many the same rules refuse or flag. */
export const UNSEEN_GOOD: readonly GoodAnswer[] = [
  ['Which trail shoes won’t scare off a complete beginner?', 'trail shoes', 'beginners'],
  ['How much cushioning do beginners really need in trail shoes?', 'trail shoes', 'beginners'],
  [
    'As someone brand new to trail running, which shoes for beginners are worth it?',
    'trail shoes',
    'beginners',
  ],
  ['What trail shoes would make a decent gift for a beginner?', 'trail shoes', 'beginners'],
  [
    'My boyfriend wants to start trail running, which shoes are good for beginners?',
    'trail shoes',
    'beginners',
  ],
  ['What sorts of mistakes do beginners make when buying trail shoes?', 'trail shoes', 'beginners'],
  ['Which CRMs let me pull data out through an open API?', 'CRM', 'open API'],
  ['Is HubSpot or Pipedrive the better CRM if I need an open API?', 'CRM', 'open API'],
  ['Can you suggest a lightweight CRM whose API is open?', 'CRM', 'open API'],
  ['Looking to ditch our old system: which CRM with an open API migrates easily?', 'CRM', 'open API'],
  ['What do small agencies use as a CRM when they want an open API?', 'CRM', 'open API'],
  ['Why would anyone choose a CRM without an open API these days?', 'CRM', 'open API'],
  [
    'We just moved to Ohio and have Medicaid, how do I find a pediatric dentist?',
    'pediatric dentists',
    'Medicaid',
  ],
  ['Which pediatric dentists near me take Medicaid?', 'pediatric dentists', 'Medicaid'],
  ['Does Medicaid pay for braces at a pediatric dentist?', 'pediatric dentists', 'Medicaid'],
  [
    'Are there any good pediatric dentists left that still accept Medicaid?',
    'pediatric dentists',
    'Medicaid',
  ],
  ['Which hotels are truly dog-friendly and not just dog-tolerant?', 'hotels', 'dog-friendly'],
  ['Is there an app that shows dog-friendly hotels along a route?', 'hotels', 'dog-friendly'],
  ['Suggest a quiet, dog-friendly hotel within two hours of Boston?', 'hotels', 'dog-friendly'],
  ['If I bring two dogs, what do dog-friendly hotels usually charge?', 'hotels', 'dog-friendly'],
  ['What yoga mat stays non-slip after a year of hot yoga?', 'yoga mats', 'non-slip'],
  ['Non-slip yoga mats for tall people, any recommendations?', 'yoga mats', 'non-slip'],
  ['Would a towel on a cheap yoga mat be as non-slip as a premium one?', 'yoga mats', 'non-slip'],
  ['What makes one yoga mat more non-slip than another?', 'yoga mats', 'non-slip'],
  [
    'Should my son take federal or private student loans if he wants low rates?',
    'student loans',
    'low rates',
  ],
  [
    'Which banks give low rates on student loans to people without a credit history?',
    'student loans',
    'low rates',
  ],
  ['How low can rates on student loans get with autopay?', 'student loans', 'low rates'],
  ['What’s the easiest way to compare low-rate student loans side by side?', 'student loans', 'low rates'],
  [
    'I graduate in May and owe $42,000; who refinances student loans at low rates?',
    'student loans',
    'low rates',
  ],
  ['Do credit unions have lower rates on student loans than banks?', 'student loans', 'low rates'],
];
