import { fold } from '../names/folding.js';
import { NOT_ENGLISH, wordSet } from './clauses.js';
import { PREPOSITIONS } from './function-words.js';
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
const JOINING = wordSet(
  'a an the any my our your i we you it that which who whose what how why when where vs versus is are do does can should and or if than not',
);

/** `CRM open API real estate agents review pricing pros cons rating`: words for a search, that nothing joins. */
export function isKeywordSoup(question: string): boolean {
  const words = foldedWordsOf(question);
  return (
    words.length >= FEWEST_WORDS_OF_SOUP &&
    // Other languages are not read.
    /^[\p{ASCII}’]+$/u.test(question) &&
    !words.some((word) => [PREPOSITIONS, JOINING, NOT_ENGLISH].some((list) => list.has(word)))
  );
}

/** `Trail shoes, beginners`, and not `Table saws under $800`, whose preposition may be a part of the attribute. */
export function isOnlyNames(question: string, topics: readonly TopicName[]): boolean {
  const known = new Set(
    topics.flatMap(({ name, categoryName = '' }) => foldedWordsOf(`${name} ${categoryName}`).map(stemOf)),
  );
  return foldedWordsOf(question).every((word) => known.has(stemOf(word)) && !PREPOSITIONS.has(word));
}
