/**
 * The sentence forms of the offline composer. `{s}` is what the question is about, `{b}` the brand, `{c}` the competitor.
 * Names may be singular or plural, so no verb depends on them.
 */

export const BEST_FORMS = [
  'What are the best options for {s}?',
  'Which {s} would you call the best right now?',
  'Where can I find the best {s}?',
  'What is the best choice in {s} for most people?',
  'Who makes the best {s}?',
  'How do I find the best {s} for my needs?',
  'I want the best {s} I can get; what do you recommend?',
  'Which brand has the best {s} for the money?',
  'What should I look for to find the best {s}?',
  'If you had to choose the best {s}, what would you choose?',
];

export const TOP_FORMS = [
  'What are the top names in {s}?',
  'Which {s} would be on your top ten list?',
  'Who are the top makers of {s} today?',
  'Can you rank the top options for {s}?',
  'Which companies come out on top for {s}?',
  'What top rated {s} should I compare?',
  'Who would you put at the top of the market for {s}?',
  'Could you list the top choices in {s}?',
  'Which top brands should I know when buying {s}?',
  'What are people calling the top picks for {s}?',
];

export const DISCOVERY_FORMS = [
  'What are the best options for {s}?',
  'Which {s} would you recommend?',
  'I am looking for {s}; what would you suggest?',
  'Where should I start when shopping for {s}?',
  'Who offers good {s}?',
  'What should I know before choosing {s}?',
  'Could you suggest some options for {s}?',
  'Which brands are known for {s}?',
  'How do I choose {s}?',
  'What do experts recommend for {s}?',
  'Which companies should I consider for {s}?',
  'Can you help me find {s}?',
  'What would be a good pick for {s}?',
  'Who has a good name for {s}?',
];

export const VALIDATION_FORMS = [
  'Is {b} a good choice for {s}?',
  'Would you recommend {b} for {s}?',
  'Can I trust {b} when it comes to {s}?',
  'Does {b} do well with {s}?',
  'Should I choose {b} for {s}?',
  'Is {b} worth considering for {s}?',
  'Would {b} be a safe pick for {s}?',
];

export const YES_OR_NO_REQUESTS = [
  'Please give a definitive yes or no, plus pros and cons.',
  'Answer with a definitive yes or no and list the pros and cons.',
  'I would like a definitive yes or no, with the pros and cons.',
];

export const BETTER_FORMS = [
  'Which is better for {s}, {b} or {c}?',
  'When it comes to {s}, should I choose {b} or {c}?',
  'Who does better with {s}: {b} or {c}?',
  'Would you go with {b} or {c} for {s}?',
  'How does {b} compare with {c} for {s}?',
  'For {s}, is {b} or {c} the better choice?',
];

export const BETTER_OVERALL_FORMS = [
  'Which is better, {b} or {c}?',
  'Should I choose {b} or {c}?',
  'Who is the better choice: {b} or {c}?',
  'Would you go with {b} or {c}?',
  'How does {b} compare with {c}?',
  'Between {b} and {c}, which would you recommend?',
];

export const FOR_EACH_REQUESTS = [
  'Please give a definitive answer, plus pros and cons for each.',
  'Give a definitive answer with the pros and cons of each.',
  'I would like a definitive answer, with pros and cons for each.',
];

export const ALTERNATIVES_FORMS = [
  'What are the best alternatives to {c}, such as {b}?',
  'Which alternatives to {c} should I consider, for example {b}?',
  'Besides {c}, what are good alternatives, such as {b}?',
];

/** How attributes are worked in: a word that leads, and what each attribute adds (`{v}` the value, `{k}` its category). */
export const ATTRIBUTE_PHRASES = [
  { lead: 'with', each: '{v} as the {k}' },
  { lead: 'where', each: 'the {k} is {v}' },
  { lead: 'when', each: 'the {k} is {v}' },
  { lead: 'given', each: '{v} as the {k}' },
  { lead: 'considering', each: '{v} for the {k}' },
  { lead: 'with', each: '{v} for the {k}' },
];

/** Stand for what the question is about when it has no product category. */
export const UNNAMED_SUBJECTS = ['something', 'a product', 'an option'];
