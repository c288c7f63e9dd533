import { type CircumstanceOfCategory, forOne } from './circumstance.js';
import { nounPhrase } from '../words/noun-phrase.js';
import { after, forPeople } from '../phrase.js';

/** What makes customers look for something, by its category. The first that fits is said. */
export const TRIGGER_CIRCUMSTANCES: readonly CircumstanceOfCategory[] = [
  // `price rise`; but `renovation` is no complaint
  {
    about:
      /\breasons? (?:to|for) (?:switch|chang|leav|mov|buy|purchas|upgrad|replac|renovat)\w*|^switch\w* (?:reasons?|triggers?)$/i,
    value:
      /^(?:slow|poor|bad|high|rising|hidden|confusing|unreliable|missed|late|lost|unanswered|broken)\s|(?:^|\s)(?:bills?|costs?|prices?|rises?|hikes?|increases?|shock|fees|service|support|quality|delays|outages|downtime|calls)$/i,
    say: (value) => forPeople(`people unhappy with ${nounPhrase(value)}`),
  },
  {
    about: /\b(?:triggers?|events?|moments?)\b/i,
    value:
      /^(?!(?:post|after|customer|talent|data|skill|user|client|new)\s)(?:\p{L}+ )?(?:merger|takeover|acquisition|restructure|restructuring)$/iu,
    say: (value) =>
      /^(?:recent|completed)\s/.test(value)
        ? after(`after ${nounPhrase(value)}`)
        : forPeople(`people going through ${nounPhrase(value)}`),
  },
  // `rebrand`, `TUPE transfer`
  {
    about: /\b(?:triggers?|situations?|moments?|events?|occasions?|needs?|why now)\b/i,
    value:
      /^(?:\p{L}+ ){0,2}(?:transfer|scale-?up|rebrand|relaunch|merger|takeover|expansion|migration|refit|refurb|restructure|rollout|tender)$/iu,
    say: (_, name) => forOne(name),
  },
  {
    about: /^switch\w* (?:reasons?|triggers?)$|\breasons? (?:to|for) (?:switch|chang|leav)\w*/i,
    value: /^(?:no-shows|late arrivals|missed (?:visits|calls|collections)|poor \p{L}+)$/iu,
    say: (value) => forPeople(`people tired of ${value}`),
  },
  {
    about: /\b(?:triggers?|situations?|circumstances?|problems?|reasons?)\b/i,
    value: /^too (?:many|much|few|little) \S/i,
    say: (value) => forPeople(`people with ${value}`),
  },
  // `opening jars`, but not `hearing loss`
  {
    about: /\bdifficult(?:y|ies)\b/i,
    value: /^\p{L}+ing (?:\p{L}+ )?(?:in|on|at|out|up|off|of|with|to|from|the|an?|my|\p{L}+[^s\P{L}]s)\b/iu,
    say: (value) => forPeople(`people who have difficulty ${value}`),
  },
  {
    about: /\btriggers?\b/i,
    value: /^(?:\p{L}+ )?(?:attack|breach|outage|break-in|burglary)$/iu,
    say: (value) =>
      /^(?:ransomware|cyber|phishing|malware|hacker|data|security|power|network)\b/.test(value)
        ? forPeople(`people dealing with ${nounPhrase(value)}`)
        : after(`after ${nounPhrase(value)}`),
  },
  {
    about: /\btriggers?\b/i,
    value: /^(?:price|rent|rate|premium|fare|fee) (?:increase|rise|hike)s?$/i,
    say: (value) => forPeople(`people dealing with ${nounPhrase(value)}`),
  },
  {
    about: /^(?!.*\b(?:worr|fear|concern|anxiet|pain|problem))/i,
    value:
      /^(?!(?:an?|the|after|before|pass|passing|prepare|preparing|survive|fail|failing|avoid|worried|fear|surprise)\s|.*\bfailed\b)(?:\S+ ){0,3}(?:audit|inspection)$/i,
    say: (_, name) => forOne(name),
  },
];
