import { agePhrase } from '../customers/age-phrase.js';
import { areAdjectives, hyphened, isAdjective, isCompoundWord } from '../adjective-phrase.js';
import { COMES_WITH, COUNTED_FEATURE, THE_PLACE, YOU_MAY } from '../words/attribute-words.js';
import {
  ABOUT_ABSENCE,
  ABOUT_CERTIFICATES,
  ABOUT_DEPARTURE,
  ABOUT_KIND,
  ABOUT_LOOKS,
  ABOUT_ORIGIN,
  ABOUT_PLACE,
  ABOUT_STAFF,
  ABOUT_STOCKISTS,
  ABOUT_TECHNOLOGY,
} from '../words/category-hints.js';
import { measurePhrase, moneyPhrase } from './figure-phrase.js';
import { KNOWN_KINDS } from './known-kinds.js';
import { CERTIFIER } from '../words/label-words.js';
import { isAcronym, isNounPhrase, isSureNoun, nounPhrase } from '../words/noun-phrase.js';
import { isCountableNoun } from '../words/countable-nouns.js';
import { articleFor, guessForm } from '../words/nouns.js';
import { offerClause } from '../customers/clause-phrase.js';
import { type Word, wordsOf } from '../words/parts-of-speech.js';
import { type AttributePhrase, after, before, kindBefore } from '../phrase.js';
import {
  aroundPlace,
  atAirport,
  inPlace,
  isPlaceName,
  SORTS_OF_PLACES,
  withCapitals,
} from '../words/places.js';
import { fitOfThing, purposeOfThing } from './thing-purpose.js';
import { TOLD_BY_CATEGORY } from './told-by-category.js';
import { lowerStart, sellerPhrase, verbPhrase } from '../verb-phrase.js';
import { isOfMany, isSystem, partPhrase, worksWith } from './part-phrase.js';

const YOU_DO =
  /^(?:pay (?:only )?(?:when|if|for what|once) you|(?:subscribe|mix|build|try|design|book) (?:and|&))\s/i;
const AT_YOUR_PACE =
  /^(?:learn|pay|study|work|train) (?:at your own pace|over time|in instal?lments)$|^(?:skip|pause|swap|cancel) or \p{L}+ (?:any ?time|online)$/iu;
/** What the asker may keep doing: `keep your keys`, `bring your own`. */
const YOU_KEEP = /^(?:keep|choose|pick|set|leave|bring|text|message|call|track)\syour\s/i;

/** The certain phrase about a thing next to its noun; null for all else. */
export function thingPhrase(value: string, category: string, words: readonly Word[]): AttributePhrase | null {
  const told = TOLD_BY_CATEGORY.find(
    ({ about, value: fits }) => (about?.test(category) ?? true) && fits.test(value),
  );
  if (told) return told.say(value, category);
  if (ABOUT_ABSENCE.test(category) && !IS_FREE_ITSELF.test(value))
    return after(
      /^(?:made )?without/i.test(category)
        ? `without ${nounPhrase(value)}`
        : `free from ${value.replace(/(?<=\p{L}) & (?=\p{L})/gu, ' and ')}`,
    );
  // Neither a certificate nor a system to work with, whatever the category.
  if (/^secured by design$/i.test(value)) return after('with Secured by Design certification');
  if (/^(?:SSO|SAML|MFA|2FA|RBAC|single sign-on)$/i.test(value)) return after(`with ${value}`);
  // A name is not an adjective: `Sage`.
  if (/^\p{Ll}*\p{Lu}/u.test(value) && isSystem(value, category, words)) return worksWith(value, category);
  if (AN_AGE_RANGE.test(category) && /^(?:ages? )?\d(?!.*old)/i.test(value))
    return agePhrase(value, category);
  // `English to Spanish`
  const [, from, to] = /^(\p{Lu}\p{Ll}+) (?:to|into|>|→|–|-) (\p{Lu}\p{Ll}+)$/u.exec(value) ?? [];
  if (from && to && /\blanguages?\b/i.test(category)) return before(`${from}-to-${to}`);
  if (/^in[- ]network with\s/i.test(value)) return after(value.replace(/^in[- ]network/i, 'in-network'));
  if (/^contracts?\b|\b(?:terms|commercials|billing)\b/i.test(category) && A_CONTRACT.test(value))
    return after(
      `on ${articleFor(value)} ${lowerStart(value).replace(/^(\d+) (\S+?)s?$/, '$1-$2')} contract`,
    );
  const serves = staffPhrase(value, category, words);
  if (serves) return serves;
  if (/^fits$/i.test(category)) return after(`that fits ${value}`, `that fit ${value}`);
  return (
    moneyPhrase(value, category) ??
    measurePhrase(value) ??
    ofDoing(value, words) ??
    ofState(value, words) ??
    ofPlace(value, category) ??
    fitOfThing(value, category) ??
    purposeOfThing(value, category, words) ??
    ofKind(value, category, words) ??
    partPhrase(value, category, words)
  );
}

/** `Vegan` in a category `Free from`: what it is, not what it lacks. */
const IS_FREE_ITSELF =
  /^(?:no|free|without|zero)\s|[- ]free\b|^non-|\b(?:vegan|vegetarian|organic|friendly|suitable|kosher|halal)\b/i;
/** `monthly rolling` */
const A_CONTRACT =
  /^(?:\S+ )?(?:rolling|monthly|annual|yearly|fixed|flexible|short|long|\d+[- ](?:month|year|week)s?)$/i;

/** `with a patient instructor`: what those who serve are. */
function staffPhrase(value: string, category: string, words: readonly Word[]): AttributePhrase | null {
  const [, who] = ONE_OF_STAFF.exec(category) ?? [];
  if (!who || words.length !== 1 || !(isAdjective(words, value) || OF_TEMPER.test(value))) return null;
  return after(`with ${articleFor(value)} ${lowerStart(value)} ${who.toLowerCase()}`);
}
const ONE_OF_STAFF =
  /^(?:our |your |the )?(instructor|teacher|tutor|driver|carer|technician|engineer|trainer|coach|guide|therapist)s?$/i;
const OF_TEMPER = /^(?:patient|friendly|calm|gentle|kind|strict|qualified|professional|female|male)$/i;

/** Of those who use it; `Age` alone may be a whisky's. */
const AN_AGE_RANGE = /\bages\b|\bage (?:range|group|band)s?\b|\brecommended age\b/i;

/** What it does or lets its user do: `removes 99% of lead`, `made in Italy`, `cancel anytime`. */
function ofDoing(value: string, words: readonly Word[]): AttributePhrase | null {
  if (SEVERAL_WORDS_ARE.test(value))
    return isParticiple(value, words) ? before(value) : after(`that is ${value}`, `that are ${value}`);
  if (IDIOMS.test(value)) return before(value.toLowerCase().replaceAll(' ', '-'));
  if (YOU_MAY.test(value) || YOU_KEEP.test(value) || YOU_DO.test(value) || AT_YOUR_PACE.test(value)) {
    return after(`that lets you ${lowerStart(value)}`, `that let you ${lowerStart(value)}`);
  }
  return verbPhrase(value, words) ?? sellerPhrase(value, words) ?? offerClause(value, words);
}

const IDIOMS =
  /^(?:pay as you go|pay monthly|(?:carbon|climate) (?:neutral|positive|negative)|free[- ]range|bone[- ]in|thick[- ]cut|whole of market|lie flat|flat fold|no win no fee|one size fits all|plug and play|plug & play|grab and go|pick and pack|all in one|bean to bar|farm to table|(?:first|second) flush|state of the art|pro bono|fair trade|direct trade|(?:early|late) (?:morning|evening)|rent to own|mail in|walk in|drop in|drag (?:and|&) drop|end[- ]to[- ]end encrypted|tax deductible|(?:business|smart) casual|(?:limited|single) (?:ingredient|origin|malt|use|serve|edition|protein|vineyard|estate)|flat pack|award winning|no (?:drill|iron|sew|mow|code|crease|slip|bake|spill)|(?:salon|hotel|restaurant|studio|museum|premium|top|professional|archival|heirloom) quality|ready to (?:use|wear|hang|drink|eat)|(?:half|full) board|all (?:girls|boys)|(?:fixed|short|long) term|small batch|(?:fixed|variable) rate)$/i;

/** What it is: `crash tested`, `easy to clean`, `GDPR`. */
function ofState(value: string, words: readonly Word[]): AttributePhrase | null {
  if (RULES.test(value)) return before(`${value}-compliant`);
  // `close to station`
  const [, near, where] = /^(close to|near|next to|opposite) (\p{Ll}+)$/u.exec(lowerStart(value)) ?? [];
  if (near && where && guessForm(where) === 'countable' && isSureNoun(where))
    return after(`${near} the ${where}`);
  // `comfortable all day`
  if (words[0]?.tags.has('Adjective') && /^\p{L}+ (?:all (?:day|night|year)|year[- ]round)$/iu.test(value))
    return after(`that is ${lowerStart(value)}`, `that are ${lowerStart(value)}`);
  if (/^(?:can(?:not)?|will)\s/i.test(value)) return after(`that ${lowerStart(value)}`);
  // `easy to use app`
  const [, use, what] = /^((?!next|close)\S+ to \S+) (\p{L}+)$/u.exec(value.replaceAll('-', ' ')) ?? [];
  if (use && what && words[0]?.tags.has('Adjective') && COUNTED_FEATURE.test(what))
    return after(`with ${articleFor(use)} ${use.replaceAll(' ', '-')} ${what}`);
  if (
    IS.test(value) ||
    // `quiet enough for an office`
    /^\p{L}+ enough (?:for|to) \S/iu.test(value) ||
    (words[0]?.tags.has('Adjective') &&
      !isCountableNoun(words[0].text) &&
      /^\p{L}+\s(?:for|to|in|by|on|with|at|from|of)\s/u.test(value))
  )
    return after(`that is ${lowerStart(value)}`, `that are ${lowerStart(value)}`);
  // `minimally invasive`
  if (words.length === 2 && /ly /i.test(value) && words[1]?.tags.has('Adjective')) return before(value);
  return isParticiple(value, words)
    ? before(words.length === 2 && !/ly\s|\s\S+-/.test(value) ? value.replace(' ', '-') : value)
    : null;
}
/** `Save Face accredited`, `smart home compatible` */
const SEVERAL_WORDS_ARE =
  /^(?!no\s)\S+\s\S+(?:\s\S+)?\s(?:accredited|registered|compatible|approved|certified|compliant|ready|tested|verified|insured|qualified|eligible)$/i;
const RULES = /^(?:RoHS|WEEE|GDPR|HIPAA|CCPA|SOC [123]|PCI(?: DSS)?|WCAG(?: [\d.]+)?(?: AA?A?)?|DSGVO|ADA)$/;
const IS =
  /^(?:worth (?:the|it|every)\b|off the (?:beaten|grid)\b|(?:good|free|suitable|ideal|perfect|safe|easy|ready|close|handmade|hand-?made|available)\s(?:for|to|in|by|on|with|at)\s|open\s(?:24\/7|24 hours|\S*days?|(?:at )?weekends|nights|evenings|mornings|christmas|boxing day|new year|daily|late|all|on|until|\d)\b)/i;

/** `undyed`, `FCA regulated`; but not `broken bottles replaced`. */
function isParticiple(value: string, words: readonly Word[]): boolean {
  const last = words.at(-1);
  const isDone =
    last !== undefined &&
    !/\sif\s/i.test(value) &&
    /ed$|made$|built$|grown$|proven$|woven$|spun$|caught$|fed$|bred$|blown$|sewn$/i.test(last.text) &&
    DONE.some((tag) => last.tags.has(tag));
  return (
    isDone &&
    words.length <= 3 &&
    !value.includes(',') &&
    !isOfMany(value, words) &&
    !COMES_WITH.test(value) &&
    !/\s(?:added|handled|arranged|sorted)$/i.test(value) &&
    !/^no\s|\s(?:and|or)\s/i.test(value)
  );
}
const DONE = ['PastTense', 'Participle', 'Adjective'];

/** Where it is or comes from. */
function ofPlace(value: string, category: string): AttributePhrase | null {
  const isOrigin = ABOUT_ORIGIN.test(category) || ABOUT_DEPARTURE.test(category);
  const airport = atAirport(value, category);
  if (airport) return after(airport);
  // `Yorkshire Dales`, whatever the category
  if (
    THE_PLACE.test(value) &&
    /\bdeliver|\bshipping\b/i.test(category) &&
    !ABOUT_PLACE.test(category) &&
    !/\b(?:from|course|training)\b/i.test(category)
  )
    return after(`delivered to the ${value}`);
  if (THE_PLACE.test(value) && !isOrigin)
    return after(/\bprovenance\b/i.test(category) ? `from the ${value}` : inPlace(value));
  if (/\b(?:coverage|service areas?|areas? (?:served|covered))\b/i.test(category) && AN_AREA.test(value))
    return after(inPlace(value));
  if (ABOUT_STOCKISTS.test(category) && SHOPS.test(value)) return after(`sold ${atShop(value)}`);
  if (!ABOUT_PLACE.test(category)) return null;
  const around = aroundPlace(value);
  if (around) return after(around);
  if (
    /^(?:abroad|overseas|online|nationwide|worldwide|downtown|uptown|(?:any|every|some)where (?:in|near) .+)$/i.test(
      value,
    )
  )
    return after(lowerStart(value));
  if (!isOrigin && SORTS_OF_PLACES.test(value)) return after(`in ${lowerStart(value)}`);
  // `NC`
  if (/\bstates?\b/i.test(category) && /^\p{Lu}{2}$/u.test(value)) return after(`in ${value}`);
  if (/^(?:indoor|outdoor|covered|heated) \p{Ll}+$/iu.test(value))
    return after(`in ${nounPhrase(lowerStart(value))}`);
  if (!isPlaceName(value)) return null;
  // `Luxury` of `Style & location`
  if (/&|\band\b|\//.test(category) && isAdjective(wordsOf(lowerStart(value)), lowerStart(value)))
    return null;
  if (!isOrigin) return after(inPlace(value));
  // `Japanese`
  if (wordsOf(value).at(-1)?.tags.has('Demonym')) return before(value);
  // `Yunnan`, but `the Nilgiri Hills`
  const name = withCapitals(value);
  const isBare = /^\p{Lu}/u.test(name) && !THE_PLACE.test(name);
  return after(`from ${isBare ? name : nounPhrase(name)}`);
}

/** Not `direct from the brand`. */
const SHOPS =
  /^(?!direct\b|online \S|in[- ]store\b|our\b|(?:weekends?|weekdays?|wholesale|duty[- ]free|sizes?)\b)\p{L}[\p{L}\d&'’. -]*$/iu;
/** `at Boots`, `in salons`, `on Etsy` */
function atShop(shop: string): string {
  if (/^(?:online|nationwide|worldwide)$/i.test(shop)) return lowerStart(shop);
  if (/^(?:Amazon|eBay|Etsy|Shopee|Allegro|Zalando|Vinted|TikTok Shop)\b/i.test(shop)) return `on ${shop}`;
  if (wordsOf(shop).every(({ tags }) => tags.has('Place'))) return inPlace(shop);
  return `${/^\p{Lu}/u.test(shop) ? 'at' : 'in'} ${shop}`;
}
/** `all 50 states`, `Dallas-Fort Worth`, `Bay Area`; but not `Lost luggage`. */
const AN_AREA = /^all \d+ states$|^\p{Lu}\p{Ll}+(?:[- ]\p{Lu}\p{Ll}+)+$|^(?:the )?\p{Lu}\p{Ll}+ Area$/u;

/** What kind it is: `waterproof`, `same day`, `11 kW`, `leather`. */
function ofKind(value: string, category: string, words: readonly Word[]): AttributePhrase | null {
  const known = KNOWN_KINDS.find(
    ({ about, value: is }) => is.test(value) && (!about || about.test(category)),
  );
  if (known) return known.say(value, category);
  // `Zapier` ends like `happier`.
  const isAName =
    ABOUT_TECHNOLOGY.test(category) &&
    /^\p{Lu}/u.test(value) &&
    !/-(?:free|proof|resistant)$|\s(?:compliant|certified|compatible|ready|approved|enabled|rated)$/i.test(
      value,
    );
  // `sews leather`
  const isDoing =
    words.length === 2 && words[0]?.tags.has('PresentTense') === true && /^\p{L}+[^s\P{L}]s /u.test(value);
  if (
    !isAName &&
    !isDoing &&
    !/^without\s/i.test(value) &&
    (isAdjective(words, value) || areAdjectives(words))
  )
    return ABOUT_STAFF.test(category) ? null : before(hyphened(value));
  if (words[0]?.tags.has('Value') && isCompoundWord(value)) return before(value);
  if (
    NUMBERED_STANDARD.test(value) ||
    (ABOUT_CERTIFICATES.test(category) && !/^(?:LATCH|ISOFIX|SIPS)$/i.test(value) && isStandard(value))
  )
    return before(/^IP\d/.test(value) ? `${value}-rated` : `${value}-${provedIn(value, category)}`);
  if ((ABOUT_CERTIFICATES.test(category) || /\bcredentials?\b/i.test(category)) && CERTIFIER.test(value))
    return before(`${value}-${/accredit/i.test(category) ? 'accredited' : 'certified'}`);
  if (
    /\b(?:formats?|pack\w*|containers?)\b/i.test(category) &&
    A_CONTAINER.test(value) &&
    isNounPhrase(value.replace(/^\d\S*\s/, ''))
  )
    return after(`in ${nounPhrase(value)}`);
  // `PEEK`, `316 stainless steel`, `aluminium 6082`
  if (ABOUT_MATERIAL.test(category) && (isAcronym(value) || NUMBERED_MATERIAL.test(value)))
    return after(`in ${lowerStart(value)}`);
  const isKind = ABOUT_LOOKS.test(category) || ABOUT_KIND.test(category);
  if (isKind && A_BENEFIT.test(value) && isNounPhrase(value)) return after(`with ${nounPhrase(value)}`);
  // `tanning ledge`, `natural stone coping`
  if (/\bdesigns?\b/i.test(category) && value.includes(' ') && isNounPhrase(value) && isSureNoun(value))
    return after(`with ${nounPhrase(value)}`);
  if (!isKind || value.split(' ').length > 2 || !isNounPhrase(value) || isAcronym(value)) return null;
  // `timber frame`
  if (ABOUT_LOOKS.test(category) && A_PART_OF_IT.test(value))
    return after(`with ${/\scover$/i.test(value) ? `${articleFor(value)} ${value}` : nounPhrase(value)}`);
  const isLong = !ABOUT_LOOKS.test(category) && !/\bstyles?\b/i.test(category) && value.includes(' ');
  if (guessForm(value) !== 'plural')
    return isLong || /\bspecies\b/i.test(category) ? kindBefore(value) : before(value);
  // `live classes`
  const isIn = words.length > 1 && /\bformats?\b/i.test(category);
  return ABOUT_LOOKS.test(category) || isIn ? after(`with ${value}`) : null;
}
/** How a thing stands to a standard: `A2LA-accredited` of `Accreditation`, `LPA-compliant` of `Compliance`. */
const provedIn = (value: string, category: string): string =>
  /^accredit\w*$/i.test(category) && !/^ISO \d/.test(value)
    ? 'accredited'
    : /\bcomplian/i.test(category) && !/\bcert/i.test(category)
      ? 'compliant'
      : 'certified';
const ABOUT_MATERIAL = /\b(?:materials?|fabrics?|metals?)\b/i;
const NUMBERED_MATERIAL = /^(?:\d{3,4} \p{Ll}+(?: \p{Ll}+)?|\p{L}\p{Ll}+ \d{3,4})$/u;
/** What comes with a course, in a category of its formats. */
const A_BENEFIT =
  /(?:^|\s)(?:guarantee|aid|mentorship|mentoring|coaching|certificate|placement|projects?|discount|trial|warranty|wrapping|cards?|access|guides?|instructor|transfers?|(?<!full-|part-|full |part |short )time|excursions?|tastings?)$/i;
const A_CONTAINER =
  /\s(?:pouch|tin|bottle|can|jar|bag|tube|carton|keg|tub|case|crate|pallet|tote|drum|sack|IBC|sachets|cans|bottles|jars|bags|pouches|tins)$/i;
const A_PART_OF_IT =
  /\s(?:lining|headstock|neck|finish|edges?|piping|details?|detailing|train|dial|crystal|bezel|neckline|frame|coating|handles?|trim|paint|varnish|veneer|lacquer|design|cladding|glazing|decking|stitching|padding|base|legs|top|cover|panels?|lid|soles?|waist|collar|hood|sleeves|hem|heel|uppers?|straps?)$/i;
const NUMBERED_STANDARD =
  /^(?:SOC [123](?: Type \w+)?|(?:ISO|EN|BS|DIN|IEC|ASTM|PAS|IP|UL|ANSI|NSF|CSA)[\s-]?\p{Lu}?\d[\d:-]*|B Corp)$/u;
/** `ISO 17100`, `B Corp`, `SOC 2 Type II`. */
const isStandard = (value: string): boolean =>
  /^(?:\p{Lu}{1,6}|\p{Lu}\d\p{Lu}{2,4}|\p{Lu}{2,4}\d{1,2}|\p{Lu}{2,5}\/\p{Lu}{2,5}|\p{Lu}\p{Ll}\p{Lu}{2,4}|B Corp)(?:[\s-](?:[\d.:-]+|\p{Lu}[\p{Lu}\d]*|[Tt]ype|part))*$/u.test(
    value,
  );
