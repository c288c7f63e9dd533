import { after, type AttributePhrase, before } from '../phrase.js';
import { lowerStart } from '../verb-phrase.js';
import { AMOUNT, LEVEL_OF } from '../words/attribute-words.js';
import { ABOUT_LOOKS } from '../words/category-hints.js';
import { isCountableNoun } from '../words/countable-nouns.js';
import { isKnownPlural, isSomebody, isSureNoun } from '../words/noun-phrase.js';
import { articleFor, guessForm, isKnownMass } from '../words/nouns.js';
import { wordsOf } from '../words/parts-of-speech.js';
import { behind, type KnownPart } from './known-part.js';

const asItIsBefore = (value: string): AttributePhrase => before(value);
/** `medium-firm`, `same-day` */
const hyphened = (value: string): AttributePhrase => before(value.replace(/\s/, '-'));
/** `door-to-door` */
const hyphenedThroughout = (value: string): AttributePhrase => before(value.replaceAll(' ', '-'));

const PARTS_ON_A_DAY = /^(\S.*s) (same|next)[ -]day$/i;
const COUNTED_EVENT =
  /\s(?:engineer|technician|plumber|electrician|vet|courier|decision|appointment|quote|visit|slot|turnaround|response)$/i;
const ABOUT_SIZE = /\bsizes?\b/i;
const ABOUT_LENGTH = /\b(?:trips?|tours?|formats?|length|duration|courses?|programmes?|programs?|stays?)\b/i;
/** What should be short: a time in minutes is no kind there. */
const ABOUT_SPEED = /\b(?:times?|turnaround|response|charg\w+|wait\w*|batter(?:y|ies)|speed|performance)\b/i;
const IP_RATED = /^(waterproof|water[- ]resistant|dustproof) \(?(IP\w?\d\w?)\)?$/i;
const OWNED_BY_TWO = /^(\p{L}+) and (family|women?|employee|locally) (run|owned|led)$/iu;

/** `3-day` of `3 days`, `30-minute` of `30 mins` */
const lasting = (value: string): AttributePhrase =>
  before(value.replace(/^(\d+) min(?:ute)?s?$/i, '$1-minute').replace(/^(\d+) (\S+?)s?$/, '$1-$2'));

/** `2 group` for espresso machines, `3 bedroom` for holiday homes. */
function isCountOfParts(value: string): boolean {
  const [, noun] = /^(?:[2-9]|\d{2}) (\p{Ll}+)$/u.exec(value) ?? [];
  return noun !== undefined && guessForm(noun) === 'countable' && isSureNoun(noun);
}

/** `in the evenings`, `on weekends` */
const atTime = (time: string): string => `${/^(?:morn|aft|eve)/.test(time) ? 'in the' : 'on'} ${time}`;

/** Categories that name the part that their attributes describe: `Neckline`, `Heel type`, `Sleeves`. */
const ABOUT_ONE_PART =
  /^(?:neckline|heel|sole|collar|toe|lens|upper|lining|strap|clasp|waist|hem|handle|sleeve)s?(?: (?:type|style|shape|material))?$/i;

/** `a sweetheart neckline`, `long sleeves`; `a leather strap` says it already. */
function withPart(value: string, category: string): string {
  const part = category.toLowerCase().replace(/ (?:type|style|shape|material)$/, '');
  const holdsIt = new RegExp(`(?:^|\\s)${part.replace(/s$/, '')}s?(?:es)?$`).test(value);
  const what = holdsIt ? value : `${value} ${part}`;
  return guessForm(what) === 'plural' ? what : `${articleFor(what)} ${what}`;
}

const AT_HOURS: Readonly<Record<string, string>> = { d: 'in the daytime', n: 'at night' };

/** A category that names how long it takes: `Turnaround`, `Lead times`. */
const A_TIME_TAKEN =
  /^(turnaround|lead time|(?:response|processing|waiting|dispatch|repair|build|cure|cooling[- ]off) (?:time|period))s?$/i;

/** `shortlist in 48 hours`; but `qualify in 12 weeks` is what one does. */
function isNounInTime(value: string): boolean {
  const [, noun = ''] = /^(\p{L}+) (?:in|within) \d+ (?:minutes|hours|days|weeks)$/iu.exec(value) ?? [];
  return (
    !/^charge$/i.test(noun) &&
    [isCountableNoun, isKnownMass, isKnownPlural].some((is) => is(noun.toLowerCase()))
  );
}

/** What kind a thing is, recognised by its words. The first that fits is said. */
export const KNOWN_KINDS: readonly KnownPart[] = [
  {
    about: A_TIME_TAKEN,
    value: /^\d+ (?:working |business )?(?:minute|hour|day|week|month)s?$/i,
    say: (value, category) => {
      const [, taken = ''] = A_TIME_TAKEN.exec(category) ?? [];
      const length = value.replace(/^(\d+) /, '$1-').replace(/s$/i, '');
      return after(`with ${articleFor(length)} ${length} ${taken.toLowerCase()}`);
    },
  },
  {
    about: /\b(?:timescales?|time ?frames?|deadlines?|how (?:soon|fast|quickly))\b/i,
    value: /^\d+ (?:working |business )?(?:minute|hour|day|week|month)s?$/i,
    say: behind('within'),
  },
  {
    about: /\b(?:when|times?|timing|hours|availability)\b/i,
    value: /^(?:daytime|nights?|night[- ]?time|overnight|out[- ]of[- ]hours)$/i,
    say: (value) => after(`available ${AT_HOURS[value.charAt(0).toLowerCase()] ?? lowerStart(value)}`),
  },
  { value: /^half pallets?$/i, say: () => after('in half pallets') },
  { value: /^all ages$/i, say: behind('for') },
  { value: /^free (?:\p{L}+ )?(?:delivery|shipping|returns|postage) over \S+$/iu, say: behind('with') },
  {
    value: /^(?:same|next)[- ]day if \p{L}/iu,
    say: (value) =>
      after(
        `with ${value.replace(/^(\S+)[- ]day/i, (_, day: string) => `${day.toLowerCase()}-day delivery`)}`,
      ),
  },
  {
    about: /\b(?:timescales?|deadlines?)\b/i,
    value: /^(?:before|by) \d/i,
    say: (value) => after(lowerStart(value)),
  },
  { value: /^tamper[- ](?:evident|proof)$/i, say: hyphened },
  // `fossil fuel free`
  {
    value:
      /^(?:fossil fuel|animal product|heavy metal|blue light|\p{L}+ oil|(?:refined|added|cane) sugar) free$/iu,
    say: hyphenedThroughout,
  },
  { about: /\btypes?\b/i, value: /^\p{Ll}+ to \p{Ll}+$/u, say: hyphenedThroughout },
  // `Orient Express style`
  { value: /^\p{Lu}\S+ \p{Lu}\S+ style$/u, say: (value) => before(value.replace(/ style$/, '-style')) },
  {
    value: /^\p{L}+able (?:annually|monthly|yearly|weekly|online|anytime|any time)$/iu,
    say: (value) => after(`that is ${lowerStart(value)}`, `that are ${lowerStart(value)}`),
  },
  {
    about: /\bratings?$/i,
    value: /^(?:S\d\p{Lu}?(?: \p{Lu}+)?|(?:cut |impact )?(?:level|class|grade) \S+)$/iu,
    say: (value) => after(`rated ${lowerStart(value)}`),
  },
  { about: /\bqualifications?\b/i, value: /^\p{Lu}{4,}$/u, say: (value) => before(`${value}-qualified`) },
  { about: /\baccredit\w*/i, value: /^\p{Lu}\p{Ll}+$/u, say: (value) => before(`${value}-accredited`) },
  {
    value: /^(?:stocking|party bag) (?:stuffers|fillers)$|^(?:big|small|little|main) (?:presents|gifts)$/i,
    say: behind('as'),
  },
  { value: /^(?:full |partial )?refund if \p{L}/iu, say: behind('with a') },
  {
    value: /^on[- ]?site (?:within|in) \d/i,
    say: (value) => after(`with someone on site ${value.replace(/^on[- ]?site /i, '')}`),
  },
  // `shortlist in 48 hours`
  {
    value: { test: isNounInTime },
    say: (value) => {
      const [first = ''] = value.split(' ');
      return after(`with ${isCountableNoun(first) ? `${articleFor(value)} ` : ''}${lowerStart(value)}`);
    },
  },
  {
    value: /^(?:gummies|capsules|tablets|softgels|drops|sachets|chews|pills|lozenges|patches)$/i,
    say: behind('as'),
  },
  {
    value: PARTS_ON_A_DAY,
    say: (value) => {
      const [, parts = '', day = ''] = PARTS_ON_A_DAY.exec(value) ?? [];
      return after(`with ${day.toLowerCase()}-day ${lowerStart(parts)}`);
    },
  },
  {
    value: /^(?:same|next)[ -]day (?:direct )?\S+$/i,
    say: (value) =>
      after(
        `with ${isSomebody(value) || COUNTED_EVENT.test(value) ? 'a ' : ''}${value.replace(/^(\S+) day/i, '$1-day')}`,
      ),
  },
  {
    value: /^(?:(?:anti|non|multi|semi|pre|ultra) \S+|(?:front|rear|forward) facing)$/i,
    say: hyphened,
  },
  {
    about: /\bdeliver\w*\b/i,
    value: /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|evening|morning)s?$/i,
    say: (value) => after(`with ${value.replace(/s$/i, '')} delivery`),
  },
  {
    about: /\bdeliver\w*\b/i,
    value: /^(?:before|by) (?:noon|midday|\d{1,2}(?::\d\d)? ?[ap]m)$/i,
    say: (value) => after(`with delivery ${lowerStart(value)}`),
  },
  {
    about: /\b(?:deliver\w*|shipping|dispatch)\b/i,
    value:
      /^(?:(?:same|next|named)[ -]day|nationwide|worldwide|international|free|fast|express|tracked|overnight|carbon[ -]neutral)$/i,
    say: (value) => after(`with ${lowerStart(value).replace(' ', '-')} delivery`),
  },
  { value: /^(?:same|next|full|half|multi)[ -]day$/i, say: hyphened },
  { value: LEVEL_OF, say: hyphened },
  {
    about: { test: (category) => !ABOUT_SPEED.test(category) || ABOUT_LENGTH.test(category) },
    value: /^\d+ min(?:ute)?s?$/i,
    say: lasting,
  },
  { about: ABOUT_LENGTH, value: /^\d+ (?:day|night|week|hour|month|year)s?$/i, say: lasting },
  { value: /^(?:once|twice) (?:daily|weekly)$/i, say: hyphened },
  {
    value:
      /^(?:medium|extra|ultra|super|semi) (?:firm|soft|large|small|wide|narrow|long|short|strong|light|dry|dark|thin|thick)$/i,
    say: hyphened,
  },
  {
    value:
      /^(?:human|food|medical|military|restaurant|hospital|pro|professional|ceremonial|culinary|marine) grade$/i,
    say: hyphened,
  },
  { value: /^(?:level|type|class|tier) \d\w?$/i, say: asItIsBefore },
  {
    value: IP_RATED,
    say: (value) => {
      const [, proof = '', standard = ''] = IP_RATED.exec(value) ?? [];
      return before(`${standard.toUpperCase()}-rated ${lowerStart(proof)}`);
    },
  },
  { value: /^mid-century modern$/i, say: asItIsBefore },
  { value: /^single[- ]origin \p{Lu}\p{L}+$/u, say: hyphened },
  {
    about: /\b(?:formats?|class sizes?)\b/i,
    value: /^(?:small|large|mixed|study|peer) groups$/i,
    say: behind('in'),
  },
  {
    about: ABOUT_ONE_PART,
    value: /^(?!(?:none|any|all|no)\b|\p{L}+less$|wedges$)\p{L}[\p{L}-]*(?: \p{L}+)?$/iu,
    say: (value, category) => after(`with ${withPart(value, category)}`),
  },
  // `leather upper`
  {
    about: ABOUT_LOOKS,
    value: /^\p{L}+ uppers?$/iu,
    say: (value) => after(`with ${value.endsWith('s') ? '' : 'a '}${value}`),
  },
  // `mermaid`, `ball gown`
  { about: /\bsilhouettes?\b/i, value: /^\p{L}[\p{L}-]*(?: \p{L}+)?$/iu, say: asItIsBefore },
  // `USDA organic`
  { value: /^\p{Lu}\S*(?: \p{Lu}\S*){0,2} organic$/u, say: asItIsBefore },
  { value: /^\S+ only$/i, say: hyphened },
  {
    value: /^(?:pro|entry|mid|starter|professional|competition|beginner|advanced|studio) level$/i,
    say: hyphened,
  },
  { value: /^(?:cabin|travel|pocket|family|fun|bite|trial) size$/i, say: hyphened },
  { value: { test: isCountOfParts }, say: hyphened },
  // `88 keys`, but `30 mins`
  { value: /^\d+ (?!mins|secs|lbs)\p{Ll}{3}s$/u, say: (value) => after(`with ${value}`) },
  { value: /^\d[\d.]* (?:tonne|litre|liter|gallon|inch|watt)$/i, say: hyphened },
  { value: AMOUNT, say: (value) => before(value.replace(/\s?lbs$/i, '-lb')) },
  { value: /^DIY$/, say: asItIsBefore },
  { about: ABOUT_SIZE, value: /^(?:king|queen|twin|single|double)$/i, say: asItIsBefore },
  { value: /^(?:king|queen|twin|single|double)[- ]size$/i, say: hyphened },
  // `Google guaranteed`
  { value: /^\p{Lu}\S+ [Gg]uaranteed$/u, say: (value) => before(value.replace(/ \S+$/, '-guaranteed')) },
  {
    value:
      /^(?:mornings|afternoons|evenings|weekends|weekdays|bank holidays)(?: (?:and|&|or) (?:mornings|afternoons|evenings|weekends|weekdays))?$/i,
    say: (value) =>
      after(
        `available ${value
          .toLowerCase()
          .split(/ (?:and|&|or) /)
          .map(atTime)
          .join(' and ')}`,
      ),
  },
  // `one dog at a time`
  {
    value: /^(?:one|two|three|\d) \p{L}+ at a time$/iu,
    say: (value) => after(`that takes ${lowerStart(value)}`, `that take ${lowerStart(value)}`),
  },
  {
    value: { test: (value) => /^\S+days$/i.test(value) && wordsOf(value)[0]?.tags.has('Date') === true },
    say: (value) => after(`on ${value}`),
  },
  { value: /^(\p{L}+) to \1$/iu, say: hyphenedThroughout },
  { value: /^\S+-wide$/i, say: asItIsBefore },
  {
    value: /^(?:dual|two|triple) (?:temperature|fuel|voltage|purpose|action|zone|colou?r|tone)$/i,
    say: hyphened,
  },
  { value: /^[A-G]\+{1,3}$/, say: (value) => after(`rated ${value}`) },
  {
    value: OWNED_BY_TWO,
    say: (value) => {
      const [, first = '', owner = '', runs = ''] = OWNED_BY_TWO.exec(value) ?? [];
      return before(`${first} and ${owner}-${runs}`.toLowerCase());
    },
  },
];
