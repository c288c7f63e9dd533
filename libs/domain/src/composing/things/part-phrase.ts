import { COMES_WITH, COUNTED_FEATURE, PREPOSITION, PRODUCTS_DO, QUANTITY } from '../words/attribute-words.js';
import {
  ABOUT_COVER,
  ABOUT_INTEGRATION,
  ABOUT_PARTS,
  ABOUT_PLATFORM,
  ABOUT_STAFF,
  ABOUT_TECHNOLOGY,
  NO_PARTS,
} from '../words/category-hints.js';
import {
  headOfFeature,
  isAcronym,
  isNounPhrase,
  isSureNoun,
  namesPeople,
  nounPhrase,
  SUPERLATIVE,
} from '../words/noun-phrase.js';
import { isCountableNoun } from '../words/countable-nouns.js';
import { articleFor, guessForm, isKnownMass, mayBeMass } from '../words/nouns.js';
import { type Word, wordsOf } from '../words/parts-of-speech.js';
import { type AttributePhrase, after, forPeople } from '../phrase.js';
import { walkingDistance } from '../words/places.js';
import { KNOWN_PARTS } from './known-parts.js';
import { problemPhrase } from '../customers/problem-phrase.js';
import { lowerStart, sellerPhrase } from '../verb-phrase.js';

/** What a thing has or works with: `no monthly fee`, `a 100 night trial`, `Slack`. */
export function partPhrase(value: string, category: string, words: readonly Word[]): AttributePhrase | null {
  const known = KNOWN_PARTS.find(
    ({ about, value: fits }) => (about?.test(category) ?? true) && fits.test(value),
  );
  if (known) return known.say(value, category);
  const near = walkingDistance(value);
  if (near) return after(near);
  // Toys and courses are for a skill.
  if (ABOUT_SKILLS.test(category) && isNounPhrase(value) && !isAcronym(value)) return after(`for ${value}`);
  if (ABOUT_ACTIVITIES.test(category) && words.at(-1)?.tags.has('Gerund')) return after(`with ${value}`);
  if (QUANTITY.exec(value)?.groups?.people) return after(`for ${lowerStart(value)}`);
  if (ABOUT_COVER.test(category) && isCovered(value))
    return after(`that covers ${value}`, `that cover ${value}`);
  // `remote teams across time zones`
  if (TEAMS.test(value) && !ABOUT_STAFF.test(category) && !ABOUT_PARTS.test(category))
    return after(`for ${value}`);
  if (namesPeople(value)) {
    if (ABOUT_PEOPLE_SUITED.test(category)) return forPeople(value);
    return ABOUT_STAFF.test(category) || WHO_SERVE.test(value) || PRAISED.test(value)
      ? after(`with ${value}`)
      : null;
  }
  if (isSystem(value, category, words)) return worksWith(value, category);
  if (isPlatform(value, category, words) || (ABOUT_DEVICES.test(category) && guessForm(value) === 'plural'))
    return after(`for ${value}`);
  const problem = A_REMEDY.test(value) ? null : problemPhrase(value, category, words);
  if (problem) return problem;
  const paid =
    PAID_WITH.exec(value)?.[1] ?? (/\binsur\w+\b/i.test(category) && AN_INSURER.test(value) ? value : null);
  if (paid) return sellerPhrase(`accepts ${paid}`, wordsOf(`accepts ${paid}`));
  if (/^GI Bill$/i.test(value)) return after('covered by the GI Bill');
  if (COMES_WITH.test(value))
    return after(`with ${nounsOf(value.replace(/\s\S+$/, ''))} ${words.at(-1)?.text ?? ''}`);
  if (isOfMany(value, words) || arePartsByName(words)) return after(`with ${value}`);
  if (/[&+](?<!^(?:\d[\d.,]*|[A-D])\+)|, /.test(value) || PREPOSITION.test(value)) return null;
  if (ABOUT_INGREDIENTS.test(category) && isNounPhrase(value)) return after(`with ${value}`);
  const feature = headOfFeature(value);
  const isNoun = isNounPhrase(value.replace(FIGURE, '')) || isFeatureByName(value, words);
  // `hybrid online and classroom`
  if (/\S \S* ?and /.test(value) && guessForm(value) === 'countable') return null;
  // Not `a great customer service`.
  const isCounted =
    COUNTED_FEATURE.test(feature) &&
    !(/\s(?:service|cover)$/i.test(feature) && guessForm(feature) === 'mass');
  if (isCounted && isNoun) {
    const isBare = / or |wheel drive$/i.test(value);
    const article = SUPERLATIVE.test(value) ? 'the ' : `${articleFor(value)} `;
    return after(`with ${isBare ? '' : article}${inSmall(value)}`);
  }
  if (feature.endsWith('s') && COUNTED_FEATURE.test(feature.replace(/(?<=ch|sh|x|s)es$|s$/, '')))
    return after(`with ${value}`);
  const bare = value.replace(FIGURE, '');
  if (ABOUT_TECHNOLOGY.test(category) && words.length < 4 && /\p{Lu}/u.test(value))
    return after(`with ${value}`);
  // `CCTV`
  if (isAcronym(value) && isKnownMass(value) && ABOUT_PARTS.test(category)) return after(`with ${value}`);
  if (isAcronym(bare) || !isNounPhrase(bare) || (NO_PARTS.test(category) && !ABOUT_PARTS.test(category)))
    return null;
  // A single word that looks countable may be anything: `Bluetooth`.
  const isSure =
    (isSureNoun(bare) || (value.includes(' ') && mayBeMass(bare))) &&
    (value.includes(' ') ||
      isKnownMass(value) ||
      (isCountableNoun(value) && nounPhrase(value) !== value) ||
      ABOUT_PARTS.test(category) ||
      guessForm(bare) === 'plural');
  if (isSure) return after(`with ${isSureNoun(bare) ? nounPhrase(inSmall(value)) : inSmall(value)}`);
  // `quick-release chuck`: no list knows it, but it ends like a thing that is counted.
  return A_PLAIN_PART.test(value) && COUNTED_ENDING.test(value) ? after(`with ${nounPhrase(value)}`) : null;
}

/** Two or three words without capitals, the last no activity. */
const A_PLAIN_PART = /^(?:[\p{Ll}-]+ ){1,2}\p{Ll}+$/u;
/** Words that end like things of which there may be several: `chuck`, `inbox`, `grinder`. */
const COUNTED_ENDING =
  /(?:box|board|pad|port|book|light|cam|bag|belt|bar|band|card|case|door|[^s]er|or|et|ette|ck|tch|hub|tap|grip|strap|clip|mount|sleeve|valve|gauge|dial|knob|lid|spout|nozzle|hinge|zip)(?<!water|leather|paper|rubber|timber|power|butter|pepper|copper|silver|weather|cover|stock|velvet)$/i;

const AN_INSURER =
  /^(?:Aetna|Cigna|Humana|UnitedHealthcare|Blue Cross|Medicare|Medicaid|TRICARE|Kaiser|BUPA|AXA|Vitality|Aviva|WPA)\b/i;
/** `NHS vouchers accepted` */
const PAID_WITH =
  /^(.*\b(?:vouchers?|payments?|cards?|insurance|cash|credit|plans|referrals|trade-ins|part exchange|benefits|crypto|bitcoin|paypal|klarna|medicaid|medicare|cheques)) accepted$/i;

/** `lost luggage`, `extreme sports`; but `full cover` and `low deductible` describe the insurance. */
const isCovered = (value: string): boolean =>
  isNounPhrase(value) &&
  (guessForm(value) !== 'countable' || isSureNoun(value)) &&
  !/^(?:no|zero)\s|\b(?:cover|coverage|insurance|policy|deductible|excess|limits?|claims?|payments?|assistance|helpline|guarantee|warranty|trial|period)$/i.test(
    value,
  );
/** The provider's staff: `bilingual recruiters`. */
const WHO_SERVE =
  /^\S+[ -](?:recruiters|instructors|therapists|stylists|guides|technicians|tutors|coaches|consultants|advis[eo]rs|attorneys|lawyers|counsell?ors|barbers|cleaners|nannies|sitters|movers|drivers|chefs|carers|plumbers|electricians|nurses|teachers|trainers|editors|translators|interpreters|linguists|experts|surgeons|doctors|dentists|practitioners|agents)$/i;

/** Words for those who serve, not for customers: `world-class soloists`. */
const PRAISED =
  /^(?:world-class|award-winning|experienced|qualified|certified|licensed|accredited|trained|vetted|background-checked|native(?:-speaking)?|friendly|dedicated|expert|in-house|on-site|multilingual|english-speaking|board-certified)\s/i;

/** `HSA and FSA` take no article. */
const nounsOf = (value: string): string =>
  /\s(?:and|&|or)\s/.test(value) || isAcronym(value) ? value : nounPhrase(value);

/** Teams of customers, whatever the category. */
const TEAMS =
  /^(?:remote|distributed|hybrid|global|international|multilingual)\steams(?:\s(?:across|in|with)\s|$)/i;

/** A remedy, not a problem: `odor control`. */
const A_REMEDY = /\s(?:control|relief|protection|prevention|reduction|removal|care|repair|support)$/i;
const ABOUT_SKILLS =
  /\b(?:skills?|learning (?:goals?|aims?|outcomes?|focus|areas?|benefits?)|learns|teaches|develops|develop(?:ment|mental) (?:goals?|areas?|skills?|benefits?)|educational (?:value|goals?|focus|benefits?))\b|^learning$/i;
const ABOUT_ACTIVITIES = /\bactivit(?:y|ies)\b/i;

/** `WordPress connector` from `WordPress Connector` in a category of systems, where capitals were kept. */
const inSmall = (value: string): string =>
  value.replace(A_PART, (word) => (/\p{Ll}/u.test(word) ? word.toLowerCase() : word));

/** Parts that a thing has and does not integrate with: `WordPress connector`. */
const A_PART =
  /(?:^|\s)(?:APIs?|access|imports?|exports?|sync|connectors?|plug-?ins?|add-?ons?|webhooks?|apps?|\w+ions?)$/i;
/** `24/7` in `24/7 support`, `2.6%` in `flat 2.6% rate`. */
const FIGURE = /(?:^|(?<=\s))\S*\d\S*\s/;
const ABOUT_DEVICES = /^devices?$/i;
const ABOUT_INGREDIENTS = /\b(?:ingredients?|recipes?)\b/i;
/** `Suitable for`, `Audience`. */
const ABOUT_PEOPLE_SUITED = /\b(?:suit(?:ed|able|s)|audiences?|who|for)\b/i;

/** `Slack`, `QuickBooks Online` in a category of integrations. */
export const isSystem = (value: string, category: string, words: readonly Word[]): boolean =>
  ABOUT_INTEGRATION.test(category) &&
  words.length < 4 &&
  !A_PART.test(value) &&
  !A_FUNCTION.test(value) &&
  // `works with Shopify` says it already.
  !PRODUCTS_DO.test(value) &&
  !NO_SYSTEM.test(value);

/** `Live tracking`, in a category of integrations; but `Slack alerts` and `Google Analytics` are of a system. */
export const A_FUNCTION =
  /^(?:live|real[- ]time|automatic|automated|instant|daily|push|online|mobile|custom|bulk)\s(?:\p{Ll}+ )?(?:tracking|reporting|monitoring|alerts|notifications|updates|analytics|messaging|booking|invoicing|billing|ordering)$/iu;

/** In a category of integrations and more: `flat monthly fee`, `HMRC recognised`, `ISO 27001`. */
export const NO_SYSTEM =
  /\bcompatible\b|(?:^|\s)(?:trial|fees?|plans?|contract|pricing|price|discount|demo|support|month|year|user|free|setup|onboarding|enrolment|downloads?|playback|listening|viewing)$|\S(?:ised|ized|fied|iant|oved|ited)$|-(?:enrolment|free|friendly)$|^(?:ISO|SOC|PCI|IEC) ?\d/i;

/** `iOS`, `Fire TV` */
const isPlatform = (value: string, category: string, words: readonly Word[]): boolean =>
  ABOUT_PLATFORM.test(category) && words.length < 4 && /\p{Lu}/u.test(value) && !A_PART.test(value);

export const worksWith = (value: string, category: string): AttributePhrase =>
  /compatib/i.test(category)
    ? after(`compatible with ${value}`)
    : /\bworks? with\b/i.test(category)
      ? after(`that works with ${value}`, `that work with ${value}`)
      : after(`that integrates with ${value}`, `that integrate with ${value}`);

/** `padded carry case`, `cycle to work scheme`: verbs inside a name that ends in a noun. */
const isFeatureByName = (value: string, words: readonly Word[]): boolean =>
  words.length > 1 &&
  words.length < 6 &&
  COUNTED_FEATURE.test(value) &&
  LEADS_A_NAME.some((tag) => words[0]?.tags.has(tag)) &&
  !words.some(({ tags }) => NOT_IN_A_NAME.some((tag) => tags.has(tag))) &&
  !/\s(?:in|on|at|by|for|with|without|or|from|per)\s/i.test(value);
const LEADS_A_NAME = ['Noun', 'Adjective', 'PastTense', 'Expression'];
const NOT_IN_A_NAME = ['Pronoun', 'Modal', 'Copula', 'Negative'];
/** `broken bottles replaced` */
export const isOfMany = (value: string, words: readonly Word[]): boolean =>
  words.length > 1 && /[^s]s \S+ed$/.test(value) && !/^\p{Lu}\S+ (?:ranked|rated|recommended)$/u.test(value);
/** `hydraulic disc brakes`, where compromise takes `brakes` for a verb. */
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
