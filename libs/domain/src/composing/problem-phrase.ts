import { isAdjective } from './adjective-phrase.js';
import { ABOUT_PROBLEM, ABOUT_WORRY } from './category-hints.js';
import { isCountableNoun } from './countable-nouns.js';
import { isNounPhrase, isSureNoun, namesPeople, nounPhrase } from './noun-phrase.js';
import { guessForm } from './nouns.js';
import { isOfIt } from './situation-phrase.js';
import { lowerStart } from './verb-phrase.js';
import type { Word } from './parts-of-speech.js';
import { after, type AttributePhrase, forPeople } from './phrase.js';

/** Tiresome activities: `chasing receipts`; but not `hearing loss` and `receding gums`. */
const TIRING =
  /^(?:chasing|waiting|losing|paying|juggling|struggling|forgetting|running|wasting|guessing|switching|searching|answering|repeating|fixing)\s/i;

/** Never a part of a name. */
const CHASING = /^(?:chasing|juggling|forgetting|guessing|repeating|wasting)\s\p{Ll}+(?: \p{Ll}+)?$/iu;
const HOME =
  /\b(?:apartment|flat|house|home|studio|room|kitchen|bathroom|garden|balcony|yard|garage|office)s?$/i;
const DOING = /^(?:cleaning|cooking|washing|moving|travelling|traveling|commuting|storing|parking)\s/i;

/** `fish dying after water change`, `reps not updating deals`: a noun that takes no article, and what it is doing. */
function isSeenDoing(value: string, words: readonly Word[]): boolean {
  const [noun = '', verb] = words.map(({ text }) => text).filter((text) => text !== 'not');
  const isDoing = words.some(({ text, tags }) => text === verb && !tags.has('Noun'));
  return isDoing && /^\p{Ll}+ (?:not )?\p{Ll}+ing(?: |$)/u.test(value) && guessForm(noun) !== 'countable';
}

/** ` in the basement`, where staff leave the article out. */
const withThe = (place: string): string =>
  place.replace(/^ (in|on|under|behind|near) (\p{Ll}+)$/u, (typed, where: string, noun: string) =>
    isCountableNoun(noun) && !/^(?:bed|school|church|college)$/.test(noun) ? ` ${where} the ${noun}` : typed,
  );

const isFiniteVerb = ({ tags }: Word): boolean =>
  (tags.has('PresentTense') || tags.has('PastTense') || tags.has('Copula')) && !tags.has('Gerund');

/** The target group, in a category of problems or worries: `headaches`, `a slow site`, `glaucoma in the family`. */
export function problemPhrase(
  value: string,
  category: string,
  words: readonly Word[],
): AttributePhrase | null {
  const isWorry = ABOUT_WORRY.test(category);
  if (!isWorry && !ABOUT_PROBLEM.test(category)) return null;
  // `worried about a small apartment`: that is where they live, and cleaning is what they do.
  if (isWorry && (HOME.test(value) || DOING.test(value)))
    return after(`for ${DOING.test(value) ? value : nounPhrase(value)}`);
  if (isWorry && /^(?:cost|price|quality|weight|size|noise|smell|taste|durability)$/i.test(value))
    return forPeople(`people worried about the ${lowerStart(value)}`);
  const about = (trouble: string): AttributePhrase =>
    forPeople(`people ${isWorry ? 'worried about' : 'dealing with'} ${trouble}`);
  // `a failed audit`; but `my dog pulls on the lead` is a sentence
  if (/^(?:an?|the|my)\s\S+\s\S+/i.test(value) && !words.slice(2).some(isFiniteVerb)) return about(value);
  if (/^no-shows$/i.test(value)) return about(lowerStart(value));
  // `missed renewal dates`, `contracts scattered across inboxes`
  if (
    /^(?!un)\p{L}+ed (?:\p{L}+ )?\p{L}+[^s\P{L}]s$/iu.test(value) ||
    /^\p{L}+[^s\P{L}]s \p{L}+ed (?:across|over|between|among|throughout)\s\S/iu.test(value)
  )
    return about(lowerStart(value));
  if (/^too (?:many|much|few|little)\s\S+$/i.test(value)) return about(value);
  if (/^not enough\s\S+$/i.test(value)) return forPeople(`people without ${value.replace(/^not /i, '')}`);
  // `reports that don't match`
  if (isSeenDoing(value, words) || /^(?:\S+ )?\p{L}+[^s\P{L}]s (?:that|which) \S/iu.test(value))
    return about(value);
  if (/^(?:cost|price|quality|safety|risk|lack) of\s/i.test(value)) return about(`the ${lowerStart(value)}`);
  // `overcrowded in summer`
  if (/^\p{L}+ed (?:in|at|on|by|during)\s/iu.test(value)) return null;
  // `blurry at night`, `breaks after a year`
  if (
    isOfIt(value) ||
    (/^\p{L}+y (?:at|in|on|after|when)\s/iu.test(value) && words[0]?.tags.has('Adjective'))
  )
    return null;
  if (!isWorry && CHASING.test(value) && words.length < 4)
    return forPeople(`people tired of ${lowerStart(value)}`);
  const head = value.replace(/\s(?:in|at|on|of|with|from|between|after|before|during|that)\s.*$/, '');
  const isNoun = words.length < 6 && isNounPhrase(head) && !isAdjective(words, value) && !namesPeople(head);
  if (!isNoun && !(words.length === 1 && words[0]?.tags.has('Gerund'))) return null;
  if (words.length > 1 && head === value && !isSureNoun(head)) return null;
  const isBare = head !== value || (words.length === 1 && !isSureNoun(value));
  // `a running toilet`
  const isThing = words.length === 2 && isCountableNoun(words[1]?.text ?? '');
  if (!isWorry && TIRING.test(value) && !isThing) return forPeople(`people tired of ${value}`);
  // `a gap between front teeth`
  if (head !== value && isSureNoun(head) && !value.startsWith(`${head} of `))
    return about(nounPhrase(head) + withThe(value.slice(head.length)));
  return about(isBare ? value : nounPhrase(value));
}
