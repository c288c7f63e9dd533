import { type Token, wordAt, wordSet } from './clauses.js';
import { has } from './function-words.js';
import { finder } from './talk.js';

/* Questions that somebody asks, but nobody who chooses what to buy: an applicant, an investor, a researcher, the owner
   of a broken thing, or the brand itself. A topic's own words are left alone: `hiring` may be an attribute. */

const JOBS_AND_SHARES =
  '(?:are|is) (?:currently |still |now )?hiring(?! (?:my|our|their|its|your|the|an?) )|vacanc(?:y|ies)|job openings?|internships?|(?:share|stock) prices?|ipo';
const RESEARCH =
  'purchase intentions?|perceived (?:usefulness|ease|value|quality)|moderates? the|mediates? the|hypothes[ie]s|respondents';
/** `My app shows error 7`, `How do I reset the PIN on my lock`. */
const REPAIRS =
  'error (?:code|message|e?\\d+)|how (?:do|can|should) (?:i|we) (?:fix|reset|repair|unlock|uninstall|reinstall|troubleshoot) (?:it|this|(?:[\\p{L}\\p{N}]+ ){0,4}(?:my|our) ·)';

const isForAnotherEnd = finder(JOBS_AND_SHARES, RESEARCH, REPAIRS);

/** Says whether a clause is asked by somebody who does not choose: about jobs, shares, research or a repair. */
export const asksAsNoBuyer = (tokens: readonly Token[]): boolean =>
  isForAnotherEnd(tokens) || hasWrongVerbs(tokens) || deniesTooOften(tokens);

/** `What can we at Acme do`, `How does our team at Acme win them`: the brand speaks of itself. */
export const speaksAsBrand = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word }, place) =>
      word === 'at' &&
      tokens[place + 1]?.about === 'product' &&
      (/^(?:we|us|here)$/.test(wordAt(tokens, place - 1)) ||
        (wordAt(tokens, place - 2) === 'our' &&
          /^(?:team|company|shop|store|clinic|firm|staff|people)$/.test(wordAt(tokens, place - 1)))),
  );

/** `Why is Acme by far the best`, `Why does Acme keep cheating people`: the answer is in the question. */
export const presumesAnswer = (tokens: readonly Token[]): boolean =>
  wordAt(tokens, 0) === 'why' && isLoaded(tokens);

const isLoaded = finder(
  'by far',
  'so much (?:better|worse|more|less)',
  'most loved',
  'keeps? (?:on )?[a-z]{3,}ing',
);

/**
 * `Now that Acme has bought Beta`, `Given that 98 % of its customers …`: news and figures that a model made up. The clause
 * comes without its `now`.
 */
export function claimsNews(tokens: readonly Token[]): boolean {
  const claim = /^(?:given )?that /.test(tokens.map(({ word }) => `${word} `).join(''));
  const isFigure = ({ word, about }: Token) => about === null && /^\d{2,}/.test(word);
  return claim && (has(tokens, NEWS) || tokens.some(isFigure));
}
const NEWS = wordSet('acquired bought merged bankrupt closed discontinued won award fined recalled');

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
