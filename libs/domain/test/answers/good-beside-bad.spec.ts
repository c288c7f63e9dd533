import { describe, expect, it } from '@jest/globals';
import { checkAnswer } from '../../src/answers/answer-checks.js';
import { flagsOf, type FlagContext } from '../../src/answers/answer-flags.js';
import { cleanAnswer } from '../../src/answers/cleaning.js';
import type { PromptType } from '../../src/vocabulary.js';

const contextOf = (promptType: PromptType): FlagContext => ({
  promptType,
  brandName: 'Acme',
  competitorName: promptType === 'Competitor' ? 'Beta' : null,
  competitorNames: ['Beta'],
  configuredNames: ['trail shoes', 'beginners', 'Audience', 'under $100', 'Price'],
  topics: [
    { name: 'trail shoes' },
    { name: 'beginners', categoryName: 'Audience' },
    ...(promptType === 'Discovery' ? [] : [{ name: 'Acme' }]),
  ],
});

function judged(raw: string, promptType: PromptType): 'refused' | 'flagged' | 'good' {
  const question = cleanAnswer(raw);
  const context = contextOf(promptType);
  if (checkAnswer(question, context)) return 'refused';
  return flagsOf(question, context).length > 0 ? 'flagged' : 'good';
}

/** What each rule is for, and next to it what it must leave alone. */
const PAIRS: Readonly<Record<string, [refused: string[], flagged: string[], good: string[]]>> = {
  'words twice': [
    [
      'Which which trail shoes suit beginners?',
      'Which trail shoe is is good for beginners?',
      'What are the best the best trail shoes for beginners?',
      'Which trail shoes trail shoes suit beginners?',
      'Which trail shoes suit beginners which trail shoes suit beginners?',
    ],
    [],
    [
      'Which trail shoes get better and better for beginners and faster runners?',
      'Which trail shoes would a beginner break in in a week?',
      'Is vitamin A a must for beginners in trail shoes?',
      'Which trail shoes are sold to beginners in Portland, OR or Salem?',
      'Which trail shoes do beginners in Walla Walla like, and in New York New York?',
      'Step by step by step, how do beginners lace trail shoes?',
    ],
  ],
  'tags, data, pictures and letters that were decoded wrongly': [
    [
      'Which trail shoes suit beginners #running?',
      'Which trail shoes does @runnerjoe give beginners?',
      'intent=recommendation, which trail shoes suit beginners?',
      'Which/What trail shoes suit beginners?',
      'Which trail shoes donâ€™t hurt beginners?',
      '🔥🔥🔥 Which trail shoes suit beginners?',
      'Which trail shoes suit beginners ¹ ²?',
      '"Which trail shoes suit beginners", "What trail shoes", or "Best trail shoes for beginners"?',
    ],
    [],
    [
      'Which trail shoes are #1 with beginners?',
      'Which trail shoes suit beginners in Málaga, or on a 5 km² hill?',
      'Which trail/road shoes suit beginners best?',
      'Which trail shoes suit beginners 🏃?',
      'What do beginners mean by "fast" and "light" trail shoes?',
    ],
  ],
  'comments and labels within it': [
    [
      'Which trail shoes suit beginners (no brand named)?',
      'Which trail shoes suit beginners (source: a magazine)?',
      'Which trail shoes suit beginners (9 words)?',
      'Which trail shoes suit beginners (recommendation intent)?',
      'Which trail shoes suit beginners Answer: none?',
    ],
    [],
    [
      'Which trail shoes suit beginners (no brands I know, please)?',
      'Which trail shoes suit beginners (budget: $90)?',
      'Which trail shoes suit beginners (in English sizes)?',
      'Quick Question: which trail shoes suit beginners?',
      'I need one answer: which trail shoes suit beginners?',
    ],
  ],
  'blanks in brackets': [
    [
      'Which trail shoes in (insert city) suit beginners?',
      'Does (brand name) sell trail shoes for beginners?',
      'Which trail shoes near (landmark) are good for beginners?',
      'Are the trail shoes by Company A good for beginners?',
      'Which trail shoes (category) suit beginners (attribute)?',
      'Which XYZ trail shoes suit beginners?',
    ],
    [],
    [
      'Which trail shoes for (older) beginners are light?',
      'Which trail shoes come with (or without) a plate for beginners?',
      'Does a plan A for beginners need trail shoes?',
    ],
  ],
  'what is said to the reader': [
    [
      'Can I interest you in trail shoes for beginners?',
      'Can you guess which trail shoes suit beginners?',
      'What is your biggest frustration with trail shoes as a beginner?',
      'Would it help if I listed trail shoes for beginners?',
      'How many trail shoes do beginners like you own?',
      'Quick quiz, which trail shoes suit beginners?',
      'Isn’t it wonderful how trail shoes help beginners?',
      'Can you write a short blog post about trail shoes for beginners?',
      'Which of the trail shoes listed above suit beginners?',
      'Based on the options above, which trail shoes suit beginners?',
      'A buyer might want to know which trail shoes suit beginners?',
      'Which statement about trail shoes for beginners is correct?',
      'You are a helpful assistant, which trail shoes suit beginners?',
    ],
    [],
    [
      'What is the biggest frustration with trail shoes for beginners?',
      'Would it help if I went half a size up in trail shoes as a beginner?',
      'How would you rate your top 3 trail shoes for beginners?',
      'Got any ideas on trail shoes for a beginner?',
      'Do trail shoes that look like you paid a lot last longer for beginners?',
    ],
  ],
  'disclaimers and the task': [
    [
      'This is not medical advice, but which trail shoes suit beginners?',
      'As a busy parent persona with medium intent, which trail shoes suit beginners?',
      'Which trail shoes suit beginners in INSERT CITY NAME?',
      'Always consult a doctor first, but which trail shoes suit beginners?',
      'Based on the details provided, which trail shoes suit beginners?',
      'As requested, which trail shoes suit beginners?',
      'In one natural sentence, which trail shoes suit beginners?',
      'Which trail shoes suit beginners, without mentioning the brand name?',
      'According to the passage, which trail shoes suit beginners?',
      'What would a consumer ask about trail shoes for beginners?',
      'Keeping it terse and casual, which trail shoes suit beginners?',
      'How might somebody phrase a query about trail shoes for beginners?',
      'Given the provided attributes, which trail shoes suit beginners?',
      'Which trail shoes for beginners meet the above criteria?',
      'Given the criteria above, which trail shoes suit beginners?',
      'Based on your requirements, which trail shoes suit beginners?',
      'Which trail shoes were best for beginners as of my last update?',
      'As a budget-minded shopper persona, which trail shoes suit beginners?',
      'Using a conversational register, which trail shoes suit beginners?',
    ],
    ['Which trail shoes suit beginners, who makes them, how much do they cost, and where can I buy them?'],
    [
      'Which trail shoes suit beginners, who makes them, and where can I buy them?',
      'For my mum, who is 70, my dad, who is 72, and our dog, who is fast, which trail shoes suit beginners?',
      'Which trail shoes would you pick for beginners based on your experience?',
      'Which trail shoes would you give your own children as beginners?',
      'Which trail shoes for beginners have these features: light, warm and under $100?',
      // The words of a default template, which models repeat: stiff, but a question.
      'What are the best trail shoes with these attributes: Audience: beginners?',
      'Which trail shoes for beginners come with soles that adjust based on your preferences?',
      'Which shops fit beginners with trail shoes based on the information provided by a gait scan?',
      'Which trail shoes for beginners meet the specified requirements of a mountain race?',
      'As a persona designer, which trail shoes do beginners on my team need?',
      'As a person who hates shopping, which trail shoes should I get as beginners’ first pair?',
      'My watch has been slow since my last update; which trail shoes for beginners come with a tracker?',
      'I am no doctor, but which trail shoes are kind to the knees of beginners?',
      'Should beginners in trail shoes consult a doctor first?',
      'Given the details online, which trail shoes suit beginners?',
      'Which trail shoes come with an app that turns what beginners say into a SQL query?',
    ],
  ],
  'alternatives in one word, and forms to fill in': [
    [
      'Is/Are trail shoes good for beginners?',
      'Which trail shoe(s) suit beginners?',
      'What are the best/Which are the top trail shoes for beginners?',
      'How important is a low weight in trail shoes to you as a beginner?',
      'Which trail shoes under $100 do your kids prefer as beginners?',
    ],
    [],
    [
      'Are trail/road shoes good for beginners?',
      'Which trail shoes (size 5) suit beginners?',
      'How important is a low weight in trail shoes to beginners?',
      'Which trail shoes for beginners are quiet when you’re working in them all day?',
      'Looking for trail shoes under $100 for beginners - what would you suggest?',
    ],
  ],
  'what nobody asks who wants to buy': [
    [],
    [
      'Which brands of trail shoes for beginners are hiring designers?',
      'Which makers of trail shoes for beginners have a rising share price?',
      'How does perceived quality change what beginners pay for trail shoes?',
      'How do I repair the heel of my trail shoes as a beginner?',
      'Which trail shoes for beginners best is who do has?',
      'How can trail shoes for beginners win more customers?',
      'How can a maker position its trail shoes for beginners to attract more clients?',
      'What keywords should trail shoes for beginners target?',
      'Why do consumers who are beginners buy trail shoes?',
      'How do I start a shop for trail shoes for beginners?',
      'What are the best beginners for trail shoes?',
      'Which beginners are best for trail shoes?',
      'Who invented trail shoes for beginners?',
      'What percentage of beginners wear trail shoes?',
      'What is the best way to attract more beginners with trail shoes to my trail shop?',
      'How do I make trail shoes at home as a beginner?',
      'How do I dry my trail shoes as a beginner?',
      'Which makers of trail shoes are a good company to work for as beginners?',
      'Where is my order 4711 of trail shoes for beginners?',
      'Which trail shoes suit a race, beginners for?',
      'Which trail shoes are not less without a plate that beginners do not need?',
      'Which trail shoes are best pour les beginners?',
      'What does trail shoes for beginners mean?',
      'What is the definition of trail shoes for beginners?',
      'How do I get a job with a maker of trail shoes for beginners?',
      'Can I speak to someone about returning trail shoes for beginners?',
      'How do I sew trail shoes for beginners?',
      'Which trail shoes for beginners are sold par exemple dans les magasins or in shops que les people like?',
    ],
    [
      'Which trail shoes suit beginners who are hiring a guide?',
      'Which trail shoes help beginners improve their balance?',
      'How can I improve my balance as a beginner in trail shoes?',
      'Which trail shoes can beginners dry at home?',
      'Which trail shoes could beginners order 5 pairs of?',
      'How do I start running as a beginner in trail shoes?',
      'Which trail shoes would beginners like to work out in?',
      'Which trail shoes are a good place to work for beginners’ feet?',
      'Which pays off sooner for beginners, trail shoes or road shoes?',
      'Which trail shops with vacancies on their courses suit beginners?',
      'Which trail shoes for beginners does the government health plan pay for?',
      'What is the best way for beginners to choose trail shoes?',
      'Which trail shoes can a beginner repair at home?',
      'How do I fix a sore heel as a beginner in trail shoes?',
      'Which trail shoes do beginners not return, and why are they not more expensive?',
      'Which trail shoes does a beginner’s crème de la crème of coaches like?',
      'Which trail shoes let beginners run while their friends hold the shoes?',
      'Which trail shoes are by definition best for beginners?',
      'Which trail shoes help beginners get a job as a guide?',
      'Who can I speak to about trail shoes for beginners?',
    ],
  ],
  'named brands, where the assistant is to name them': [
    [],
    [
      'Is the Breville Bambino a good trail shoe for beginners?',
      'How do HelloFresh and Blue Apron compare for trail shoes for beginners?',
      'Which trail shoes for beginners are better than Brompton?',
      'Which is better for beginners in trail shoes, Blue Apron or HelloFresh?',
    ],
    [
      'Are trail shoes from Portugal good for beginners?',
      'Is GORE-TEX worth it in trail shoes for beginners?',
      'Are Trail Shoes good for beginners in New Zealand?',
      'Which trail shoes for beginners are better than road shoes?',
      'Which shops in Leeds, York or Hull sell trail shoes to beginners?',
    ],
  ],
  'statements, headings, bare names and other scripts': [
    [],
    [
      'Beginners often choose trail shoes with a low drop?',
      'Beginners need trail shoes that are light?',
      'Trail shoes come in many sizes for beginners and the rest?',
      'Beginners can get trail shoes for free from some shops?',
      'A trail shoe helps the beginners who fall?',
      'Trail Shoes for Beginners: A Complete Buyer’s Guide?',
      'Trail shoes, beginners, Audience?',
      'Which trail shoes 适合 beginners?',
      'Which trail shoes suit beginners для вас?',
      'Which trail shoes would suit beginners who are?',
      'Which trail shoes suit even beginners with no?',
      'Who knew trail shoes could change a run for beginners?',
    ],
    [
      'Trail shoes beginners can afford?',
      'Trail shoes beginners need in the snow?',
      'Trail shoes that beginners have had for years?',
      'Trail shoes suitable for beginners?',
      'Trail shoes for beginners, ranked by weight, anyone?',
      'Which trail shoes for beginners have a gaiter built in?',
      'Trail shoes people buy as beginners?',
      'Which Trail Shoes do Beginners in New South Wales buy?',
      'Which trail shoes do beginners in the U.S. Forest Service wear?',
      'Which trail shoes with a 5 µm mesh suit beginners?',
      'Moving to Leeds: which trail shoes do beginners there wear?',
      'My mum (71) has no trail shoes, what should a beginner like her buy?',
      'Looking for trail shoes as a beginner, any that last?',
      'Which trail shoes can beginners clean with gloves on?',
      'Is a light, stable trail shoe too much for a beginner?',
      'Trail shoes for beginners: are the light ones worth the price?',
      'Are trail shoes still the thing for beginners, or is there something newer?',
    ],
  ],
  'questions to buyers, swapped roles, and ends that lack something': [
    [],
    [
      'What do you currently use as trail shoes for beginners?',
      'Which beginners are best for trail shoes?',
      'Which trail shoes are best for beginners that want to?',
      'Which trail shoes avec un talon are best für beginners?',
    ],
    [
      'What do you suggest as trail shoes for beginners?',
      'How much do you usually pay for trail shoes for beginners?',
      'Would cheap trail shoes really help beginners run faster while losing weight?',
      'Waar koop ik goede trail shoes als ik een beginner ben met brede voeten?',
      'best trail shoes for beginners if their feet are wide?',
      'Which trail shoes suit beginners who want to race?',
      'trail shoes for beginners, light colours only?',
    ],
  ],
};

describe('each rule refuses or flags what it is for, and leaves alone what looks like it', () => {
  it.each(Object.entries(PAIRS))('%s', (_, [refused, flagged, good]) => {
    const all = [...refused, ...flagged, ...good].map((raw) => [raw, judged(raw, 'Discovery')]);
    expect(all).toEqual([
      ...refused.map((raw) => [raw, 'refused']),
      ...flagged.map((raw) => [raw, 'flagged']),
      ...good.map((raw) => [raw, 'good']),
    ]);
  });
});

it.each([
  ['Is Acme right for trail shoes and beginners? As an AI, I have not tried them.', 'refused'],
  ['Is Acme right for trail shoes and beginners? I can’t verify that.', 'refused'],
  ['Is Acme your shoe of choice for trail shoes as beginners?', 'refused'],
  ['Does Acme make trail shoes for beginners, and what are your budget and preferences?', 'refused'],
  ['Does Acme make trail shoes for beginners, and what is your honest opinion of them?', 'good'],
  ['Acme offers trail shoes for beginners with great support?', 'flagged'],
  ['Acme trail shoes for beginners, worth it?', 'good'],
  ['Is Acme right for trail shoes and beginners? Say yes or no, even if unsure.', 'good'],
  ['Is Acme right for trail shoes and beginners? Disclaimer: this is for information only.', 'refused'],
  ['Which Acme trail shoes are for beginners? Alpha Beta Correct answer: (a)', 'refused'],
  ['Are Acme trail shoes for beginners good? Please tick one: ☐ yes ☐ no', 'refused'],
  ['What can we at Acme do to sell trail shoes to beginners?', 'flagged'],
  ['How does our team at Acme help beginners find trail shoes?', 'flagged'],
  ['Why are Acme trail shoes by far the best for beginners?', 'flagged'],
  ['Why does Acme keep cheating beginners with its trail shoes?', 'flagged'],
  ['Why is Acme so terrible at making trail shoes for beginners?', 'flagged'],
  ['How does Acme get away with selling such trail shoes to beginners?', 'flagged'],
  ['How do I apply for a job at Acme making trail shoes for beginners?', 'flagged'],
  ['Acme trail shoes beginners review pricing pros cons rating delivery returns?', 'flagged'],
  ['Why are Acme trail shoes so expensive for beginners?', 'good'],
  ['Can I get away with Acme trail shoes as a beginner on wet rock?', 'good'],
  ['Why do beginners like Acme trail shoes more than others?', 'good'],
  ['Why is Acme the best choice in trail shoes for beginners?', 'flagged'],
  ['Why is Acme more expensive than others in trail shoes for beginners?', 'good'],
  ['Acme makes good trail shoes for beginners, doesn’t it?', 'flagged'],
  ['Is Acme stock a good buy, given its trail shoes for beginners?', 'flagged'],
  ['Is Acme a good company to work for as a beginner in trail shoes?', 'flagged'],
  ['Hi Acme, are the trail shoes for beginners on sale?', 'flagged'],
  ['Hi there, are Acme trail shoes good for beginners?', 'good'],
  ['Is an acme of trail shoes what beginners need?', 'flagged'],
  ['Are acme trail shoes good for beginners?', 'good'],
  ['Are beginners a good choice for Acme trail shoes?', 'flagged'],
  ['Is Acme better than GoDaddy for beginners in trail shoes?', 'flagged'],
  ['Which is better for beginners in trail shoes, Acme or Capital One?', 'flagged'],
  ['Is Acme better than most for beginners in trail shoes?', 'good'],
  ['What is Acme’s strategy for selling trail shoes to beginners?', 'flagged'],
  ['Should beginners buy Acme stock now that trail shoes are booming?', 'flagged'],
  ['Tom: Is Acme good for trail shoes as beginners? Mark: Yes, my son loves them.', 'refused'],
  ['Can you write a 500-word product review of Acme trail shoes for beginners?', 'refused'],
  ['Is Acme hiring beginners to sell trail shoes?', 'flagged'],
  ['Why is Acme such a rip-off for beginners in trail shoes?', 'flagged'],
  ['When will Acme merge with another maker of trail shoes for beginners?', 'flagged'],
  ['After last month’s recall, are Acme trail shoes still good for beginners?', 'flagged'],
  ['After 12 years with another make, are Acme trail shoes good for beginners?', 'good'],
  ['Given that I have 20 beginners to fit, are Acme trail shoes good for them?', 'good'],
  ['Should beginners invest in Acme trail shoes?', 'good'],
  ['After a month of running, are Acme trail shoes still good for beginners?', 'good'],
  ['Are Acme trail shoes a good choice for beginners?', 'good'],
  ['When do you need your Acme trail shoes for beginners?', 'flagged'],
  ['Why should I come to you guys at Acme as a beginner in trail shoes?', 'flagged'],
  ['What can Acme do to win beginners away from other trail shoes?', 'flagged'],
  ['What content should Acme publish about trail shoes for beginners?', 'flagged'],
  ['What can Acme trail shoes do for beginners that others cannot?', 'good'],
  ['Thank you for choosing Acme! Are its trail shoes good for beginners?', 'refused'],
  ['Now that Acme has bought its rival, are its trail shoes for beginners any good?', 'flagged'],
  ['Given that 98% of beginners like Acme, are its trail shoes good?', 'flagged'],
  ['Given that I am a beginner, are Acme trail shoes good for me?', 'good'],
  ['Now that I have outgrown my old trail shoes, is Acme good for beginners?', 'good'],
  ['Do we have to try Acme trail shoes on at a shop as beginners?', 'good'],
  ['I walk on stones as a beginner. Are Acme trail shoes made for that?', 'good'],
] as const)('of a brand: %s', (raw, verdict) => {
  expect(judged(raw, 'Validation')).toBe(verdict);
});

it('a type or a register in brackets is taken off', () => {
  expect(cleanAnswer('(Discovery) (casual) Which shoes?')).toBe('Which shoes?');
  expect(cleanAnswer('(I’m vegan) Which shoes?')).toBe('(I’m vegan) Which shoes?');
  expect(cleanAnswer('Translated from Spanish: Which shoes?')).toBe('Which shoes?');
});

it('both names of a comparison as one are flagged', () => {
  expect(judged('Are the Acme Beta trail shoes good for beginners?', 'Competitor')).toBe('flagged');
  expect(judged('Are Acme or Beta trail shoes good for beginners?', 'Competitor')).toBe('good');
});

it('a label of several words that stands twice is flagged, one of a single word is not', () => {
  const about = (name: string): FlagContext => ({
    ...contextOf('Discovery'),
    topics: [{ name: 'trail shoes' }, { name, categoryName: 'Audience' }],
  });
  const twice = 'Which trail shoes for new runners would new runners buy as beginners, if beginners choose?';
  expect(flagsOf(twice, about('new runners'))).toEqual(['off-topic']);
  expect(flagsOf(twice, about('beginners'))).toEqual([]);
});
