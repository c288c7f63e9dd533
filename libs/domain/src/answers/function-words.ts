import { type Token, wordSet } from './clauses.js';

/* The closed classes of English words, by which sentences of any trade are analysed. */

export const QUESTION_WORDS = wordSet('what which who whom whose where when why how');
export const AUXILIARIES = wordSet('is are am do does can could should would will has have');
/** Before their subject, these address whoever gave the task, or recite. */
export const OTHER_AUXILIARIES = wordSet('did was were shall may might must had');
export const PREPOSITIONS = wordSet(
  'for to in at from with without of on by under over around between about among above below against as like near per within ' +
    'during after before besides than through into given despite regarding including',
);
/** These join a clause to the one before, or introduce it. */
export const CONJUNCTIONS = wordSet(
  'and so but then or also well ok okay now plus yet hi hello hey please kindly just honestly wondering curious',
);
export const SUBORDINATORS = wordSet(
  'if when whenever while as since because given although though after before until unless once suppose supposing assuming ' +
    'imagine say being having with without for in on at between among to from of despite considering compared now even apart',
);
export const FIRST_PERSON = wordSet('i we my our me us mine ours');
export const ASKERS = wordSet('i we one you he she they it people someone somebody anyone anybody there');
export const REQUESTS = wordSet(
  'recommend suggest name list tell give show compare rank explain help find point outline share advise pick walk break ' +
    'summarize summarise describe rate review choose set',
);
export const ADVICE = wordSet(
  'recommendations suggestions tips ideas advice options thoughts opinions recommendation suggestion idea',
);
export const STANDS_FOR_IT = wordSet('one ones it them they these those both either which any');

/** Before these, a preposition may be stranded: its noun is elsewhere in the sentence. `Which do they work with?` */
export const STRANDING = wordSet('i you we they one people that do does did was were should can could would');

export const has = (tokens: readonly Token[], words: ReadonlySet<string>): boolean =>
  tokens.some(({ word }) => words.has(word));
export const namesProduct = (tokens: readonly Token[]): boolean =>
  tokens.some(({ about }) => about === 'product');
/** As an attribute, `no subscription` is not a negation. */
export const isNegated = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word, about }, at) =>
      /^(?:not|no|never|nothing|nobody|little|hardly)$/.test(word) &&
      about === null &&
      !(word === 'no' && tokens[at + 1]?.about === 'attribute'),
  );
export const isSuperlative = (word: string): boolean =>
  /^(?:best|top|most|least|right|[a-z]{3,}est)$/.test(word);

export const isNoun = (word: string): boolean =>
  word !== '' &&
  !/^(?:be|who|which|need|mean)$/.test(word) &&
  ![PREPOSITIONS, AUXILIARIES, OTHER_AUXILIARIES, CONJUNCTIONS].some((words) => words.has(word));
