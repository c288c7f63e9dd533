import { ADJECTIVES, COUNTED_FEATURE } from './attribute-words.js';
import {
  COMMON_ENDING,
  LEADS,
  LETTERS,
  NAME_ENDING,
  OF_ANY_PLACE,
  OTHER_NAMES,
  OTHER_WORDS,
  PHRASES,
  WORDS_TOO,
} from './label-words.js';
import { isCountableNoun, singularOf } from './countable-nouns.js';
import { isKnownMass } from './nouns.js';
import { isKnownWord, wordsOf } from './parts-of-speech.js';

const WORD_WITH_HYPHENS = /(?<![\p{N}-]\p{L}*)\p{L}[^\s/]*/gu;
const WORD = /(?<!\p{N}\p{L}*)\p{L}[^\s/-]*/gu;
/** `Racing`, but not `CRM`, `iPhone` or `B2B`. */
const CAPITALISED = /^\p{Lu}\p{Ll}+(?:['’][st]?)?[+.,!)]*$/u;
/** Words in lower case even in title case. */
const SMALL = /^(?:an?|and|as|at|by|for|from|in|of|on|or|over|per|than|the|to|under|up|via|with|without)$/i;
/** Units, which are also lower case in title case: `5,000 lb Towing Capacity`. */
const UNIT = /^(?:lbs?|kg|m?g|oz|[ckm]?m|ft|mi|mph|m?l|hrs?|mins?|secs?|db|kwh?|[gmt]b|[gm]bps|[gm]hz)$/;
/** The tags of compromise that mark a name. */
const NAMES = ['ProperNoun', 'Place', 'WeekDay', 'Month', 'Holiday', 'Demonym'];

/** Behind whose name another begins. */
const MAKERS = /\b(?:Microsoft|Google|Apple|Amazon|Adobe|Oracle|Cisco|Samsung|Salesforce) $/;
/** Names that staff type in lower case, and that are no other words. */
const NAMES_IN_SMALL =
  /(?<![\p{L}\p{N}.-])(?:airbnb|etsy|shopify|instagram|facebook|youtube|netflix|google|microsoft|christmas|easter|halloween|thanksgiving|ramadan|passover|hanukkah|diwali|zoom(?= (?:calls?|meetings?)))(?![\p{L}\p{N}-])/gu;

/** `bristol` of `made in bristol` */
const IN_A_PLACE = /(?<=\b(?:in|from|near) )\p{Ll}+$/u;

/** `Lake District` */
const A_REGION =
  /^(?!The\s)\p{Lu}.*\s(?:District|Borders|Banks|Keys|Coast|Islands|Isles|Highlands|Hills|Valley|Peninsula|Mountains|Alps|Broads|Canal|Ring|Riviera|Downs|Dales|Moors|Fells|(?:New|Old) Town|Quarter|Heights|Docks)$/u;

/** English words that keep an accent. */
const ACCENTED =
  /^(?:cafés?|façades?|décor|entrées?|purées?|pâtés?|crèmes?|brûlée|rosé|résumés?|fiancée?s?|protégés?|clichés?|crêpes?|sauté|jalapeños?|piñatas?|soirées?|matinées?|éclairs?|naïve|à|déjà)$/i;
const LED_NAME = /^(?:Near|Around|From|In|At|By)(?: \p{Lu}\p{Ll}+){2,4}$/u;

const SURELY_A_REGION = /^\p{Lu}\p{Ll}+ (?:Dales|Broads|Downs|Highlands|Borders)$/u;

/** `Oak Park`, `Long Beach`; but `Theme Park` */
const A_TOWN =
  /^(?!National|Theme|Water|Business|Retail|Dog|Car|Caravan|Amusement|Big|Small|Inner|Capital|Old|Open|White|Sandy|Public)\p{Lu}\p{Ll}+ (?:Park|Beach|Springs?|Bay|Rock|Grove|Lake|Falls|Creek|Hill|Port|Bridge|Mill|Wood|Field|Cross|Point|Harbou?r|Haven|City|Ridge|Green|Plains|Oaks|Mesa|Vista)$/u;

/** `villages`; but `Minneapolis` is no plural of a known word. */
function isKnownPlural(word: string): boolean {
  const one = singularOf(word);
  return (
    /[^su]s$/.test(word) &&
    (isKnownWord(one) || isKnownMass(one) || isCountableNoun(one) || COUNTED_FEATURE.test(one))
  );
}

const looksCommon = (word: string): boolean => /[^su]s$/.test(word) || COMMON_ENDING.test(word);

interface LabelHints {
  /** Whether an unknown word is a name: `Zillertal`. */
  isPlace?: boolean;
  /** Whether an unknown word alone is not a name: `Malty`. */
  isCommon?: boolean;
  /** The brand's names, which keep their capitals. */
  ownNames?: readonly string[];
}

/**
 * A label as written inside a sentence: `Racing Flats` and `Office chairs` lose their capitals, names keep theirs. What
 * capitals mean is a guess: a label in sentence case has one on its first word, one in title case on all.
 */
export function withoutLabelCapitals(label: string, hints: LabelHints = {}): string {
  const { isPlace = false, isCommon = false, ownNames = [] } = hints;
  if (isPlace && /^Greater \p{Lu}\p{Ll}+$/u.test(label)) return label;
  // `London and the South East`
  if (
    isPlace &&
    /^\p{Lu}\p{Ll}+ and the (?:North|South|East|West|Midlands|Highlands)(?: East| West)?$/u.test(label)
  )
    return label;
  // `Brown trout`
  if (/^Brown \p{Ll}/u.test(label)) return label.replace('B', 'b');
  // The nation has the same name.
  if (/\b(?:[Nn]ail|[Gg]el|[Ss]hoe|[Ff]loor|[Cc]ar|[Ff]urniture) Polish\b/.test(label))
    return withoutLabelCapitals(label.replace('Polish', 'polish'), hints);
  // Other languages write nouns with capitals.
  if (/[^\P{L}\p{Script=Latin}]|[äöüßñøåæœ]/iu.test(label)) return label;
  if (!/\p{Lu}/u.test(label)) return withNamesInCapitals(label);
  const words: readonly string[] = label.match(WORD) ?? [];
  const isTitle = isTitleCase(label);
  const bride = /\b(?:Mother|Father) of the (?:Bride|Groom)\b/.exec(label)?.[0];
  if (bride && !isTitle) return withoutLabelCapitals(label.replace(bride, bride.toLowerCase()), hints);
  // `Bora Bora hotels`
  if (!isTitle && CAPITALISED.test(words[1] ?? ''))
    return beginsBeforeName(words) ? label.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : label;
  if (isOfMake(label, words))
    return label.replace(/\s(?:Included|Available|Compatible|Ready|Approved|Friendly)$/, (word) =>
      word.toLowerCase(),
    );
  const isName = nameFinder(label, words, {
    isPlace: isPlace || /^(?:in|near|from|around)\s\D+$/i.test(label),
    isCommon,
  });
  // `Near Birmingham New Street`; but `Near Public Transport`
  if (isTitle && LED_NAME.test(label) && isName(words[1] ?? ''))
    return label.charAt(0).toLowerCase() + label.slice(1);
  if (isPlace && /^(?:The|St\.?) \p{Lu}\p{Ll}+$/u.test(label)) return label.replace(/^The/, 'the');
  if (isNameOfPlace(label, isTitle, isPlace) || (isPlace && isWholeName(words, isName))) return label;
  const phrases = [...label.matchAll(PHRASES), ...ownNames.flatMap((name) => matchesOf(label, name))].map(
    ({ index, 0: phrase }) => ({ from: index, to: index + phrase.length }),
  );
  return label.replace(WORD, (word, at: number) =>
    phrases.some(({ from, to }) => at >= from && at < to) ||
    keepsCapital(word, at, { label, words, isTitle, isName })
      ? word
      : word.toLowerCase(),
  );
}

/** A label in small letters, with capitals for the names that staff type without. */
const withNamesInCapitals = (label: string): string =>
  label
    .replace(LETTERS, (letters) => letters.toUpperCase())
    .replace(NAMES_IN_SMALL, (name) => name.charAt(0).toUpperCase() + name.slice(1))
    .replace(IN_A_PLACE, (place) =>
      wordsOf(place).at(-1)?.tags.has('Place') ? place.charAt(0).toUpperCase() + place.slice(1) : place,
    )
    .replace(/\b(?:mother|father|valentine)['’]s day\b/, (day) =>
      day.replace(/\b[a-z](?!['’s]?\b)/g, (letter) => letter.toUpperCase()),
    );

/** `E-commerce Sellers`: what follows a hyphen tells nothing. */
const isTitleCase = (label: string): boolean =>
  !/^\p{Ll}/u.test(label) &&
  (label.match(WORD_WITH_HYPHENS) ?? []).every(
    (word) => SMALL.test(word) || UNIT.test(word) || !/^\p{Ll}/u.test(word),
  );

/** `Primary` of `Primary English tutoring` */
function beginsBeforeName(words: readonly string[]): boolean {
  const first = words[0]?.toLowerCase() ?? '';
  const second = words[1]?.toLowerCase() ?? '';
  const isOfName = OTHER_NAMES.has(second) || wordsOf(second).at(-1)?.tags.has('Demonym') === true;
  const isPraise =
    /^(?:excellent|free|easy|fast|full|native|official|genuine|direct|seamless|multiple|experienced|qualified)$/.test(
      first,
    );
  return isPraise || (isOfName && isKnownWord(first));
}

/** `Nike Air Max` */
function isOfMake(label: string, [first = '']: readonly string[]): boolean {
  const lead = first.toLowerCase();
  const isMake =
    !A_COMPOUND.test(label) && CAPITALISED.test(first) && wordsOf(lead)[0]?.tags.has('Organization') === true;
  return isMake && !WORDS_TOO.has(lead);
}

/** `Round Rock, TX`, `N. Yorks`, `Lake District` */
const isNameOfPlace = (label: string, isTitle: boolean, isPlace: boolean): boolean =>
  /^\p{Lu}[\p{L} .'-]+, \p{Lu}{2}$/u.test(label) ||
  (isPlace && /^[NSEW]\. \p{Lu}/u.test(label)) ||
  (isTitle && (SURELY_A_REGION.test(label) || (isPlace && (A_REGION.test(label) || A_TOWN.test(label)))));

interface CapitalisedLabel {
  label: string;
  words: readonly string[];
  isTitle: boolean;
  /** Whether a word is a name by itself. */
  isName: (word: string) => boolean;
}

/** Whether a word stays as it is written. @param at its place in the label, in characters */
function keepsCapital(
  word: string,
  at: number,
  { label, words, isTitle, isName }: CapitalisedLabel,
): boolean {
  const rest = label.slice(at);
  const behind = rest.slice(word.length);
  if (!isTitle && at > 0) return true;
  // `A/B testing`
  if (behind.startsWith('/') && word.length === 1) return true;
  // `Galápagos`
  if (/[^\p{ASCII}’]/u.test(word) && !ACCENTED.test(word)) return true;
  // `Series A`
  if (at > 0 && /^\p{Lu}$/u.test(rest)) return true;
  // `Shimano 105`
  const lower = word.toLowerCase();
  if (/^\s\d/.test(behind) && !SMALL.test(word) && !isKnownWord(lower) && !looksCommon(lower)) return true;
  // `Dampp-Chaser install`
  if (!isTitle && /^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}/u.test(rest)) return true;
  // `Migrate from Redshift`
  if (LEAVES.test(label.slice(0, at)) && !isKnownWord(lower)) return true;
  // `Microsoft Defender`
  if (isTitle && MAKERS.test(label.slice(0, at))) return true;
  // `All-in-one`, `Co-working spaces`
  if (A_COMPOUND.test(rest)) return false;
  // `A-rated`, `T-Shirts`
  if (/^(?!E)\p{Lu}-\p{L}/u.test(rest)) return true;
  // `E-bikes`, but `E-2 visas`
  if (SMALL.test(word) || /^E-\p{L}{2}/u.test(rest.slice(0, 4))) return false;
  return !CAPITALISED.test(word) || isName(word) || isOfName(word, words, isName);
}

/** What people move from or to is a system, and its name keeps its capital. */
const LEAVES = /^(?:migrat|switch|mov)\p{Ll}+ (?:away )?(?:from|off|to) $/iu;

/** A compound that has a capital only because it begins the label. */
const A_COMPOUND =
  /^(?:All|Co|Non|Anti|Pre|Post|Multi|Semi|Self|Eco|Re|Sub|Inter|Step|Follow|Check|Drop|Pick|Walk|Plug|End|Back|Made|Ready|Easy|High|Low|Long|Short)-\p{L}/u;

/** Where a label contains a name, as written. */
const matchesOf = (label: string, name: string): { index: number; 0: string }[] => {
  const index = name === '' ? -1 : label.indexOf(name);
  return index < 0 ? [] : [{ index, 0: name }];
};

/** Returns a function that says whether a word of the label is a name by itself. */
function nameFinder(
  label: string,
  words: readonly string[],
  { isPlace, isCommon }: { isPlace: boolean; isCommon: boolean },
): (word: string) => boolean {
  const tags = new Map(
    wordsOf(label.toLowerCase().replaceAll('&', 'and')).map((word) => [word.text, word.tags]),
  );
  return (word) => {
    const lower = word.toLowerCase().replaceAll('’', "'");
    const known = tags.get(lower) ?? wordsOf(lower).at(-1)?.tags;
    if (OTHER_NAMES.has(lower)) return true;
    if (/^(?:spring|summer|autumn|winter)$/.test(lower)) return false;
    // `Sanders`: what is typed as several of what does something is no family.
    if (word === label && /[^s]ers$/.test(lower) && !isPlace && !known?.has('Place')) return false;
    if (WORDS_TOO.has(lower)) return isPlace;
    if (lower.endsWith('front')) return false;
    // compromise takes `london landmarks` for no place
    const isCity = word === words[0] && words.length > 1 && wordsOf(lower).at(-1)?.tags.has('City');
    if (isCity || NAMES.some((tag) => known?.has(tag))) return true;
    if (isKnownWord(lower) || isKnownMass(lower) || isCountableNoun(lower) || ADJECTIVES.has(lower))
      return false;
    if (NAME_ENDING.test(lower)) return true;
    // `Near Dollywood`
    if (words.length === 2 && /^(?:in|near|from|around)\s/i.test(label)) return true;
    const isLast = word === words.at(-1);
    // `Darjeeling`: among places, a single unknown word in -ing is a town rather than an activity.
    if (isPlace && words.length === 1 && lower.endsWith('ing')) return true;
    if (isPlace)
      return (
        !OF_ANY_PLACE.test(lower) &&
        !(isLast ? COMMON_ENDING.test(lower) || isKnownPlural(lower) : COMMON_ENDING.test(lower))
      );
    // `Zorbix`
    return (
      !isCommon &&
      label === word &&
      !lower.endsWith('er') &&
      !OTHER_WORDS.has(lower) &&
      !looksCommon(lower) &&
      known?.has('Noun') === true
    );
  };
}

/** `Long Eaton`, `Hadrian's Wall` */
function isWholeName(
  [first = '', second = '', ...more]: readonly string[],
  isName: (word: string) => boolean,
) {
  if (more.length > 0 || first === 'The' || !CAPITALISED.test(first) || !CAPITALISED.test(second))
    return false;
  return /['’]s$/.test(first) || (isName(second) && !OF_ANY_PLACE.test(first) && !LEADS.test(first));
}

/** `Tweed` of `Harris Tweed Trim`, `Leeds` of `Approved by Leeds City Council` */
function isOfName(word: string, words: readonly string[], isName: (word: string) => boolean): boolean {
  const before = words[words.indexOf(word) - 1];
  const lower = word.toLowerCase();
  if (
    before === undefined ||
    isKnownWord(lower) ||
    isKnownMass(lower) ||
    isCountableNoun(lower) ||
    OTHER_WORDS.has(lower)
  )
    return false;
  return /^by$/i.test(before) || (CAPITALISED.test(before) && isName(before) && !looksCommon(lower));
}
