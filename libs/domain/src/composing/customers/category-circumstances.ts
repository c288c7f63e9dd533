import { ABOUT_ACTIVITY, ABOUT_INTERESTS, ABOUT_PLACE } from '../words/category-hints.js';
import { type CircumstanceOfCategory, forOne } from './circumstance.js';
import { nounPhrase } from '../words/noun-phrase.js';
import { articleFor, thirdPerson } from '../words/nouns.js';
import { after, before, forPeople, remark } from '../phrase.js';
import { lowerStart } from '../verb-phrase.js';
import { HOME_CIRCUMSTANCES } from './home-circumstances.js';
import { PERSON_CIRCUMSTANCES } from './person-circumstances.js';
import { TRAVEL_CIRCUMSTANCES } from './travel-circumstances.js';
import { TRIGGER_CIRCUMSTANCES } from './trigger-circumstances.js';
import { WORK_CIRCUMSTANCES } from './work-circumstances.js';

const ABOUT_URGENCY = /\b(?:timeline|time ?frame|timescale|urgency|deadline)\b/i;
const ABOUT_DIET = /\b(?:diets?|dietary|eats|eaters?)\b/i;

/** Circumstances of customers that only their category makes certain. The first that fits is said. */
export const CIRCUMSTANCES_OF_CATEGORIES: readonly CircumstanceOfCategory[] = [
  // Of a pet, not of its owner.
  {
    about: /\b(?:problems?|issues?|behaviou?rs?|challenges?|habits?)\b/i,
    value:
      /^(?:pulling on|barking|jumping (?:up|on)|biting|nipping|chewing|scratching|digging|lunging|growling|whining|spraying|resource guarding)\b/i,
    say: (value) => after(`for ${lowerStart(value)}`),
  },
  {
    about: /\bexperience\b/i,
    value: /^(?:(?:over|under|less than|more than|up to) )?\d+(?:\+|[-–]\d+)? years?$/i,
    say: (value) => forPeople(`people with ${lowerStart(value)} of experience`),
  },
  {
    about: /\b(?:ages?|grades?|levels?|stages?|campers?|learners?|students?|pupils?)\b/i,
    value: /^(?:elementary|primary|middle|high|secondary|junior high) ?school$/i,
    say: (value) => forPeople(`${value} students`),
  },
  // `muddy`, `winter or snow`, `road to trail`
  {
    about: /^(?:terrain|ground|surfaces?)$/i,
    value: /^\p{Ll}+y$/iu,
    say: (value, _, category) => after(`for ${value} ${category.toLowerCase()}`),
  },
  {
    about: /^(?:terrain|ground|surfaces?)$/i,
    value: /^\p{L}+ (?:or|to) \p{L}+$/iu,
    say: (value) => after(`for ${value}`),
  },
  {
    about: /\b(?:terrain|where|uses?|settings?|places?)\b/i,
    value: /^(?:beach|gym|office|pool|park|countryside|mountains|coast|slopes)$/i,
    say: (value) => after(`for the ${value}`),
  },
  {
    about: /\b(?:motivations?|goals?|aims?|ambitions?)\b/i,
    value: /^(?:an? )?(?:promotion|pay rise|raise|better job|career change|new career)$/i,
    say: (value) => forPeople(`people who want ${nounPhrase(value)}`),
  },
  {
    about: /^applications?$/i,
    value: /^\p{L}+(?: \p{L}+){0,2}(?<!al|ic|ive|ous|able|ed)$/iu,
    say: (value) => after(`for ${value}`),
  },
  {
    about: /\bgivers?\b|\bwho gives\b/i,
    value: /^(?:\p{L}+ ){0,2}\p{L}+s(?: and \p{L}+s)?$/iu,
    say: (value) => after(`for ${value} to give`),
  },
  { about: /\bages?\b/i, value: /^from (?:birth$|\d)/i, say: (value) => after(`suitable ${value}`) },
  {
    about: /^(?:school |exam )?subjects?$/i,
    value: /^\p{L}+(?: \p{L}+)?$/iu,
    say: (_, name) => after(`in ${name}`),
  },
  {
    about: /\b(?:use cases?|applications?)\b/i,
    value: /^\p{L}+ to (?:the )?\p{Lu}/u,
    say: (value) => after(`for ${value}`),
  },
  {
    about: /\bprofiles?\b/i,
    value: /\s(?:debts?|income|mortgage|loans?|pension|savings)$/i,
    say: (value) => forPeople(`people with ${nounPhrase(value)}`),
  },
  // `fixed rate ending`
  {
    about: /\b(?:events?|situations?|triggers?|moments?|reasons?|circumstances?)\b/i,
    value: /^\p{L}+(?: \p{L}+){0,2} (?:ending|expiring|running out|finishing)$/iu,
    say: (value) => {
      const [, what = '', ends = ''] =
        /^(.+?)(?: is)? (ending|expiring|running out|finishing)$/i.exec(value) ?? [];
      return forPeople(`people whose ${what} is ${ends}`);
    },
  },
  {
    about: /\b(?:life|trigger) (?:events?|moments?|changes?)\b/i,
    value: /^(?:inheritance|redundancy|promotion|windfall|house move|(?:\p{L}+ )?diagnosis)$/iu,
    say: (value) => after(`after ${articleFor(value)} ${value}`),
  },
  {
    about: /\b(?:life events?|motivations?)\b/i,
    value: /^new baby$|(?:outages?|blackouts?)$|^(?:rising|increasing|soaring)\s/i,
    say: (value) =>
      forPeople(/baby$/i.test(value) ? 'people with a new baby' : `people worried about ${value}`),
  },
  // `needs to work offline`: the thing, where people say what speaks against it
  {
    about: /\b(?:objections?|deal[- ]?breakers?|hesitations?|requirements?|must[- ]haves?)\b/i,
    value:
      /^(?:needs?|has|have) to (?:work|run|fit|integrate|sync|connect|support|last|scale|handle|export|print|fold|hold|carry)\s/i,
    say: (value) => {
      const [, verb = '', rest = ''] = /^\S+ to (\S+)(.*)$/.exec(value) ?? [];
      return after(`that ${thirdPerson(verb)}${rest}`, `that ${verb}${rest}`);
    },
  },
  {
    about: /\b(?:situations?|when|where|occasions?|uses?|events?|moments?)\b/i,
    value: /^church$/i,
    say: () => after('for church'),
  },
  { about: /\boccasions?\b/i, value: /^last[- ]minute$/i, say: () => before('last-minute') },
  { about: /\b(?:when|timing)\b/i, value: /^last[- ]minute$/i, say: () => after('at the last minute') },
  {
    about: /\b(?:speciali(?:sms?|t(?:y|ies)|it(?:y|ies))|disciplines?)\b/i,
    value: /^(?!no\s)\p{L}[\p{L}&\s-]*(?<!ers|ists|ors)$/iu,
    say: (_, name) => after(`for ${name}`),
  },
  {
    about: /\b(?:placements?|body parts?|parts? of the body)\b/i,
    value: /^\p{L}+(?: \p{L}+)?$/iu,
    say: (value) => after(`for the ${value}`),
  },
  {
    about: /^how (?:it|they|you)\b/i,
    value: /^(?:in|with|on|after|before|over|at|by|without)\s/i,
    say: (value) => after(value),
  },
  {
    about: ABOUT_INTERESTS,
    value: /^(?!no\s|not\s|an?\s|\p{L}+ing\b)\p{L}[\p{L}\s'’&-]*$/iu,
    say: (_, name) => forPeople(`people interested in ${name}`),
  },
  {
    about: /\b(?:life|trigger|recent) (?:events?|moments?|changes?)\b/i,
    value: /^(?!failed (?:restore|backup|inspection|audit|test|exam|interview|application)$)\p{L}+ed \S/iu,
    say: (value) => forPeople(`people who ${value}`),
  },
  {
    about: /\b(?:reasons?|occasions?|moments?)\b/i,
    value: /^an? \S+ \S|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:morning|afternoon|evening|night)$/i,
    say: (value) => after(`for ${nounPhrase(value)}`),
  },
  // `decks and fences`, `graffiti removal`
  {
    about: ABOUT_ACTIVITY,
    value: /^\p{Ll}+s and \p{Ll}+s$|\s(?:removal|repairs?|installation|replacement|restoration)$/iu,
    say: (value) => after(`for ${value}`),
  },
  {
    about: /\b(?:looking for|seeking|searching for)$/i,
    value: /^(?!no\s|not\s|new\s|some|any)\p{L}[\p{L}'’-]*\s\p{L}[\p{L}\s'’-]*$/iu,
    say: (value) => forPeople(`people looking for ${nounPhrase(value)}`),
  },
  { about: ABOUT_DIET, value: /^no \S+$/i, say: (value) => forPeople(`people who eat ${value}`) },
  {
    about: /\bguests?\b/i,
    value: /^(?:over |under |up to )?\d[\d,]*\+?(?:\s?(?:[-–]|to)\s?\d[\d,]*)?$/i,
    say: (value) => after(`for ${value} guests`),
  },
  // `road trips with dogs`, `school drop-off`
  {
    about: /\buse cases?\b/i,
    value:
      /^(?:\p{L}+ )?(?:trips|drives|walks|hikes|rides|commutes|errands|drop-?offs?|pick-?ups?)(?: (?:with|to|in|on) .+)?$/iu,
    say: (_, name) => after(`for ${name}`),
  },
  // `hot and humid`
  {
    about: /^weather$/i,
    value: /^\p{L}+(?: and \p{L}+)?(?<!s)$/iu,
    say: (value) => after(`for ${value} weather`),
  },
  {
    about: /\bguests?\b|\bparty size\b/i,
    value: /^(?:intimate|small|large|big|huge)$/i,
    say: (value) => forOne(`${value} gathering`),
  },
  // `combination`, `curly`; conditions such as `rosacea` are said otherwise
  {
    about: /^(?:skin|hair|scalp|nails|coat)$/i,
    value:
      /^(?:very )?(?:oily|dry|combination|sensitive|normal|mature|dehydrated|dark|fair|pale|curly|wavy|straight|fine|thick|coily|frizzy|thinning|grey|gray|blonde|colou?red|bleached|damaged|greasy|brittle|short|long)$/i,
    say: (value, _, category) => after(`for ${value} ${category.toLowerCase()}`),
  },
  {
    about: /\b(?:reasons?|visit|stay|trip)\b/i,
    value: /\snearby$/i,
    say: (value) => forPeople(`people with ${nounPhrase(value)}`),
  },
  {
    about: ABOUT_PLACE,
    value: /^(?:rural|urban|suburban|coastal|remote|mountainous)$/i,
    say: (value) => after(`in ${value} areas`),
  },
  {
    about: /(?:er|person|people|who|height)s?$/i,
    value: /^(?:over|under|above|below) \d[\d.]*\s?(?:foot|feet|ft|cm|m)$/i,
    say: (value) => forPeople(`people ${value}`),
  },
  {
    about: /^(?:uses?|use cases?|used for|terrain|conditions?)$/i,
    value:
      /^(?:snow|ice|mud|sand|gravel|grass|\S+-\S+ing|\p{Ll}{4,}[^su\P{Ll}]s|(?!no\s)\p{Ll}+ \p{Ll}{3,}s)$/iu,
    say: (_, name) => after(`for ${name}`),
  },
  {
    about: /\b(?:child|children|kids?|pupils?)\b/i,
    value: /^(?:starting|moving|going|learning)\s/i,
    say: (value) => forPeople(`children ${value}`),
  },
  { about: /\buse cases?\b/i, value: /^\S.*\swhile\s\S+ing\b/i, say: (value) => after(`for ${value}`) },
  {
    about: /\b(?:looking|searching|hoping) for$/i,
    value: /^(?:(?:some|any)(?:thing|one|body)\s.+|\p{L}{4,}(?<!ing|er|ed))$/iu,
    say: (value) => forPeople(`people looking for ${value}`),
  },
  {
    about: /\b(?:skin|hair|scalp)\b/i,
    value:
      /^(?!(?:soothe|repair|restore|protect|improve|strengthen|calm|hydrate|nourish|grow|thicken|smooth|brighten|clear|tame)\s).*\s(?:skin|hair|scalp)$/i,
    say: (value) => after(`for ${value}`),
  },
  { about: /\bskin\b/i, value: /^\S+-prone$/i, say: (value) => after(`for ${value} skin`) },
  {
    about: /\b(?:intents?|intentions?|stage|journey|funnel)\b/i,
    value: /^(?!trying for\s)\S+ing\s/i,
    say: (value) => forPeople(`people ${value}`),
  },
  {
    about: /\b(?:experience|skill|fitness|expertise|ability|proficiency|knowledge)\b/i,
    value: /^(?:basic|entry|intermediate|advanced|expert|professional|pro|elite)$/i,
    say: (value) => forPeople(`people at ${articleFor(value)} ${value} level`),
  },
  {
    about: ABOUT_URGENCY,
    value:
      /^(?:urgently|immediately|soon|asap|today|tonight|tomorrow|now|right away|(?:this|next|before|by|within|in)\s.+)$/i,
    say: (value) => remark(`needed ${value}`),
  },
  { about: ABOUT_URGENCY, value: /^(?:not|non)[- ]urgent$/i, say: () => remark('not urgent') },
  { about: ABOUT_URGENCY, value: /^emergency$/i, say: forOne },
  { about: /\bpairings?\b/i, value: /^\p{L}/u, say: (_, name) => after(`to go with ${name}`) },
  {
    about: /\bface shapes?\b/i,
    value: /\s(?:jaw|nose|nose bridge|forehead|cheekbones|head|chin)$/i,
    say: (value) => after(`for ${nounPhrase(value)}`),
  },
  {
    about: /\bface shapes?\b/i,
    value: /^\S+(?: face)?$/i,
    say: (value) => forOne(`${value.replace(/ face$/i, '')} face`),
  },
  {
    about: /\b(?:climate|weather)\b/i,
    value:
      /(?:^|\s)(?:snow|rain|hail|heat|humidity|winds?|hurricanes|tornadoes|storms|frost|ice|fog|sun|cold|drought|flooding|floods|wildfires|(?:hot|dry|humid) summers|(?:cold|wet|long|harsh) winters)$/i,
    say: (value) => after(`for areas with ${value}`),
  },
  {
    about: /\btopics? of interest\b|\binterested in\b/i,
    value: /^\p{L}+(?: \p{L}+)?$/iu,
    say: (_, name) => forPeople(`people interested in ${name}`),
  },
  {
    about: /\b(?:channels?|where (?:they|you|to) buy)\b/i,
    value: /^(?:online|offline|in[- ]store|in person|(?:in|at|on|from|through|via|over)\s)/i,
    say: (value) => after(`to buy ${value}`),
  },
  {
    about: ABOUT_DIET,
    value:
      /^(?:(?:low|high)[- ]\S+|\S+[- ]free|keto|paleo|mediterranean|plant[- ]based|whole30|kosher|halal|raw|carnivore)$/i,
    say: (value) => {
      const diet = `${value.replace(' ', '-').replace(/^mediterranean/i, 'Mediterranean')} diet`;
      return forPeople(`people on ${articleFor(diet)} ${diet}`);
    },
  },
  {
    about: /\bbudgets?\b/i,
    value: /^(?:tight|limited|modest|small|big|large|generous|flexible|fixed|strict|unlimited|shoestring)$/i,
    say: (value) => forPeople(`people on ${articleFor(value)} ${value} budget`),
  },
  {
    about: /^(?:(?:interior|home|d[eé]cor\w*|design|furniture|room)\s)?styles?$|\baesthetics?$/i,
    value: /^(?!.*styles?$|.*\b(?:styles?|and|or)\b)(?:\S+\s)?\S+[^s\s]$/i,
    say: (_, name) => after(`in ${articleFor(name)} ${name} style`),
  },
  {
    about: /^(?:wedding|bridal|party) styles?$/i,
    value: /^\p{L}+(?<!s)$/iu,
    say: (_, name) => after(`in ${articleFor(name)} ${name} style`),
  },
  {
    about: /\bbab(?:y|ies)\b/i,
    value: /^\d+\s?(?:to|-|–)\s?\d+ (?:weeks|months)$/i,
    say: (value) => forPeople(`babies aged ${value}`),
  },
  ...HOME_CIRCUMSTANCES,
  ...PERSON_CIRCUMSTANCES,
  ...TRIGGER_CIRCUMSTANCES,
  ...WORK_CIRCUMSTANCES,
  ...TRAVEL_CIRCUMSTANCES,
];
