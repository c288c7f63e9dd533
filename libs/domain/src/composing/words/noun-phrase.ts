import {
  ADJECTIVES,
  COUNTED_FEATURE,
  GOAL_VERBS,
  PEOPLE,
  PEOPLE_FIRST,
  THE_PLACE,
  WITHOUT_ARTICLE,
} from './attribute-words.js';
import { at } from '../../known.js';
import { isCountableNoun, singularOf } from './countable-nouns.js';
import { A_FORMAL_MEAL, articleFor, guessForm, isKnownMass, lastWord } from './nouns.js';
import { type Word, wordsOf } from './parts-of-speech.js';

/** Several persons: `new parents`, `drivers at night`. */
export const namesPeople = (value: string): boolean =>
  PEOPLE.test(value) || PEOPLE.test(headOf(value)) || namesActors(value);

/** Recognises people by the part of speech. */
const namesActors = (value: string): boolean =>
  wordsOf(headOf(value)).at(-1)?.tags.has('Actor') === true && guessForm(headOf(value)) === 'plural';

/** `people` of `people with bad knees`. */
export const headOf = (value: string): string =>
  value.replace(/\s(?:(?:with|without|who|on|in|at|over|under|of|from)\s|\S+ing\b).*$/i, '');

/** `free trial` of `free trial for teams`. */
export const headOfFeature = (value: string): string =>
  value.replace(/\s(?:with|without|for|in|on|at|of|from|per|within|through|by|via)\s.*$/i, '');

/** `LoRaWAN`, `ISO 27001`, `HACCP`. */
const isName = (value: string): boolean =>
  /^(?:\p{Lu}\p{Ll}*\p{Lu}\S*|\p{Lu}{2,}\S*)(?:\s[\p{Lu}\d][^\s]*)*$/u.test(value);

/** The noun phrase with an article, if it needs one. */
export function nounPhrase(value: string): string {
  if (/^(?:a|an|the|half(?! marathon)|your|my|our|no|some|any|every|all)\s/i.test(value)) return value;
  // `kids' first phone`, `grandparents' house`
  const [, kid, firstOne] =
    /^(kid|child|student|teen|teenager)(?:s['’]?|['’]s) ((?:first|own|next) .+)$/i.exec(value) ?? [];
  if (kid && firstOne) return `a ${kid}'s ${firstOne}`;
  if (/^\p{L}+s['’] (?:house|home|place)$/iu.test(value)) return `the ${value}`;
  if (DOES_SOMETHING.test(value)) return value;
  // `a fishing holiday abroad`
  const [, stay, away] =
    /^(.+ (?:holiday|trip|break|weekend|year|wedding))( abroad| overseas)$/i.exec(value) ?? [];
  if (stay && away) return nounPhrase(stay) + away;
  if (
    SUPERLATIVE.test(value) ||
    /^(?:rainy|dry|wet|summer|winter|festive|holiday|peak|ski|harvest|hurricane|monsoon|growing) season$/i.test(
      value,
    )
  )
    return `the ${value}`;
  // `family of 5`, but `family of existing members`
  if (
    /^(?:family of (?=\d|two|three|four|five|six)|(?:couple|group|party|team|crew|office|household|class|staff) of\s)/i.test(
      value,
    )
  )
    return `${articleFor(value)} ${value}`;
  if (/^family of\s/i.test(value)) return value;
  if (THE_PLACE.test(value) || /^(?:public|private|third) sector$/i.test(value)) return `the ${value}`;
  if (/^\p{Lu}\p{Ll}+(?:ia|land|stan)$/u.test(value)) return value;
  // `people allergic to stings`, `Grade 5+`
  if ((PEOPLE_FIRST.test(value) && !isThingOfTheirs(value)) || /\d\+?$/.test(value)) return value;
  const words = wordsOf(value);
  // `a first Christmas`, `a first US hire`
  const [, alone] =
    /^first (?!(?:aid|class|time|person|come|hand)\b)(?:\p{L}+ )?(\p{L}+)$/iu.exec(value) ?? [];
  if (
    alone &&
    (guessForm(value) === 'countable' || alone.toLowerCase() === 'hire' || value === `first ${alone}`) &&
    guessForm(value) !== 'plural'
  )
    return `a ${value}`;
  // `director of sales`
  const last = wordsOf(headOfFeature(value)).at(-1);
  // `LoRaWAN`
  if (/^\p{Lu}\p{Ll}+\p{Lu}\S*$/u.test(value) && !value.endsWith('s')) return value;
  // `Office Manager` is not a name: its words are common nouns in lower case.
  const common = wordsOf(value.toLowerCase());
  const isProper =
    words.every((word) => /^\p{Lu}/u.test(word.text)) &&
    !(words.length > 1 && common.every(({ tags }) => EVERYDAY.some((tag) => tags.has(tag)))) &&
    last !== undefined &&
    (['ProperNoun', 'Place', 'Country', 'Region', 'City'].some((tag) => last.tags.has(tag)) ||
      /^[A-Z0-9-]{2,}$/.test(last.text));
  if (
    isProper ||
    last?.tags.has('Plural') ||
    AMOUNT_OF.test(value) ||
    WITHOUT_ARTICLE.test(value) ||
    /^24(?:\/7|[- ]?h(?:r|our)?) (?!(?:\S+ )?(?:gym|helpline|hotline|clinic|pharmacy|reception|draft|turnaround|response|appointment)$)/i.test(
      value,
    ) ||
    SEASONS.test(value) ||
    /['’]s day$/i.test(value) ||
    /\p{Lu}\p{Ll}+ Day$|\s(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/u.test(value) ||
    guessForm(PEOPLE.test(headOf(value)) ? headOf(value) : value) !== 'countable'
  )
    return value;
  if (/^\d+\s+\S+(?<!s)s\b/.test(value)) return value;
  return `${articleFor(value)} ${value}`;
}

/** A verb with its object, not a noun with what describes it. */
export const DOES_SOMETHING =
  /^(?:helping|switching|filing|choosing|finding|buying|getting|keeping|avoiding|reducing|improving|losing|handling|making|scaling|going|doing|having|being|taking|sending|storing|shipping(?! (?:quote|crate|container|label|rate|line|address|box))|transferring|receiving|paying|chasing|forgetting|wasting|comparing|replacing|removing|organi[sz]ing|understanding|supporting|caring|letting|renting|preparing|entertaining|managing)\s\S/i;

/** `kids wall`, `family room` */
const isThingOfTheirs = (value: string): boolean =>
  /^\S+ \S+$/.test(value) && isCountableNoun(lastWord(value)) && !PEOPLE.test(lastWord(value));

export const SUPERLATIVE = /^(?:best|latest|newest|(?:low|high|fast|cheap|short|long|small|larg|wid)est)\s/i;

/** Tags that compromise assigns by the word itself, not by its position. */
const EVERYDAY = ['Actor', 'Adjective'];

const SOMEBODY =
  /(?:amateur|founder|traveller|traveler|sleeper|commuter|walker|runner|learner|player|beginner|novice|owner|holder|user|buyer|manager|starter|driver|rider|keeper|worker|planner|maker|seller|clerk|agent|advis[eo]r|consultant|coordinator|parent|student|couple|family)$/i;

/** Whether it is certain that the noun takes an article, or that it takes none. Others only look countable. */
export function isSureNoun(value: string): boolean {
  const form = guessForm(value);
  if (form === 'plural') return true;
  if (form === 'mass') return !isName(value);
  const head = headOfFeature(value);
  return (
    A_FORMAL_MEAL.test(head) ||
    isCountableNoun(lastWord(head)) ||
    COUNTED_FEATURE.test(head) ||
    isSomebody(head)
  );
}

/** One person: `IT manager`, `dog owner`. */
export const isSomebody = (value: string): boolean =>
  SOMEBODY.test(value) ||
  (guessForm(value) === 'countable' && plainWords(value).at(-1)?.tags.has('Actor') === true);

/** The words of `Hidden Costs` in lower case, because compromise takes capitalised common words for names. */
function plainWords(value: string): readonly Word[] {
  const plain = value
    .replace(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase())
    // compromise splits `on-site` into two words
    .replace(/^\S+-\S+(?=\s)/, 'new')
    .replace(/(?<=\s)\p{L}+-(?:up|in|out|off|on|down|by|through|away|back|over)$/iu, 'event');
  // After an article, compromise does not read `plant dyes` and `contract research` as imperatives.
  return / (?:in|of|for|at|on|with|within|from|by) /.test(plain) || ARTICLES.test(plain)
    ? wordsOf(plain)
    : wordsOf(`the ${plain}`).slice(1);
}
const ARTICLES = /^(?:an?|the|my|your|our|some|any|no|every|each)\s/i;

/** Only words of a noun phrase, with a noun at its end: `flat feet`, `hidden costs`, `pain in the heel`. */
export function isNounPhrase(value: string): boolean {
  const words = plainWords(value);
  const last = words.length - 1;
  // `failed last time`, `outgrown our agency`
  if (/ \S+ /.test(value) && wordsOf(value)[0]?.tags.has('PastTense')) return false;
  // `own engineers`, `same nurse every visit`, `first time hiring help`
  if (/^(?:own|multi|same)\s|\s(?:every|each|time \S+ing|our|my|your|their)\s|%\s\S*\.$/i.test(value))
    return false;
  return words.every((word, place) => {
    const { tags, text } = word;
    if (isAcronym(text)) return true;
    if (tags.has('Pronoun') || text === 'to') return false;
    // `free in-home estimate`, `few outages`
    if (place === 0 && last > 0 && /^(?:free|few|fewer|more)$/i.test(text)) return true;
    if (place < last && tags.has('Hyphenated') && tags.has('Preposition')) return true;
    // Alone it may be a verb: `drives`
    if (words.length === 1 && isVerbAlone(value) && !isKnownPlural(value)) return false;
    // compromise takes `costs` alone, and `taxes` of `estate taxes`, for a verb.
    if (place === last)
      return (
        (place > 0 && isKnownPlural(text)) ||
        tags.has('Noun') ||
        tags.has('Date') ||
        isKnownMass(text) ||
        text === 'taxes' ||
        isKnownPlural(text) ||
        (place > 0 && isCountableNoun(text)) ||
        (place > 0 && /^(?:garden|flat)$/.test(text) && !GOAL_VERBS.has(at(words, 0).text)) ||
        // `free quote`, `service contract`
        (place > 0 && tags.has('Infinitive') && LEAD_NOUNS.some((tag) => words[place - 1]?.tags.has(tag))) ||
        /(?:(?:eer|[^s]er|or|ist|ian|ant)|firm|park|resort|home|store|brand|site|school|farm|shop|studio|venue|practice|gift|plan|trip|club|garden|trust|lab|camp|court|board|fund|group|chain|estate|ground|hall|centre|market|bank|stay|visit|claim|delay|lunch|dinner|rate)s$|(?:part|bod)ies$/.test(
          text,
        ) ||
        // `receipt scanning`, `geofencing`, `open-plan living`
        (tags.has('Gerund') &&
          (place === 0 || isOne(words[place - 1]) || words[place - 1]?.tags.has('Adjective') === true)) ||
        (isSeveral(text) && describes(words[place - 1]))
      );
    if (place === 0 && tags.has('PastTense')) return words.length === 2;
    // `flat monthly fee`, `free checked bag`, `ID verified profiles`
    if (place > 0 && text.endsWith('ed') && WITH_DONE.some((tag) => words[place - 1]?.tags.has(tag)))
      return true;
    // `pain in the heel`, but `worried about ulcers`.
    if (tags.has('Preposition'))
      return words[place - 1]?.tags.has('Noun') === true || words[place - 1]?.text === 'flat';
    // `visually impaired visitors`
    const isDegree = (word: Word | undefined) =>
      word?.tags.has('Adverb') === true && word.text.endsWith('ly');
    if (place === 0 && text === 'flat') return true;
    if (words.length > 2 && (isDegree(word) || (tags.has('PastTense') && isDegree(words[place - 1]))))
      return true;
    // `a knee injury` of `rehab a knee injury` is the object of a verb
    if (place > 0 && tags.has('Determiner') && words[place - 1]?.tags.has('Noun')) return false;
    return CAN_LEAD.some((tag) => tags.has(tag)) || (place > 0 && JOINS.some((tag) => tags.has(tag)));
  });
}
/** `tweens`, `battles` */
export const isKnownPlural = (word: string): boolean =>
  /[^s]s$/.test(word) && [singularOf(word), word.replace(/(?<=x|ch|sh|ss)es$/, '')].some(isCountableNoun);
/** A singular noun: not `parents paying`. */
const isOne = (word: Word | undefined): boolean =>
  word?.tags.has('Noun') === true && !word.tags.has('Plural');
const LEAD_NOUNS = ['Adjective', 'Noun'];
const WITH_DONE = ['Adjective', 'Acronym'];
const CAN_LEAD = ['Noun', 'Adjective', 'Ordinal'];
const JOINS = ['Conjunction', 'Determiner'];
/** compromise takes `dark` for a noun before what it takes for a verb: `dark spots`. */
const describes = (word: Word | undefined): boolean =>
  word !== undefined &&
  (word.tags.has('Adjective') || word.tags.has('PastTense') || ADJECTIVES.has(word.text));
const isSeveral = (word: string): boolean => /[^s]s$/.test(word);

/** `drives`; `returns` and `engineers` are as often nouns. */
const isVerbAlone = (word: string): boolean =>
  /[^s]s$/.test(word) &&
  !/(?:ers|loans|costs|returns|repairs|labels|samples|transitions|points|offers|updates|houses|spikes|requests)$/i.test(
    word,
  ) &&
  wordsOf(word)[0]?.tags.has('PresentTense') === true;

/** `CISO`, `SOC 2`, `3PLs`. */
export const isAcronym = (value: string): boolean => /^\d*\p{Lu}{2,}s?(?:\s[\p{Lu}\d.]+)*$/u.test(value);

/** `30 g of protein`. */
export const AMOUNT_OF =
  /^\d[\d.,]*\s?(?:m?g|kg|ml|l|[ckm]?m|miles|acres|hectares|k?wh?|[gmt]b|mbps|kcal)\sof\s/i;

const SEASONS =
  /^(?:(?:opening|closing) day|spring|summer|autumn|fall|winter|christmas|easter|halloween|ramadan|monday|sunday|weekends?|men|women|travel|school|college|university|work|home|everyday|daily|\S+ season|(?:spring|winter|summer|fall|christmas|easter|term|half[- ]term)\s(?:break|week)|(?:\S+ )?half[- ]term)(?:\s+(?:use|wear))?$/i;
