import { isAdjective } from './adjective-phrase.js';
import type { AttributeRef } from '../combinations/combination.js';
import { VALUE_SLOT } from '../names/phrases.js';
import { CLAUSE, COUNTED_FEATURE, PEOPLE_FIRST } from './words/attribute-words.js';
import { choosesBy, criterionPhrase, isAbstract } from './things/criterion-phrase.js';
import { customerPhrase } from './customers/customer-phrase.js';
import {
  headOfFeature,
  isKnownPlural,
  isNounPhrase,
  isSureNoun,
  namesPeople,
  nounPhrase,
} from './words/noun-phrase.js';
import { isCountableNoun } from './words/countable-nouns.js';
import { articleFor, isKnownMass, lastWord } from './words/nouns.js';
import { isKnownWord, wordsOf } from './words/parts-of-speech.js';
import { type AttributePhrase, after, aside, before, forPeople, remark, situation } from './phrase.js';
import {
  ABOUT_ABSENCE,
  ABOUT_CERTIFICATES,
  ABOUT_INTERESTS,
  ABOUT_LOOKS,
  ABOUT_PEOPLE,
  ABOUT_PLACE,
  ABOUT_PRICE,
  ABOUT_PROBLEM,
  ABOUT_STOCKISTS,
  ABOUT_SYSTEMS,
  ABOUT_TIMES,
  ABOUT_WORRY,
  NO_PARTS,
} from './words/category-hints.js';
import { CERTIFIER, INSURERS } from './words/label-words.js';
import { withoutLabelCapitals } from './words/label-capitals.js';
import { A_FUNCTION, NO_SYSTEM } from './things/part-phrase.js';
import { inPlace } from './words/places.js';
import { wondering } from './customers/question-phrase.js';
import { speakable } from './words/speakable.js';
import { thingPhrase } from './things/thing-phrase.js';
import { toldBy } from './customers/situation-phrase.js';
import { clauseOr, lowerStart } from './verb-phrase.js';

const ARTICLE = /^(?:an?|the|no)$/i;

/**
 * The last word of a pattern before its value: `a` and `an` agree with the value, and a word that the value itself
 * begins with is not repeated: `for {value}` with `for beginners`, `with a {value}` with `a helmet`.
 */
function lastWordFor(value: string, last: string): string {
  const first = value.split(' ', 1)[0] ?? '';
  const isA = /^an?$/i.test(last);
  if (first.toLowerCase() === last.toLowerCase() || (isA && ARTICLE.test(first))) return '';
  return `${isA ? articleFor(value) : last} `;
}

/** How an attribute is phrased: as staff set it, or as guessed from its parts of speech. */
export function phraseOf(ref: AttributeRef, ownNames: readonly string[] = []): AttributePhrase {
  const typed = speakable(ref.name);
  const value = withWords(withHyphens(inSentence(typed, ref, ownNames)));
  const pattern = ref.phrase?.trim();
  if (!pattern) return guessPhrase(value, ref);
  if (pattern === VALUE_SLOT) return { place: 'before', text: value };
  const fitting = pattern.replace(/(\S+) (?=\{value\})/, (_, last: string) => lastWordFor(value, last));
  const said = speakable(fitting.replace(VALUE_SLOT, value));
  if (pattern.includes(VALUE_SLOT)) return pattern.startsWith(VALUE_SLOT) ? before(said) : asSet(said);
  // A phrase that staff set stays as it is; only an adjective goes before the noun.
  const guess = guessPhrase(said, ref);
  const isAdjective = guess.place === 'before' && !/\s(?:at|in|on|by|for|from|to|with|of)\s/i.test(said);
  return isAdjective ? guess : asSet(said);
}

/** A label as written inside a sentence; systems and certifiers keep the capitals of their names. */
function inSentence(
  label: string,
  { categoryName: category, catType }: AttributeRef,
  ownNames: readonly string[],
): string {
  // `Sock knitters` of `Maker`, `Tapered insulation` of `System`
  const isLabel =
    (catType === 'CustomerAttribute' && /\bmakers?\b/i.test(category)) ||
    (/^systems?$/i.test(category) && /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(label));
  if (ABOUT_SYSTEMS.test(category) && !isLabel && !NO_SYSTEM.test(label) && !A_FUNCTION.test(label))
    return EVERYDAY_PARTS.test(label) ? label.toLowerCase().replace(/\bapi/, 'API') : label;
  if (/\b(?:airports?|branch(?:es)?)$/i.test(category)) return label;
  // `Dairy`, of `Free from`
  if (ABOUT_ABSENCE.test(category) && /^\p{Lu}\p{Ll}+$/u.test(label)) return label.toLowerCase();
  if (ABOUT_STOCKISTS.test(category) && !KINDS_OF_SHOPS.test(label)) return label;
  // `Wild Atlantic Way`
  if (ABOUT_PLACE.test(category) && /^\p{Lu}.*\s(?:Way|Trail|Path)$/u.test(label)) return label;
  if (ABOUT_CERTIFICATES.test(category) && (CERTIFIER.test(label) || A_LAW.test(label))) return label;
  // `Delta Dental`
  if (/\binsur|\bpayers?\b/i.test(category) && INSURERS.test(label)) return label;
  // `Labradors`, `Maine Coons`; but `Small breeds`
  if (/\bbreeds?\b/i.test(category) && isNameOfBreed(label)) return label;
  return withoutLabelCapitals(label, {
    // `A Cruise` and `Short-Haul` name no place.
    isPlace:
      ((ABOUT_PLACE.test(category) || ABOUT_TIMES.test(category)) && !/^an?\s/i.test(label)) ||
      (/\b(?:routes?|airports?)\b/i.test(category) && !label.includes('-')),
    isCommon:
      (catType === 'CustomerAttribute' && !ABOUT_INTERESTS.test(category)) ||
      ABOUT_LOOKS.test(category) ||
      HOLDS_FEW_NAMES.test(category),
    ownNames,
  });
}
const A_LAW = /^\p{Lu}\S*(?: \p{Lu}\S*)* (?:Law|Act|Regulations?|Directive|Seal|Seal of \p{Lu}\p{Ll}+)$/u;
/** `Supermarkets`, `Department stores`; any other is the name of one. */
const KINDS_OF_SHOPS =
  /(?:salons|markets|pharmacies|drugstores|stores|shops|chemists|retailers|outlets|boutiques|clubs|gyms|studios|centres|centers|stations|bars|cafes|cafés|restaurants|spas|dealers|marketplaces|\b(?:online|direct|only|website|in[- ]store).*)$/i;
function isNameOfBreed(label: string): boolean {
  const [first] = wordsOf(label.toLowerCase());
  return first !== undefined && (!isKnownWord(first.text) || first.tags.has('Place'));
}
/** Categories in which a single unknown word is not a name: `Bakuchiol`, `Grimdark`. */
const HOLDS_FEW_NAMES =
  /\b(?:ingredients?|recipes?|amenit(?:y|ies)|facilit(?:y|ies)|extras?|themes?|genres?|styles?|movements?|scents?|fragrances?|notes|designs?|experiences?|silhouettes?|necklines?|heels?)\b/i;
/** Things that a product works with that are not names. */
const EVERYDAY_PARTS =
  /^(?:gas|ceramic|induction|electric|halogen|open fires?|heat pumps?|combi boilers?|solar panels?|gas boilers?|electric vehicles?|smart (?:speakers?|meters?|phones?)|screen readers?|credit cards?|bank accounts?|power tools?|washing machines?|(?:open|rest|public) apis?|single sign-on|(?:all|most|any)\s.*)$/i;

/** `12-month warranty`, `1-hour` from `1 hour`: a count of units that modifies what follows. */
const withHyphens = (value: string): string => value.replace(UNITS, (units) => units.replace(' ', '-'));
const UNITS =
  /(?<![\p{L}\p{N}£$€.,/-])(?:\d+|one|two|three|four|six|ten) (?:hour|minute|day|night|week|month|year|berth|mile|inch|amp|watt|volt|litre|liter|gallon|person|seat|seater|bed|bedroom|piece|step|stage|speed|course|page|storey|door|star)(?= \p{L}|(?<=^\d+ \p{L}+)$)(?! (?:old|per|or|and|to|in|of|at)\b)/gu;

/**
 * `families with teens` from `families w/ teens`, `clubs and schools` from `clubs & schools`; names keep their signs.
 */
const withWords = (value: string): string =>
  value
    .replace(/^<\s?(?=[£$€]?\d\S*$)/, 'under ')
    .replace(/(?<=\p{L}) <\s?(?=\d)/u, ' with under ')
    .replace(/(?<=\p{L}) >\s?(?=\d)/u, ' over ')
    // `breakfast and 4 dinners`, `back or knee rehab`
    .replace(/(?<=\p{L}) \+ (?=\d+ \p{Ll})/u, ' and ')
    .replace(/(?<=^\p{Ll}{4,})\/(?=\p{Ll}{4,} \p{Ll})/u, ' or ')
    // `winter or snow`
    .replace(/(?<=\p{L}) \/ (?=\p{L})/gu, ' or ')
    .replace(
      /(?<=^\p{Ll}.*)\b(to|from|in|within|across|outside) (?=(?:EU|UK|USA?|UAE|Netherlands|Philippines)\b)/gu,
      '$1 the ',
    )
    .replace(/^keep (?=(?:existing|current|own|old)\s)/i, 'keep your ')
    .replace(/^in[- ]store (?=\p{L})/iu, 'in-store ')
    .replace(/\bexpecting (?=(?:second|third|first) )/i, 'expecting a ')
    .replace(/401\(k\)/i, '401k')
    .replace(/^unlimited (?=.*\blimit$)/i, 'no ')
    .replace(/^fits in (?=(?:overhead (?:bin|locker)|trunk|boot|car boot|carry-?on)\b)/i, 'fits in the ')
    .replace(/^fits (?=(?:overhead (?:bin|locker)|trunk|car boot|carry-?on)\b)/i, 'fits in the ')
    .replace(/^pays (?=(?:vet|garage|clinic|hospital|dentist)\b)/i, 'pays the ')
    .replace(/\bppl\b/, 'people')
    .replace(/(?<=\d )yrs?$/, (_, at: number, all: string) => (/^1 yrs?$/.test(all) ? 'year' : 'years'))
    .replace(
      /^(evenings|mornings|weekends|weekdays) ?\/ ?(?=(?:evenings|mornings|weekends|weekdays)$)/i,
      '$1 and ',
    )
    .replace(
      /^(\d+) ?(?:hrs?|h) (?!(?:from|free|away|long|total|over|across|plus|about|approx|minimum|maximum|weekly|daily|before|after|with|every|most|included|lasting|per)\b)(?=\p{Ll}{4})/u,
      '$1-hour ',
    )
    .replace(/\bappt(s?)\b/, 'appointment$1')
    .replace(/\bmfg$/, 'manufacturing')
    .replace(/\breno$/, 'renovation')
    .replace(/^(same|next) (day|week) (?=appointments?$)/i, '$1-$2 ')
    // `rising energy costs`
    .replace(
      /(?<!\ban? )\b((?:(?:higher|rising|soaring|hidden)(?: \p{Ll}+)?|high \p{Ll}+) (?:bill|cost|fee))$/iu,
      '$1s',
    )
    .replace(
      /\b(buying|renovating|furnishing|selling|starting|expecting|planning) (?=first (?:home|house|car|baby|child|business|property|flat|apartment)$)/i,
      '$1 a ',
    )
    .replace(/^built in (?!the |an? |our |house\b)(?=\p{Ll})/u, 'built-in ')
    .replace(/(?<=\s)w\/o?\s?(?=\p{L})/gu, (sign) => (sign.startsWith('w/o') ? 'without ' : 'with '))
    .replace(/(?<=\p{Ll}) & (?=\p{Ll})/u, ' and ')
    .replace(/\b(buy|rent) to (let|own)(?= \p{L})/iu, '$1-to-$2')
    .replace(
      /(?<=[£$€]\d[\d.,]*)\/(hr|hour|mo|month|yr|year|wk|week|day|night|user|seat|person|head|lesson|class|session|visit|page|word|mile|room|unit|kg|lb)\b/g,
      (_, unit: string) => aUnit(SHORT_UNITS[unit] ?? unit),
    )
    .replace(/^pay (with|by|from) (?:phone|mobile)$/i, 'pay $1 your phone')
    .replace(/^max(?:imum)? (?=\d)/i, 'up to ')
    .replace(/^([a-g]\+{0,3}) rated$/i, (_, grade: string) => `${grade.toUpperCase()}-rated`);

const SHORT_UNITS: Readonly<Record<string, string>> = { hr: 'hour', mo: 'month', yr: 'year', wk: 'week' };
const aUnit = (unit: string): string => ` ${articleFor(unit)} ${unit}`;

/** A phrase that staff set, placed after the noun. A target group is recognised, so that two of them can be joined. */
function asSet(said: string): AttributePhrase {
  const people = /^for (.+)$/.exec(said)?.[1];
  const phrase =
    people && (/^(?:people|someone|anyone|those)\s/.test(people) || namesPeople(people))
      ? forPeople(people)
      : clauseOr(said);
  return phrase.place === 'after' ? { ...phrase, isSet: true } : phrase;
}

/**
 * Bare words do not show how to phrase them, and a wrong guess gives a question that nobody would ask. So only what is
 * certain by its form and its category is placed next to the noun; all else becomes a note, which fits any words.
 */
function guessPhrase(given: string, { categoryName, catType }: AttributeRef): AttributePhrase {
  const isCustomer = catType === 'CustomerAttribute';
  // `who fixes it` of `Worries` is what people ask.
  const isAsked = isCustomer && (ABOUT_WORRY.test(categoryName) || /\bquestions?\b/i.test(categoryName));
  if (CLAUSE.test(given)) return isAsked ? forPeople(`people ${wondering(given)}`) : clauseOr(given);
  // `For beginners` means beginners.
  const isFor = isCustomer && /^for\s+\S/i.test(given);
  const value = isFor ? given.replace(/^for\s+/i, '') : given;
  const words = wordsOf(value);
  const most = isCustomer && PEOPLE_FIRST.test(value) ? MOST_WORDS_OF_PEOPLE : MOST_WORDS;
  const isPlain = PLAIN.test(value) && words.length > 0 && words.length <= most;
  const chosenBy = choosesBy(categoryName, !isCustomer);
  const matters = isPlain && chosenBy !== 'no' ? criterionPhrase(value, words) : null;
  const isQuality = isAbstract(value) || (chosenBy === 'surely' && !value.includes(' '));
  if (matters && isQuality) return matters;
  // A criterion of customers may describe the thing: `easy to install`.
  const guess = isCustomer && chosenBy === 'no' ? customerPhrase : thingPhrase;
  const sure = isPlain
    ? guess(value, categoryName, words)
    : explained(value, (text) => guess(text, categoryName, wordsOf(text)));
  if (sure && !(matters && chosenBy === 'surely' && sure.place === 'before'))
    return /\bincluded\b/i.test(categoryName) ? asIncluded(sure) : sure;
  if (isFor && isPlain) return after(`for ${value}`);
  // A problem of the asker's is not what the thing should ideally be.
  const isOfAsker = isCustomer || ABOUT_PROBLEM.test(categoryName) || ABOUT_WORRY.test(categoryName);
  if (matters) return matters;
  // `money is no object`
  if (!isOfAsker && /^\p{L}+ (?:is|are) (?:no|not|the|a)\s/iu.test(value)) return remark(value);
  // `Denver`, whatever the category
  if (
    !isCustomer &&
    words.length > 0 &&
    words.every(({ tags }) => tags.has('Place')) &&
    /^\p{Lu}/u.test(value)
  )
    return after(/\bprovenance\b/i.test(categoryName) ? `from ${value}` : inPlace(value));
  // A note is in brackets itself: `with washdown, IP69K`.
  if (!isOfAsker) return aside(partOrNot(value, categoryName).replace(/ \(([^()]+)\)/g, ', $1'));
  // `too visible`: what they do not want
  if (UNWANTED.test(value)) return aside(`nothing ${lowerStart(value)}`);
  if (FEELING.test(value)) return forPeople(`people who are ${lowerStart(value)}`);
  if (OF_AUDIENCES.test(categoryName) && A_GROUP.test(value)) return forPeople(lowerStart(value));
  const { text, isSentence } = toldBy(value);
  return situation(text, isSentence);
}

/** `with gratuities included`, in a category of what is included */
const asIncluded = (sure: AttributePhrase): AttributePhrase =>
  sure.place === 'after' &&
  /^with (?!(?:an?|the|no)\s|.*\b(?:included|allowed|provided|returned|use|access)\b)[^,]+$/.test(sure.one)
    ? after(`${sure.one} included`)
    : sure;

const FEELING =
  /^(?:lonely|anxious|nervous|stressed|overwhelmed|confused|bereaved|grieving|busy|impatient|curious|sceptical|skeptical|frustrated|exhausted|bored|shy|homesick)$/i;
const OF_AUDIENCES = new RegExp(
  `${ABOUT_PEOPLE.source}|\\bresidents\\b|\\bdecision[- ]makers?\\b|\\broles?$|\\bjob titles?$|^(?:business|organi[sz]ation|company|venue|institution|establishment)(?: (?:types?|kinds?))?$`,
  'i',
);
/** `students going abroad`, `pubs and bars`, `new arrivals to the UK` */
const A_GROUP =
  /^(?:[\p{L}'’-]+ )?(?:[\p{L}'’-]+ )?\p{L}+[^s\P{L}]s(?: (?:and|&) \p{L}+[^s\P{L}]s| (?:going|moving|living|travelling|traveling|returning|planning|studying|working|to|from|abroad|overseas)(?: .*)?)?$/iu;
const UNWANTED =
  /^(?:too (?!many|much|few|little)\p{L}+(?:\s.+)?|(?:hard|difficult|tricky|impossible|awkward) to \p{L}+(?:\s.+)?)$/iu;

/** `for schools (K-12)`: the explanation stays behind what it explains, where that ends the phrase. */
function explained(value: string, guess: (text: string) => AttributePhrase | null): AttributePhrase | null {
  const [, text = '', explanation = ''] = /^([^()]+) \(([^()?!]{1,30})\)$/.exec(value) ?? [];
  const said = text && PLAIN.test(text) ? guess(text) : null;
  const more = ` (${explanation})`;
  const isSame =
    said?.place === 'before' &&
    (said.text === text || (/^\p{Lu}+$/u.test(explanation) && said.text === text.replaceAll(' ', '-')));
  if (said?.place === 'before' && isSame) return before(said.text + more);
  if (said?.place !== 'after' || !said.one.endsWith(text.slice(1))) return null;
  return {
    ...said,
    one: said.one + more,
    many: said.many + more,
    ...(said.people && { people: said.people + more }),
  };
}

/** `with creamy bokeh`, `with a branch in Truro`: what a thing likely has, in a note; anything else as it is. */
function partOrNot(value: string, category: string): string {
  const head = headOfFeature(value);
  if (
    A_PART.test(head) ||
    AN_INGREDIENT.test(value) ||
    /\sin stock$|^(?!folding|sliding|reclining|floating|standing|hanging|stacking|rolling)\p{Ll}+ing$/iu.test(
      value,
    )
  )
    return `with ${value}`;
  // `finish in 18 months`, `adds shine`
  if (/^finish (?:in|within|by)\s/i.test(value)) return `one you can ${value}`;
  const [verb] = wordsOf(value);
  if (/^\p{Ll}+s(?: \S+){1,5}$/u.test(value) && verb?.tags.has('PresentTense') && !isKnownPlural(verb.text))
    return `one that ${value}`;
  const isPlace = ABOUT_PLACE.test(category) || /\broutes?\b/i.test(category);
  // `UV stable for 10 years`, `direct from the workshop`
  const isThing = head.includes(' ') ? !isAdjective(wordsOf(head), head) : isSureNoun(head);
  if (isPlace || NO_PARTS.test(category)) return value;
  // `A+ BBB rating`, `EDI`: no noun phrase to compromise
  if (/^\p{Lu}{2,4}$/u.test(value) && !ABOUT_PRICE.test(category)) return `with ${value}`;
  if (
    !isNounPhrase(head) &&
    !/^(?:no|not|nothing|will|can|up|one|two|three)\b|\sto\s/i.test(value) &&
    !wordsOf(value)[0]?.tags.has('Verb')
  ) {
    const end = lastWord(value);
    if (isCountableNoun(end) || COUNTED_FEATURE.test(end)) return `with ${articleFor(value)} ${value}`;
    if (isKnownPlural(end) || isKnownMass(end)) return `with ${value}`;
  }
  // `beyond visual line of sight`
  if (!/^[^+/&]+ [^+/&]+$/.test(value) || /^(?:beyond|above|below|under|over|through|across)\s/i.test(value))
    return value;
  if (!isThing || !isNounPhrase(head)) return value;
  return `with ${isSureNoun(head) ? nounPhrase(head) : head}${value.slice(head.length)}`;
}

/** Plurals that no dictionary knows: `phytoestrogens`. */
const AN_INGREDIENT = /^\p{Ll}{5,}[^s\P{L}]s$/u;

/** Parts of an offer, whatever the category: `compostable packaging`, `pick-up from home`. */
const A_PART =
  /(?:^|\s)(?:packaging|delivery|parking|wrapping|seating|tracking|filing|monitoring|fitting|charging|streaming|e-closing|e-signature|clinics|branches|showrooms|depots|collection|pick-?up|drop-?off|cancellation|admission|breakfast|refunds)$/i;

/** Longer labels are told as notes. `people who …` says itself how it goes on. */
const MOST_WORDS = 10;
const MOST_WORDS_OF_PEOPLE = 20;
/** Only signs that occur in sentences. */
const PLAIN = /^(?![-+±])(?:24\/7|[\p{Script=Latin}\p{N}\p{Sc}\s.,'’%°+&!–-])+$/u;
