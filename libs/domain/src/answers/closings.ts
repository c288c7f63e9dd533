import { replaceNames } from '../names/mentions.js';
import { declines } from './asking-faults.js';
import { type AnswerFault, fault } from './answer-fault.js';

/** What the asker wants, likes or suffers from: `I just want one pick`, `I'm tired of fixing it by hand`. */
const WISH =
  "(?:['’]d| would| want| need| expect| (?:just|only|really) (?:want|need))\\b|['’]m (?:after|looking for|sick of|tired of|fed up)\\b| (?:like|love|hate|live|own|run|can['’]t afford)\\b";

/** Sentences that are not a request: they comment on the answer, or offer another. */
const NO_REQUEST = new RegExp(
  `^["'(“”’*\\s]*(?:(?:this|that|these|those|the above|the question|it(?! would help\\b|['’]d help\\b)|here|there|note|ps|p\\.s\\.|hope(?:fully)?|overall|in (?:summary|conclusion)|feel free|let me know|if you(?:['’]d| would| want| need)|happy to|just let|don['’]t hesitate|i(?!${WISH})(?:['’](?:m|ve|ll))?|we(?!${WISH})|you)\\b)(?! answer should| should give| should be an? (?:\\w+ )?(?:yes|one))`,
  'i',
);

/** `Yes, definitely.`, `Pros: roomy.`, `(Word count: 24)`: answers the question or comments on it. */
const ANSWERS =
  /^[-"'(“*⚠\s]*(?:(?:yes|no|yep|nope|yeah|sure|definitely|absolutely|certainly|probably|it depends)\s*(?:[.!;:]|$|,(?! or\b))|(?:answer|assistant|user|ai|[aq]|alternative(?: with \w+)?|pros?|cons?|verdict|winner|conclusion|(?:correct|right|expected|sample) answer|disclaimer|explanation|reason(?:ing)?|(?:word|character) count|length)\s*:(?!.*\bor\b)|\(?\d+ (?:words|characters)\)|\(\d+ (?:words|characters),|\(?[a-d]\) )/i;

/** Replaces a name. */
const NAME = 'Somebody';
/** `Somebody wins overall`. */
const ASSERTS = new RegExp(
  `^${NAME}(?:['’]s?)?(?: (?!or\\b|and\\b)\\w+){0,2} (?:is|are|was|has|have|wins?|offers?|makes?|does|excels?|stands|comes|leads?|beats?|scores?|edges?|outperforms?|remains?|provides?|can|will)\\b`,
  'i',
);
const ASKS = /\b(?:please|yes or no|pros and cons|tell|give|say|answer|explain|compare|be|let)\b/i;

/** Speaks of the task: `Please write the question in a casual tone.` */
const NAMES_TASK =
  /\b(?:write|rewrite|rephrase|phrase|word|return|output) (?:only )?(?:the|this|your) (?:\w+ )?(?:question|prompt)\b|\b(?:as|per|following|follow) the (?:template|prompt|instructions?)\b|\bas instructed\b/i;

/** The next line of a dialogue: `Mark: Yes, my daughter does`. */
const SPEAKS = /^\p{Lu}\p{Ll}+: (?:Yes|No|I|It|My|We|They|Actually|Well|Sure)\b/u;

/** A form to fill in: `Please tick one: ☐ Acme ☐ Neither`. */
const TICK_BOXES = /[☐☑☒□✅✔]|\btick (?:one|all)\b/;

/** A sentence that breaks off. */
const BREAKS_OFF =
  /(?:\b(?:an?|the|and|or|nor|plus|your)|\ban? (?:clear|definitive|direct|straight|simple|honest|firm|short|brief))$/i;

/**
 * What is wrong with the sentences after a question: only requests are allowed.
 *
 * @param sentences after the question
 * @param names that the question is about; a sentence that begins with one and asserts something is not a request
 */
export function closingFault(sentences: readonly string[], names: readonly string[]): AnswerFault | null {
  const isWrong = (sentence: string) =>
    TICK_BOXES.test(sentence) ||
    SPEAKS.test(sentence) ||
    NO_REQUEST.test(sentence) ||
    ANSWERS.test(sentence) ||
    NAMES_TASK.test(sentence) ||
    BREAKS_OFF.test(sentence) ||
    declines(sentence) ||
    asserts(sentence, names);
  const [first = ''] = sentences;
  const goesOn = /^\p{Ll}/u.test(first) && !ASKS.test(first) && !names.some((name) => first.startsWith(name));
  if (sentences.length > 3 || goesOn || sentences.some(isWrong))
    return fault('closing', 'what follows the question is no short request');
  return null;
}

const asserts = (sentence: string, names: readonly string[]): boolean =>
  !ASKS.test(sentence) && ASSERTS.test(replaceNames(sentence, names, NAME));
