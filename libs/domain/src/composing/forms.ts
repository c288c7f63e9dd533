import { at } from '../known.js';

/**
 * The sentence forms. Slots: `{s}` several to choose from (`which {s}`), `{k}` the kind of thing (`when it comes to
 * {k}`), `{d}` one without an article (`the best {d}`), `{a}` one with its article, `{b}` the brand, `{c}` the
 * competitor. Words in braces agree: `{is}` with `{d}`, `{it}` with `{a}`. A form that begins with `*` is for countable
 * singulars (`a CRM`).
 */

/** Questions that start with the asking clause, so that an opening may precede them. */
const CORE = `
Which {s} would you recommend?
What {is} the best {d}?
Which {s} are worth considering?
Where can I find good {k}?
What should I look for in {a}?
How do I choose {a}?
Which {s} do people recommend most?
Which {s} would you trust most?
Which {s} should I look at first?
Which {s} can I rely on?
Which {s} get the best reviews?
Which {s} give you the most for your money?
What's a good way to find {a}?
Which {s} do experts recommend?
Any idea which {s} would suit me best?
Do you know which {s} should be on my shortlist?
What would you pick if you needed {a}?
Which {s} stand out right now?
Which {s} are most popular at the moment?
What questions should I ask before choosing {a}?
What mistakes should I avoid when choosing {a}?
Which {s} would you choose?
Which {s} are a safe bet?
What are my options for {k}?
Which names come up most often for {k}?
Which {s} would you put at the top of the list?
Where should I look for {a}?
Which {s} have the best reputation?
What matters most when choosing {a}?
Can you tell me which {s} you would suggest to a friend?
How can I tell whether {a} will be worth it?
Which {s} are people happiest with?
What would you suggest for someone who wants {a}?
Which {s} do reviewers rate highest?
What {is} the best-rated {d}?
Where would you go for {a}?
How would you go about finding {a}?
Which {s} should I compare?
Which {s} are better than the rest?
What should I know before I choose {a}?
What would be a smart choice if I want {a}?
Any thoughts on which {s} are worth a look?
How do I find the right {d}?
Which {s} would you call the best right now?
How can I tell which {s} are any good?
Which {s} deserve a closer look?
What are some good {s}?
Which three {s} would you compare first?
Which {s} would you shortlist?
How do the leading {s} compare?
Which {s} are worth the money?
Which {s} would make your top five?
* Which {d} would you recommend?
* What makes a good {d}?
* Which {d} would you start with?
* Which {d} gets the best reviews?
`;

/** Questions introduced by a situation, or that begin in another way. */
const WHOLE = `
Where do people usually find {a}?
Can you recommend {a}?
Could you suggest {a}?
Do you know any good {s}?
Can you help me find {a}?
Would you help me choose {a}?
Can you name the best {k}?
I need {a}; what would you recommend?
I'm looking for {a}; where should I start?
I'm trying to find {a}, so what should I look at?
We're looking for {a}; what are our best options?
A friend of mine is looking for {a}; what should I suggest?
This is my first time choosing {a}; where do I begin?
I can't decide on {a}; what would you go for?
I want {a}, but where do I start?
I've spent weeks looking for {a}; any ideas?
Someone close to me needs {a}; what would you advise?
I've been told to get {a}; what do you suggest?
I'm new to this and need {a}; what would you suggest?
I'm thinking about {a}; what should I consider?
At the moment I'm comparing {s}; which would you choose?
We're about to choose {a}; what would you go for?
I know little about this, but I'd like {a}; what should I look for?
If you needed {a}, what would you choose?
Who is known for good {k}?
I care most about quality: which {s} should I choose?
Off the top of your head, what {is} the best {d}?
Suppose you were looking for {a}: where would you start?
What are my best bets for {k}?
Say I only have time to look at a few {s}: which should they be?
I keep seeing ads for {s}; which are any good?
When it comes to {s}, which would you recommend?
When it comes to {k}, who do people trust?
If someone needs {a}, what would you suggest?
Among {s}, which are really worth it?
Given the choice, which {s} would you go for?
Which {s} would you think of first?
Which {s} do most people like best?
Which {s} should I be looking at?
Help me choose {a}: what matters most, and where should I look?
Any tips for choosing {a}?
Recommend me {a}: what would your first choice be?
I need to choose {a}; which would you go with?
Looking for {a}: any recommendations?
I've narrowed it down to a few {s}; how do I decide?
Of all the {s}, which two or three stand out?
If you had to rank {s}, which would come first?
`;

/** Openings that may precede a core question. */
const OPENINGS = `
I'm doing some research:
Quick question:
I'd like a second opinion:
In your opinion,
Honestly,
These days,
I've read a lot of reviews and am still unsure:
To be honest, I'm lost:
I'm asking for a friend:
We're still undecided:
I'm starting from zero:
Before I spend any money:
I don't want to get this wrong:
I'd love some advice:
I'm making a shortlist:
All things considered,
`;

const BEST = `
What {is} the best {d}?
Which {s} would you call the best right now?
Where can I find the best {k}?
How do I find the best {d} for my needs?
I want the best {d} I can get; what do you recommend?
What should I look for to find the best {d}?
If you had to choose the best {d}, what would it be?
Which {s} are the best for the money?
Who is best known for {k}?
Can you tell me which {s} are best?
In your opinion, what {is} the best {d}?
What would you say {is} the best {d} for most people?
Which {s} do people say are the best?
`;

const TOP = `
What are the top choices for {k}?
Which {s} would be on your top ten list?
Can you rank the top {s}?
Who comes out on top for {k}?
Which top-rated {s} should I compare?
Who would you put at the top of the market for {k}?
Could you list the top {s}?
Which top names should I know when looking for {k}?
What are people's top picks for {k}?
Which {s} would make your top five?
What are the top-rated {s} right now?
Whose {s} are at the top at the moment?
`;

const VALIDATION = `
Is {b} a good choice for {a}?
Would you recommend {b} to someone who needs {a}?
Can I trust {b} when it comes to {k}?
Should I choose {b} if I want {a}?
Is {b} worth considering for {a}?
Would {b} be a safe pick for {k}?
Is {b} a good place to look for {a}?
I'm thinking of {b} for {a}; is that a good idea?
Is {b} known for good {k}?
Are people happy with {b} when it comes to {k}?
Does {b} have a good reputation for {k}?
If I need {a}, should I go with {b}?
Is {b} one of the better options for {k}?
`;

const BETTER = `
Which is better for {k}, {b} or {c}?
When it comes to {k}, should I choose {b} or {c}?
Would you go with {b} or {c} for {k}?
How does {b} compare with {c} for {k}?
For {k}, is {b} or {c} the better choice?
I need {a}; should I go with {b} or {c}?
If you wanted {a}, would you choose {b} or {c}?
Who is known for better {k}, {b} or {c}?
I'm torn between {b} and {c} for {k}; which would you choose?
Between {b} and {c}, which would you recommend for {k}?
`;

const BETTER_OVERALL = `
Which is better, {b} or {c}?
Is {b} better than {c}?
Who is the better choice, {b} or {c}?
Would I be better off with {b} or {c}?
How does {b} compare with {c}, and which is better?
Between {b} and {c}, which is the better choice?
I'm torn between {b} and {c}; which is better?
If you had to pick the better one, would it be {b} or {c}?
`;

const ALTERNATIVES = `
What are the best alternatives to {c}, such as {b}?
Which alternatives to {c} should I consider, for example {b}?
Besides {c}, what are good alternatives, such as {b}?
I know {c} and {b}; what other alternatives are there?
Is {b} one of the better alternatives to {c}?
Which alternatives to {c} would you recommend, and is {b} one of them?
I'm looking for alternatives to {c}; would {b} be a good one?
How does {b} rank among the alternatives to {c}?
What alternatives to {c} are there besides {b}?
If I don't want {c}, is {b} the best of the alternatives?
`;

const linesOf = (text: string): readonly string[] => text.trim().split('\n');

/** Openings that introduce a choice: not `All things considered, how do I choose a tent?`. */
const OF_JUDGEMENT = /^(?:In your opinion|These days|All things considered),/;

/** `We … should I compare`, `I'm making a shortlist: … would you shortlist`, `These days, … right now` */
const clashes = (opening: string, core: string): boolean =>
  (opening.startsWith('We') && /\b(?:I|me|my)\b/.test(core)) ||
  (opening.includes('shortlist') && core.includes('shortlist')) ||
  (opening.startsWith('These days') && /\bright now\b|\bat the moment\b/.test(core));

/** The number of core questions that each opening precedes. */
const EACH_OPENING = 9;

/** Each opening before some of the core questions, with each core question about equally often. */
function opened(): string[] {
  const cores = linesOf(CORE).filter((line) => /^[WH]/.test(line));
  const choices = cores.filter((core) => core.startsWith('Which '));
  return linesOf(OPENINGS).flatMap((opening, row) => {
    const fitting = (OF_JUDGEMENT.test(opening) ? choices : cores).filter((core) => !clashes(opening, core));
    const step = Math.round(fitting.length / EACH_OPENING);
    return fitting
      .filter((_, place) => place % step === row % step)
      .map((core) => `${opening} ${at(core, 0).toLowerCase()}${core.slice(1)}`);
  });
}

/** `Can you recommend`, `I need`; but not `A friend of mine` and `Time to choose`. */
const DIRECT = /^(?:Can|Could|Do|Would|Which|Where|I need|I'm looking|I want)\b[^:]*$/;

/** The forms by what a question asks for. */
export const FORMS = {
  discovery: [...linesOf(CORE), ...linesOf(WHOLE), ...opened()],
  /** Discovery behind the asker's situation, which opens the question. */
  unopened: [...linesOf(CORE), ...linesOf(WHOLE).filter((form) => DIRECT.test(form))],
  best: linesOf(BEST),
  top: linesOf(TOP),
  validation: linesOf(VALIDATION),
  better: linesOf(BETTER),
  betterOverall: linesOf(BETTER_OVERALL),
  alternatives: linesOf(ALTERNATIVES),
} as const;
export type FormSet = keyof typeof FORMS;

/** The additional requests, as in the default templates. */
export const YES_OR_NO_REQUESTS = [
  'Please give a definitive yes or no, plus pros and cons.',
  'Answer with a definitive yes or no and list the pros and cons.',
  'I would like a definitive yes or no, with the pros and cons.',
];
export const FOR_EACH_REQUESTS = [
  'Please give a definitive answer, plus pros and cons for each.',
  'Give a definitive answer with the pros and cons of each.',
  'I would like a definitive answer, with pros and cons for each.',
];

/** The part of a form with the subject, after which the words follow that are kept apart from it. */
export const PART_OF_SUBJECT = /\{[skda]\}[^;:,?]*/;

/** `which can I rely on` takes no `for beginners` after it, as `which would you recommend` does; nor does a bare subject. */
export const TAKES_NO_FOR =
  /(?:\}|\b(?:on|with|to|of|at|for|compare|trust|me best|like best|money|a friend|first|any good|reviews|closer look|shortlist|reputation|the rest))$/;
