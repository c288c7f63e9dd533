import { isAdjective, isCompoundWord, PRICE_WORDS } from './adjective-phrase.js';
import {
  ADJECTIVES,
  A_PRICE,
  AMOUNT,
  COMES_WITH,
  COUNTED_FEATURE,
  LEVEL_OF,
  MONEY,
  PREPOSITION,
  PRICE_RANGE,
  PRODUCTS_DO,
  QUANTITY,
  THE_PLACE,
  YOU_MAY,
} from './attribute-words.js';
import {
  ABOUT_CERTIFICATES,
  ABOUT_INTEGRATION,
  ABOUT_KIND,
  ABOUT_LOOKS,
  ABOUT_ORIGIN,
  ABOUT_PARTS,
  ABOUT_PLACE,
  ABOUT_PLATFORM,
  ABOUT_PRICE,
  ABOUT_STAFF,
  ABOUT_TECHNOLOGY,
  NO_PARTS,
} from './category-hints.js';
import { CERTIFIER } from './label-words.js';
import {
  headOfFeature,
  isAcronym,
  isNounPhrase,
  isSomebody,
  isSureNoun,
  namesPeople,
  nounPhrase,
} from './noun-phrase.js';
import { articleFor, guessForm, isKnownMass } from './nouns.js';
import type { Word } from './parts-of-speech.js';
import { type AttributePhrase, after, before, forPeople } from './phrase.js';
import { inPlace, isPlaceName, withCapitals } from './places.js';
import { problemPhrase } from './problem-phrase.js';
import { atPrice, lowerStart, sellerPhrase, verbPhrase } from './verb-phrase.js';

/** What the asker goes on doing: `keep your keys`, `bring your own`. */
const YOU_KEEP = /^(?:keep|choose|pick|set|leave|bring|text|message|call|track)\syour\s/i;

/** `In the Algarve`, `on sale`, `for beginners`: stands behind the noun as it is. */
const LEADING_PREPOSITION = /^(?:with|without|in|on|at|near|from|by|for)\s\S/i;

/** What can surely be said of a thing beside its noun; null for all else. */
export function thingPhrase(value: string, category: string, words: readonly Word[]): AttributePhrase | null {
  // A name is no adjective: `Sage`.
  if (/^\p{Ll}*\p{Lu}/u.test(value) && isSystem(value, category, words)) return worksWith(value, category);
  return (
    ofMoney(value, category) ??
    ofDoing(value, words) ??
    ofState(value, words) ??
    ofPlace(value, category) ??
    ofKind(value, category, words) ??
    ofPart(value, category, words)
  );
}

/** `Slack`, `QuickBooks Online` of integrations. */
const isSystem = (value: string, category: string, words: readonly Word[]): boolean =>
  ABOUT_INTEGRATION.test(category) &&
  words.length < 4 &&
  !A_PART.test(value) &&
  // `works with Shopify` says it already.
  !PRODUCTS_DO.test(value) &&
  !/\bcompatible\b/i.test(value);

/** `iOS`, `Fire TV` */
const isPlatform = (value: string, category: string, words: readonly Word[]): boolean =>
  ABOUT_PLATFORM.test(category) && words.length < 4 && /\p{Lu}/u.test(value) && !A_PART.test(value);

const worksWith = (value: string, category: string): AttributePhrase =>
  /compatib/i.test(category)
    ? after(`compatible with ${value}`)
    : after(`that integrates with ${value}`, `that integrate with ${value}`);

/** `under $100`, `£200 to £400`, `8p a word`. */
function ofMoney(value: string, category: string): AttributePhrase | null {
  if (PREPOSITION.test(value) && MONEY.test(value)) return after(atPrice(value));
  const [, sign, least, most] = PRICE_RANGE.exec(value) ?? [];
  if (sign && least && most) return after(`between ${sign}${least} and ${sign}${most}`);
  if (A_PRICE.test(value)) return after(`at ${value}`);
  if (A_RATE.test(value)) return after(`at ${value.replace(/p\.?a\.?$/i, 'p.a.')}`);
  const word = ABOUT_PRICE.test(category) ? PRICE_WORDS[value.toLowerCase()] : undefined;
  return word ? before(word) : null;
}

/** `0.75% p.a.` */
const A_RATE = /^\d[\d.,]*\s?%(?:\s(?:p\.?a\.?|apr|apy|aer))?$/i;

/** What it does or lets one do: `removes 99% of lead`, `made in Italy`, `cancel anytime`. */
function ofDoing(value: string, words: readonly Word[]): AttributePhrase | null {
  if (SEVERAL_WORDS_ARE.test(value))
    return isParticiple(value, words) ? before(value) : after(`that is ${value}`, `that are ${value}`);
  if (IDIOMS.test(value)) return before(value.toLowerCase().replaceAll(' ', '-'));
  if (YOU_MAY.test(value) || YOU_KEEP.test(value)) {
    return after(`that lets you ${lowerStart(value)}`, `that let you ${lowerStart(value)}`);
  }
  return verbPhrase(value, words) ?? sellerPhrase(value, words);
}

const IDIOMS =
  /^(?:pay as you go|no win no fee|one size fits all|plug and play|plug & play|grab and go|all in one|state of the art|pro bono|(?:limited|single) (?:ingredient|origin|malt|use|serve)|ready to (?:use|wear|hang|drink|eat)|(?:half|full) board|(?:fixed|short|long) term|(?:fixed|variable) rate)$/i;

/** What it is: `crash tested`, `easy to clean`, `GDPR`. */
function ofState(value: string, words: readonly Word[]): AttributePhrase | null {
  if (RULES.test(value)) return before(`${value}-compliant`);
  if (/^can(?:not)?\s/i.test(value)) return after(`that ${lowerStart(value)}`);
  if (
    IS.test(value) ||
    (words[0]?.tags.has('Adjective') && /^\p{L}+\s(?:for|to|in|by|on|with|at|from|of)\s/u.test(value))
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
  /^(?!no\s)\S+\s\S+(?:\s\S+)?\s(?:accredited|registered|compatible|approved|certified|compliant|ready|tested|verified|insured|qualified)$/i;
const RULES = /^(?:GDPR|HIPAA|CCPA|SOC [123]|PCI(?: DSS)?|WCAG(?: [\d.]+)?(?: AA?A?)?|DSGVO|ADA)$/;
const IS =
  /^(?:(?:good|free|suitable|ideal|perfect|safe|easy|ready|close|handmade|hand-?made|available)\s(?:for|to|in|by|on|with|at)\s|open\s(?:\S*days?|weekends|daily|late|all|on|until|\d)\b)/i;

/** `undyed`, `FCA regulated`; no `broken bottles replaced`. */
function isParticiple(value: string, words: readonly Word[]): boolean {
  const last = words.at(-1);
  const isDone =
    last !== undefined &&
    /ed$|made$|built$|grown$|proven$|woven$|spun$/i.test(last.text) &&
    DONE.some((tag) => last.tags.has(tag));
  return (
    isDone &&
    words.length <= 3 &&
    !isOfMany(value, words) &&
    !COMES_WITH.test(value) &&
    !/^no\s|\s(?:and|or)\s/i.test(value)
  );
}
/** `broken bottles replaced` */
const isOfMany = (value: string, words: readonly Word[]): boolean =>
  words.length > 1 && /[^s]s \S+ed$/.test(value);
/** `hydraulic disc brakes`, which compromise takes for what a disc does. */
const arePartsByName = (words: readonly Word[]): boolean =>
  words.length > 1 &&
  words.length < 4 &&
  words.at(-1)?.tags.has('PresentTense') === true &&
  /[^s]s$/.test(words.at(-1)?.text ?? '') &&
  words
    .slice(0, -1)
    .every(
      ({ tags }) =>
        (tags.has('Noun') || tags.has('Adjective')) && !tags.has('Pronoun') && !tags.has('Plural'),
    );
const DONE = ['PastTense', 'Participle', 'Adjective'];

/** `2 group` of espresso machines, `3 bedroom` of holiday homes. */
function isCountOfParts(value: string): boolean {
  const [, noun] = /^(?:[2-9]|\d{2,}) (\p{Ll}+)$/u.exec(value) ?? [];
  return noun !== undefined && guessForm(noun) === 'countable' && isSureNoun(noun);
}

/** Where it is or comes from. */
function ofPlace(value: string, category: string): AttributePhrase | null {
  if (!ABOUT_PLACE.test(category)) return null;
  if (/^(?:abroad|overseas|online|nationwide|worldwide)$/i.test(value)) return after(lowerStart(value));
  if (!isPlaceName(value)) return null;
  if (!ABOUT_ORIGIN.test(category)) return after(inPlace(value));
  // `Yunnan`, but `the Nilgiri Hills`
  const name = withCapitals(value);
  const isBare = /^\p{Lu}/u.test(name) && !THE_PLACE.test(name);
  return after(`from ${isBare ? name : nounPhrase(name)}`);
}

/** What kind it is: `waterproof`, `same day`, `11 kW`, `leather`. */
function ofKind(value: string, category: string, words: readonly Word[]): AttributePhrase | null {
  if (/^(?:same|next)[ -]day \S+$/i.test(value)) {
    const part = value.replace(/^(\S+) day/i, '$1-day');
    return after(`with ${isSomebody(value) || COUNTED_EVENT.test(value) ? 'a ' : ''}${part}`);
  }
  if (/^(?:(?:anti|non|multi|semi|pre|ultra) \S+|(?:front|rear|forward) facing)$/i.test(value))
    return before(value.replace(' ', '-'));
  if (DELIVERED.test(value) && ABOUT_DELIVERY.test(category))
    return after(`with ${lowerStart(value).replace(' ', '-')} delivery`);
  if (/^(?:same|next|full|half|multi)[ -]day$/i.test(value) || LEVEL_OF.test(value))
    return before(value.replace(/\s/, '-'));
  if (/^(?:level|type|class|tier) \d\w?$/i.test(value)) return before(value);
  if (/^\S+ only$/i.test(value)) return before(value.replace(' ', '-'));
  if (isCountOfParts(value)) return before(value.replace(' ', '-'));
  // `88 keys`, but `30 mins`
  if (/^\d+ (?!mins|secs|lbs)\p{Ll}{3}s$/u.test(value)) return after(`with ${value}`);
  if (AMOUNT.test(value) || /^DIY$/.test(value)) return before(value);
  const time = A_TIME.exec(value)?.[0].toLowerCase();
  if (time) return after(`available ${/^(?:morn|aft|eve)/.test(time) ? 'in the' : 'on'} ${time}`);
  if (/^\S+days$/i.test(value) && words[0]?.tags.has('Date')) return after(`on ${value}`);
  if (/^(\p{L}+) to \1$/iu.test(value)) return before(value.replaceAll(' ', '-'));
  if (/^\S+-wide$/i.test(value)) return before(value);
  if (isAdjective(words, value) || areAdjectives(words))
    return ABOUT_STAFF.test(category) ? null : before(hyphened(value));
  if (words[0]?.tags.has('Value') && isCompoundWord(value)) return before(value);
  if (NUMBERED_STANDARD.test(value) || (ABOUT_CERTIFICATES.test(category) && isStandard(value)))
    return before(/^IP\d/.test(value) ? `${value}-rated` : `${value}-certified`);
  if (ABOUT_CERTIFICATES.test(category) && CERTIFIER.test(value))
    return before(`${value}-${/accredit/i.test(category) ? 'accredited' : 'certified'}`);
  const isKind = ABOUT_LOOKS.test(category) || ABOUT_KIND.test(category);
  if (!isKind || words.length > 2 || !isNounPhrase(value) || isAcronym(value)) return null;
  // `timber frame`
  if (ABOUT_LOOKS.test(category) && A_PART_OF_IT.test(value)) return after(`with ${nounPhrase(value)}`);
  if (guessForm(value) !== 'plural') return before(value);
  return ABOUT_LOOKS.test(category) ? after(`with ${value}`) : null;
}
const A_PART_OF_IT =
  /\s(?:lining|frame|coating|handles?|trim|design|cladding|glazing|decking|stitching|padding|base|legs|top|cover|panels?|lid|soles?)$/i;
const A_TIME = /^(?:mornings|afternoons|evenings|weekends|weekdays|bank holidays)$/i;
const COUNTED_EVENT = /\s(?:decision|appointment|quote|visit|slot|turnaround|response)$/i;
const DELIVERED =
  /^(?:(?:same|next|named)[ -]day|nationwide|worldwide|international|free|fast|express|tracked|overnight|carbon[ -]neutral)$/i;
const ABOUT_DELIVERY = /\b(?:deliver\w*|shipping|dispatch)\b/i;
const NUMBERED_STANDARD = /^(?:(?:ISO|EN|BS|DIN|IEC|ASTM|PAS|IP)[\s-]?\p{Lu}?\d[\d:-]*|B Corp)$/u;
/** `ISO 17100`, `B Corp`, `SOC 2 Type II`. */
const isStandard = (value: string): boolean =>
  /^(?:\p{Lu}{1,6}|B Corp)(?:[\s-](?:[\d.:-]+|\p{Lu}[\p{Lu}\d]*|[Tt]ype|part))*$/u.test(value);

/** `thin and light` */
const areAdjectives = (words: readonly Word[]): boolean =>
  words.length === 3 &&
  /^(?:and|&|but)$/i.test(words[1]?.text ?? '') &&
  [words[0], words[2]].every((word) => word && isAdjective([word], word.text));

/** `dog-friendly` of `dog friendly`, `all-inclusive` of `all inclusive`; two that are said of the same stay apart. */
function hyphened(value: string): string {
  const one = value.replace(' ', '-');
  return /^\S+(?<!ly) (?:friendly|safe|proof|resistant|free|ready|approved|compliant|saving|based|owned|led)$/i.test(
    value,
  ) || ADJECTIVES.has(one.toLowerCase())
    ? one
    : value;
}

/** What it has or works with: `no monthly fee`, `a 100 night trial`, `Slack`. */
function ofPart(value: string, category: string, words: readonly Word[]): AttributePhrase | null {
  if (LEADING_PREPOSITION.test(value)) return after(lowerStart(value));
  if (/^walking distance (?:of|to|from)\s/i.test(value))
    return after(lowerStart(value).replace(/^walking distance \S+/, 'within walking distance of'));
  if (ABOUT_ACTIVITIES.test(category) && words.at(-1)?.tags.has('Gerund')) return after(`with ${value}`);
  if (QUANTITY.exec(value)?.groups?.people) return after(`for ${lowerStart(value)}`);
  if (/^(?:7|seven) days a week$/i.test(value)) return after(`open ${lowerStart(value)}`);
  if (/^short notice$/i.test(value)) return after('at short notice');
  if (/^(?:ground|first|second|top|upper|lower) floor$/i.test(value))
    return after(`on the ${lowerStart(value)}`);
  if (/^(?:spring|summer|autumn|winter)$/i.test(value)) return after(`for ${lowerStart(value)}`);
  if (/^sale$/i.test(value)) return after('on sale');
  if (/(?:^|\s)APIs?$/.test(value))
    return after(`with ${value.endsWith('s') ? '' : `${articleFor(value)} `}${value}`);
  if (/^\d+\+? years? in business$/i.test(value)) return after(`from a company with ${lowerStart(value)}`);
  if (/^\d+\+? years?['’]? (?:of )?(?:experience|expertise)$/i.test(value))
    return after(`with ${lowerStart(value)}`);
  if (/\s(?:employer|partner|business|charity|co-op|cooperative)$/i.test(value))
    return after(`from ${articleFor(value)} ${value}`);
  if (/\smember$/i.test(value)) return after(`from ${articleFor(value)} ${value}`);
  if (/^(?:no|zero)\s|^SPF\s?\d+\+?$|\bself-service$/i.test(value)) return after(`with ${lowerStart(value)}`);
  // `first month free`
  if (/^first \S+(?: \S+)? free$/i.test(value)) return after(`with the ${lowerStart(value)}`);
  const [, forWhom] = /^(\p{L}+) half[- ]price$/iu.exec(value) ?? [];
  if (forWhom) return after(`with ${forWhom} at half price`);
  if (/^free (?:delivery|shipping|returns|cancellation) \S|^click (?:and|&) collect$/i.test(value))
    return after(`with ${lowerStart(value)}`);
  if (/^(?:under|over|up to) \d.*\s(?:tall|wide|long|deep|high|thick)$/i.test(value))
    return after(lowerStart(value));
  if (INSURED.test(value)) return after(`with ${value}`);
  if (A_LIMIT.test(value)) return after(lowerStart(value));
  if (/\sstaff$/i.test(value)) return after(`with ${value}`);
  if (namesPeople(value)) {
    if (ABOUT_PEOPLE_SUITED.test(category)) return forPeople(value);
    return ABOUT_STAFF.test(category) || WHO_SERVE.test(value) ? after(`with ${value}`) : null;
  }
  if (isSystem(value, category, words)) return worksWith(value, category);
  if (isPlatform(value, category, words)) return after(`for ${value}`);
  const problem = A_REMEDY.test(value) ? null : problemPhrase(value, category, words);
  if (problem) return problem;
  if (COMES_WITH.test(value))
    return after(`with ${nounPhrase(value.replace(/\s\S+$/, ''))} ${words.at(-1)?.text ?? ''}`);
  if (isOfMany(value, words) || arePartsByName(words)) return after(`with ${value}`);
  if (/[&+](?<!^(?:\d[\d.,]*|[A-D])\+)/.test(value) || PREPOSITION.test(value)) return null;
  const feature = headOfFeature(value);
  if (COUNTED_FEATURE.test(feature) && isNounPhrase(value.replace(FIGURE, '')))
    return after(`with ${/ or |wheel drive$/i.test(value) ? '' : `${articleFor(value)} `}${inSmall(value)}`);
  if (feature.endsWith('s') && COUNTED_FEATURE.test(feature.slice(0, -1))) return after(`with ${value}`);
  const bare = value.replace(FIGURE, '');
  if (ABOUT_TECHNOLOGY.test(category) && words.length < 4 && /\p{Lu}/u.test(value))
    return after(`with ${value}`);
  // `CCTV`
  if (isAcronym(value) && isKnownMass(value) && ABOUT_PARTS.test(category)) return after(`with ${value}`);
  if (isAcronym(bare) || !isNounPhrase(bare) || (NO_PARTS.test(category) && !ABOUT_PARTS.test(category)))
    return null;
  if (ABOUT_INGREDIENTS.test(category)) return after(`with ${value}`);
  // A single word that looks counted may be anything: `Bluetooth`.
  const isSure =
    isSureNoun(bare) && (value.includes(' ') || ABOUT_PARTS.test(category) || guessForm(bare) === 'plural');
  return isSure ? after(`with ${nounPhrase(inSmall(value))}`) : null;
}

/** `under 500 calories`; `under 10 minutes` does not say what takes them, and `over 60s` are people. */
const A_LIMIT =
  /^(?:under|below|over|up to|less than|more than|at least)\s\d[\d,.]*\s?(?!min|sec|hour|day|week|month|year)\p{L}{2,}$/iu;
/** `worldwide cover`; a seat has a cover. */
const INSURED =
  /(?:^\S*\d\S*|\b(?:worldwide|european|liability|retroactive|medical|cancellation|legal|accident|breakdown|theft|damage|travel|gadget)) cover$/i;
/** Who works for the one that is asked about: `bilingual recruiters`. */
const WHO_SERVE =
  /^\S+[ -](?:recruiters|instructors|therapists|stylists|guides|technicians|tutors|coaches|consultants|advis[eo]rs|attorneys|lawyers|counsell?ors|barbers|editors|translators|interpreters|linguists|matter experts|surgeons|doctors|dentists|practitioners|support agents)$/i;

/** What helps with a problem, and is none: `odor control`. */
const A_REMEDY = /\s(?:control|relief|protection|prevention|reduction|removal|care|repair|support)$/i;
const ABOUT_ACTIVITIES = /\bactivit(?:y|ies)\b/i;

/** `WordPress Connector` of a category of systems, where capitals are left as they are. */
const inSmall = (value: string): string =>
  value.replace(A_PART, (word) => (/\p{Ll}/u.test(word) ? word.toLowerCase() : word));

/** It has these, and does not integrate with them: `WordPress connector`. */
const A_PART =
  /(?:^|\s)(?:APIs?|imports?|exports?|sync|connectors?|plug-?ins?|add-?ons?|webhooks?|apps?|\w+ions?)$/i;
/** `24/7` of `24/7 support`. */
const FIGURE = /^\S*\d\S*\s/;
const ABOUT_INGREDIENTS = /\bingredients?\b/i;
/** `Suitable for`, `Audience`. */
const ABOUT_PEOPLE_SUITED = /\b(?:suit(?:ed|able|s)|audiences?|who|for)\b/i;
