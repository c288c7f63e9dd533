import type { Token } from './clauses.js';

/** Finds these phrases among words that do not belong to a topic. `question 12` is a name. */
export function finder(...phrases: string[]): (tokens: readonly Token[]) => boolean {
  const pattern = new RegExp(`(?:^| )(?:${phrases.join('|')})(?= |$)(?! \\p{N})`, 'u');
  return (tokens) => pattern.test(tokens.map(({ word, about }) => (about === null ? word : '·')).join(' '));
}

/** Words for the model's task. Most such words also belong to some trade, and mean the task only within a phrase. */
const TASK = [
  '(?<!(?:quick|honest|serious|simple|short|silly|stupid|daft|odd|great|good|i ask an?|a) )question|a question(?! i )',
  'attribute|wording|phrased|naming|pretend(?:ing)?',
  '(?:the|one) sentence|sentence (?:about|on)',
];

/** Says whether a question mentions the task, which nobody does who asks about a brand. */
export const speaksOfTask = finder(
  ...TASK,
  'of the following',
  '(?:which|what|this|the) prompt',
  '(?:ask|asks|asked) an ai',
);

/** Says whether a question mentions the conversation itself, which nobody does who asks about the world. */
export const speaksOfTalk = finder(
  ...TASK,
  'be (?:named|narrowed|listed|discussed|written|assumed|addressed|worded|described|asked|relevant)',
  '(?:does|is) asking|(?<!\\bi )ask(?:ing)? (?:about|on)|we talking|(?:speak|speaking|talk|write|writing) (?:of|about|on)',
  '(?:should|must|can|may|could|to|not|i|we|it|answer|text) mention|say (?:it|this)|to say(?: (?:about|of|on|that|here|for|more)|$)|(?:meant|understood)(?: by|$)',
  'how many questions|(?:few|many|which) words|(?:one|the) word|version about|the text (?:on|about|has)|instructions say',
  'the (?:topic|focus|request|term|following)|(?<!.)topic|(?:is|are) desired|only thing|(?:discovery|this|the) prompt',
  'ai (?:assistants?|chatbots?)|(?:our|certain|unnamed|said) (?:brand|company)',
);
