import { PERSONAL_VERB, PRODUCTS_DO } from './words/attribute-words.js';
import { baseForm, thirdPerson } from './words/nouns.js';
import { type Word, wordsOf } from './words/parts-of-speech.js';
import { type AttributePhrase, after } from './phrase.js';
import { inPlace } from './words/places.js';

/** A phrase as set by staff, whose verb agrees with the noun. */
export function clauseOr(text: string): AttributePhrase {
  const [, lead, verb, rest] = /^(that|which|who)\s+(\S+)(.*)$/i.exec(text) ?? [];
  return lead && verb && isVerb(verb) ? verbClause(lead, verb, rest ?? '') : after(text);
}

function isVerb(verb: string): boolean {
  if (/^(?:is|are|has|have|does|do)$/i.test(verb)) return true;
  if (/^(?:can|will|would|could|should|may|might|must|you|i|we|they)$/i.test(verb)) return false;
  const tags = wordsOf(`that ${verb} it`)[1]?.tags;
  return tags?.has('PresentTense') === true || tags?.has('Infinitive') === true;
}

function verbClause(lead: string, verb: string, rest: string): AttributePhrase {
  const base = baseForm(verb);
  return after(
    `${lead} ${thirdPerson(base)}${rest}`,
    `${lead} ${base}${rest.replace(/\bitself\b/, 'themselves').replace(/^ its\b/, ' their')}`,
  );
}

/**
 * What a thing certainly does, or what was done with it: `lasts 10 years`, `made in Italy`. Other verbs may describe
 * the seller.
 */
export function verbPhrase(value: string, words: readonly Word[]): AttributePhrase | null {
  const [first, second] = words;
  if (!first || !second) return null;
  if (PRODUCTS_DO.test(value) && !/\s(?:if|when|while|once)\s/i.test(value)) {
    const [verb = ''] = lowerStart(value).split(' ', 1);
    // `grows with child`
    const rest = value.slice(verb.length).replace(/ with (child|baby|family|business)$/i, ' with the $1');
    return verbClause('that', verb, rest);
  }
  if (isDoneSomehow(value) && isVerb(first.text))
    return verbClause('that', first.text.toLowerCase(), ` ${second.text}`);
  // `built-in grinder` is a thing.
  const isOneWord = /^[^\s-]+-/.test(value);
  return isBound(second) && !isOneWord && (first.tags.has('PastTense') || first.tags.has('Participle'))
    ? after(lowerStart(value).replace(/ in (\p{Lu}.*)$/u, (_, place: string) => ` ${inPlace(place)}`))
    : null;
}

/** `absorbs quickly`, `sleeps cool` */
const isDoneSomehow = (value: string): boolean =>
  /^\p{L}{3,}[^s]s (?:quickly|slowly|easily|quietly|smoothly|evenly|instantly|naturally|automatically|safely|fast|well|cool|flat)$/iu.test(
    value,
  );

/** Before `in Italy`. */
const isBound = (word: Word | undefined): boolean =>
  word !== undefined &&
  (word.tags.has('Preposition') || /^(?:in|by|for|with|from|to|of|on|at)$/i.test(word.text));

/** `ships to Ireland` and `speaks Polish`: what the seller does. */
export function sellerPhrase(value: string, words: readonly Word[]): AttributePhrase | null {
  if (words.length < 2 || /\s(?:if|when|while|once)\s/i.test(value)) return null;
  if (!SELLERS_DO.test(value)) return null;
  const [verb = ''] = lowerStart(value).split(' ', 1);
  // `brings own supplies`
  const rest = value.slice(verb.length).replace(/^ own /i, ' their own ');
  const [, who] = SELLERS.find(([does]) => does.test(verb)) ?? [];
  return {
    ...after(`from ${who ?? 'someone who'} ${verb}${rest}`),
    ofPersons: { one: `who ${verb}${rest}`, many: `who ${baseForm(verb)}${rest}` },
  };
}
/** Who does it, where it is not a person. */
const SELLERS: readonly [does: RegExp, who: string][] = [
  [/^(?:ships|delivers|offers|provides|employs|donates|price[- ]matches)$/, 'a company that'],
  [/^(?:accepts|takes)$/, 'a place that'],
];
const SELLERS_DO =
  /^(?:ships|delivers|accepts|takes|offers|speaks|answers|comes|shows up|gives|collects|responds|replies|listens|provides|employs|donates|explains|arrives|turns|cleans|calls|picks|brings|visits|wears|price[- ]matches)\s/i;

/** `wants to pass`, `can't stay focused`. */
export const saysOfThemselves = (value: string): boolean =>
  PERSONAL_VERB.test(value) || (/^\S+n['’]t\s/i.test(value) && !OF_A_THING.test(value)) || DOING.test(value);
/** `won't start when hot`, `hasn't been tuned` */
const OF_A_THING =
  /^(?:(?:wo|does|did|would)n['’]t (?:start|turn|open|close|charge|connect|fit|drain|flush|print|load|boot|lock|latch|heat|cool|spin|switch|light|stick|seal|shut|move|work|last|hold|stay)\b|(?:has|have)n['’]t been \p{L}+ed\b)/iu;
/** As above, where the next word distinguishes a verb from a noun such as `travel agents`. */
const DOING =
  /^(?:(?:use|own|drive|commute|rent|wear|earn|speak)s?\s|(?:travel|work|live|train|study|cook|play|run|park|shop|sleep)s?\s(?:an?|full|part|a lot|often|abroad|alone|at|from|in|on|with|by|for|outdoors|nights|shifts|long)\b)/i;

/** `drive to work`, which people may do or want to do. */
export const doesSo = (value: string): boolean => DOING.test(value) && !/^\S+s\s/.test(value);

/** `wants to pass`, `never been pumped` in the plural. */
export const ofSeveral = (value: string): string =>
  lowerStart(value)
    .replace(/^(?=(?:just|recently|never|already)\s(?:been|gone|done|had|\S+ed)\s)/i, 'have ')
    .replace(
      /^(?=(?:always|often|rarely|never)\s(?:on|in|at|out|up|away|late|short|busy|cold|hot|hungry|tired)\b)/i,
      'are ',
    )
    .replace(/^(?=(?:always|often|constantly|never)\s\S+ing\b)/i, 'are ')
    .replace(/^doesn(?=['’]t)/i, 'don')
    .replace(/^isn(?=['’]t)/i, 'aren')
    .replace(/^hasn(?=['’]t)/i, 'haven')
    .replace(/^has\b/i, 'have')
    .replace(/(?<=^(?:(?:always|often|rarely|never)\s)?)(?!always)[a-z]+s(?=\s|$)/i, (verb) =>
      baseForm(verb),
    );

/** `Lose weight` as written inside a sentence; names in capitals stay. */
export const lowerStart = (value: string): string =>
  value.replace(/^\p{Lu}\p{Ll}+(?![\p{L}\p{N}]|-\p{Lu})/u, (word) => word.toLowerCase());

/** `under £100` stays unchanged, `less than £100` becomes `for less than £100`. */
export const atPrice = (value: string): string =>
  `${/^(?:less|more|fewer|no more|at most|at least|around|about)\s/i.test(value) ? 'for ' : ''}${lowerStart(value)}`;
