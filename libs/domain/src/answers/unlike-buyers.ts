import { type Token, wordAt, wordSet } from './clauses.js';
import { FIRST_PERSON, has, namesProduct } from './function-words.js';
import { finder } from './talk.js';

/* Questions that somebody asks, but nobody who chooses what to buy: an applicant, an investor, a researcher, the owner
   of a broken thing, or the brand itself. A topic's own words are left alone: `hiring` may be an attribute. */

const JOBS_AND_SHARES = [
  'how (?:do|can|could) i get a job|(?:are|is) (?:· )*(?:currently |still |now )?hiring(?! (?:my|our|their|its|your|the|an?) )',
  'job (?:openings?|vacanc(?:y|ies))|(?:company|agency|firm|employer) to work for|good employer|like to work (?:at|for|in)',
  'apply for an? (?:job|role|position|vacancy) (?:at|with) ·|a job at ·',
  '(?:share|stock) prices?|· stock an?|buy (?:· )+stock|ipo|shareholders?|shares (?:of|in) ·|market share',
  '· merge|merge with|mergers?|takeover|did · buy ·',
];
const RESEARCH = [
  'purchase intentions?|perceived (?:usefulness|ease|value|quality)|moderates? the|mediates? the|hypothes[ie]s',
  'respondents|(?:why|how) do consumers|what percentage of|who invented|should the government|what does it mean|what does an? (?:· )+(?:actually|really) do',
  'what does (?:· |for |in |the |an? )+mean(?! by)|what is the (?:definition|meaning) of',
];
/** `My app shows error 7`, `How do I reset the PIN on my lock`, `Where is order 4711`, `How do I make soap at home`. */
const OWN_HANDS = [
  'how (?:do|can) i cancel|can i (?:speak|talk) to (?:someone|somebody|a human|an agent|a person|your)|error (?:code|message|e?\\d+)|(?:my|for) order \\d+|tracking number',
  'how (?:do|can|should) (?:i|we) (?:fix|reset|repair|unlock|uninstall|reinstall|troubleshoot|dry|clean|wash|store|charge|sharpen) (?:it|this|(?:[\\p{L}\\p{N}]+ ){0,4}(?:my|our) ·)',
  '(?:make|build|brew|mix) (?:my own |our own )?(?:· )+(?:at home|from scratch|myself)',
  'how (?:do|can|should) i (?:bake|cook|knit|sew) (?:my own |an? )?·',
  'make (?:my|our) own (?:\\S+ ){1,8}at home',
];
/** `What do you currently use`, `Drop a like below`: asked of buyers, and not by one. */
const OF_BUYERS = [
  'do you (?:currently|usually|normally|already|typically) (?:use|own|buy|wear|drink|eat|drive)(?! to)',
  '(?:drop|leave|post) an? (?:[a-z]+ )?(?:below|in the comments)|who is with me',
  'how can · (?:· )*help you',
];
const SELLS =
  'strategy for selling|more appealing to|still make a profit|(?:keywords|content) should|keywords to target|outrank|good name for|how (?:do|can) i start an?|attract (?:\\S+ )*to (?:my|our) (?:\\S+ )?·';

const isForAnotherEnd = finder(...JOBS_AND_SHARES, ...RESEARCH, ...OWN_HANDS, ...OF_BUYERS, SELLS);

/** Says whether a clause is asked by somebody who does not choose: about jobs, shares, research, a repair or sales. */
export const asksAsNoBuyer = (tokens: readonly Token[]): boolean =>
  isForAnotherEnd(tokens) || sellsMore(tokens) || hasWrongVerbs(tokens) || deniesTooOften(tokens);

/** `How can garden centres attract families`, `What can Acme do to improve its service`. */
const sellsMore = (tokens: readonly Token[]): boolean =>
  /^(?:how|what)$/.test(wordAt(tokens, 0)) &&
  /^(?:can|could|should|might|would|does|do)$/.test(wordAt(tokens, 1)) &&
  namesProduct(tokens.slice(2, 8)) &&
  !has(tokens, FIRST_PERSON) &&
  promotesItself(tokens);
const promotesItself = finder(
  '(?:attract|position|promote|market|advertise|differentiate)',
  '(?:improve|grow|boost|increase|win|gain|keep|retain) (?:its|their|sales|revenue|more|new|over|customers|clients|market|(?:· )+(?:customers|clients|away|from))',
);

/** `What can we at Acme do`, `How does our team at Acme win them`, `you guys at Acme`: the brand speaks, or is spoken to. */
export const speaksAsBrand = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word }, place) =>
      word === 'at' &&
      tokens[place + 1]?.about === 'product' &&
      (/^(?:we|us|here|you|guys)$/.test(wordAt(tokens, place - 1)) ||
        (wordAt(tokens, place - 2) === 'our' &&
          /^(?:team|company|shop|store|clinic|firm|staff|people)$/.test(wordAt(tokens, place - 1)))),
  );

/** `Why is Acme by far the best`, `Acme is great, isn't it`: the answer is in the question. */
export const presumesAnswer = (tokens: readonly Token[]): boolean =>
  isLoaded(tokens) ||
  (wordAt(tokens, 0) === 'why' && isPraisedOrBlamed(tokens)) ||
  /^(?:does|do|is|are|has|have) not (?:it|they) $/.test(tokens.map(({ word }) => `${word} `).join(''));

const isLoaded = finder(
  'why (?:is|are) (?:· )+the (?:best|top|leading|perfect|ideal|number one|no 1)',
  'what makes (?:· )+(?:superior|(?:the|a) (?:number one|perfect|ideal|leading|superior))',
  'why should i avoid',
  'why (?:do|does) (?:· )+(?:waste|cheat|lie|mislead|overcharge|exploit|ignore)',
  'how (?:do|does|can|could) (?:· )+(?:ever |still )?get away with',
  'why do (?:all|most) (?:· |[a-z]+ )?prefer ·',
  '(?:since|as|given that|because) (?:the )?(?:· )+(?:is|are) (?:clearly|obviously|undoubtedly|without doubt) (?:better|best|worse|superior|the)',
  'the (?:undisputed|unrivalled|unrivaled|unquestioned|uncontested)',
);
const isPraisedOrBlamed = finder(
  'by far',
  'so much (?:better|worse|more|less)',
  'so (?:terrible|awful|dreadful|useless|hopeless|rude|unreliable) (?:at|with|about|to)',
  'such an?|most loved|so many people regret',
  'keeps? (?:on )?[a-z]{3,}ing',
);

/**
 * `Now that Acme has bought Beta`, `Given that 98 % of its customers …`: news and figures that a model made up. The clause
 * comes without its `now`.
 */
export function claimsNews(tokens: readonly Token[]): boolean {
  const [first, second] = [wordAt(tokens, 0), wordAt(tokens, 1)];
  const claims = first === 'that' || (first === 'given' && second === 'that') || first === 'after';
  const isFigure = ({ word, about }: Token) => about === null && first !== 'after' && /^\d{2,}/.test(word);
  return claims && !has(tokens, FIRST_PERSON) && (has(tokens, NEWS) || tokens.some(isFigure));
}
const NEWS = wordSet(
  'acquired bought merged bankrupt closed discontinued won award fined recalled recall scandal',
);

/** `Who do has it`: an auxiliary before another finite verb. */
const hasWrongVerbs = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word, about }, place) =>
      about === null &&
      /^(?:do|does|did|can|would|should)$/.test(word) &&
      tokens[place + 1]?.about === null &&
      /^(?:has|is|are|was|were|had)$/.test(wordAt(tokens, place + 1)),
  );

/** `Is Acme not less without …, which Beta does not have`: nobody knows any more what is meant. */
const deniesTooOften = (tokens: readonly Token[]): boolean =>
  tokens.filter(({ word, about }) => about === null && /^(?:not|never|without|nor|neither)$/.test(word))
    .length > 2;
