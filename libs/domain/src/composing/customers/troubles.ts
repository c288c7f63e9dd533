import type { Circumstance } from './circumstance.js';
import { nounPhrase } from '../words/noun-phrase.js';
import { after, forPeople } from '../phrase.js';

/** What goes wrong for customers, recognised in any category. The first that fits is said. */
export const TROUBLES: readonly Circumstance[] = [
  {
    value: /^(?:sore|bad|stiff|injured|weak) (?:lower )?(?:back|neck|knee|hip|shoulder)$/i,
    say: (value) => forPeople(`people with a ${value}`),
  },
  {
    value: /^(?:family )?(?:disputes|arguments|conflicts) (?:over|about|with|between) \S/i,
    say: (value) => forPeople(`people dealing with ${value}`),
  },
  {
    value: /^(?:hit|bitten|hurt|stung) by \S/i,
    say: (value) =>
      forPeople(
        value.replace(
          /^(\S+ by) (.+)$/,
          (_, done: string, what: string) => `people ${done} ${nounPhrase(what)}`,
        ),
      ),
  },
  {
    value: /^(?:trouble|difficulty|problems) \p{L}+ing\b/iu,
    say: (value) => forPeople(`people who have ${value}`),
  },
  {
    value: /^(?:exam|test|work|job|school|performance) (?:stress|anxiety|nerves)$/i,
    say: (value) => forPeople(`people with ${value}`),
  },
  {
    value:
      /^(?:poor|patchy|weak|bad|slow|unreliable) (?:(?:mobile|phone|network) )?(?:coverage|reception|signal|broadband|internet|wi-?fi)\b/i,
    say: (value) => forPeople(`people with ${value}`),
  },
  { value: /^(?:falling|getting) behind\b/i, say: (value) => forPeople(`people ${value}`) },
  {
    value: /^(?:embarrassment|guilt|shame|confusion|uncertainty|stress) (?:about|over|around|from) \S/i,
    say: (value) => forPeople(`people dealing with ${value}`),
  },
  {
    value:
      /^(?:previous|past|prior|outstanding) (?:claims?|convictions?|offences|debts?|injur(?:y|ies)|accidents?)$/i,
    say: (value) => forPeople(`people with ${nounPhrase(value)}`),
  },
  {
    value: /^(?:penalty )?points(?: on (?:my |the )?licen[cs]e)?$/i,
    say: (value) => forPeople(`people with ${value.replace(/ on (?:my |the )?(?=licen)/i, ' on their ')}`),
  },
  {
    value: /^recent (?:claim|conviction|injury)s?$/i,
    say: (value) => forPeople(`people with ${nounPhrase(value)}`),
  },
  {
    value:
      /^recent (?:fall|surgery|operation|accident|diagnosis|bereavement|divorce|redundancy|breach|illness)$/i,
    say: (value) => after(`after ${value.endsWith('surgery') ? '' : 'a '}${value}`),
  },
  { value: /^(?:hip|knee|shoulder) replacement$/i, say: (value) => after(`after a ${value}`) },
  { value: /^been \p{L}+ed\b/iu, say: (value) => forPeople(`people who have ${value}`) },
  { value: /^\p{L}+ phobia$/iu, say: (value) => forPeople(`people with ${nounPhrase(value)}`) },
  {
    value:
      /^trying for (?:over |more than |at least )?(?:an?|one|two|three|four|five|\d+) (?:months|years?)$/i,
    say: (value) => forPeople(`people who have been ${value}`),
  },
  {
    value: /^outgrown (?:\p{L}+ )?\p{L}+[^s\P{L}]s$/iu,
    say: (value) => forPeople(`people who have ${value}`),
  },
];
