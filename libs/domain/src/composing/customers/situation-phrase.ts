import { KIN, PRODUCTS_DO } from '../words/attribute-words.js';
import { isCountableNoun } from '../words/countable-nouns.js';
import { isSomebody } from '../words/noun-phrase.js';
import { type Word, wordsOf } from '../words/parts-of-speech.js';
import { lowerStart } from '../verb-phrase.js';

/** What the asker tells of a situation. */
export interface Told {
  /** `I never drove on the left`, `the airline damaged my bag`; any other words as they are. */
  text: string;
  /** It is a sentence, which 'given that' may precede. */
  isSentence: boolean;
}

/** The sentence that staff shortened, as far as can be told: they leave out `I`, `mine` and `the`. */
export function toldBy(value: string): Told {
  const words = wordsOf(value);
  const said = lowerStart(value);
  if (SAYS_WHO.test(value)) return { text: said, isSentence: words.some(isFiniteVerb) };
  // `boiler needs replacing`
  if (/^(?!(?:an?|the|my|our)\s)\p{L}+(?: \p{L}+)? needs \p{L}+ing$/iu.test(value))
    return { text: `my ${said}`, isSentence: true };
  // `boiler broken down`
  const [, thing, broken] = /^(\p{L}+(?: \p{L}+)?) (broken down|packed up|broken)$/iu.exec(said) ?? [];
  if (thing && broken)
    return { text: `my ${thing} ${broken === 'broken' ? 'is' : 'has'} ${broken}`, isSentence: true };
  if (AM.test(value)) return { text: `I'm ${said}`, isSentence: true };
  if (PRODUCTS_DO.test(value) || isOfIt(value)) return { text: `mine ${said}`, isSentence: true };
  if (isOfAsker(value, words)) return { text: withAsker(said), isSentence: true };
  return hasSubject(words)
    ? { text: withTheirs(said, words), isSentence: true }
    : { text: value, isSentence: false };
}

const SAYS_WHO =
  /^(?:I|we|my|our|it|they|he|she|nobody|everybody|someone|nothing|everything|everyone|no[- ]one)\b/i;

/** `not very fit` */
const AM = /^(?:embarrassed|ashamed|afraid|scared|nervous|not (?:very|that|too) \p{L}+$)/iu;

/** `gives me acne`, `won't start when hot` */
const OF_IT =
  /^(?:(?:gives|makes|causes|leaves|hurts|smells|breaks|leaks|tears|fades|shrinks|itches|falls|comes|takes|costs|stains|burns|sticks|lacks|squeaks|rattles|wobbles|slips|scratches|stinks|\p{L}+s(?= (?:over|off|out|up|down|apart|loose)\b)|runs out|doesn['’]t|isn['’]t|wasn['’]t|hasn['’]t been|won['’]t|keeps \p{L}+ing)\s\S)/iu;

/** Whether it tells of a thing what it does, without naming it. */
export const isOfIt = (value: string): boolean => OF_IT.test(value);

/** `dropped it`, `inherited 40k`, `never drove on the left`, `forget my passwords all the time` */
function isOfAsker(value: string, [first, second]: readonly Word[]): boolean {
  if (!first || !second) return false;
  if (/^(?:only|never|always|often|rarely|still|also)\s/i.test(value))
    return isFiniteVerb(second) || second.tags.has('Infinitive');
  if (
    /^(?:forget|keep|hate|have|need|want|feel|struggle|can['’]t|cannot|don['’]t|didn['’]t|haven['’]t|couldn['’]t)\s/i.test(
      value,
    )
  )
    return true;
  return (
    first.tags.has('PastTense') &&
    !/^(?:IT|well)$/.test(second.text) &&
    !/^(?:been|worried|scared|tired|bored|embarrassed|planned|used|hidden)$/i.test(first.text) &&
    (AN_OBJECT.some((tag) => second.tags.has(tag)) ||
      /\s(?:abroad|yesterday|twice|again|already)$/i.test(value))
  );
}
const AN_OBJECT = ['Determiner', 'Pronoun', 'Possessive', 'Value', 'Adverb'];

/** `I've outgrown my CRM`, `we outgrew our CRM` */
function withAsker(value: string): string {
  const who = /\b(?:our|us)\b/i.test(value) ? 'we' : 'I';
  return /^(?:outgrown|gone|done|seen|begun|fallen|forgotten|broken|stolen|taken)\s/i.test(value)
    ? `${who}'ve ${value}`
    : `${who} ${value}`;
}

const isFiniteVerb = ({ tags }: Word): boolean =>
  ['PresentTense', 'PastTense', 'Copula', 'Modal', 'Auxiliary'].some((tag) => tags.has(tag)) &&
  !tags.has('Gerund') &&
  !tags.has('Participle');

/** `visitors hate tablets`, `payroll takes 2 days`; but not `data breach email` and `bored dads standing around`. */
function hasSubject(words: readonly Word[]): boolean {
  const verb = words.findIndex(
    (word, place) => place > 0 && (isFiniteVerb(word) || isPluralVerb(word, words[place - 1])),
  );
  const [subject, said] = [words.slice(0, verb), words[verb]];
  if (verb < 1 || !said || subject.length > 4) return false;
  const isWhole =
    (verb < words.length - 1 &&
      !/^(?:in|up|out|off|down|over|away)$/i.test(
        words
          .slice(verb + 1)
          .map(({ text }) => text)
          .join(' '),
      )) ||
    /^(?:quit|complain|complains|complained|hurts?|died|broke|left|failed|cancelled|canceled)$/i.test(
      said.text,
    );
  return (
    isWhole &&
    !A_LABEL.test(said.text) &&
    subject.at(-1)?.tags.has('Noun') === true &&
    subject.every(({ tags }) => OF_A_SUBJECT.some((tag) => tags.has(tag))) &&
    subject[0]?.text.endsWith('ed') !== true
  );
}
/** What describes the noun behind it rather than what somebody did: `school packed lunches`. */
const A_LABEL =
  /^(?:packed|frozen|fried|baked|cooked|mixed|shared|used|rented|reduced|fixed|furnished|filtered)$/i;
const OF_A_SUBJECT = ['Noun', 'Adjective', 'Determiner', 'Possessive', 'Preposition'];
/** `visitors hate`, `leads go`: compromise takes a verb behind a plural for an infinitive. */
const isPluralVerb = (word: Word, before: Word | undefined): boolean =>
  word.tags.has('Infinitive') && !word.tags.has('Noun') && before?.tags.has('Plural') === true;

/** `the airline damaged my bag`, `my machine takes ages` */
function withTheirs(value: string, words: readonly Word[]): string {
  const verb = words.findIndex((word, place) => place > 0 && isFiniteVerb(word));
  const head = words[verb - 1]?.text ?? '';
  if (/^(?:an?|the|this|that|no|all|some)\s/i.test(value) || verb < 1) return value;
  if (
    !(isCountableNoun(head) || OF_BODY.test(head) || /^(?:parents|kids|children)$/i.test(head)) ||
    /['’]s\s/.test(value)
  )
    return value;
  const isTheirs = OF_OTHERS.test(head) || (isSomebody(head) && !KIN.test(head));
  return `${isTheirs ? 'the' : 'my'} ${value}`;
}
/** Whom people deal with, and do not have. */
const OF_OTHERS =
  /^(?:airline|venue|council|bank|school|hospital|clinic|company|supplier|hotel|shop|store|agency|city|county|government|market|weather|road|street|event|date|deadline|lease)$/i;
const OF_BODY =
  /^(?:back|neck|knees?|hips?|heels?|feet|foot|shoulders?|wrists?|hands?|skin|hair|scalp|eyes?|ears?|teeth|tooth|gums?|stomach|head|nose)$/i;
