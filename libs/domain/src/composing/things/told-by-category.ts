import { asItIs, type KnownPart } from './known-part.js';
import { isAdjective } from '../adjective-phrase.js';
import { PREPOSITION } from '../words/attribute-words.js';
import { isNounPhrase, isSureNoun, namesPeople, nounPhrase } from '../words/noun-phrase.js';
import { articleFor } from '../words/nouns.js';
import { wordsOf } from '../words/parts-of-speech.js';
import { after, before } from '../phrase.js';
import { lowerStart } from '../verb-phrase.js';

/** `hatchback or estate` of `hatchback & estate` */
const listed = (value: string): string => value.replace(/(?<=\p{L}) & (?=\p{L})/gu, ' and ');
const LETTERS_ONLY = /^(?!(?:no|not|except|excluding|all|any)\s)\p{L}[\p{L}\s&'’-]*$/iu;

const OF_USES =
  /^(?:uses?|use[- ]cases?|usage|best for|ideal for|good for|great for|designed for|suit(?:s|able for|ed (?:to|for)))$/i;
/** A noun phrase that is no adjective, and no group of people. */
function isActivity(value: string): boolean {
  const words = wordsOf(lowerStart(value));
  return (
    LETTERS_ONLY.test(value) &&
    !PREPOSITION.test(value) &&
    !isAdjective(words, value) &&
    !namesPeople(value) &&
    (isNounPhrase(lowerStart(value)) || /^\p{L}+ing(?: (?:in|on|at|with) \p{L}+){0,1}$/iu.test(value))
  );
}

/** What a value means for the thing only its category tells. The first that fits is said. */
export const TOLD_BY_CATEGORY: readonly KnownPart[] = [
  // `travel photography`; but `outdoor` is a kind, and `in the car` stands as it is
  {
    about: OF_USES,
    value: { test: isActivity },
    say: (value) => after(`for ${nounPhrase(listed(lowerStart(value)))}`),
  },
  // `mattresses`: what a recycling centre takes
  {
    about:
      /^(?:accepted (?:items?|materials?|waste|goods|devices?)|(?:items?|materials?|waste|goods|devices?) (?:accepted|taken|collected)|what (?:we|they) (?:take|accept|collect|recycle))$/i,
    value: LETTERS_ONLY,
    say: (value) =>
      after(`that takes ${listed(lowerStart(value))}`, `that take ${listed(lowerStart(value))}`),
  },
  {
    about: /\b(?:target|fish|game|prey) species\b|^(?:target (?:fish|animals?|pests?)|quarry)$/i,
    value: LETTERS_ONLY,
    say: (value) => after(`for ${listed(lowerStart(value))}`),
  },
  {
    about:
      /^(?:placement|position(?:ing)?|where it goes|(?:installation|mounting) (?:site|location|place))$/i,
    value:
      /^(?:\p{L}+ )?(?:deck|patio|rooftop|roof|balcony|garden|yard|basement|garage|wall|ceiling|floor|desk|table|shelf|lawn|driveway|porch|conservatory|kitchen|bathroom|bedroom|loft|attic|hallway)$/iu,
    say: (value) => after(`for ${nounPhrase(lowerStart(value))}`),
  },
  // `12 months`, `1-5 years`
  {
    about:
      /\b(?:lease|contract|tenancy|rental|hire|loan|subscription|membership) (?:terms?|lengths?|periods?|durations?)\b/i,
    value: /^\d+(?:\s?[-–]\s?\d+)? ?-?(?:week|month|year)s?$/i,
    say: (value) => before(value.replace(/s$/i, '').replace(/(?<=^\d+) /, '-')),
  },
  {
    about: /\b(?:terms?|conditions|flexibility|contract)\b/i,
    value: /^early (?:exit|termination|settlement|repayment|release|upgrade)$/i,
    say: (value) => after(`that allows ${lowerStart(value)}`, `that allow ${lowerStart(value)}`),
  },
  // `0-250 ft-lb`
  {
    about: /^(?!.*\b(?:price|age|size|budget)\b).*\brange\b/i,
    value: /^[-−]?\d[\d.,]*\s?(?:[-–]|to)\s?\d[\d.,]*\s?[\p{L}°%][\p{L}·/-]{0,8}$/iu,
    say: (value) => after(`with a ${value} range`),
  },
  {
    about: /\b(?:deliver\w*|shipping|dispatch)\b/i,
    value: /^(?:next|same)[- ]day (?:before|by) \d/i,
    say: (value) => after(`with ${lowerStart(value).replace(/[- ]day /, '-day delivery ')}`),
  },
  {
    value: /^closed (?:on )?(?:mon|tue|wed|thu|fri|sat|sun)/i,
    say: (value) => after(`that is ${lowerStart(value)}`, `that are ${lowerStart(value)}`),
  },
  {
    value: /^(?!no\s)\p{L}+(?: \p{L}+)? required$/iu,
    say: (value) => {
      const what = nounPhrase(lowerStart(value).replace(/ required$/i, ''));
      return after(`that requires ${what}`, `that require ${what}`);
    },
  },
  // `not AI-generated`
  {
    value: /^not (?:[\p{L}-]+-)?\p{L}+(?:ed|made|built|grown)(?: (?:on|in|by|from|with|for) .+)?$/iu,
    say: (value) => after(`that is ${lowerStart(value)}`, `that are ${lowerStart(value)}`),
  },
  {
    value: /^\d+(?:\s?[-–]\s?\d+)\+? (?:person|people|seater|berth|bed|bedroom)$/i,
    say: (value) => before(value.replace(/people$/i, 'person')),
  },
  { value: /^(?:local|general) ana?esthetic$/i, say: (value) => after(`under ${lowerStart(value)}`) },
  {
    value:
      /^(?:one|same|single|half)-day (?:procedure|treatment|operation)$|^(?:in-office|outpatient|day-case|walk-in) (?:procedure|treatment|operation)$/i,
    say: (value) => after(`done as ${nounPhrase(lowerStart(value))}`),
  },
  { value: /^[-−]?\d+\s?°[CF] rated$/i, say: (value) => after(`rated to ${value.replace(/ rated$/i, '')}`) },
  {
    value: /^\d+\s?V plug[- ]and[- ]play$/i,
    say: (value) => before(value.replace(/plug[- ]and[- ]play/i, 'plug-and-play')),
  },
  { value: /^\p{L}+ \p{L}+-free$/iu, say: (value) => before(lowerStart(value).replace(' ', '-')) },
  {
    value: /^(?:tool-free|no-tool|easy|quick|simple) (?:assembly|installation|set-?up)$/i,
    say: (value) => after(`with ${lowerStart(value)}`),
  },
  {
    value: /^fits (?:through|under|behind|inside|into) \S/i,
    say: (value) => after(`that ${lowerStart(value)}`, `that ${lowerStart(value).replace(/^fits/, 'fit')}`),
  },
  { value: /^(?:Hastelloy|Inconel|Monel|Corian|Cordura|Tencel)$/i, say: (value) => before(value) },
  { about: /\b(?:times?|availability|hours)\b/i, value: /^by appointment$/i, say: asItIs },
  {
    about: /\bdeliver\w*|\bshipping\b/i,
    value: /^free (?:over|above|from|on orders over) [£$€]/i,
    say: (value) => after(`with free delivery ${lowerStart(value).slice('free '.length)}`),
  },
  {
    about: /\bcomplian\w*|\bregulat\w*|\blegal\b/i,
    value: /\s(?:law|act|regulations?|directive|code)$/i,
    say: (value) => after(`that complies with ${value}`, `that comply with ${value}`),
  },
  {
    about: /\b(?:complian\w*|certif\w*|certs|regulat\w*|standards?)\b/i,
    value: /^(?:FDA )?21 CFR(?: Part \d+)?$/i,
    say: (value) => before(`${value}-compliant`),
  },
  { value: /^\p{L}+ crew$/iu, say: (value) => after(`with a ${lowerStart(value)}`) },
  { value: /^dual[- ]SIM$/i, say: () => before('dual-SIM') },
  { value: /^satisfaction guaranteed$/i, say: () => after('with a satisfaction guarantee') },
  {
    value: /^(?:price|fare|rate) matched (?:to|with|against) \S/i,
    say: (value) => after(`that is ${value.replace(' ', '-')}`, `that are ${value.replace(' ', '-')}`),
  },
  { value: /^\d+\+? mpg$/i, say: (value) => after(`that gets ${value}`, `that get ${value}`) },
  {
    value: /^(?:family|employee|locally|woman|veteran)[- ](?:owned|run|led) since \d{4}$/i,
    say: (value) =>
      after(`from a company that has been ${lowerStart(value).replace(/ (?=owned|run|led)/, '-')}`),
  },
  {
    value: /^(?:same|next)[- ](?:week|month)$/i,
    say: (value) => before(lowerStart(value).replace(' ', '-')),
  },
  {
    value: /^(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:mornings|afternoons|evenings|nights)$/i,
    say: (value) => after(`on ${value}`),
  },
  { value: /^online (?:via|by|over) \S/i, say: asItIs },
  { value: /^\p{L}+ \p{L}+s only$/iu, say: (value) => after(`with ${lowerStart(value)}`) },
  {
    value: /^(?:Trustpilot|Google|Yelp|Feefo|Tripadvisor|G2) \d(?:\.\d)?(?: stars?)?$/i,
    say: (value) => after(`rated ${value.replace(/^(\S+) (.*)$/, '$2 on $1')}`),
  },
  { value: /^up to \d+ per \p{L}+$/iu, say: (value) => after(`with ${lowerStart(value)}`) },
  { value: /^year[- ]round \p{L}+$/iu, say: (value) => after(`with ${lowerStart(value)}`) },
  {
    value: /^(?:faster|shorter|quicker|longer) (?:\p{L}+ )?(?:time|life|range)$/iu,
    say: (value) => after(`with a ${lowerStart(value)}`),
  },
  {
    value: /^no (?:metal|plastic|wood|leather|cotton|wool|rubber|glass|steel)$/i,
    say: (value) => after(`with ${lowerStart(value)}`),
  },
  { value: /^Red Tractor$/, say: (value) => before(`${value}-assured`) },
  {
    value: {
      test: (value) =>
        isSureNoun(/^(.+) up to \d/i.exec(value)?.[1] ?? '') && !/^\p{L}+ed up to/iu.test(value),
    },
    say: (value) => {
      const [, head = '', most = ''] = /^(.+?) (up to .*)$/i.exec(lowerStart(value)) ?? [];
      const said = isNounPhrase(head) ? nounPhrase(head) : head;
      return after(said === head ? `with ${head} ${most}` : `with ${said} of ${most}`);
    },
  },
  {
    about: /\b(?:warrant(?:y|ies)|guarantees?)\b/i,
    value: /^(?:lifetime|extended|\d+[- ](?:day|month|year)s?)$/i,
    say: (value, category) => {
      const length = lowerStart(value).replace(/^(\d+)[- ](\p{L}+?)s?$/u, '$1-$2');
      return after(
        `with ${articleFor(length)} ${length} ${/guarantee/i.test(category) ? 'guarantee' : 'warranty'}`,
      );
    },
  },
  {
    about: /\bpric\w+|\bpayments?\b|\bcosts?\b/i,
    value: /^subscriptions?$/i,
    say: () => after('available on subscription'),
  },
  {
    about: /\bpric\w+|\bpayments?\b|\bcosts?\b/i,
    value: /^(?:one[- ](?:time|off)|single) (?:purchase|payment|fee)$/i,
    say: (value) => after(`for a ${lowerStart(value)}`),
  },
  {
    about: /\bbenefits?\b/i,
    value: /^(?:peace of mind|comfort|convenience|confidence|flexibility|value for money|control)$/i,
    say: (value) => after(`that gives you ${lowerStart(value)}`, `that give you ${lowerStart(value)}`),
  },
  {
    about: /\bformats?\b/i,
    value: /^(?:online|in-person|virtual|self-paced|live) (?:course|class|workshop|program(?:me)?|webinar)$/i,
    say: (value) => after(`as ${nounPhrase(lowerStart(value))}`),
  },
  {
    value: /^(?:Bluetooth|USB|HDMI|Wi-?Fi|DisplayPort|Thunderbolt)\b.*\d/,
    say: (value) => after(`with ${value}`),
  },
  {
    value: /^(?:4K|8K|HD|full HD) (?:resolution|video|display quality)$/i,
    say: (value) => after(`with ${value}`),
  },
  {
    value: /^(?:better|higher|improved|greater|lower) \p{Lu}{2,}$/iu,
    say: (value) => after(`with ${lowerStart(value)}`),
  },
  { value: /^(?:discounts|deals|offers) for \p{L}/iu, say: (value) => after(`with ${lowerStart(value)}`) },
  {
    value: /^(?:Energy Star|Leaping Bunny|Oeko-Tex|GreenGuard|WaterSense|Fairmined)$/i,
    say: (value) => before(`${value}-certified`),
  },
  { value: /^white[- ]glove$/i, say: () => after('with white-glove service') },
  {
    about: /\b(?:certif\w+|certs|accredit\w*|approvals?|standards?|trust)\b/i,
    value: /\bSeal(?: of \p{Lu}\p{Ll}+)?$/u,
    say: (value) => after(`with the ${value}`),
  },
  {
    value: /^same \p{L}+ (?:throughout|every time|each (?:time|visit))$/iu,
    say: (value) => after(`with the ${lowerStart(value)}`),
  },
  { value: /^study abroad(?: options?)?$/i, say: () => after('with study abroad options') },
  { value: /^\d[- ]star Defaqto$/i, say: (value) => after(`with a ${value.charAt(0)} Star Defaqto rating`) },
  { value: /^grade \d[\d.]*$/i, say: (value) => before(lowerStart(value)) },
  {
    about: /^(?:cover(?:age)?|what is covered|covers)$/i,
    value:
      /^(?:loss of|theft of|trace and|accidental|malicious|storm|flood|fire|escape of|employers['’]?|public) \p{L}+(?<!cover)$/iu,
    say: (value) => after(`with ${lowerStart(value)} cover`),
  },
  {
    about: /\bcover/i,
    value: /^up to [£$€][\d.,]+[km]? liability$/i,
    say: (value) => after(`with ${lowerStart(value).replace(/ (?=liability)/, ' of ')} cover`),
  },
];
