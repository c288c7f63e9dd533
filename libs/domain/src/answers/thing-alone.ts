import { at } from '../known.js';
import { type Clause, type Token, wordAt, wordSet } from './clauses.js';
import { ADVICE, FIRST_PERSON, has, isSuperlative, namesProduct, PREPOSITIONS } from './function-words.js';
import { states } from './stating.js';

/** Says whether clauses ask although none has the grammar of a question: by naming the thing, or two alternatives. */
export const asksWithoutVerb = (clauses: readonly Clause[]): boolean =>
  isThingAlone(clauses) ||
  isOpinion(clauses) ||
  isEitherThing(at(clauses, -1).tokens) ||
  isThingWanted(clauses);

/** `Looking for a mattress – any that stay cool?`, `Planning a small wedding: any photographers for half a day?` */
const isThingWanted = (clauses: readonly Clause[]): boolean => {
  const [told, wanted] = [clauses.slice(0, -1), at(clauses, -1).tokens];
  const isTold = told.every(({ tokens }) => wordAt(tokens, 0).endsWith('ing') || has(tokens, FIRST_PERSON));
  const isAny = wordAt(wanted, 0) === 'any' && wanted.length > 2;
  return (
    told.length > 0 &&
    isTold &&
    isAny &&
    (namesProduct(wanted) ||
      (/^(?:that|which|who|with|for|under)$/.test(wordAt(wanted, 1)) &&
        told.some(({ tokens }) => namesProduct(tokens))))
  );
};

/** `I hear that shoes of cork last longer, true or just talk?` */
const isOpinion = (clauses: readonly Clause[]): boolean =>
  clauses.length === 2 &&
  has(at(clauses, 0).tokens, FIRST_PERSON) &&
  namesProduct(at(clauses, 0).tokens) &&
  isEither(at(clauses, 1).tokens);

/** `…, wherever they are made`, `…: worth it or overkill`, `…, any worth a detour`, `…, ranked by weight`. */
const followsAThing = (tokens: readonly Token[]): boolean => {
  const first = wordAt(tokens, 0);
  return (
    // `…, evenings only`, `…, rechargeable not batteries`.
    /^(?:only|included|preferred)$/.test(wordAt(tokens, tokens.length - 1)) ||
    (tokens[0]?.about === 'attribute' && wordAt(tokens, 1) === 'not') ||
    MAY_FOLLOW_A_THING.has(first) ||
    PREPOSITIONS.has(first) ||
    (/^(?:any|got)$/.test(first) && tokens.length > 1) ||
    isSuperlative(first) ||
    (first.endsWith('ed') && PREPOSITIONS.has(wordAt(tokens, 1))) ||
    isEither(tokens)
  );
};
/** `Three kids, one bathroom: electric shower or mixer?` */
const isEitherThing = (tokens: readonly Token[]): boolean => namesProduct(tokens) && isEither(tokens);
const isEither = (tokens: readonly Token[]): boolean => {
  const place = tokens.findIndex(({ word }) => word === 'or');
  return place > 0 && place < tokens.length - 1 && !has(tokens, NO_CHOICE);
};
const NO_CHOICE = wordSet('you your not');
const MAY_FOLLOW_A_THING = wordSet('anyone anybody please wherever whatever ideally');

/** The thing alone: `Best trail shoes for beginners?`, `Any tips for a CRM with an open API?` */
function isThingAlone(clauses: readonly Clause[]): boolean {
  const { tokens: all } = at(clauses, 0);
  // `… if your feet are wide` states nothing of the thing.
  const condition = all.findIndex(({ word }, place) => place > 2 && /^(?:if|when)$/.test(word));
  const tokens = condition < 0 ? all : all.slice(0, condition);
  const rest = clauses.slice(1);
  const first = tokens[0];
  const end = tokens.findIndex(({ word }) => PREPOSITIONS.has(word) || /^(?:that|which|who)$/.test(word));
  const head = end < 0 ? tokens : tokens.slice(0, end);
  const isThing =
    first !== undefined &&
    (first.about !== null ||
      (first.word === 'no' && tokens[1]?.about === 'attribute') ||
      isSuperlative(first.word) ||
      /^(?:any|an?|good|some|great|decent|\d+)$/.test(first.word));
  return (
    isThing &&
    !states(tokens, head) &&
    (namesProduct(head) || has(head, ADVICE)) &&
    rest.every(({ tokens: after }) => followsAThing(after))
  );
}
