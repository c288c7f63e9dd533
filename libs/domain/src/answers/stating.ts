import { type Token, wordAt, wordSet } from './clauses.js';
import { AUXILIARIES, has, isNoun, namesProduct } from './function-words.js';

/* Verbs cannot be listed, so a finite verb is recognised by what stands around it. */

/**
 * Says whether words that begin with a thing go on to state something about it: `Trail shoes for beginners are lighter`.
 *
 * @param head the words before the first preposition
 */
export const states = (tokens: readonly Token[], head: readonly Token[]): boolean =>
  has(head, OF_STATEMENTS) || tokens.some((_, place) => isFinite(tokens, place, head.length));

/** `Beginners often choose …`, `Acme and Beta both make …`. */
const OF_STATEMENTS = wordSet('often usually always generally typically sometimes rarely never both');

function isFinite(tokens: readonly Token[], place: number, end: number): boolean {
  const [before, verb, after] = [tokens[place - 1], tokens[place], tokens[place + 1]];
  if ((before?.about ?? null) === null || verb?.about !== null) return false;
  // `Mowers that beginners have had for years` has a verb for its `that`.
  if (FINITE.has(verb.word))
    return count(tokens.slice(0, place), FINITE) >= count(tokens.slice(0, place), RELATIVES);
  // `Nonprofits can get hosting`, and not `Hosting nonprofits can afford`.
  if (AUXILIARIES.has(verb.word)) return !namesProduct(tokens.slice(0, place));
  if (after === undefined || JOINS.has(verb.word)) return false;
  // `A CRM helps agents`, `Fruit requires blenders`, and not `Blenders deals for students`.
  if (/[^s]s$|^(?:need|mean)$/.test(verb.word)) return after.about !== null || OPENS_OBJECT.has(after.word);
  if (!isNoun(verb.word)) return false;
  // `Tiles come in many sizes`, and not `Tile shops in Leeds`: before another noun stands the singular.
  return (
    place < end &&
    /[^s]s$/.test(wordAt(tokens, place - 1)) &&
    !FOLLOWS_NOUN.has(verb.word) &&
    !DESCRIBES.test(verb.word)
  );
}

const count = (tokens: readonly Token[], words: ReadonlySet<string>): number =>
  tokens.filter(({ word }) => words.has(word)).length;

const FINITE = wordSet('is are has have should');
const RELATIVES = wordSet('that which who');
const JOINS = wordSet('that which who or vs versus');
const OPENS_OBJECT = wordSet(
  'a an the my our your their its many more most several all some any well it them',
);
/** `tiles safe for babies`, `tiles people like`. */
const FOLLOWS_NOUN = wordSet(
  'good great safe worth big small light strong tough cheap gentle soft thin thick right cool warm hard wide too so as not no ' +
    'people i we you they he she anyone made built sold used free able easy ready heavy sturdy healthy handy other one',
);
/** The endings of adjectives and participles: `tiles suitable for stairs`. */
const DESCRIBES = /[a-z]{3}(?:able|ible|ed|ing|ful|ive|ent|ant|less|ic|al|ly|er|est)$/;
