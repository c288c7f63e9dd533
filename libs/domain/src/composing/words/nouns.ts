import { memoized } from '../../memoized.js';
import type { NounForm } from '../../vocabulary.js';
import { COUNTED_FEATURE } from './attribute-words.js';
import { isCountableNoun, singularOf } from './countable-nouns.js';
import { wordsOf } from './parts-of-speech.js';

/** Uncountable nouns, as whole words and as endings. */
const MASS_WORDS = new Set(
  `decaf flood earthquake rehab advice analytics art assembly beer bread broadband care cash catering cattle chat cheese chicken china chocolate clothing coffee
  content counseling coverage credit crockery data decor diesel dining education electricity electronics equipment
  ethics evidence experience expertise fashion feedback finance fitness flour food footwear freight fuel fun furniture gas
  gear glass gold grass guidance hair hardware health heating help homework honey hosting housing humor ice income
  information infrastructure insurance internet jewelry jewellery juice knowledge labor laundry law leather legislation
  lighting linen literature logistics vinyl matcha oolong kombucha luggage machinery mail maintenance makeup management marketing meat media medicine
  merch merchandise milk money music nutrition oil olive packaging paper parking payroll personnel pharma pizza plastic pork
  poultry power privacy produce rest fruit custard porridge protein publicity rain real-estate estate recycling relief research rice rubber safety salt
  seafood security setup shade shipping silk silver skincare sleep software sound space staff steel storage stuff sugar sunlight
  support tableware tea tech technology therapy timber tourism traffic training transparency transport transportation travel
  tuition underwear vision waste water wealth weather wifi wine wood wool work yoga yogurt delivery assistance access
  compatibility connectivity durability quality flexibility stability visibility comfort grip traction warmth breathability
  air noise carbon energy heat odor speed camping video autofocus focus breakfast lunch dinner cashback acne eczema asthma anxiety depression pain ache loss sedation approval
  booking mileage excess value import export pickup hire champagne prosecco whisky whiskey gin vodka cider
  english french german spanish italian portuguese russian arabic chinese japanese korean
  peace fi cctv niacinamide retinol collagen caffeine gluten keratin melatonin acid pregnancy compost mulch soil gravel control ventilation insulation cushioning automation encryption integrity accuracy productivity collaboration memory
  stress prep cleanup clean-up tutoring procurement recruitment employment retirement libido fog dementia myopia compliance governance cleaning lingerie maternity paternity admission citizenship enrolment enrollment conveyancing insomnia menopause damage arthritis diabetes adhd autism telehealth
  orthodontics cybersecurity saas dentistry carpentry joinery masonry asylum bait development defense defence altitude fibre fiber armour armor paint varnish wrapping ground yeast haylage chaff feed render mash carp trout bass salmon cod pike perch tuna emergency cough scarcity humidity obesity immunity mobility capacity porcelain ink cedar oak beech maple mesh lime aluminium aluminum polyester plywood consent
  miscarriage incline mentorship confetti vocabulary downtime shrinkage residency latency tannin alcohol aid efficiency beef metal knit life glaucoma zinc stretch worship gain creatine keto sperm terrain underlay brokerage payment breath theft hemp dismissal custody tax bluetooth audio footage skiing uptime height width legroom lineage fright wind sync resistance botox rosacea psoriasis tinnitus sciatica vertigo fibromyalgia fatigue confidence dyslexia sacrifice foam nylon titanium brass copper fleece felt velvet satin checkout pasta hummus cocoa marmalade floss shut-off auto-off analysis surrogacy advocacy literacy ownership drayage signage cartage haulage cholesterol glucose capture blackwork vinyasa ashtanga diagnostics enamel hardware consignment sign-on fever reflux build-up architecture malt litter concrete wallpaper fulfilment fulfillment pilates balayage lasik seo ppc ivf iui ci/cd edr xdr sso mfa 2fa nfc ecg ocr hdr notice entry iron exposure sympathy fertility infertility panic regrowth growth churn turnover burnout dispatch airfare acupuncture acupressure reflexology`.split(
    /\s+/,
  ),
);
const MASS_ENDING =
  /(?:ness|bility|ware|wear|care|therapy|insurance|maintenance|ship(?:ping)|[^aeiou]ing|[aeiou][a-z]ing|ology|ography|ism|iture|itis|osis|emia|algia|[st]ion(?<!decision|reputation|infection|vacation|donation|consultation|reservation|demonstration|presentation|station|option|edition|location|version|subscription|integration|position|pension|mission|television|question|destination|application|solution|extension|convention|mansion|cushion|region|session|conversion|connection|prescription|petition|inspection|promotion|condition)|ery(?<!bakery|brewery|battery|grocery|nursery|winery|cattery|eatery|distillery|creamery|gallery|surgery|lottery))$/i;
/** Countable nouns that end like uncountable ones, or may be verbs: `savings account`, `flu shot`. */
const COUNTED = new Set(
  `building wedding meeting ring ceiling painting listing rating setting opening offering coating ending
  string spring king wing thing sling earring landing crossing fitting filling evening morning clothing-line
  wedding-ring housewarming swing railing awning bearing casing greeting savings harness witness account blind bond build drink
  lift convertible hybrid hatchback lodge perfume hamper christening isa overdraft shake shoot shot stout porter trust tuck will`.split(
    /\s+/,
  ),
);
const PLURAL_WORDS = new Set(
  `people men women children kids fish feet teeth mice geese staff counsel police cattle jeans trousers shorts glasses scissors
  mics headphones electronics groceries clothes goods savings leggings sunglasses pajamas pyjamas tights`.split(
    /\s+/,
  ),
);
/** Countable plurals in `-ics`; others are uncountable: `electronics`. */
const COUNTED_ICS =
  /(?:orthot|prosthet|diabet|laminit|arthrit|asthmat|alcohol|academ|crit|mechan|class|skept|fanat|acrobat|romant|clin|fabr|top|com|cosmet|graph|antibiot|probiot|metr|tun|paramed|mosa|opt|pl?ast|picn|mus)ics$/i;
const SINGULAR_S =
  /(?:ss|us|(?<!safar|\bsar|tax|bikin|zucchin|salam|tsunam|panin)(?<![kw])is|ics|news|lens|gas|bus|campus|atlas|canvas|\bseries|species|chassis|[A-Z]S)$/;
/** What follows these modifies the noun before them. */
const BREAK =
  /\s(?:\(|(?:for|of|with|without|in|on|at|to|from|by|near|under|over|through|that)\s)|(?<=\b(?:days?|nights?|weekends?|trips?)) (?:out|away)$/i;

/** `cushioning`, `support`: certainly uncountable. */
export const isKnownMass = (word: string): boolean => MASS_WORDS.has(word.toLowerCase());

/** Splits `school of music` into its head and what follows. */
function splitHead(name: string): [head: string, rest: string] {
  // `Bachelor of Fine Arts programs`
  if (
    /^(?:bachelor|master|doctor|associate|diploma|certificate)s?(?:['’]s)? (?:of|in)\b.*\s(?:program(?:me)?|degree|course)s?$/i.test(
      name,
    )
  )
    return [name, ''];
  const place = name.search(BREAK);
  return place > 0 ? [name.slice(0, place), name.slice(place)] : [name, ''];
}

/** `desk` of `work desk` */
export const lastWord = (text: string): string => text.split(/[\s/]+/).at(-1) ?? text;

/** Uncountable by their words together: `web design`, `home insurance cover`, `screen time`. */
const MASS_NAMES =
  /^two-way talk$|\bdisinfection$|\bdata rollover$|\b(?:wildfire )?smoke$|\bpublic (?:transit|transport)$|^snow$|\b(?:spray|face) painting$|\b(?:student|card) debt$|\p{L}+plasia$|\bbill shock$|\bman (?:and|&|with a) van$|\bpowder coating$|\b(?:conversation|speaking|listening|exam|interview|driving) practice$|\b(?:bubble|pallet|shrink|stretch|cling|gift) ?wrap$|\bas a service$|\b(?:web|website|graphic|interior|landscape|UX|product|logo|kitchen|garden|warehouse|office|shop|store|retail|lighting|sound|set|floral|bathroom|event|stage|exhibition|packaging|brand|furniture|planting|pool) design$|\b(?:contract|code|peer|legal|policy|pension|portfolio) review$|\b(?:foot|eye|knee|hip|hand|(?:lens|joint|valve) replacement|shoulder|wrist|elbow|ankle|neck|heart|vascular|orthop(?:a?e)dic|laser|keyhole|robotic(?:-assisted)?|bypass|gum|eyelid|plastic|cosmetic|oral|jaw|back|spine|spinal|bariatric|weight[- ]loss|cataract|hernia|nose|breast|reconstructive) surgery$|^drawdown$|\btree surgery$|\b(?:gold|silver) leaf$|\bnatural colou?r$|^sous vide$|\bpoint of sale$|\bPass Plus$|^paratransit$|\bface painting$|\b(?:screen|free|family|play|travel|down|waiting) time$|\bexecutive search$|\bequity release$|\b(?:light|commuter|high-speed) rail$|^(?:disc |mini ?|crazy |foot)?golf$|^(?:padel|tennis|squash|badminton|pickleball|football|rugby|cricket|netball)$|\bdry mouth$|\bself-esteem$|^(?:EMDR|CBT|DBT)$|\b(?:nationwide|national|local|personal|premium|repeat|slow|poor|bad|rude|fast|quick|friendly|patchy|customer|room|table|valet|after-sales) service$/iu;

const A_SHEET =
  /\b(?:duvet|phone|seat|cushion|mattress|pool|car|bike|boat|book|barbecue|bbq|grill|furniture|sofa|couch|bed|pillow|shoe|loose|patio|table|bin|wheel|dust|rain|laptop|tablet|album|ground|slip|chair|tub|trailer|hard|soft|washable|removable|fitted|protective|waterproof|storage) cover$/i;

/** `an awards dinner` */
export const A_FORMAL_MEAL =
  /\b(?:awards?|black[- ]tie|business|gala|rehearsal|charity|team|birthday|client|staff|anniversary|retirement|farewell|networking|weeknight|family|romantic|three-course|quick|easy|light|cosy|proper) (?:dinner|lunch|breakfast|supper)$/i;

/** Guesses the form of a noun: `trail shoes` is plural, `CRM` is countable, `dental care` is not. */
export const guessForm = memoized(5_000, (name) => formOf(isShouted(name) ? name.toLowerCase() : name));

/** `STANDING DESKS`; short words in capitals may be initialisms: `CRM`. */
const isShouted = (name: string): boolean => !/\p{Ll}/u.test(name) && /\p{Lu}{6,}/u.test(name);

function formOf(name: string): NounForm {
  // `bean to cup machines`
  if (/\sto\s\S+\s/.test(name) && lastWord(name).endsWith('s') && !SINGULAR_S.test(lastWord(name)))
    return 'plural';
  // `mother of the bride outfits`
  if (/^\S+ (?:of|in) (?:the )?\S+ \S+[^s]s$/i.test(name) && !SINGULAR_S.test(lastWord(name)))
    return 'plural';
  if (name.endsWith('s-to-be')) return 'plural';
  // `cruise cover`, but `a duvet cover`
  if (/\scover$/i.test(name) && !A_SHEET.test(name)) return 'mass';
  if (MASS_NAMES.test(name) || /^(?:master|bachelor|associate)['’]s(?:\s|$)/i.test(name)) return 'mass';
  if (/\b(?:hearing|mobility|walking|sleep|visual) aid$/i.test(name)) return 'countable';
  // `an awards dinner`; but breakfast and dinner alone are meals.
  if (A_FORMAL_MEAL.test(name)) return 'countable';
  // Classes of travel, and kinds of light.
  if (
    /^(?:business class|first class|(?:premium )?economy|(?:low|bright|natural|indirect) light)$/i.test(name)
  )
    return 'mass';
  // `an online master's in nursing`
  if (/\s(?:master|bachelor|doctorate)['’]s$/i.test(splitHead(name)[0])) return 'countable';
  const last = lastWord(splitHead(name)[0]);
  const lower = last.toLowerCase().replace(/^.*-(?=[a-z])/, '');
  if (lower === 'staff' || isKnownMass(last) || (MASS_WORDS.has(lower) && !PLURAL_WORDS.has(lower)))
    return 'mass';
  if (PLURAL_WORDS.has(lower) || /(?:people|children)$/.test(lower)) return 'plural';
  if (/^(?:[A-Z]{2,}|[A-Z][a-z]?[A-Z]+)s$/.test(last)) return 'plural';
  if (COUNTED_ICS.test(last) || (last.endsWith('s') && !SINGULAR_S.test(last))) return 'plural';
  // `sibling`
  if (COUNTED.has(lower) || (lower.endsWith('ing') && isCountableNoun(lower))) return 'countable';
  // `Cambridge B2/C1` is a name.
  if (/\d/.test(last) && /^[\p{Lu}\d/.-]+$/u.test(last)) return 'mass';
  const tags = wordsOf(splitHead(name)[0]).at(-1)?.tags;
  if (MASS_ENDING.test(lower)) return 'mass';
  return tags?.has('Uncountable') ? 'mass' : 'countable';
}

/** `mobile app options for engineers`, `piano tuning services` */
export function withOption(name: string, word: 'option' | 'options'): string {
  const [head, rest] = splitHead(name);
  // `hospitality staff` are several already.
  if (/\b(?:staff|personnel)$/i.test(head)) return name;
  const said = A_SERVICE.test(head) ? word.replace('option', 'service') : word;
  return /^ (?:\(|of\s)/.test(rest) ? `${name} ${word}` : `${head} ${said}${rest}`;
}
/** What somebody does for others. Not by its ending: so end `flooring` and `clothing`. */
const A_SERVICE =
  /(?:^|\s)(?:man (?:and|&|with a) van|powder coating|fabrication|machining|(?:laser|metal|glass|tree|plasma) cutting|alignment|cleaning|pumping|emptying|tuning|grinding|trimming|pruning|mowing|moving|removal|repair|restoration|replacement|installation|maintenance|hire|rental|delivery|tutoring|coaching|translation|interpreting|localization|forwarding|brokerage|bookkeeping|catering|photography|landscaping|waxing|grooming|testing|consulting|hosting|monitoring|detailing|printing|proofing|cremation|conveyancing|fitting|clearance|disposal|shredding|recruitment|haulage|fulfilment|fulfillment|warehousing|design|development|editing|proofreading|transcription|welding|plastering|decorating|plumbing)$/i;

/** The plural of a countable noun: `CRMs`, `coding schools`, `batteries`. */
export function pluralOf(name: string): string {
  const [head, rest] = splitHead(name);
  const known = IRREGULAR.find(([singular]) => singular.test(head));
  const plural = known ? head.replace(...known) : withS(head);
  return `${plural}${rest}`;
}

/**
 * One of what is typed as several: `electric car` of `electric cars`; null for what is bought by the pair or the bag
 * (`running shoes`, `dog treats`), and where the singular is not certain.
 */
export function singularName(name: string): string | null {
  const [head, rest] = splitHead(name);
  const last = lastWord(head);
  if (NEVER_ONE.test(last) || /\s(?:and|&)\s/.test(head)) return null;
  if (/^\p{Lu}{2,}s$/u.test(last)) return name.replace(last, last.slice(0, -1));
  // Not `tap` of `tapes`.
  const one = [singularOf(last), last.replace(/(?<=ch|sh|[sxz])es$/, '')].find(
    (word) => word !== last && (isCountableNoun(word) || COUNTED_FEATURE.test(word)),
  );
  return one ? `${head.slice(0, -last.length)}${one}${rest}` : null;
}
const NEVER_ONE =
  /^(?:payments|shoes|boots|trainers|sneakers|slippers|sandals|heels|socks|stockings|gloves|mittens|glasses|goggles|lenses|earbuds|earplugs|headphones|earrings|cufflinks|trousers|pants|treats|beans|biscuits|snacks|cookies|sweets|chips|nuts|seeds|grains|berries|noodles|wipes|nappies|diapers|pads|pills|capsules|curtains|blinds|drapes|shutters|tiles|shingles|slates|bricks|boards|planks|flowers|plants|bulbs|pellets|logs|lessons|classes|supplies|parts|accessories|materials|ingredients|toppings|insoles|braces|aids|implants|veneers|aligners|extensions|services|repairs|options|prints|photos|invitations|stickers|labels|eggs|bones|lights|wheels|sheets|towels|strings|panels|rails|cushions|tyres|tires|blocks|liners|pouches)$/i;

const IRREGULAR: readonly [singular: RegExp, plural: string][] = [
  [/(?<=\bwo|\b|[a-z](?<!\b(?:hu|ger|ro|norm|talis|otto|sha|cay)))man$/i, 'men'],
  [/\bchild$/i, 'children'],
  [/\bperson$/i, 'people'],
  [/\bfoot$/i, 'feet'],
  [/\btooth$/i, 'teeth'],
  [/(?<=kni|wi|li)fe$/i, 'ves'],
  [/(?<=shel|el|lea|loa|hal|cal|wol|scar|thie)f$/i, 'ves'],
  [/(?<=[a-z][st])is$/, 'es'],
  [/(?<=\bqui)z$/i, 'zzes'],
  [/(?<=potat|tomat|her|ech|torped)o$/i, 'oes'],
];

function withS(head: string): string {
  if (/[^aeiou]y$/.test(head)) return `${head.slice(0, -1)}ies`;
  if (/(?:monarch|stomach|epoch|tech)$/i.test(head)) return `${head}s`;
  if (/(?:[a-z](?:s|x|z|ch|sh))$/.test(head)) return `${head}es`;
  return `${head}s`;
}

/** `NAFD`: no word ends in these two consonants. */
const SPELT_BY_ITS_END =
  /[AEIOU](?!R|L[DFKMPT]|N[CDGKSTX]|M[PS]|S[KPST]|[CFP]T|[CT]K|[CKPT]S|W[LNT]|[CGPST]H|LL|FF|ZZ|PP|SS|TT)[B-DF-HJ-NP-TV-Z]{2}$/;

/** `a` or `an`, by the sound of what follows. */
export function articleFor(text: string): 'a' | 'an' {
  const first = (text.split(/[\s-]/)[0] ?? '').normalize('NFD').replace(/\p{M}/gu, '');
  if (/^(?:U[A-Z]{2,}s?|uPVC)$/.test(first)) return 'a';
  // Acronyms pronounced as words: `a HESI course`; but `an NCLEX course` and `an HRIS`, which are spelt out.
  if (
    /^[A-Z]{4,}$/.test(first) &&
    /^(?:S[CT]|[BCFGPS]L|[BCDFGPT]R|[CPSTW]H|[DST]W|[B-DF-HJ-NP-TV-Z])?[AEIOU]/.test(first) &&
    !SPELT_BY_ITS_END.test(first)
  )
    return /^[AEIOU]/.test(first) ? 'an' : 'a';
  if (/^(?:SIM|SOC|RAM|ROM|NAS|LAN)s?$/.test(first)) return 'a';
  // Letters pronounced one by one: `an H&S officer`.
  if (/^(?:[A-Z]|[A-Z]{2,}(?:s|\d+)?|[A-Z](?:[&.][A-Z])+\.?)$/.test(first))
    return /^[AEFHILMNORSX]/.test(first) ? 'an' : 'a';
  if (/^(?:8|11|18)(?!\d\d?\D*$)|^8\d*/.test(first)) return 'an';
  if (/^(?:hour|honest|honor|heir|xbox)/i.test(first)) return 'an';
  if (/^(?:uni(?!n|m)|us[aeu]|eu|one|once|ut[ei]|ur[io]|uku)/i.test(first)) return 'a';
  return /^[aeiou]/i.test(first) ? 'an' : 'a';
}

/** `does` for `do`; `baseForm` is the inverse. */
export function thirdPerson(verb: string): string {
  const known = { have: 'has', be: 'is', are: 'is', do: 'does' }[verb];
  if (known) return known;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

export function baseForm(verb: string): string {
  const known = { has: 'have', is: 'are', does: 'do' }[verb];
  if (known) return known;
  if (/^[ltdvp]ies$/.test(verb)) return verb.slice(0, -1);
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  if (/(?:ss|x|zz|ch|sh|o)es$/.test(verb)) return verb.slice(0, -2);
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

/** Initialisms that are certainly countable: `CRMs`. */
const COUNTED_LETTERS =
  /^(?:AED|API|ATM|ATV|DJ|GP|HELOC|IRA|CMS|CPAP|CRM|EHR|ERP|EV|GPS|HMO|HRIS|IPA|LMS|MBA|NAS|PC|POS|PPO|RV|SIM|SSD|SUV|TV|UPS|UTV|VPN)$/;

/** Whether a text that looks countable may be a name, a verb or two things: `Meet & Greet`, `Long stay`, `OET`. */
export function isOddlyCounted(name: string): boolean {
  if (guessForm(name) !== 'countable') return false;
  const last = lastWord(splitHead(name)[0]);
  if (name.includes('&') || /[()]/.test(name) || /['’]s$/.test(last)) return true;
  if (COUNTED.has(last.toLowerCase()) || isCountableNoun(last) || COUNTED_FEATURE.test(last)) return false;
  if (/^\p{Lu}{2,}$/u.test(last)) return !COUNTED_LETTERS.test(last);
  const tags = wordsOf(splitHead(name)[0].toLowerCase()).at(-1)?.tags;
  return (
    tags !== undefined && !tags.has('Noun') && ['Verb', 'Adjective', 'Adverb'].some((tag) => tags.has(tag))
  );
}

/** `customs clearance`, `incident response`, `road haulage Europe`; but `theme park` is not the name of a place. */
export const mayBeMass = (name: string): boolean =>
  MASS_LIKE.test(splitHead(name)[0]) ||
  (splitHead(name)[1] === '' &&
    /^\p{Lu}/u.test(lastWord(name)) &&
    wordsOf(name).at(-1)?.tags.has('Place') === true);
const MASS_LIKE =
  /(?:alignment|(?<!adv|appli|ambul|allow|audi|confer|resid|f|entr|lic|refer|alli)[ae]nce|[ao]val|ponse|haulage|coverage|cleanup|disposal|(?<!\b(?:bungalow|cottage|villa|holiday|vacation|apartment|cabin|lodge|chalet|house) )rental|repair|replacement|removal)$/i;
