import { type Token, wordAt, wordSet } from './clauses.js';
import { has, namesProduct, OTHER_AUXILIARIES, PREPOSITIONS, QUESTION_WORDS } from './function-words.js';

/** Says whether the subject of a question without a question word fits. */
export function hasFitSubject(tokens: readonly Token[]): boolean {
  const verb = wordAt(tokens, 0);
  if (OTHER_AUXILIARIES.has(verb))
    return /^(?:did|was|were)$/.test(verb) && /^(?:any|anyone|anybody|people)$/.test(wordAt(tokens, 1));
  const isDenied = wordAt(tokens, 1) === 'not';
  const at = isDenied ? 2 : 1;
  const subject = wordAt(tokens, at);
  const rest = tokens.slice(at + 1);
  if (subject === 'there') return verb !== 'could' && headNamesTopic(rest);
  if (isDenied) return false;
  if (subject === 'we' && verb === 'could') return false;
  if (subject === 'i' || subject === 'we')
    return !/^(?:have|has|are|is)$/.test(verb) && rest.some(({ about }) => about !== null);
  if (subject === 'you')
    return (
      !/^(?:have|are|is)$/.test(verb) &&
      (wordAt(tokens, at + 1) !== 'say' ||
        QUESTION_WORDS.has(wordAt(tokens, at + 2)) ||
        /^(?:an?|the|that|most)$/.test(wordAt(tokens, at + 2)))
    );
  if (
    /^(?:anything|nothing|everything|everyone|everybody|something|more|less|that|this|these|those)$/.test(
      subject,
    )
  )
    return false;
  if (subject === 'it' && PREPOSITIONS.has(wordAt(tokens, at + 1))) return false;
  if (subject === 'the' && tokens[at + 1]?.about === 'attribute') return false;
  return namesProduct(rest) || tokens[at]?.about === 'product';
}

/** Things of which only the asker could know whether there are any. */
const ASKED_FOR = wordSet(
  'budget deadline limit specific particular certain preferred preference anything something everything nothing else word detail information question attributes',
);

/** Says whether the thing that is said to exist is a product, and not something of the asker's. */
function headNamesTopic(tokens: readonly Token[]): boolean {
  const end = tokens.findIndex(({ word }) => PREPOSITIONS.has(word) || /^(?:that|which|who)$/.test(word));
  return namesProduct(tokens) && !has(end < 0 ? tokens : tokens.slice(0, end), ASKED_FOR);
}
