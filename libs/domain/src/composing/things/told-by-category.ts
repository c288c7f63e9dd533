import { asItIs, type KnownPart } from './known-part.js';
import { isAdjective } from '../adjective-phrase.js';
import { PREPOSITION } from '../words/attribute-words.js';
import { isKnownPlural, isNounPhrase, isSureNoun, namesPeople, nounPhrase } from '../words/noun-phrase.js';
import { articleFor, isKnownMass } from '../words/nouns.js';
import { wordsOf } from '../words/parts-of-speech.js';
import { after, before } from '../phrase.js';
import { lowerStart } from '../verb-phrase.js';

/** `salmon and trout` of `salmon & trout` */
const listed = (value: string): string => value.replace(/(?<=\p{L}) & (?=\p{L})/gu, ' and ');
const LETTERS_ONLY = /^(?!(?:no|not|except|excluding|all|any)\s)\p{L}[\p{L}\s&'’-]*$/iu;

const OF_USES =
  /^(?:use[- ]cases?|(?:main|primary|recommended|intended) uses?|used for|(?:best|ideal|good|great|perfect|designed) for|suit(?:s|able for|ed (?:to|for)))$/i;
/** Qualities rather than uses: `best value`, `heavy use`. */
const A_QUALITY =
  /(?:^|\s)(?:use|usage|mileage|volume|data|policy|wash|commercial|value|price|service|taste|flavou?r|variety|quality)$|-in$/i;

const isThing = (value: string): boolean =>
  LETTERS_ONLY.test(value) &&
  !PREPOSITION.test(value) &&
  !isAdjective(wordsOf(value), value) &&
  isNounPhrase(value);

/** A noun that is certainly uncountable, several, or more than a word, and no group of people; or `reading in bed`. */
function isActivity(value: string): boolean {
  if (namesPeople(value) || A_QUALITY.test(value)) return false;
  if (/^\p{L}+ing(?: (?:in|on|at|with) \p{L}+)?$/iu.test(value)) return true;
  return isThing(value) && (value.includes(' ') || isKnownMass(value) || isKnownPlural(value));
}

/** `a first wedding`, but `Christmas dinner` and `moving house`. */
const withArticle = (value: string): string =>
  /\p{Lu}|^\p{L}+ing\s/u.test(value) || !isSureNoun(value) ? value : nounPhrase(value);

/** `tench` of `Tench`, which no word list knows; but `Atlantic salmon`. */
const inSmall = (value: string): string =>
  ['Place', 'Demonym'].some((tag) => wordsOf(value)[0]?.tags.has(tag)) ? value : lowerStart(value);

/** What a value means for the thing only its category tells. The first that fits is said. */
export const TOLD_BY_CATEGORY: readonly KnownPart[] = [
  // `travel photography`; but `outdoor` is a kind, and `in the car` stands as it is
  {
    about: OF_USES,
    value: { test: isActivity },
    say: (value) => after(`for ${listed(withArticle(value))}`),
  },
  // `mattresses`: what a recycling centre takes
  {
    about:
      /^(?:accepted (?:items?|materials?|waste|goods|devices?)|(?:items?|materials?|waste|goods|devices?) (?:accepted|taken|collected)|what (?:we|they) (?:take|accept|collect|recycle))$/i,
    value: { test: (value) => isThing(value) && !/^\p{Lu}/u.test(value) },
    say: (value) => after(`that takes ${listed(value)}`, `that take ${listed(value)}`),
  },
  {
    about: /^target (?:species|fish|animals?|pests?)$/i,
    value: { test: (value) => LETTERS_ONLY.test(value) && !isAdjective(wordsOf(value), value) },
    say: (value) => after(`for ${listed(inSmall(value))}`),
  },
  {
    about:
      /^(?:placement|position(?:ing)?|where it goes|(?:installation|mounting) (?:site|location|place))$/i,
    value:
      /^(?!(?:no|on|in|near|under|over|inside|ground|top|first|second|third)\s)(?:\p{L}+ )?(?:deck|patio|rooftop|roof|balcony|garden|yard|basement|garage|wall|ceiling|floor|desk|table|shelf|lawn|driveway|porch|conservatory|kitchen|bathroom|bedroom|loft|attic|hallway)$/iu,
    say: (value) => after(`for ${nounPhrase(lowerStart(value))}`),
  },
  // `12 months`, `1-5 years`
  {
    about:
      /\b(?:lease|tenancy|rental|hire|loan|subscription|membership) (?:terms?|lengths?|periods?|durations?)\b/i,
    value: /^\d+(?:\s?[-–]\s?\d+)? ?-?(?:week|month|year)s?$/i,
    say: (value) =>
      before(
        value
          .replace(/s$/i, '')
          .replace(/\s?[-–]\s?(?=\d)/, '-')
          .replace(/^(\d+) /, '$1-'),
      ),
  },
  {
    about: /\b(?:terms?|conditions|flexibility|contract)\b/i,
    value: /^early (?:exit|termination|settlement|repayment|release|upgrade)$/i,
    say: (value) => after(`that allows ${lowerStart(value)}`, `that allow ${lowerStart(value)}`),
  },
  // `0-250 ft-lb`
  {
    about:
      /^(?:(?:measuring|measurement|torque|pressure|temperature|operating|flow|frequency) )?range(?:\/accuracy)?$/i,
    value:
      /^[-−]?\d[\d.,]*\s?(?:[-–]|to)\s?\d[\d.,]*\s?(?:ft-lb|Nm|psi|bar|°[CF]|[kMG]?Hz|k?[VAW]|rpm|ppm|[mc]?m|[lL]\/min)$/,
    say: (value) => after(`with a range of ${value}`),
  },
  {
    about: /\b(?:deliver\w*|shipping|dispatch)\b/i,
    value: /^(?:next|same)[- ]day (?:before|by) \d/i,
    say: (value) => after(`with ${lowerStart(value).replace(/[- ]day /, '-day delivery ')}`),
  },
  {
    value: /^closed (?:on )?(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:days?|s)?$/i,
    say: (value) => {
      const when = lowerStart(value)
        .replace(/^closed (?!on )/, 'closed on ')
        .replace(/(?<=on )\p{Ll}/u, (letter) => letter.toUpperCase());
      return after(`that is ${when}`, `that are ${when}`);
    },
  },
  {
    value:
      /^(?!(?:no|not|none|never|only|as|if|when|where|without)\s|.*\snot\s)\p{L}+(?: \p{L}+)? required$/iu,
    say: (value) => {
      const what = nounPhrase(lowerStart(value).replace(/ required$/i, ''));
      return after(`that requires ${what}`, `that require ${what}`);
    },
  },
  // `not AI-generated`
  {
    value:
      /^not (?!included|provided|allowed|permitted|needed|required|offered)(?:[\p{L}-]+-)?\p{L}+(?:(?<!e)ed|made|built|grown)(?: (?:on|in|by|from|with|for) .+)?$/iu,
    say: (value) => after(`that is ${lowerStart(value)}`, `that are ${lowerStart(value)}`),
  },
  {
    value: /^\d+(?:\s?[-–]\s?\d+)\+? (?:person|seater|berth|bed|bedroom)$/i,
    say: (value) => before(value),
  },
  {
    about: /\b(?:treatments?|procedures?|ana?esthe\w+|surgery|methods?)\b/i,
    value: /^(?:local|general) ana?esthetic$/i,
    say: (value) => after(`under ${lowerStart(value)}`),
  },
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
  {
    value: /^(?:refined sugar|palm oil|added sugar|tree nut|animal fat)-free$/i,
    say: (value) => before(lowerStart(value).replace(' ', '-')),
  },
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
    about: /\bcomplian\w*|\bregulat\w*/i,
    value:
      /^(?!\p{Ll}|.*\s(?:by|in|with|to|from)\s|(?:No|QR|Dress|Promo|Zip|Source|Area|Post|Meets|Exceeds|Covers|Supports)\s).*\s(?:[Ll]aw|[Aa]ct|[Rr]egulations?|[Dd]irective)$/u,
    say: (value) => after(`that complies with ${value}`, `that comply with ${value}`),
  },
  {
    about: /\b(?:complian\w*|certif\w*|certs|regulat\w*|standards?)\b/i,
    value: /^(?:FDA )?21 CFR(?: Part \d+)?$/i,
    say: (value) => before(`${value}-compliant`),
  },
  {
    value:
      /^(?:bilingual|friendly|experienced|professional|uniformed|licensed|insured|trained|local|dedicated) crew$/i,
    say: (value) => after(`with ${articleFor(value)} ${value}`),
  },
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
    value: /^same[- ](?:week|month)$/i,
    say: (value) => before(lowerStart(value).replace(' ', '-')),
  },
  {
    about: /^(?!.*\bclos)/i,
    value: /^(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:mornings|afternoons|evenings|nights)$/i,
    say: (value) => after(`on ${value}`),
  },
  { value: /^online (?:via|by|over) \S/i, say: asItIs },
  {
    value: /^(?:female|male|women|vetted|licensed|certified|essential|natural|organic) \p{L}+s only$/iu,
    say: (value) => after(`with ${lowerStart(value)}`),
  },
  {
    value: /^(?:Trustpilot|Yelp|Feefo|Tripadvisor|G2) [1-5](?:\.\d)?(?:\/5| stars?)?$/i,
    say: (value) => after(`rated ${value.replace(/^(\S+) (.*)$/, '$2 on $1')}`),
  },
  { value: /^up to \d+ per \p{L}+$/iu, say: (value) => after(`with ${lowerStart(value)}`) },
  {
    value:
      /^year[- ]round (?:use|comfort|wear|protection|access|interest|colou?r|growth|operation|availability)$/i,
    say: (value) => after(`with ${lowerStart(value)}`),
  },
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
    value: /^(?:rate lock|discount|loan|allowance|(?:optical |digital )?zoom) up to \S*\d/i,
    say: (value) => {
      const said = lowerStart(value);
      return after(`with ${articleFor(said)} ${said.replace(' up to', ' of up to')}`);
    },
  },
  { value: /^\d+-hour (?:rough )?draft$/i, say: (value) => after(`with a ${value}`) },
  {
    about: /\b(?:practice areas?|areas? of (?:law|practice|expertise)|specialisms?)\b/i,
    value: {
      test: (value) =>
        LETTERS_ONLY.test(value) &&
        !PREPOSITION.test(value) &&
        !/(?:specialists?|lawyers?|teams?|partners?)$/i.test(value) &&
        !wordsOf(value).every(({ tags }) => tags.has('Place')) &&
        !isAdjective(wordsOf(value), value),
    },
    say: (value) => after(`specialising in ${value}`),
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
    about: /^(?!.*compatib)/i,
    value: /^(?:Bluetooth|USB|HDMI|Wi-?Fi|DisplayPort|Thunderbolt)[\s\d.]*\d$/,
    say: (value) => after(`with ${value}`),
  },
  {
    value: /^(?:4K|8K|HD|full HD) (?:resolution|video|display quality)$/i,
    say: (value) => after(`with ${value}`),
  },
  {
    value: /^(?:[Bb]etter|[Hh]igher|[Ii]mproved|[Gg]reater|[Ll]ower) \p{Lu}{2,}$/u,
    say: (value) => after(`with ${lowerStart(value)}`),
  },
  { value: /^(?:discounts|deals|offers) for \p{L}/iu, say: (value) => after(`with ${lowerStart(value)}`) },
  {
    value: /^(?:Energy Star|Leaping Bunny|Oeko-Tex|GreenGuard|WaterSense|Fairmined)$/i,
    say: (value) => before(`${value}-certified`),
  },
  {
    about: /\b(?:deliver\w*|service|installation|offers?)\b/i,
    value: /^white[- ]glove$/i,
    say: () => after('with white-glove service'),
  },
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
      /^(?:(?:loss of|theft of|trace and|escape of) \p{L}+(?<!cover)|(?:accidental|malicious|storm|flood|fire) (?:damage|loss)|(?:employers['’]?|public) liability)$/iu,
    say: (value) => after(`with ${lowerStart(value)} cover`),
  },
  {
    about: /\bcover/i,
    value: /^up to [£$€][\d.,]+[km]? liability$/i,
    say: (value) => after(`with ${lowerStart(value).replace(/ (?=liability)/, ' of ')} cover`),
  },
  { about: /\baccredit|\bcertif/i, value: /^City & Guilds$/, say: (value) => before(`${value}-accredited`) },
];
