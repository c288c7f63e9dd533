import { COUNTS } from '../words/attribute-words.js';
import { type CircumstanceOfCategory, forOne } from './circumstance.js';
import { articleFor, pluralOf } from '../words/nouns.js';
import { after, forPeople, remark } from '../phrase.js';

const ABOUT_WORK = /\b(?:employment|work(?:ing)?|jobs?)\b/i;
const ABOUT_ROLE = /\b(?:jobs?|roles?|titles?|positions?)\b/i;
const ABOUT_DEPARTMENT = /\b(?:jobs?|roles?|titles?|positions?|teams?|departments?)\b/i;
const ABOUT_CLIENTS =
  /\b(?:compan(?:y|ies)|business(?:es)?|organi[sz]ations?|employers?|customers?|clients?|segments?|sectors?|industr(?:y|ies)|audiences?|who|jobs?)\b/i;

/** Circumstances of firms and of people at work, by their category. The first that fits is said. */
export const WORK_CIRCUMSTANCES: readonly CircumstanceOfCategory[] = [
  {
    about: /\b(?:business|company|legal|organi[sz]ation) (?:types?|forms?|structures?)\b/i,
    value: /^(?:GmbH|LLC|UG|AG|[SC]-?corp|sole trader|limited company|partnership)$/i,
    say: (_, name) => forOne(name),
  },
  {
    about: /\b(?:business|company|organi[sz]ation) types?\b/i,
    value: /^e-?commerce$/i,
    say: (value) => forPeople(`${value} businesses`),
  },
  {
    about: ABOUT_CLIENTS,
    value:
      /^(?:(?:small|family|local|home|growing|independent|seasonal|online|\S+-(?:owned|run)) (?:business|company|firm)|franchise|charity|non-?profit|(?:\S+[- ]growing )?(?:start-?up|scale-?up)|agency|restaurant|hotel|clinic|hospital)$/i,
    say: (value) => forPeople(pluralOf(value)),
  },
  {
    about: /./,
    value: /^outsourced (?!before|already|once)\p{L}+$/iu,
    say: (_, name) => forPeople(`companies with ${name.replace(/^O/, 'o')}`),
  },
  // `FTSE 250`, `PE-backed`, `remote-first`
  {
    about: /./,
    value:
      /^(?:FTSE|S&P|NASDAQ|Inc) \d+$|^(?:PE|VC|venture|private[- ]equity|investor|angel|LSE|AIM|NASDAQ|stock)-(?:backed|funded|listed)$|^(?:remote|cloud|mobile)-first$/i,
    say: (_, name) => forPeople(`${name} companies`),
  },
  {
    about: /\b(?:stages?|compan(?:y|ies)|business|organi[sz]ations?)\b/i,
    value: /^non-?profits?$/i,
    say: (value) => forPeople(value.replace(/s?$/, 's')),
  },
  { about: ABOUT_CLIENTS, value: /^tier \d \p{L}+s$/iu, say: (_, name) => forPeople(name) },
  // The stages of a purchase in marketing.
  {
    about: /\b(?:(?:buy\w*|purchase|customer|funnel|journey|decision) stage|funnel|journey)\b/i,
    value: /^(?:awareness|research|consideration|evaluation|comparison|decision|purchase|renewal)$/i,
    say: (value) => remark(`still at the ${value} stage`),
  },
  {
    about: /\b(?:company|business|start-?up|funding|growth) stage\b/i,
    value: /^(?:(?:pre-?)?seed|series \S|scale-?up|start-?up|growth|expansion|idea)$/i,
    say: (_, name) => after(`for companies at the ${name} stage`),
  },
  { about: /\bfleet\b/i, value: COUNTS, say: (value) => after(`for a fleet of ${value}`) },
  {
    about: ABOUT_WORK,
    value: /^(?:part|full)[- ]time$/i,
    say: (value) => forPeople(`people who work ${value}`),
  },
  {
    about: ABOUT_WORK,
    value: /\scontract$/i,
    say: (value) => forPeople(`people on ${articleFor(value)} ${value}`),
  },
  { about: ABOUT_ROLE, value: /^(?:head|director|vice president|VP|chief|dean|chair) of\s/i, say: forOne },
  // `controllers at mid-market companies`
  {
    about: ABOUT_ROLE,
    value: /^(?!sales|operations)\S+s (?:at|in|of|for)\s/i,
    say: (value) => forPeople(value),
  },
  {
    about: ABOUT_DEPARTMENT,
    value: /^(?:IT|HR|PR|QA|R&D)$/,
    say: (value) => after(`for ${articleFor(value)} ${value} team`),
  },
  {
    about:
      /\bcurrent (?:tools?|software|systems?|stack|platform|provider|supplier|solution|set-?up|vendor|bank|insurer|brand)\b/i,
    value: /^(?!none|no\s|other)\S+(?:\s\S+){0,3}$/i,
    say: (_, name) => forPeople(`people using ${name}`),
  },
];
