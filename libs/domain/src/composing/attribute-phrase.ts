import { at } from '../known.js';
import type { AttributeRef } from '../combinations/combination.js';
import { adjective, isAdjective, isAdjectiveWithMore, isCompoundWord } from './adjective-phrase.js';
import { customerPhrase } from './customer-phrase.js';
import { thingPhrase } from './thing-phrase.js';
import {
  A_PRICE,
  AMOUNT,
  AREA,
  CLAUSE,
  COMES_WITH,
  COUNTED_FEATURE,
  LEVEL_OF,
  MONEY,
  NAMES_PLACE,
  NATIONALITY,
  NUMBER_START,
  PEOPLE,
  PLACE_OR_STATE,
  POSSESSIVE,
  PRICE_RANGE,
  PREPOSITION,
  PRODUCTS_DO,
  STAFF,
  THE_PLACE,
  VERB_FIRST,
  YOU_MAY,
} from './attribute-words.js';
import {
  ABOUT_INDUSTRY,
  ABOUT_INTEGRATION,
  ABOUT_LOOKS,
  ABOUT_PEOPLE,
  ABOUT_PLACE,
  ABOUT_PRICE,
  ABOUT_PURPOSE,
  ABOUT_TROUBLE,
  ABOUT_USE,
  ABOUT_WORRY,
  TYPE_OF,
} from './category-hints.js';
import {
  featurePhrase,
  headOf,
  headOfFeature,
  isName,
  isSureNoun,
  namesPeople,
  nounPhrase,
} from './noun-phrase.js';
import { guessForm } from './nouns.js';
import { type Word, wordsOf } from './parts-of-speech.js';
import { type AttributePhrase, after, aside, before, forPeople, situation } from './phrase.js';
import { speakable } from './speakable.js';
import { clauseOr, isAcronym, isSentence, peopleWho, saysOfThemselves, verbPhrase } from './verb-phrase.js';

/** How an attribute is said: as staff set it, or as it can be guessed from its parts of speech. */
export function phraseOf(ref: AttributeRef): AttributePhrase {
  const value = speakable(ref.name);
  const pattern = ref.phrase?.trim();
  if (!pattern) return guessPhrase(value, ref);
  if (pattern === '{value}') return { place: 'before', text: value };
  const said = speakable(pattern.replace('{value}', value));
  if (pattern.includes('{value}')) return pattern.startsWith('{value}') ? before(said) : asSet(said);
  // What staff say stands as it is: only an adjective goes before the noun.
  const guess = guessPhrase(said, ref);
  const isAdjective = guess.place === 'before' && !/\s(?:at|in|on|by|for|from|to|with|of)\s/i.test(said);
  return isAdjective ? guess : asSet(said);
}

/** What staff say behind the noun. Whom it is for is told, so that two of them can be said together. */
function asSet(said: string): AttributePhrase {
  const people = /^for (.+)$/.exec(said)?.[1];
  return people && (people.startsWith('people ') || namesPeople(people)) ? forPeople(people) : clauseOr(said);
}

function guessPhrase(name: string, ref: AttributeRef): AttributePhrase {
  const value = ABOUT_INTEGRATION.test(ref.categoryName) ? name : likeInSentence(name);
  const category = ref.categoryName;
  const isCustomer = ref.catType === 'CustomerAttribute';
  const isForPeople = ABOUT_PEOPLE.test(category);
  const isFor = isForPeople || ABOUT_PURPOSE.test(category) || isCustomer;
  const odd = oddlyTyped(value, ref);
  if (odd) return odd;
  const words = wordsOf(value);
  const known = isCustomer ? customerPhrase(value, category, words) : thingPhrase(value, category, words);
  if (known) return known;
  if (CLAUSE.test(value)) return clauseOr(value);
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) return asTyped(value, ref);
  if (isCustomer && (saysOfThemselves(value) || /^not\s/i.test(value)))
    return peopleWho(value, category, words) ?? asTyped(value, ref);
  if (words.length > 7 || /^[-+±]\s?\d/.test(value)) return asTyped(value, ref);
  if (first.tags.has('PastTense') && at(words, 1 % words.length).tags.has('Particle'))
    return asTyped(value, ref);
  if (isSentence(words))
    return isCustomer ? (peopleWho(value, category, words) ?? situation(value)) : aside(value);
  const does = !isCustomer && (VERB_FIRST.test(value) || PRODUCTS_DO.test(value)) && verbPhrase(value, words);
  if (does) return does;
  if (/^(?:weekend|evening|overnight|daytime|night-?time)$/i.test(value) && !isCustomer) return before(value);
  if (/^(?:team|group|family|couple|party|crew)s? of\s/i.test(value)) return forPeople(nounPhrase(value));
  if (/^(?:pay as you go|plug and play|(?:same|next) day|multi \w+|no [a-z]+,? no [a-z]+)$/i.test(value)) {
    return before(value.replaceAll(',', '').replaceAll(' ', '-'));
  }
  if (isForPeople && /^(?:with|without)\s/i.test(value)) return forPeople(`people ${value}`);
  if (isCustomer && /^(?:over|under)[\s-]\d+s$/i.test(value)) return forPeople(`the ${value}`);
  if (isCustomer && COUNTS.test(value) && !ABOUT_AGE.test(category) && !ABOUT_PRICE.test(category))
    return after(`for ${value}`);
  if (PREPOSITION.test(value))
    return isCustomer && PLACE_OR_STATE.test(value) && !ABOUT_PLACE.test(category.replace(/^where\b/i, ''))
      ? ABOUT_USE.test(category) || /^(?:during|while|when|close to|next to)\s/i.test(value)
        ? after(`to use ${value}`)
        : forPeople(`people ${value}`)
      : prepositional(value, category, isFor);
  const [, ease, thing] = /^((?:easy|hard|simple|quick|ready|free) to \w+) (\w+)$/i.exec(value) ?? [];
  if (ease && thing && last.tags.has('Noun'))
    return after(`with ${nounPhrase(`${ease.replaceAll(' ', '-')} ${thing}`)}`);
  if (/^free\s(?:over|above|from)\s/i.test(value)) return asTyped(value, ref);
  if (value.includes(' ') && isAdjectiveWithMore(words))
    return isCustomer ? forPeople(`people ${value}`) : after(`that is ${value}`, `that are ${value}`);
  if (isCustomer) {
    const people = peopleWho(value, category, words);
    if (people) return people;
    if (/^(?:only|no)\s/i.test(value)) return forPeople(`people with ${value}`);
    if (ABOUT_TROUBLE.test(category) && last.tags.has('Noun') && !namesPeople(value))
      return isSureNoun(value) ? forPeople(`people dealing with ${nounPhrase(value)}`) : situation(value);
    if (
      ABOUT_WORRY.test(category) &&
      !isAdjective(words, value) &&
      (last.tags.has('Noun') || last.tags.has('Gerund'))
    )
      return forPeople(`people worried about ${value}`);
  }
  if (/^no(?:\s|-\S+\s)/i.test(value))
    return isForPeople ? forPeople(`people with ${value}`) : after(`with ${value}`);
  if (/^DIY$/.test(value) || AMOUNT.test(value)) return before(value);
  if (
    ABOUT_INTEGRATION.test(category) &&
    !VERB_FIRST.test(value) &&
    /^\p{Lu}/u.test(value) &&
    !/\s(?:integrations?|alerts?|extensions?|provisioning|sync|app|plug-?ins?|support)$/i.test(value)
  ) {
    return after(`that integrates with ${value}`, `that integrate with ${value}`);
  }
  if (/^size\b/i.test(value)) return after(`in ${value}`);
  if (NUMBER_START.test(value)) return numeric(value, ref, last, isForPeople);
  if (POSSESSIVE.test(value)) return before(value);
  if (ABOUT_PLACE.test(category) && !isAdjective(words, value))
    return AREA.test(value) ? after(inPlace(value)) : isCustomer ? after(`for ${value}`) : aside(value);
  if (LEVEL_OF.test(value)) return before(value.replace(/\s/, '-'));
  if (last.tags.has('Value') && !/\d/.test(value))
    return isCompoundWord(value) && !isCustomer ? before(value) : asTyped(value, ref);
  if (COMES_WITH.test(value)) return after(`with ${nounPhrase(value.replace(/\s\S+$/, ''))} ${last.text}`);
  if (!isCustomer && (YOU_MAY.test(value) || (first.tags.has('Verb') && /^\S+\syour\s/i.test(value))))
    return after(`that lets you ${value}`, `that let you ${value}`);
  const verb = isCustomer || isAcronym(first.text) ? null : verbPhrase(value, words);
  if (verb) return verb;
  if (
    (isCustomer ? namesPeople(value) : PEOPLE.test(value) || PEOPLE.test(headOf(value))) &&
    !(/^(?:unlimited|multiple|several)\s/i.test(value) && !isFor) &&
    !(STAFF.test(value) && !isFor)
  )
    return forPeople(nounPhrase(value));
  if (isFor && /ing$/i.test(last.text) && words.length > 1 && guessForm(value) !== 'countable')
    return after(`for ${value}`);
  if (isForPeople && /\b(?:income|budget|pension|diet)$/i.test(value)) {
    return forPeople(`people on ${nounPhrase(value).replace(/^(?!an? )/, 'a ')}`);
  }
  const part = isCustomer ? TYPE_OF.exec(category)?.[1] : undefined;
  if (part)
    return after(
      `for ${value}${last.text.toLowerCase() === part.toLowerCase() ? '' : ` ${part.toLowerCase()}`}`,
    );
  if (isAdjective(words, value))
    return adjective(value, category, isForPeople || (isCustomer && !ABOUT_PRICE.test(category)));
  if (
    ABOUT_LOOKS.test(category) &&
    !isName(value) &&
    !/(?:tion|cy)$/i.test(value) &&
    words.length <= 3 &&
    !isFor &&
    (!COUNTED_FEATURE.test(value) || /\bstyles?\b/i.test(category))
  ) {
    return guessForm(value) === 'plural' ? after(`with ${value}`) : before(value);
  }
  if (ABOUT_INDUSTRY.test(category)) return after(`for ${value}`);
  if (
    isFor &&
    /^[a-z]{2,}ing\s/i.test(value) &&
    !/(?:er|or|agent|department|team)$/i.test(last.text) &&
    !NAMES_PLACE.test(value)
  )
    return after(`for ${value}`);
  if (
    isCustomer &&
    words.length > 2 &&
    ['Adverb', 'Conjunction', 'Preposition'].some((tag) => last.tags.has(tag))
  )
    return asTyped(value, ref);
  if (isFor && !isSureNoun(value)) return asLoose(value, ref);
  if (isFor)
    return isForPeople || last.tags.has('Actor')
      ? forPeople(nounPhrase(value))
      : after(`for ${nounPhrase(value)}`);
  const isNoun = !['Adverb', 'Preposition', 'Adjective'].some((tag) => last.tags.has(tag));
  const isSure =
    guessForm(value) !== 'countable' || COUNTED_FEATURE.test(headOfFeature(value)) || isName(value);
  return words.length > 5 || !isNoun || !isSure || /\b(?:or|if|when|your|my)\b/i.test(value)
    ? aside(value)
    : after(`with ${featurePhrase(value)}`);
}

/** What holds signs that no sentence has: said as it is typed. */
function oddlyTyped(value: string, ref: AttributeRef): AttributePhrase | null {
  const isLatin = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u.test(value);
  if (isLatin && !/[;:|/\\()[\]{}"“”]/.test(value.replace(/\d\/\d|\p{Lu}\/\p{Lu}/gu, ''))) return null;
  const plain = value.replace(/\s*\(.*?\)/g, '');
  if (PREPOSITION.test(value) || /^w\/(?:in|o)?\s/i.test(value)) return after(value);
  if (A_PRICE.test(value)) return after(`at ${value}`);
  return namesPeople(plain) ? forPeople(value) : asTyped(value, ref);
}

/** What may be a noun or not. */
const asLoose = (value: string, { catType }: AttributeRef): AttributePhrase =>
  catType === 'CustomerAttribute' ? situation(value) : aside(value);

/** What fits beside no noun, as far as can be told. */
function asTyped(value: string, { catType, categoryName }: AttributeRef): AttributePhrase {
  if (catType !== 'CustomerAttribute' || ABOUT_PRICE.test(categoryName)) return aside(value);
  return wordsOf(value).at(-1)?.tags.has('Plural') ||
    ABOUT_PEOPLE.test(categoryName) ||
    ABOUT_INDUSTRY.test(categoryName) ||
    ABOUT_PLACE.test(categoryName)
    ? after(`for ${value}`)
    : situation(value);
}

/** `over 500 sensors`, `50 to 150 guests`, `under 30 days`. */
const COUNTS =
  /^(?:(?:over|under|up to|at least|at most|more than|less than|fewer than|around|about)\s)?\d[\d,.]*\+?(?:\s?(?:[-–]|to)\s?\d[\d,.]*)?\s\p{L}{3,}s$/iu;
const ABOUT_AGE = /\bage|years?\b/i;

function prepositional(value: string, category: string, isFor: boolean): AttributePhrase {
  const isAge = /^(?:under|over|above|below|around|between)\s/i.test(value) && !MONEY.test(value) && isFor;
  if (isAge && (ABOUT_AGE.test(category) || ABOUT_PEOPLE.test(category))) return forPeople(`people ${value}`);
  if (
    /^(?:at least|at most|up to|more than|less than|fewer than|around|about|no more than)\s/i.test(value) &&
    !MONEY.test(value)
  ) {
    return after(`with ${value}`);
  }
  if (/^(?:at least|more than|less than|fewer than|up to|around|about|at most|no more than)\s/i.test(value))
    return after(`for ${value}`);
  if (/^not\s/i.test(value)) return after(`that is ${value}`, `that are ${value}`);
  return after(value);
}

function numeric(value: string, ref: AttributeRef, last: Word, isForPeople: boolean): AttributePhrase {
  const category = ref.categoryName;
  if (
    /(?:people|users|employees|staff|seats|members)$/i.test(last.text) &&
    (isForPeople || ref.catType === 'CustomerAttribute')
  )
    return forPeople(value);
  if (isForPeople && /\bage/i.test(category))
    return forPeople(`people aged ${value.replace(/\s*(?:years?|yrs?)(?: old)?$/i, '')}`);
  const [, sign, least, most] = PRICE_RANGE.exec(value) ?? [];
  if (sign && least && most) return after(`between ${sign}${least} and ${sign}${most}`);
  // `5-year warranty` is no price.
  if (
    A_PRICE.test(value) ||
    (ABOUT_PRICE.test(category) && /^\d[\d.,]*\s?[a-z]{0,3}(?:\s?\/\D.*|\s(?:per|an?)\s.*)?$/i.test(value))
  )
    return after(`at ${value}`);
  if (/\ssizes?$/i.test(value)) return after(`in ${value}`);
  if (isAdjective([last], last.text) && value.includes(' '))
    return ABOUT_PRICE.test(category) ? asTyped(value, ref) : before(value);
  if (/\d[- ]?(?:%|percent)/.test(value) || last.tags.has('Noun') || value.includes('24/7')) {
    const isVague =
      /^24\/7\s/.test(value) && guessForm(value) === 'countable' && !ROUND_THE_CLOCK.test(value);
    return /^\S+$/.test(value) || isVague
      ? asTyped(value, ref)
      : after(`with ${nounPhrase(value).replace(/^an? (?=24\/7)/, '')}`);
  }
  return asTyped(value, ref);
}

const inPlace = (value: string): string =>
  `${/coast$/i.test(value) ? 'on' : 'in'} ${THE_PLACE.test(value) ? 'the ' : ''}${value}`;

/** What there is at all hours. */
const ROUND_THE_CLOCK = /\s(?:service|line|hotline|helpline|desk|reception|gym|concierge|lounge|bar|shop)$/i;

/** `Short of time` begins with a capital as sentences do; `Spanish lessons` and `Austin residents` keep theirs. */
function likeInSentence(name: string): string {
  if (!/^\p{Lu}\p{Ll}+\s\P{Lu}*$/u.test(name) || NATIONALITY.test(name)) return name;
  const lower = name.charAt(0).toLowerCase() + name.slice(1);
  const tags = wordsOf(lower)[0]?.tags;
  return tags && !tags.has('Noun') ? lower : name;
}
