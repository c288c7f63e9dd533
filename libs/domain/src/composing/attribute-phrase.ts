import { at } from '../known.js';
import type { AttributeRef } from '../combinations/combination.js';
import { articleFor, baseForm, guessForm, thirdPerson } from './nouns.js';
import { type Word, wordsOf } from './parts-of-speech.js';
import { speakable } from './speakable.js';

/** How an attribute is said beside a noun. */
export type AttributePhrase =
  /** Before it: `waterproof trail shoes`. */
  | { place: 'before'; text: string }
  /** Behind it: `trail shoes for beginners`. A clause has a form for one and one for many; `people`: whom it is for. */
  | { place: 'after'; one: string; many: string; people?: string }
  /** In no such way: it goes into sentence forms that take any words. */
  | { place: 'loose'; text: string };

/** What a category's name says of its attributes. */
const ABOUT_PEOPLE =
  /\b(?:audiences?|customers?|users?|clients?|patients?|buyers?|travell?ers?|guests?|students?|learners?|personas?|segments?|demographics?|age|ages|gender|lifestyles?|life stage|stage|famil(?:y|ies)|owners?|members?|who)\b/i;
const ABOUT_PURPOSE =
  /\b(?:goals?|needs?|use|uses|usage|use cases?|purposes?|occasions?|activit(?:y|ies)|sports?|seasons?|conditions?|problems?|concerns?|pain points?|symptoms?|treatments?|situations?|industr(?:y|ies)|sectors?|roles?|teams?|compan(?:y|ies)|business(?:es)?|interests?|motivations?|terrain|surface|rooms?|diet|trip types?|skin types?|foot types?|hair types?)\b/i;
const ABOUT_LOOKS =
  /\b(?:colou?rs?|materials?|fabrics?|finish(?:es)?|flavou?rs?|styles?|types?|kinds?|cuisines?|shapes?|patterns?|formats?|models?|genres?|roasts?|sweetness|origins?|deployments?|hosting|modes?|fuels?|transmissions?|power sources?|sizes?)\b/i;
const ABOUT_PLACE =
  /\b(?:locations?|places?|cit(?:y|ies)|regions?|countr(?:y|ies)|areas?|states?|destinations?|districts?|markets?|where)\b/i;
const ABOUT_PRICE = /\b(?:prices?|pricing|budgets?|costs?|price range|fees?)\b/i;
const ABOUT_LEVEL = /\b(?:levels?|experience|skills?|expertise|proficiency)\b/i;

const ABOUT_INTEGRATION = /\b(?:integrations?|compatibility|compatible|works with|connects)\b/i;
const ABOUT_INDUSTRY = /\b(?:industr(?:y|ies)|sectors?|verticals?)\b/i;
const VERB_FIRST =
  /^(?:ships?|fits|works|comes|lasts|runs|supports|covers|includes|offers|accepts|handles|needs|requires|has|is|does|allows|makes|keeps|holds|weighs|takes|helps|uses|saves|tracks|connects|integrates|syncs|charges|folds|delivers|serves|speaks|provides|reduces|protects|prevents|improves|removes|feels|looks|tastes|sounds|starts|stays|opens|closes|operates|complies|meets)\s/i;
/** What people want to do. Others look like nouns: 'tax season'. */
const GOAL_VERB =
  /^(?:lose|gain|save|build|reduce|improve|learn|get|find|start|stay|sleep|cut|grow|manage|relax|train|quit|eat|cook|move|speak|understand|become|go|feel|keep|make|avoid|prevent|prepare|sell|buy|earn|pass|switch|recover)$/i;
const PEOPLE =
  /(?:^|[\s-])(?:people|men|women|kids|children|teens|teenagers|adults|seniors|parents|mothers|moms|mums|fathers|dads|famil(?:y|ies)|couples|students|beginners?|novices|experts|professionals|pros|runners|athletes|travell?ers|freelancers|entrepreneurs|startups|start-ups|teams?|businesses|companies|enterprises|agencies|nonprofits|non-profits|retirees|owners|buyers|users|learners|families|babies|toddlers|girls|boys|newcomers|employees|workers|expats|nomads|veterans|renters|homeowners|freshers|graduates|investors|patients|commuters|gamers|cyclists|hikers|backpackers|collectors|enthusiasts|lovers|households|schools|hospitals|teachers|nurses|doctors|developers|designers|marketers|managers|cooks|chefs|bakers|dog owners|dogs|cats|pets)$/i;
const STAFF =
  /(?:staff|trainers|instructors|teachers|coaches|guides|agents|advisors|advisers|consultants|doctors|tutors|experts)$/i;
const PREPOSITION =
  /^(?:under|over|below|above|without|with|for|from|in|on|at|by|near|between|up to|less than|more than|fewer than|at least|at most|around|about|within|inside|outside|after|before|during|beyond|per|via|not|through|close to|next to|cheaper than|better than|no more than|out of|of)\s/i;
const CLAUSE = /^(?:that|which|who|whose|where)\s/i;
/** `low maintenance`, `best value`: with a hyphen it goes before the noun. */
const LEVEL_OF = /^(?:(?:low|high|zero)\s[a-z]+(?<!s)|(?:good|great|best)\svalue)$/i;
/** A place that one is in; others, like rooftops, a thing is for. */
const AREA =
  /\p{Lu}|(?:areas?|regions?|cit(?:y|ies)|towns?|countr(?:y|ies)|suburbs?|villages?|districts?|abroad)$/u;
/** What comes with a thing: `full coverage included`. */
const COMES_WITH = /\S\s(?:included|guaranteed|provided|available|allowed|accepted|welcome)$/i;
/** What a thing lets one do: `cancel anytime`. */
const YOU_MAY =
  /^(?:bring|cancel|pay|book|return|try|upgrade|pause|skip|swap|order|buy|rent|switch|choose|customi[sz]e|borrow)\s(?:anytime|any|online|in|by|on|at|before|after|later|monthly|weekly|per|with|from|whenever|your|the|an?)\b/i;
/** Before what is not counted, or too much to count: `unlimited mileage`. */
const WITHOUT_ARTICLE = /^(?:unlimited|zero|full|extra|enough|more|less)\b/i;
/** A figure with its unit: `11 kW`, `500 GB`. */
const AMOUNT = /^\d[\d.,]*[\s-]?[a-zA-Z"]{1,4}$/;
const NUMBER_START = /^[<>~≤≥]?\s?[$€£¥₹]?\d/;
const MONEY = /[$€£¥₹]|\b(?:usd|eur|gbp|dollars?|euros?|pounds?|bucks?)\b/i;
const ADJECTIVE_ENDING =
  /(?:-?proof|-?free|-resistant|-friendly|able|ible|less|ful|ous|-sized?|-based|-made|-grade|-ready|-safe|-certified|-compliant|-approved|-rated|-owned|-led|-fed|-powered|-neutral|-tolerant|tight|-conscious|-handed|-fit|-rise|-top|-cut|-speed|-end|-quality|-tech|-range|-term|-scale|-style|-duty|-fat|-carb|-sugar|-calorie|-protein|-acting|-drying|-lasting|-minded|-site|-grown|-roasted|-pressed|-toed?|-aged)$/i;
const ADJECTIVES = new Set(
  `vegan vegetarian waterproof luxury premium budget compact mini portable cordless wireless smart digital online local kosher
  halal keto paleo petite plus-size unisex retro vintage modern electric manual automatic indoor outdoor silver gold navy beige
  black white red blue green grey gray brown pink purple orange yellow small large medium big tiny wide narrow long short
  high low light heavy soft hard fresh raw dry sweet spicy hot cold iced wooden metal cotton wool leather linen bamboo cork
  mesh suede denim steel ceramic glass rubber plastic open-source cloud-based on-premise self-hosted part-time full-time
  remote hybrid in-person all-inclusive boutique family-run family-owned accredited certified licensed insured refurbished
  handmade second-hand used new renewable solar hydraulic pneumatic industrial custom made-to-measure bespoke free paid
  turnkey hypoallergenic antibacterial unscented ergonomic foldable adjustable stackable washable bilingual private public nonprofit
  men's women's kids' children's mens womens`.split(/\s+/),
);
const LEVELS = /^(?:beginner|novice|intermediate|advanced|expert|professional|entry[- ]level)$/i;
const POSSESSIVE = /(?:'s|s'|’s|s’)$/;

/** How an attribute is said: as staff set it, or as it can be guessed from its parts of speech. */
export function phraseOf(ref: AttributeRef): AttributePhrase {
  const value = speakable(ref.name);
  const pattern = ref.phrase?.trim();
  if (!pattern) return guessPhrase(value, ref);
  if (pattern === '{value}') return { place: 'before', text: value };
  const said = speakable(pattern.replace('{value}', value));
  if (pattern.includes('{value}')) return pattern.startsWith('{value}') ? before(said) : clauseOr(said);
  // What staff say stands as it is: only an adjective goes before the noun.
  const guess = guessPhrase(said, ref);
  return guess.place === 'before' ? guess : clauseOr(said);
}

const before = (text: string): AttributePhrase => ({ place: 'before', text });
const after = (one: string, many = one): AttributePhrase => ({ place: 'after', one, many });
const forPeople = (people: string): AttributePhrase => ({
  place: 'after',
  one: `for ${people}`,
  many: `for ${people}`,
  people,
});
const loose = (text: string): AttributePhrase => ({ place: 'loose', text });

/** A phrase as it was set; its verb agrees with the noun. */
function clauseOr(text: string): AttributePhrase {
  const [, lead, verb, rest] = /^(that|which|who)\s+(\S+)(.*)$/i.exec(text) ?? [];
  if (!lead || !verb || !/^(?:Verb|PresentTense|Copula|Auxiliary)$/.test(kindOfVerb(verb)))
    return after(text);
  return verbClause(lead, verb, rest ?? '');
}

function kindOfVerb(verb: string): string {
  const tags = wordsOf(`that ${verb} it`)[1]?.tags;
  if (/^(?:is|are|has|have|does|do)$/i.test(verb)) return 'Verb';
  if (/^(?:can|will|would|could|should|may|might|must|you|i|we|they)$/i.test(verb)) return '';
  return tags?.has('PresentTense') || tags?.has('Infinitive') ? 'Verb' : '';
}

function verbClause(lead: string, verb: string, rest: string): AttributePhrase {
  const base = baseForm(verb);
  return after(`${lead} ${thirdPerson(base)}${rest}`, `${lead} ${base}${rest}`);
}

function guessPhrase(value: string, ref: AttributeRef): AttributePhrase {
  const category = ref.categoryName;
  const isCustomer = ref.catType === 'CustomerAttribute';
  const isForPeople = ABOUT_PEOPLE.test(category);
  const isFor = isForPeople || ABOUT_PURPOSE.test(category) || isCustomer;
  if (
    !/^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u.test(value) ||
    /[;:|/\\()[\]{}"“”]/.test(value.replace(/24\/7/g, ''))
  ) {
    return loose(value);
  }
  if (CLAUSE.test(value)) return clauseOr(value);
  const words = wordsOf(value);
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last || words.length > 7) return loose(value);
  if (/^(?:pay as you go|plug and play|no [a-z]+,? no [a-z]+)$/i.test(value)) {
    return before(value.replaceAll(',', '').replaceAll(' ', '-'));
  }
  if (isForPeople && /^(?:with|without)\s/i.test(value)) return forPeople(`people ${value}`);
  if (PREPOSITION.test(value)) return prepositional(value, category, isFor);
  if (/^no\s/i.test(value)) return isForPeople ? forPeople(`people with ${value}`) : after(`with ${value}`);
  if (/^DIY$/.test(value) || AMOUNT.test(value)) return before(value);
  if (
    ABOUT_INTEGRATION.test(category) &&
    !VERB_FIRST.test(value) &&
    (/^\p{Lu}/u.test(value) || !last.tags.has('Adjective'))
  ) {
    return after(`that integrates with ${value}`, `that integrate with ${value}`);
  }
  if (/^size\b/i.test(value)) return after(`in ${value}`);
  if (NUMBER_START.test(value)) return numeric(value, category, last, isForPeople);
  if (POSSESSIVE.test(value)) return before(value);
  if (ABOUT_PLACE.test(category) && !isAdjective(words, value))
    return after(`${AREA.test(value) ? 'in' : 'for'} ${value}`);
  if (LEVEL_OF.test(value)) return before(value.replace(/\s/, '-'));
  if (isAdjectiveWithMore(words)) return after(`that is ${value}`, `that are ${value}`);
  if (last.tags.has('Value') && !/\d/.test(value)) return loose(value);
  if (COMES_WITH.test(value)) return after(`with ${nounPhrase(value.replace(/\s\S+$/, ''))} ${last.text}`);
  if (!isCustomer && (YOU_MAY.test(value) || (first.tags.has('Verb') && /^\S+\syour\s/i.test(value))))
    return after(`that lets you ${value}`, `that let you ${value}`);
  const verb = verbPhrase(value, words, isCustomer);
  if (verb) return verb;
  if (
    (PEOPLE.test(value) || PEOPLE.test(headOf(value)) || (isCustomer && namesActors(value))) &&
    !(/^(?:unlimited|multiple|several)\s/i.test(value) && !isFor) &&
    !(STAFF.test(value) && !isFor)
  )
    return forPeople(nounPhrase(value));
  if (isFor && /ing$/i.test(last.text) && words.length > 1) return after(`for ${value}`);
  if (isForPeople && /\b(?:income|budget|pension|diet)$/i.test(value)) {
    return forPeople(`people on ${nounPhrase(value).replace(/^(?!an? )/, 'a ')}`);
  }
  if (isAdjective(words, value))
    return adjective(value, category, isForPeople || (isCustomer && !ABOUT_PRICE.test(category)));
  if (ABOUT_LOOKS.test(category) && words.length <= 3 && !isFor) {
    return guessForm(value) === 'plural' ? after(`with ${value}`) : before(value);
  }
  if (ABOUT_INDUSTRY.test(category)) return after(`for ${value}`);
  if (isFor && (first.tags.has('Gerund') || /^[a-z]{2,}ing\s/i.test(value))) return after(`for ${value}`);
  if (isFor) return isForPeople ? forPeople(nounPhrase(value)) : after(`for ${nounPhrase(value)}`);
  if (words.length > 5 || last.tags.has('Adverb') || last.tags.has('Preposition')) return loose(value);
  return after(`with ${nounPhrase(value)}`);
}

function prepositional(value: string, category: string, isFor: boolean): AttributePhrase {
  const isAge = /^(?:under|over|above|below|around|between)\s/i.test(value) && !MONEY.test(value) && isFor;
  if (isAge && (/\bage|years?\b/i.test(category) || ABOUT_PEOPLE.test(category)))
    return forPeople(`people ${value}`);
  if (
    /^(?:at least|at most|up to|more than|less than|fewer than|around|about|no more than)\s/i.test(value) &&
    !MONEY.test(value)
  ) {
    return after(`with ${value}`);
  }
  if (/^(?:at least|more than|around|about|at most|no more than)\s/i.test(value))
    return after(`for ${value}`);
  if (/^not\s/i.test(value)) return after(`that is ${value}`, `that are ${value}`);
  return after(value);
}

function numeric(value: string, category: string, last: Word, isForPeople: boolean): AttributePhrase {
  if ((isForPeople || /\bteam/i.test(category)) && /people|users|employees|seats|members$/i.test(last.text))
    return forPeople(value);
  if (isForPeople && /\bage/i.test(category))
    return forPeople(`people aged ${value.replace(/\s*(?:years?|yrs?)(?: old)?$/i, '')}`);
  if (MONEY.test(value) || ABOUT_PRICE.test(category)) return after(`at ${value}`);
  if (isAdjective([last], last.text) && value.includes(' ')) return before(value);
  if (/\d[- ]?(?:%|percent)/.test(value) || last.tags.has('Noun') || value.includes('24/7')) {
    return /^\S+$/.test(value) ? loose(value) : after(`with ${nounPhrase(value)}`);
  }
  return loose(value);
}

function verbPhrase(value: string, words: readonly Word[], isCustomer: boolean): AttributePhrase | null {
  const [first, second] = words;
  if (!first || !second) return null;
  const rest = value.slice(first.text.length);
  const isPast = first.tags.has('PastTense') || first.tags.has('Participle');
  const isBound =
    second.tags.has('Preposition') ||
    second.tags.has('Conjunction') ||
    /^(?:in|by|for|with|from|to|of|on|at)$/i.test(second.text);
  if (isPast) return isBound || /(?:ly|wide|abroad|online|locally)$/i.test(second.text) ? after(value) : null;
  if (/^can\s/i.test(value)) return after(`that ${value}`);
  if (VERB_FIRST.test(value) && !isCustomer) return verbClause('that', lowered(first.text), rest);
  if (/^open$/i.test(first.text) && (isBound || !second.tags.has('Noun') || second.tags.has('Date')))
    return after(`that is ${value}`, `that are ${value}`);
  if (!first.tags.has('PresentTense') || first.tags.has('Gerund') || first.tags.has('Adjective')) return null;
  if (/[^s]s$/i.test(first.text)) {
    if (isCustomer) return forPeople(`someone who ${lowered(first.text)}${rest}`);
    return verbClause('that', lowered(first.text), rest);
  }
  if (
    !first.tags.has('Infinitive') ||
    (!second.tags.has('Noun') &&
      !isBound &&
      !second.tags.has('Adjective') &&
      !second.tags.has('Adverb') &&
      !second.tags.has('Determiner'))
  )
    return null;
  if (isCustomer && !GOAL_VERB.test(first.text)) return null;
  if (isCustomer) return after(`to help me ${lowered(first.text)}${rest}`);
  // A noun may look like a verb: 'support team', 'travel insurance'.
  return words.length > 2 || /^(?:a|an|the|your|my)$/i.test(second.text) || isBound
    ? verbClause('that', lowered(first.text), rest)
    : null;
}

/** `drivers at night`: by the part of speech. */
const namesActors = (value: string): boolean =>
  wordsOf(headOf(value)).at(-1)?.tags.has('Actor') === true && guessForm(headOf(value)) === 'plural';

/** `people` of `people with bad knees`. */
const headOf = (value: string): string =>
  value.replace(/\s(?:(?:with|without|who|on|in|at|over|under|of|from)\s|\S+ing\b).*$/i, '');

const lowered = (word: string): string => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word);

function isAdjective(words: readonly Word[], value: string): boolean {
  const last = words.at(-1);
  if (!last || words.length > 4) return false;
  const text = last.text.replace(/[.,!]$/, '');
  const whole = words.map((word) => word.text).join(words.length > 1 && !text.includes('-') ? '-' : ' ');
  const isNoun =
    /(?:deductible|vegetable|table|cable|collectible|convertible|variable|consumable|mobile)$/i.test(text);
  if (isNoun) return false;
  const looks =
    ADJECTIVES.has(text.toLowerCase()) ||
    ADJECTIVE_ENDING.test(text) ||
    (words.length > 1 && ADJECTIVE_ENDING.test(whole));
  if (/^[^\s-]+(?:-[^\s-]+)+$/.test(value)) return !/-(?:in|out|up|off)$/.test(value);
  const isParticiple =
    last.tags.has('PastTense') ||
    (words.length > 1 && last.tags.has('Gerund') && at(words, 0).tags.has('Noun'));
  return looks || last.tags.has('Adjective') || (isParticiple && !last.tags.has('Noun'));
}

/** `easy to clean`, `safe for children`. */
function isAdjectiveWithMore([first, second]: readonly Word[]): boolean {
  return (
    first !== undefined &&
    second !== undefined &&
    (first.tags.has('Adjective') ||
      /^(?:safe|suitable|available|compatible|free|rich|low|high|resistant)$/i.test(first.text)) &&
    /^(?:to|for|with|in|of|on|from|against|at|by)$/i.test(second.text)
  );
}

function adjective(value: string, category: string, isOfPeople: boolean): AttributePhrase {
  if (ABOUT_INDUSTRY.test(category)) return after(`for the ${value} industry`);
  if (/\bteams?\b/i.test(category)) return forPeople(`${value} teams`);
  if ((LEVELS.test(value) && !ABOUT_PRICE.test(category)) || ABOUT_LEVEL.test(category))
    return forPeople(`${lowered(value)} users`);
  if (isOfPeople && !ABOUT_PURPOSE.test(category)) return forPeople(`${value} people`);
  if (ABOUT_PRICE.test(category)) return before(PRICE_WORDS[value.toLowerCase()] ?? value);
  return before(value);
}

const PRICE_WORDS: Readonly<Record<string, string>> = {
  low: 'low-cost',
  high: 'high-end',
  medium: 'mid-priced',
  mid: 'mid-priced',
  cheap: 'cheap',
};

/** With an article where it needs one. */
function nounPhrase(value: string): string {
  if (/^(?:a|an|the|half|your|my|our|no|some|any|every|all)\s/i.test(value)) return value;
  const words = wordsOf(value);
  const last = words.at(-1);
  const isName =
    words.every((word) => /^\p{Lu}/u.test(word.text)) &&
    last !== undefined &&
    (last.tags.has('ProperNoun') || /^[A-Z0-9-]{2,}$/.test(last.text));
  if (
    isName ||
    WITHOUT_ARTICLE.test(value) ||
    SEASONS.test(value) ||
    guessForm(PEOPLE.test(headOf(value)) ? headOf(value) : value) !== 'countable'
  )
    return value;
  if (/^\d+\s+\S+s\b/.test(value)) return value;
  return `${articleFor(value)} ${value}`;
}

const SEASONS =
  /^(?:spring|summer|autumn|fall|winter|christmas|easter|halloween|ramadan|monday|sunday|weekends?|men|women|travel|school|college|university|work|home|everyday|daily|\S+ season)(?:\s+(?:use|wear))?$/i;
