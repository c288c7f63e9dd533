import { articleFor } from '../words/nouns.js';
import { asItIs, behind, type KnownPart } from './known-part.js';
import { after, before } from '../phrase.js';
import { lowerStart } from '../verb-phrase.js';

const UNITS: Readonly<Record<string, string>> = { m: 'minute', h: 'hour', d: 'day', w: 'week' };
/** `with a 45-minute flight time`, `with 3 weeks of battery life` */
function aTimeOf(value: string): string {
  const [, figure = '', unit = '', what = ''] = /^(\d+)[- ]?([a-z]+) (.*)$/i.exec(value) ?? [];
  const whole = UNITS[unit.charAt(0).toLowerCase()] ?? unit;
  return what.toLowerCase() === 'battery life'
    ? `with ${figure} ${whole}s of ${what}`
    : `with ${articleFor(value)} ${figure}-${whole} ${what}`;
}

/** What a thing has, recognised by its figures. The first that fits is said. */
export const KNOWN_FIGURES: readonly KnownPart[] = [
  {
    value: /^[£$€][\d,.]+[km]?\+? vet fees$/i,
    say: (value) => after(`with ${value.replace(/s$/i, '')} cover`),
  },
  { value: /^(?:under|less than|fewer than) \d[\d,.]*k? (?:km|miles)$/i, say: behind('with') },
  { value: /^\d[\d.]*% (?:reimbursement|accuracy|uptime|cashback|funding|finance)$/i, say: behind('with') },
  {
    value:
      /^(?:under|up to|over|fewer than|less than) \d[\d,]* (?:guests|people|passengers|students|pupils)$/i,
    say: behind('with'),
  },
  {
    about: /\b(?:pay\w*|financ\w+|instal\w+|credit)\b/i,
    value: /^over \d+ (?:weeks|months|years)$/i,
    say: behind('paid'),
  },
  { value: /^\d+\+? years? in business$/i, say: behind('from a company with') },
  { value: /^\d+\+? years?['’]? (?:of )?(?:experience|expertise)$/i, say: behind('with') },
  { value: /^rated \d/i, say: asItIs },
  // `10 kg payload`, `-10 °C comfort rating`, `£1m+ limit`
  {
    value:
      /^[-−£$€]?\d[\d.,]*[km]?\+?(?: ?(?:kg|g|mg|t|m|cm|mm|km|l|ml|°C|°F|kW|W|V|Ah|mph|psi|bar|lbs?|ft))? (?:\p{L}+ )?(?:payload|reach|range|lift|clearance|rating|limit|torque|stroke|span|accuracy)$/iu,
    say: (value) => after(`with ${articleFor(value)} ${value}`),
  },
  { value: /^(?:family|group|team|party) of \d/i, say: behind('for a') },
  { value: /^\d for \d$/, say: (value) => before(value.replaceAll(' ', '-')) },
  { value: /^starting (?:at|from) [$€£]/i, say: asItIs },
  {
    value: /^(?:once|twice|\d times) (?:a|per) (?:day|week|month|year)$/i,
    say: (value) => before(lowerStart(value).replace(' per ', ' a ').replaceAll(' ', '-')),
  },
  { value: /^24[- ]?(?:hr|h|hour) breakdown$/i, say: (value) => after(`with ${value} cover`) },
  { value: /^\d of (?:your|their) \d a day$/i, say: behind('with') },
  {
    value:
      /^(?!(?:no|at|per|any|each)\s)(?:\p{L}+ ){0,2}(?:range|cut-?off|capacity|power|output|speed|weight|height|width|depth|length|pressure|flow rate) \d\S*(?: \S+)?$/iu,
    say: (value) => after(`with ${articleFor(value)} ${lowerStart(value).replace(/ (?=\d)/, ' of ')}`),
  },
  // `drivers under 25`
  { value: /^\p{L}+s (?:under|over|aged) \d+\+?$/iu, say: behind('for') },
  // `public liability up to £2m`, `training up to date`
  { value: /^(?!\p{L}+ed up to)\p{L}[\p{L}\s-]* up to (?:[$€£]?\d|date$)/iu, say: behind('with') },
  { value: /^(?:one|two|three|four|five|a single|only \d+) \p{L}+ \p{L}/iu, say: behind('with') },
  {
    value: /^(?:\S+ )?(?:pack|box|case|set|bag|crate|bundle|bottle) of \d+$/i,
    say: (value) => after(`in ${articleFor(value)} ${lowerStart(value)}`),
  },
  {
    value:
      /^\d+[- ]?(?:mins?|minutes?|hrs?|hours?|h|days?|weeks?) (?:flight|charge|charging|run|play|battery|standby|delivery|response|turnaround|waiting) (?:time|life)$/i,
    say: (value) => after(aTimeOf(value)),
  },
  {
    value: /^\d+ (?:hours|days|weeks|months|years) (?:warranty|guarantee)$/i,
    say: (value) => after(`with ${articleFor(value)} ${value.replace(/^(\d+) (\S+)s /, '$1-$2 ')}`),
  },
  {
    value: /^\d+[- ]day money[- ]back(?: guarantee)?$/i,
    say: (value) => after(`with a ${value.replace(/[- ].*$/, '')}-day money-back guarantee`),
  },
  { value: /^(?:under|over|up to) \d.*\s(?:tall|wide|long|deep|high|thick)$/i, say: asItIs },
  // `£10 million liability cover`
  { value: /^\S*\d\S* (?:.+ )?cover$/i, say: behind('with') },
  // `under 500 calories`; but `under 10 minutes` does not say what takes that long, and `over 60s` are people
  {
    value:
      /^(?:under|below|over|up to|less than|more than|at least)\s\d[\d,.]*\s?(?!min|sec|hour|day|week|month|year|guests|people|passengers|students|pupils|[ks]$|m$(?<!\sm))\p{L}+$/iu,
    say: asItIs,
  },
  {
    value: /^\d\S*\s\S+(?: \S+)? (?:height|width|depth|diameter)$/i,
    say: (value) => after(`with ${articleFor(value)} ${value}`),
  },
  {
    value: /^\d\S*[- ]\S+ (?:\p{L}+ )?(?:capacity|resolution)$/iu,
    say: (value) => after(`with ${articleFor(value)} ${value}`),
  },
  { value: /^(?:under|over|below|above|up to|less than) \d[\d.]*\s?%$/i, say: asItIs },
  { value: /^\S+ every \d/i, say: (value) => after(`with ${articleFor(value)} ${lowerStart(value)}`) },
  {
    value:
      /^(?!100)\d[\d.]*% (?:cocoa|cacao|down|off|fat|alcohol|protein|acidity|cotton|wool|silk|caffeine)$/i,
    say: behind('with'),
  },
  {
    value: /^(?:results|answers|approval|payments?|payouts?|quotes?) (?:in|within) \d/i,
    say: behind('with'),
  },
  {
    value: /^(?:under|over|less than) \d+ (?:years?|months?) old$/i,
    say: (value) => after(`that is ${lowerStart(value)}`, `that are ${lowerStart(value)}`),
  },
  {
    value: /^\d[\d.]*% accurate$/i,
    say: (value) => after(`that is ${value}`, `that are ${value}`),
  },
  { value: /^sizes \d/i, say: behind('in') },
  {
    value: /^up to \d[\d,]*\s?(?:degrees|°[CF])$|^(?:[4-9]\d\d|\d,?\d{3})\s?(?:degrees|°[CF])$/i,
    say: (value) => after(`that reaches ${value}`, `that reach ${value}`),
  },
];
