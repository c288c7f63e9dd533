import { isKnownWord, wordsOf } from './parts-of-speech.js';

/** `Racing`, and not `CRM`, `iPhone` or `B2B`. */
/** Names of words that are none by themselves. */
const PHRASES =
  /\b(?:Black Friday|Cyber Monday|Boxing Day|New Year\S*|Burns Night|B Corp|\p{Lu}\p{Ll}+['’]s (?:Day|Eve)|(?:Part|Type|Grade|Class|Tier|Phase|Stage|Version|Series) (?:\d|[IVX]+\b))/gu;
const WORD = /(?<!\p{N})\p{L}[^\s/-]*/gu;
const CAPITALISED = /^\p{Lu}\p{Ll}+(?:['’]s?)?[+.,!)]*$/u;
/** They are small in a title, too. */
const SMALL = /^(?:an?|and|as|at|by|for|from|in|of|on|or|the|to|up|with|without)$/i;
/** Of what compromise knows, what is a name. */
const NAMES = ['ProperNoun', 'Place', 'WeekDay', 'Month', 'Holiday', 'Demonym'];
/** Names that compromise does not know, besides those that end like `Victorian` and `Spanish`. */
const OTHER_NAMES = new Set(
  `christmas easter halloween thanksgiving ramadan diwali hanukkah eid valentine valentine's mother's father's lent nowruz
  android linux bluetooth shopify etsy okta lego vibram velcro invisalign botox montessori lombard shetland harris merino's
  nordic baltic gothic celtic arabic icelandic hindu catholic jewish muslim buddhist protestant sikh anglican welsh irish
  british english spanish scottish swedish finnish danish polish turkish cornish kurdish flemish benelux scandinavia caribbean mediterranean bernese tyrol dolomites cotswolds balkans airbnb klarna instagram pinterest
  tiktok magento wix klaviyo figma trados waldorf oberland salesforce netsuite spotify fulbright wordpress alexa siri xbox playstation nintendo zeiss tencel kevlar alcantara
  alzheimer's parkinson's crohn's`.split(/\s+/),
);
/** `Victorian`, `Japanese`; but `vegetarian`, `optician`. */
const NAME_ENDING =
  /(?<!tar|ic|guard|med|civil|amphib|reptil|librar|histor|comed|pedestr|equestr|custod|obsid|merid|academ)ian$|(?<!che|obe|the|gee)ese$/;
/** Words that are names, too, and seldom are in a label. */
const WORDS_TOO = new Set(
  'jersey china turkey visa matt gen jack mark dash max sterling drew royal general major'.split(' '),
);

/** Words that stand alone in labels, and that compromise does not know. */
const OTHER_WORDS = new Set(
  `accreditation aftercare asylum audio barcode beauty beverage biotech canvas cardigan cashmere cello commerce cookware
  custody email engraving fashion footwear glaucoma humanist hydrotherapy inheritance knitwear leasing luxury merino
  micropipette migration projection saltwater software sport subtitling titanium trout salmon vegan video winter autumn
  yarn yoga pilates`.split(/\s+/),
);
/** What places are like. */
export const OF_ANY_PLACE =
  /^(?:rural|urban|suburban|coastal|inland|offshore|onshore|remote|central|nationwide|global|local|regional)$/i;

const LEADS = /^(?:near|in|on|at|around|downtown|greater|outside|within|across|near|close)$/i;

/** `doorbell`, `cookware`, `membership`: made of what everybody knows. */
const COMMON_ENDING =
  /(?:tion|sion|ment|ness|ship|ware|ance|ence|ability|ibility|less|ful|able|ible|ing|ism|ology|graphy|wear|proof|bell|code|room|work|house|board|book|light|guard|phone|care|time|table|bag|bed|box|case|cloth|cover|door|line|lock|mat|pack|pad|pan|pot|rack|sheet|shoe|side|stand|top|wall|wash|water|way|wood|yard)$/;

const looksCommon = (word: string): boolean => /[^su]s$/.test(word) || COMMON_ENDING.test(word);

/**
 * A label as it stands inside a sentence: the capitals of `Racing Flats` and of `Office chairs` go, those of a name stay.
 * What capitals tell is a guess: a label in sentence case has one on its first word, one in title case on all.
 *
 * @param isPlace an unknown word is a name: `Zillertal`
 */
export function withoutLabelCapitals(label: string, isPlace = false): string {
  // A name, or another language: there nouns have capitals.
  if (/[^\P{L}\p{Script=Latin}]|[äöüßñøåæœ]/iu.test(label)) return label;
  const words: readonly string[] = label.match(WORD) ?? [];
  const isTitle =
    !/^\p{Ll}/u.test(label) && words.every((word) => SMALL.test(word) || !/^\p{Ll}/u.test(word));
  // `Bora Bora hotels`
  if (!isTitle && words.length > 1 && CAPITALISED.test(words[1] ?? '')) return label;
  const holdsPlace = isPlace || /^(?:in|near|from|around)\s\D+$/i.test(label);
  const tags = new Map(
    wordsOf(label.toLowerCase().replaceAll('&', 'and')).map((word) => [word.text, word.tags]),
  );
  const isName = (word: string): boolean => {
    const lower = word.toLowerCase();
    const known = tags.get(lower) ?? new Set(wordsOf(lower).at(-1)?.tags);
    if (OTHER_NAMES.has(lower)) return true;
    if (WORDS_TOO.has(lower)) return holdsPlace;
    if (NAMES.some((tag) => known.has(tag))) return true;
    if (isKnownWord(lower)) return false;
    if (NAME_ENDING.test(lower)) return true;
    if (words.length === 1 && !holdsPlace && !OTHER_WORDS.has(lower))
      return !looksCommon(lower) && known.has('Noun');
    return (
      holdsPlace &&
      !OF_ANY_PLACE.test(lower) &&
      !(word === words.at(-1) ? looksCommon(lower) : COMMON_ENDING.test(lower))
    );
  };
  // `Harris Tweed Trim`
  const followsName = (at: number, word: string): boolean => {
    const before = words[words.indexOf(word) - 1] ?? '';
    const lower = word.toLowerCase();
    if (isKnownWord(lower)) return false;
    // `Approved by Leeds City Council`
    return (
      /^by$/i.test(before) || (at > 0 && CAPITALISED.test(before) && isName(before) && !looksCommon(lower))
    );
  };
  // `Long Eaton`, `Hadrian's Wall`
  const last = words.at(-1) ?? '';
  if (isPlace && words.length === 2 && CAPITALISED.test(words[0] ?? '')) {
    const [first = ''] = words;
    if (
      /['’]s$/.test(first) ||
      (CAPITALISED.test(last) && isName(last) && !OF_ANY_PLACE.test(first) && !LEADS.test(first))
    )
      return label;
  }
  const kept = [...label.matchAll(PHRASES)].map(
    ({ index, 0: { length } }) => [index, index + length] as const,
  );
  return label.replace(WORD, (word, at: number) => {
    const isFirst = at === 0;
    if (!(isFirst || isTitle) || kept.some(([from, to]) => at >= from && at < to)) return word;
    const isLabel =
      SMALL.test(word) ||
      /^E-\p{Ll}/u.test(label.slice(at, at + 3)) ||
      (CAPITALISED.test(word) && !isName(word) && !followsName(at, word));
    return isLabel ? word.toLowerCase() : word;
  });
}
