import { at } from '../known.js';
import { breaksOff } from './breaking-off.js';
import { type Clause, clausesOf, isEnglish, mixesLanguages, type Token, wordAt, wordSet } from './clauses.js';
import { hasFitSubject } from './fit-subject.js';
import type { TopicName } from './recognition.js';
import {
  ADVICE,
  ASKERS,
  AUXILIARIES,
  CONJUNCTIONS,
  FIRST_PERSON,
  has,
  isNegated,
  isNoun,
  namesProduct,
  OTHER_AUXILIARIES,
  PREPOSITIONS,
  QUESTION_WORDS,
  REQUESTS,
  STANDS_FOR_IT,
  SUBORDINATORS,
} from './function-words.js';
import { presumes } from './presuming.js';
import { asksForNothing, isRhetorical } from './rhetorical.js';
import { asksToSell, isSold } from './selling.js';
import { speaksOfTalk, speaksOfTask } from './talk.js';
import { swapsRoles } from './swapped-roles.js';
import { asksWithoutVerb } from './thing-alone.js';
import { asksAsNoBuyer, claimsNews, presumesAnswer, speaksAsBrand } from './unlike-buyers.js';

/* The structure of a question: one clause asks, in one of four shapes (a question word, a verb before its subject, a
   request, or the thing alone), for something about the product category. Clauses before it describe the asker, and
   clauses after it narrow the question down. Only closed classes of words (question words, auxiliaries, pronouns,
   articles, prepositions) are distinguished, so that the nouns and verbs of any trade fit. */

/**
 * Says whether a Discovery question asks about its topic as a person asks an assistant. A question in another language
 * than English passes, unless it is a recital.
 */
export function asksAsPeopleDo(question: string, topics: readonly TopicName[]): boolean {
  // What is in brackets changes nothing of what is asked: `My mum (71) has two cats, which …`.
  const bracketless = question.replace(/ \([^()]*\)/g, '');
  const readings = new Set([question, bracketless, bracketless.replace(BETWEEN_ADJECTIVES, '$1')]);
  return [...readings].some((text) => asksSo(readClauses(text, topics)));
}

/** Its comma separates no clauses: `a light, stable shoe`. */
const BETWEEN_ADJECTIVES =
  /\b((?:an?|the|which|what|any|some) (?!(?:two|three|one|best|other)\b)[\w-]+),(?= [\w-]+ \w)/gi;

function asksSo(clauses: readonly JoinedClause[]): boolean {
  if (mixesLanguages(clauses)) return false;
  if (!isEnglish(clauses)) return !isRecital(clauses);
  if (isQuestionnaire(clauses)) return false;
  const place = clauses.findIndex(
    ({ tokens }, i) => shapeOf(tokens) !== null && !isRelative(tokens, i, clauses),
  );
  if (place < 0) return asksWithoutVerb(clauses) && !breaksOff(at(clauses, -1).tokens, clauses.length > 1);
  const before = clauses.slice(0, place).filter(({ tokens }) => tokens.length > 0);
  const asking = at(clauses, place);
  return (
    asks(asking, before) &&
    clauses
      .slice(place + 1)
      .every(
        (after, i) =>
          (after.isJoined && asksOn(after.tokens)) ||
          narrows(after.tokens, at(clauses, place + i).end, shapeOf(asking.tokens)),
      ) &&
    !breaksOff(at(clauses, -1).tokens, before.length > 0 || at(clauses, -1).isJoined) &&
    before.every((clause, i) => tellsOfAsker(clause, i === 0)) &&
    !clauses.some(({ tokens }) => [speaksOfTalk, asksAsNoBuyer, swapsRoles].some((isSo) => isSo(tokens)))
  );
}

/** A clause without its joining words. */
type JoinedClause = Clause & { isJoined: boolean };

const readClauses = (question: string, topics: readonly TopicName[]): JoinedClause[] =>
  clausesOf(question, topics).map((clause) => ({
    ...clause,
    tokens: bare(clause.tokens),
    isJoined: /^(?:or|and|but)$/.test(wordAt(clause.tokens, 0)),
  }));

/**
 * The same for a question about a brand, which people ask in many more shapes: only what nobody says to an assistant
 * fails.
 *
 * @param question the sentence that asks
 * @param topics the names of the brand and of its rival, too
 * @param isTold whether a sentence before it tells of the asker's situation
 */
export function asksOfBrandAsPeopleDo(
  question: string,
  topics: readonly TopicName[],
  isTold = false,
): boolean {
  const clauses = readClauses(question, topics);
  if (isRecital(clauses) || mixesLanguages(clauses)) return false;
  if (!isEnglish(clauses)) return true;
  const asking = clauses.map(({ tokens }) => tokens).filter((tokens) => shapeOf(tokens) !== null);
  const isAsking =
    asking.length === 0
      ? clauses.some(({ tokens }) => has(tokens, EITHER)) || asksWithoutVerb(clauses)
      : asking.some((tokens) => !isLeave(tokens) && !asksToSell(tokens) && !asksForNothing(tokens));
  return (
    isAsking &&
    !breaksOff(at(clauses, -1).tokens, isTold || clauses.length > 1) &&
    !clauses.some(({ tokens }) =>
      [speaksOfTask, asksAsNoBuyer, swapsRoles, speaksAsBrand, presumesAnswer, claimsNews].some((isSo) =>
        isSo(tokens),
      ),
    )
  );
}
/** `Acme or Beta for a first sewing machine`, `A night in Acme's hotel, worth it`. */
const EITHER = wordSet('or vs versus worth any');

/** `Shall the line about Acme sound casual`. */
const isLeave = (tokens: readonly Token[]): boolean => /^(?:shall|may)$/.test(wordAt(tokens, 0));

/** `Trail shoes, beginners, drop 6 mm, weight 280 g`: data, which are a sentence in no language. */
const isRecital = (clauses: readonly Clause[]): boolean =>
  clauses.length > 3 && clauses.every(({ tokens }) => tokens.length < 4);

/** `What are they, who makes them, how much do they cost, and where are they sold`: four questions in one sentence. */
const isQuestionnaire = (clauses: readonly JoinedClause[]): boolean =>
  clauses.filter(
    ({ tokens, isJoined }, place) =>
      shapeOf(tokens) === 'question word' && (place === 0 || isJoined || !tellsMore(tokens)),
  ).length > 3;

/** `…, who is 82`, `…, which has a lift`. */
const tellsMore = (tokens: readonly Token[]): boolean =>
  /^(?:who|whose|which)$/.test(wordAt(tokens, 0)) && AUXILIARIES.has(wordAt(tokens, 1));

/** `My mother, who is 82, wants a phone, so which …`: a relative clause, which does not ask. */
const isRelative = (tokens: readonly Token[], place: number, clauses: readonly Clause[]): boolean =>
  place > 0 &&
  /^(?:who|whose)$/.test(wordAt(tokens, 0)) &&
  clauses.slice(place + 1).some((later) => shapeOf(later.tokens) !== null);

/** A clause without the words that join it to the one before. */
function bare(tokens: readonly Token[]): readonly Token[] {
  const first = tokens.findIndex(
    ({ word }, at) =>
      !CONJUNCTIONS.has(word) &&
      !(word === 'got' && wordAt(tokens, at + 1) === 'any') &&
      !(word.endsWith('ly') && QUESTION_WORDS.has(wordAt(tokens, at + 1))),
  );
  const asked = tokens.findIndex(
    ({ word }, at) =>
      (QUESTION_WORDS.has(word) || /^(?:whether|if)$/.test(word)) &&
      /^(?:know|wonder|wondering|learn|hear|decide)$/.test(wordAt(tokens, at - 1)),
  );
  // `I wonder which …` and `Moving to Leeds and wondering which …` ask from `which` on.
  const opening = wordAt(tokens, first);
  const isWondering = FIRST_PERSON.has(opening) || opening.endsWith('ing');
  if (!isWondering || asked < 1) return first < 0 ? [] : tokens.slice(first);
  // `I wonder whether shoes of cork last` asks as `Do shoes of cork last` does.
  const isYesOrNo = /^(?:whether|if)$/.test(wordAt(tokens, asked));
  return isYesOrNo ? [{ word: 'do', about: null }, ...tokens.slice(asked + 1)] : tokens.slice(asked);
}

type Shape = 'question word' | 'verb first' | 'request';

function shapeOf(tokens: readonly Token[]): Shape | null {
  const [first, second] = [wordAt(tokens, 0), wordAt(tokens, 1)];
  if (QUESTION_WORDS.has(first) && !isSubordinate(tokens)) return 'question word';
  if (PREPOSITIONS.has(first) && /^(?:what|which|whom|whose|how)$/.test(second)) return 'question word';
  if (
    (AUXILIARIES.has(first) || OTHER_AUXILIARIES.has(first)) &&
    tokens.length > 1 &&
    tokens[0]?.about === null
  )
    return 'verb first';
  if (isVerbFor(tokens) || (REQUESTS.has(first) && namesProduct(tokens))) return 'request';
  return has(tokens.slice(0, 3), ADVICE) && (first === 'any' || tokens.length === 1) ? 'request' : null;
}

/** `Find me …`, `Talk me through …`. */
const isVerbFor = (tokens: readonly Token[]): boolean =>
  /^(?:me|us)$/.test(wordAt(tokens, 1)) &&
  wordAt(tokens, 0) !== 'let' &&
  ![PREPOSITIONS, AUXILIARIES, OTHER_AUXILIARIES, CONJUNCTIONS, SUBORDINATORS].some((words) =>
    words.has(wordAt(tokens, 0)),
  );

/**
 * `When comparing X`, `when I run`: a clause that only introduces the question. `Where in Leeds can I …` is a question
 * itself.
 */
const isSubordinate = (tokens: readonly Token[]): boolean =>
  /^(?:when|where)$/.test(wordAt(tokens, 0)) &&
  !(PREPOSITIONS.has(wordAt(tokens, 1)) && has(tokens.slice(2), AUXILIARIES)) &&
  !AUXILIARIES.has(wordAt(tokens, 1)) &&
  !OTHER_AUXILIARIES.has(wordAt(tokens, 1)) &&
  !/^(?:exactly|else)$/.test(wordAt(tokens, 1));

function asks(asked: Clause, before: readonly Clause[]): boolean {
  const { tokens } = asked;
  if (presumes(asked, before)) return false;
  const shape = shapeOf(tokens);
  if (isSold(tokens)) return false;
  if (shape === 'verb first' && !hasFitSubject(tokens)) return asksOfThem(tokens, before);
  if (shape === 'question word' && isRhetorical(tokens)) return false;
  if (!before.some((clause) => namesProduct(clause.tokens)))
    return namesProduct(tokens) || (before.length === 0 && !has(tokens, wordSet('it them')));
  const told = before.filter((clause) => namesProduct(clause.tokens));
  if (shape === 'verb first')
    return tokens.some(({ about }) => about !== null) && !told.some((clause) => isNegated(clause.tokens));
  if (told.some((clause) => isNegated(clause.tokens)) && asksOfOthers(tokens)) return namesProduct(tokens);
  return namesProduct(tokens) || pointsBack(tokens);
}

/** `Shoes with a wide toe box: do they run small`, `I need a detergent without scent, are there any that …`. */
const asksOfThem = (tokens: readonly Token[], before: readonly Clause[]): boolean =>
  (/^(?:do|does|are|can) (?:they|it)$/.test(`${wordAt(tokens, 0)} ${wordAt(tokens, 1)}`) ||
    (wordAt(tokens, 1) === 'there' && /^(?:any|some|ones)$/.test(wordAt(tokens, 2))) ||
    isOfSomeOnes(tokens)) &&
  (isOfSomeOnes(tokens) || asksOn(tokens)) &&
  before.some((clause) => namesProduct(clause.tokens) && !isNegated(clause.tokens));

/** `…: are the light ones worth it`. */
const isOfSomeOnes = (tokens: readonly Token[]): boolean =>
  wordAt(tokens, 1) === 'the' &&
  tokens.slice(2, 6).some(({ word }) => /^ones?$/.test(word)) &&
  tokens.length > 5;

/** `What would a coach say`: asks for somebody else's opinion. */
const asksOfOthers = (tokens: readonly Token[]): boolean =>
  has(tokens, AUXILIARIES) &&
  ![STANDS_FOR_IT, FIRST_PERSON, wordSet('you')].some((words) => has(tokens, words));

/** Says whether a clause asks about something named before. */
const pointsBack = (tokens: readonly Token[]): boolean =>
  (tokens.length > 2 && (has(tokens, STANDS_FOR_IT) || has(tokens, ASKERS))) ||
  has(tokens, ADVICE) ||
  tokens.some(({ about }) => about !== null) ||
  /^(?:which|what)$/.test(wordAt(tokens, 0)) ||
  // `Catering for a wedding - who is reliable`, `A gym with a pool: how steep are the fees`.
  (tokens.length > 2 &&
    (wordAt(tokens, 0) === 'who' || (wordAt(tokens, 0) === 'how' && isNoun(wordAt(tokens, 1)))));

/** Says whether a clause before the question describes the asker, or introduces the question. */
function tellsOfAsker({ tokens, end }: Clause, isFirst: boolean): boolean {
  const first = wordAt(tokens, 0);
  const isLabel =
    (isFirst || tokens.length === 1) &&
    /[:–—-]/.test(end) &&
    tokens.length <= 4 &&
    tokens.every(({ about, word }) => about === null && !/^(?:here|vs|versus|or)$/.test(word));
  // `Moving to Leeds:`, `Switching from spreadsheets:`.
  if (first.endsWith('ing') && /^(?:from|to|into)$/.test(wordAt(tokens, 1)) && tokens.length > 2) return true;
  if (isLabel && !PREPOSITIONS.has(first) && !has(tokens, FIRST_PERSON))
    return /^(?:quick|honest|serious|simple|no)$/.test(first);
  if (first === 'let') return /^(?:say|suppose|assume)$/.test(wordAt(tokens, 2));
  if (SUBORDINATORS.has(first) || has(tokens, FIRST_PERSON)) return true;
  const relative = tokens.findIndex(({ word }) => /^(?:that|which|who)$/.test(word));
  return !namesProduct(tokens) || !hasFiniteVerb(relative > 0 ? tokens.slice(0, relative) : tokens);
}

/** Finite verbs that are recognised without a list of all verbs. */
const hasFiniteVerb = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word, about }) => about === null && FINITE_VERBS.has(word));
const FINITE_VERBS = new Set([
  ...AUXILIARIES,
  ...OTHER_AUXILIARIES,
  ...wordSet('lie lies go goes fall falls call calls'),
]);

/** Says whether a clause after the question belongs to it. */
function narrows(tokens: readonly Token[], sign: string, asked: Shape | null): boolean {
  const [first, second] = [wordAt(tokens, 0), wordAt(tokens, 1)];
  if (tokens.length === 0) return true;
  if (AUXILIARIES.has(first) || OTHER_AUXILIARIES.has(first))
    return (
      (asked === 'request' && second === 'you') ||
      (asked === 'question word' && second === 'you' && tokens.length > 2) ||
      (second === 'they' && tokens.length > 2) ||
      (/^(?:i|we)$/.test(second) && AUXILIARIES.has(first) && tokens.length > 3) ||
      !/^(?:it|they|that|this|i|we|you|not|there)$/.test(second)
    );
  if (tokens.length === 1)
    return !/[–—-]/.test(sign) && !/^(?:then|no|yes|right|correct|understood|say|deal)$/.test(first);
  return true;
}

/** `…, or is it just marketing`, `…, and are there any that …`, and not `…, or is that okay`. */
const asksOn = (tokens: readonly Token[]): boolean =>
  AUXILIARIES.has(wordAt(tokens, 0)) &&
  (/^(?:it|that|they|those)$/.test(wordAt(tokens, 1)) ||
    (/^(?:there|not)$/.test(wordAt(tokens, 1)) &&
      (tokens.length > 4 || /[^v]er$/.test(wordAt(tokens, 3))))) &&
  tokens.length > 2 &&
  !/^(?:what|you|your)$/.test(wordAt(tokens, 2)) &&
  !has(tokens, ASKS_BACK);
const ASKS_BACK = wordSet('ok okay fine right good correct clear enough specific particular preferred');
