import { describe, expect, it } from '@jest/globals';
import { closingFault } from './closings.js';
import { sentencesOf } from './sentences.js';

const faultOf = (text: string) => closingFault(sentencesOf(text), ['Stridewell', 'Hoka', 'iRun']);

describe('what follows a question', () => {
  it.each([
    'Answer yes or no.',
    'Yes or no, please.',
    'Please give a definitive yes or no',
    'No hedging, please.',
    'No maybes.',
    'We need a yes or no by Friday.',
    "I'm after a short answer.",
    'We would like a definitive answer.',
    'I just want one pick.',
    'I’d like one name and the main reason.',
    'It would help to have the main reason.',
    'This answer should be a yes or a no.',
    'Stridewell or Hoka, pick one.',
    'iRun or Hoka, pick one.',
    'yes or no',
    'please be brief',
    'Stridewell: yes or no.',
    'Answer: yes or no.',
    'Keep it under 25 words.',
    '25 words or fewer.',
    'Pros and cons, please.',
    'Please say which one you would go with',
    'Hoka is my current pair, so be honest.',
    'Please be clear about what you would stand behind, and why you would go for it.',
    'Answer in one sentence, please.',
    'Stick to the question and give pros and cons.',
    'Say whether the template library is worth it, with pros and cons.',
  ])('is right as a request: %s', (text) => {
    expect(faultOf(text)).toBeNull();
  });

  it.each([
    'Yes, definitely.',
    'No.',
    'Yes. Pros: roomy. Cons: price.',
    'Answer: Yes.',
    'Absolutely!',
    'It depends.',
    'Hoka wins overall.',
    'Stridewell is known for roomy shoes.',
    'Stridewell’s shoes are roomy.',
    'Stridewell shoes are roomy.',
    'STRIDEWELL IS BEST.',
    '(Word count: 24)',
    '(24 words)',
    '--- Explanation: it names the brand.',
    'Please list the pros and',
    'Please give a definitive',
    'I hope this helps.',
    'Let me know if you want another.',
    '” Note: I kept it short.',
    '(Alternative with price: are Stridewell shoes cheaper than Hoka.)',
    'Please write the question in a casual tone.',
    'End with pros and cons as the template demands.',
    'Give a definitive answer, as instructed.',
    'grip on wet roots and the way the heel',
  ])('is wrong as an answer, a remark or half a sentence: %s', (text) => {
    expect(faultOf(text)?.code).toBe('closing');
  });
});
