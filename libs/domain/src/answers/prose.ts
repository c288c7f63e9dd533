import { fold } from '../names/folding.js';
import { wordSet } from './clauses.js';
import {
  ASKERS,
  AUXILIARIES,
  CONJUNCTIONS,
  FIRST_PERSON,
  OTHER_AUXILIARIES,
  PREPOSITIONS,
  QUESTION_WORDS,
  SUBORDINATORS,
} from './function-words.js';
import { isAkin, stemOf, tellingStems, type TopicName, foldedWordsOf } from './recognition.js';

/* Says whether a question is a sentence in one script, and not a heading or a list of data. */

/** Letters of another script than Latin. A single Greek one may be a unit or a name: µm, β-carotene. */
const FOREIGN =
  /(?:(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Common}|\p{Script=Inherited})\p{L})+|\p{Script=Greek}{2,}/gu;
const LATIN = /\p{Script=Latin}/gu;

/** Says whether a question in Latin letters holds words in others, apart from those of its names. */
export function mixesScripts(question: string, names: readonly string[]): boolean {
  const foreign = question.match(FOREIGN);
  if (foreign === null) return false;
  const latin = question.match(LATIN)?.length ?? 0;
  const known = names.join(' ').toLowerCase();
  return latin > foreign.join('').length && foreign.some((run) => !known.includes(run.toLowerCase()));
}

/** In letters. Shorter words are small in headings, too. */
const LONG_WORD = /\p{L}[\p{L}'’]{3,}/gu;
const FEWEST_CAPITALS = 3;

/** `Best Trail Shoes: A Complete Buyer's Guide`: all words have capitals that are not those of its topics. */
export function isHeading(question: string, topics: readonly TopicName[]): boolean {
  const [, ...others] = question.match(LONG_WORD) ?? [];
  if (!others.some((word) => /^\p{Lu}/u.test(word))) return false;
  const stems = topics.flatMap(({ name }) => tellingStems(name));
  const own = others.filter((word) => {
    const stem = stemOf(fold(word));
    return !stems.some((topic) => topic === stem || isAkin(topic, stem));
  });
  return own.length >= FEWEST_CAPITALS && own.every((word) => /^\p{Lu}/u.test(word));
}

const FEWEST_WORDS_OF_SOUP = 10;
const JOINING: readonly ReadonlySet<string>[] = [
  PREPOSITIONS,
  AUXILIARIES,
  OTHER_AUXILIARIES,
  CONJUNCTIONS,
  SUBORDINATORS,
  QUESTION_WORDS,
  FIRST_PERSON,
  ASKERS,
  wordSet('a an the any your that not than vs versus'),
];
/** What people type into a search beside the thing. */
const SEARCHED = wordSet(
  'best top cheap cheapest review reviews rating ratings price prices pricing cost pros cons deal deals coupon near buy online comparison compare',
);

/** `CRM open API real estate agents review pricing pros cons rating`: words for a search, that nothing joins. */
export function isKeywordSoup(question: string): boolean {
  const words = foldedWordsOf(question);
  return (
    words.length >= FEWEST_WORDS_OF_SOUP &&
    words.filter((word) => SEARCHED.has(word)).length > 1 &&
    !words.some((word) => JOINING.some((list) => list.has(word)))
  );
}

/** `Trail shoes, beginners`, and not `Table saws under $800`, whose preposition may be a part of the attribute. */
export function isOnlyNames(question: string, topics: readonly TopicName[]): boolean {
  const known = new Set(
    topics.flatMap(({ name, categoryName = '' }) => foldedWordsOf(`${name} ${categoryName}`).map(stemOf)),
  );
  return foldedWordsOf(question).every((word) => known.has(stemOf(word)) && !PREPOSITIONS.has(word));
}
