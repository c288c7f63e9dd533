import { COUNTS } from './attribute-words.js';
import { ABOUT_ACTIVITY } from './category-hints.js';
import { nounPhrase } from './noun-phrase.js';
import { articleFor, pluralOf } from './nouns.js';
import { type After, type AttributePhrase, after, before, forPeople, remark } from './phrase.js';
import { lowerStart, ofSeveral } from './verb-phrase.js';

interface Circumstance {
  /** The categories that it applies to; all when absent. */
  about?: RegExp;
  value: RegExp;
  /** @param name the value with its capitals, where it may be a name */
  say: (value: string, name: string) => AttributePhrase;
}

export const forOne = (words: string): After => after(`for ${articleFor(words)} ${words}`);
const ABOUT_WORK = /\b(?:employment|work(?:ing)?|jobs?)\b/i;
const ABOUT_URGENCY = /\b(?:timeline|time ?frame|timescale|urgency|deadline)\b/i;
const ABOUT_ROLE = /\b(?:jobs?|roles?|titles?|positions?)\b/i;
const ABOUT_DIET = /\b(?:diets?|dietary|eats|eaters?)\b/i;
const ABOUT_DEPARTMENT = /\b(?:jobs?|roles?|titles?|positions?|teams?|departments?)\b/i;
const ABOUT_STAY =
  /\b(?:(?:trip|stay|visit|holiday) (?:length|duration)|length of (?:stay|trip|holiday)|duration)\b/i;

const ABOUT_CLIENTS =
  /\b(?:compan(?:y|ies)|business(?:es)?|organi[sz]ations?|employers?|customers?|clients?|segments?|sectors?|industr(?:y|ies)|audiences?|who|jobs?)\b/i;

/** Circumstances of customers, recognised by their words and their category. */
export const CIRCUMSTANCES: readonly Circumstance[] = [
  {
    value: /^(?:(?:ready|about|willing) to\s|(?:just|still|already)\s\S+ing\b)/i,
    say: (value) => forPeople(`people ${value}`),
  },
  {
    value:
      /^just (?:graduated|married|divorced|separated|retired|moved|qualified|started|arrived|landed|incorporated)$/i,
    say: (value) => forPeople(`people who have ${value}`),
  },
  {
    value: /^(?:can(?:not|['’]t)\s|(?:love|like|enjoy|hate|dislike)s?\s\S+ing\b)/i,
    say: (value) => forPeople(`people who ${ofSeveral(value)}`),
  },
  {
    value:
      /^(?:going through|recovering from|coping with|struggling with|suffering from|caring for|living with|moving (?:house|home|abroad|out|in|away|city|country|to)|eating (?:well|healthy|out)|returning (?:to|from)|relocating to|preparing for|getting (?:divorced|married|older|back))(?:\s|$)/i,
    say: (value) => forPeople(`people ${value}`),
  },
  {
    value:
      /^(?:locked out|snowed in|stranded|burgled|injured|widowed|bereaved|diagnosed|evicted|laid off)(?:\s(?:at|in|by|with|from|after|during|as|on)\s.+)?$/i,
    say: (value) => forPeople(`people ${value}`),
  },
  {
    value:
      /^(?:recently|newly|previously) (?:injured|widowed|bereaved|diagnosed|divorced|separated|married|engaged|retired|promoted|hired|graduated|unemployed|incorporated|relocated)$/i,
    say: (value) => forPeople(`${value} people`),
  },
  // `found a wasp nest`
  {
    value:
      /^(?:found|lost|bought|sold|broke|inherited|adopted|moved|missed|failed|outgrew|got|had|won|quit|started|opened|filed|changed|switched)\s(?:an?|my|the|our|their)\s|^(?:moved (?:states|house|home|countr(?:y|ies)|cit(?:y|ies))|changed (?:jobs|careers|schools|names?)|inherited (?:money|property|land))$/i,
    say: (value) => forPeople(`people who ${value}`),
  },
  { value: /^(?:peri)?menopause$/i, say: (value) => forPeople(`people going through ${value}`) },
  { value: /^(?:jewish|amish)$/i, say: (_, name) => forPeople(`${name} people`) },
  {
    value: /^(?:night|day|late|early|graveyard|rotating|split)[- ]shifts?$/i,
    say: (value) => forPeople(`people working ${value.replace(/shifts?$/, 'shifts')}`),
  },
  {
    value: /^(?:thank[- ]you )?(?:gift|present)(?: for \S.*)?$/i,
    say: (value, name) => after(`as ${articleFor(value)} ${lowerStart(name)}`),
  },
  {
    value:
      /^(?:over |under |up to |at least |(?:more|less|fewer) than )?\d\S*(?: to \d\S*)?\s(?:employees|FTEs)$/i,
    say: (value) => forPeople(`companies with ${value}`),
  },
  {
    about: ABOUT_CLIENTS,
    value:
      /^(?:(?:small|family|local|home|growing|independent|seasonal|online|\S+-(?:owned|run)) (?:business|company|firm)|franchise|charity|non-?profit|start-?up|agency|restaurant|hotel|clinic|hospital)$/i,
    say: (value) => forPeople(pluralOf(value)),
  },
  // `decks and fences`, `graffiti removal`
  {
    about: ABOUT_ACTIVITY,
    value: /^\p{Ll}+s and \p{Ll}+s$|\s(?:removal|repairs?|installation|replacement|restoration)$/iu,
    say: (value) => after(`for ${value}`),
  },
  { about: /^airports?$/i, value: /^\p{Lu}/u, say: (_, name) => after(`at ${name}`) },
  {
    value:
      /^(?:easter|christmas|ramadan|eid|diwali|hanukkah|passover|lent|halloween|secret santa|valentine['’]?s(?: day)?)$/i,
    say: (_, name) => after(`for ${name}`),
  },
  { about: ABOUT_DIET, value: /^no \S+$/i, say: (value) => forPeople(`people who eat ${value}`) },
  {
    value: /^(?:one|two|three|four|[1-9]) (?:person|people|adults?|generations)$/i,
    say: (value) => after(`for ${value}`),
  },
  { value: /^(?:(?:half|a quarter of) )?an acre$/i, say: (value) => after(`for ${value}`) },
  { value: /^by the (?:sea|coast|river|lake|beach|water)$/i, say: (value) => after(value) },
  { value: /^short notice$/i, say: () => after('at short notice') },
  {
    about: /\bguests?\b/i,
    value: /^(?:over |under |up to )?\d[\d,]*\+?(?:\s?[-–]\s?\d[\d,]*)?$/i,
    say: (value) => after(`for ${value} guests`),
  },
  // `road trips with dogs`, `school drop-off`
  {
    about: /\buse cases?\b/i,
    value:
      /^(?:\p{L}+ )?(?:trips|drives|walks|hikes|rides|commutes|errands|drop-?offs?|pick-?ups?)(?: (?:with|to|in|on) .+)?$/iu,
    say: (value) => after(`for ${value}`),
  },
  { value: /^mid-?week$/i, say: (value) => after(value) },
  { value: /^school run$/i, say: (value) => after(`for the ${value}`) },
  {
    about: /(?:er|person|people|who|height)s?$/i,
    value: /^(?:over|under|above|below) \d[\d.]*\s?(?:foot|feet|ft|cm|m)$/i,
    say: (value) => forPeople(`people ${value}`),
  },
  { value: /^(?:younger|older) than \d/i, say: (value) => forPeople(`people ${value}`) },
  { value: /^only children$/i, say: (value) => forPeople(value) },
  {
    value: /^(?!after|before|avoid|delay|postpone|prevent|skip)\S.*\ssurgery$/i,
    say: (value) => after(`for ${value}`),
  },
  { value: /^military$/i, say: (value) => forPeople(`people in the ${value}`) },
  {
    about: /^(?:uses?|use cases?|used for|terrain|conditions?)$/i,
    value: /^(?:snow|ice|mud|sand|gravel|grass|\S+-\S+ing|(?!no\s)\p{Ll}+ \p{Ll}{3,}s)$/iu,
    say: (value) => after(`for ${value}`),
  },
  { value: /^fear of \S/i, say: (value) => forPeople(`people with a ${value}`) },
  {
    about: /\b(?:child|children|kids?|pupils?)\b/i,
    value: /^(?:starting|moving|going|learning)\s/i,
    say: (value) => forPeople(`children ${value}`),
  },
  { value: /^in (?:memory|honou?r) of \S/i, say: (value) => after(value) },
  { value: /\son the way$/i, say: (value) => forPeople(`people with ${nounPhrase(value)}`) },
  { value: /^between\s\p{L}/iu, say: (value) => forPeople(`people ${value}`) },
  {
    value:
      /^(?:christmas|easter|thanksgiving|spring|summer|fall|winter|half[- ]term|new year(?:['’]s)?) (?:week|break|holidays)$|^(?:black tie|dry january|(?:game|race|match) day|(?:date|movie|game) night)$/i,
    say: (_, name) => after(`for ${name}`),
  },
  { value: /^(?:wedding|moving) day$/i, say: (value) => after(`for the ${value}`) },
  { value: /^relocation$/i, say: (value) => after(`for ${value}`) },
  {
    value:
      /^after (?:dark|.*\b(?:surgery|operation|injury|accident|stroke|transplant|childbirth|pregnancy|miscarriage|breach))$/i,
    say: (value) => after(value),
  },
  { value: /^(?:after|before) (?:my|our)\s/i, say: (value) => after(value) },
  { value: /^(?:after|before) \p{L}/iu, say: (value) => after(`for ${value}`) },
  { value: /\shouseholds?$/i, say: (value) => after(`for ${nounPhrase(value)}`) },
  { value: /^non-\p{L}+ers$/iu, say: (value) => forPeople(value) },
  { value: /^(?:out|in)doors\s/i, say: (value) => after(`for use ${value}`) },
  { about: /\buse cases?\b/i, value: /^\S.*\swhile\s\S+ing\b/i, say: (value) => after(`for ${value}`) },
  {
    about: /^(?:looking|searching|hoping) for$/i,
    value: /^(?:(?:some|any)(?:thing|one|body)\s.+|\p{L}{4,}(?<!ing|er|ed))$/iu,
    say: (value) => forPeople(`people looking for ${value}`),
  },
  {
    about: /\b(?:skin|hair|scalp)\b/i,
    value: /\s(?:skin|hair|scalp)$/i,
    say: (value) => after(`for ${value}`),
  },
  { about: /\bskin\b/i, value: /^\S+-prone$/i, say: (value) => after(`for ${value} skin`) },
  { value: /^(?:newborn|infant|pre-?schooler|tween|pre-?teen|teen)$/i, say: forOne },
  {
    value: /^(?:in )?no (?:rush|hurry)$/i,
    say: (value) => forPeople(`people in ${value.replace(/^in /, '')}`),
  },
  {
    about: /\b(?:intents?|intentions?|stage|journey|funnel)\b/i,
    value: /^\S+ing\s/i,
    say: (value) => forPeople(`people ${value}`),
  },
  // The stages of a purchase in marketing.
  {
    about: /\b(?:(?:buy\w*|purchase|customer|funnel|journey|decision) stage|funnel|journey)\b/i,
    value: /^(?:awareness|research|consideration|evaluation|comparison|decision|purchase|renewal)$/i,
    say: (value) => remark(`still at the ${value} stage`),
  },
  {
    about: /\b(?:company|business|start-?up|funding|growth) stage\b/i,
    value: /^(?:(?:pre-?)?seed|series \S|scale-?up|start-?up|growth|expansion|idea)$/i,
    say: (_, name) => after(`for companies at the ${name} stage`),
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
  { value: /^gen(?:eration)? (?:[xyz]|alpha)$/i, say: (_, name) => forPeople(name) },
  { value: /^\S+ department$/i, say: (_, name) => forOne(name) },
  { value: /^fortune \d+$/i, say: (_, name) => forPeople(`${name} companies`) },
  { about: /\bpairings?\b/i, value: /^\p{L}/u, say: (_, name) => after(`to go with ${name}`) },
  { about: /\bfleet\b/i, value: COUNTS, say: (value) => after(`for a fleet of ${value}`) },
  {
    about: /\bface shapes?\b/i,
    value: /^\S+(?: face)?$/i,
    say: (value) => forOne(`${value.replace(/ face$/i, '')} face`),
  },
  {
    about: /\broutes?\b/i,
    value:
      /^(?:transatlantic|transpacific|(?:short|medium|long)[- ]haul|domestic|international|regional|direct|non-?stop|overnight)$/i,
    say: (value) => after(`on ${value.replace(' ', '-')} routes`),
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
    about: /\broutes?\b/i,
    value: /^(?!.*\sto\s)\p{Lu}\S*(?:\s(?:of\s)?\p{Lu}\S*)*$/u,
    say: (_, name) => after(`to ${nounPhrase(name)}`),
  },
  { about: /\broutes?\b/i, value: /^(?!from\s)\S.* to \S/i, say: (_, name) => after(`from ${name}`) },
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
      const diet = `${value.replace(' ', '-')} diet`;
      return forPeople(`people on ${articleFor(diet)} ${diet}`);
    },
  },
  {
    about: ABOUT_WORK,
    value: /^(?:part|full)[- ]time$/i,
    say: (value) => forPeople(`people who work ${value}`),
  },
  {
    about: ABOUT_WORK,
    value: /\scontract$/i,
    say: (value) => forPeople(`people on ${articleFor(value)} ${value}`),
  },
  { about: ABOUT_ROLE, value: /^(?:head|director|vice president|VP|chief|dean|chair) of\s/i, say: forOne },
  // `controllers at mid-market companies`
  {
    about: ABOUT_ROLE,
    value: /^(?!sales|operations)\S+s (?:at|in|of|for)\s/i,
    say: (value) => forPeople(value),
  },
  {
    about: ABOUT_DEPARTMENT,
    value: /^(?:IT|HR|PR|QA|R&D)$/,
    say: (value) => after(`for ${articleFor(value)} ${value} team`),
  },
  {
    about:
      /\bcurrent (?:tools?|software|systems?|stack|platform|provider|supplier|solution|set-?up|vendor|bank|insurer|brand)\b/i,
    value: /^(?!none|no\s|other)\S+(?:\s\S+){0,3}$/i,
    say: (_, name) => forPeople(`people using ${name}`),
  },
  {
    value:
      /^(?:(?:price|budget|cost|value|money)-(?:conscious|sensitive|savvy|minded)|\S+[- ](?:intolerant|phobic|averse|sensitive|shy|curious|prone))$/i,
    say: (value) => forPeople(`${value.replace(' ', '-')} people`),
  },
  {
    about: /\bbudgets?\b/i,
    value: /^(?:tight|limited|modest|small|big|large|generous|flexible|fixed|strict|unlimited|shoestring)$/i,
    say: (value) => forPeople(`people on ${articleFor(value)} ${value} budget`),
  },
  {
    about: /^(?:(?:interior|home|d[eé]cor\w*|design|furniture|room)\s)?styles?$|\baesthetics?$/i,
    value: /^(?!.*\b(?:styles?|and|or)\b)(?:\S+\s)?\S+[^s\s]$/i,
    say: (_, name) => after(`in ${articleFor(name)} ${name} style`),
  },
  {
    about: ABOUT_STAY,
    value: /^(?:an?|one|two|three|four|five|six|seven|ten|\d+)[- ](?:nights?|days?|weeks?|months?)$/i,
    say: (value) => after(`for ${value.replace('-', ' ')}`),
  },
  { about: ABOUT_STAY, value: /^(?:long )?weekend$/i, say: forOne },
  { about: ABOUT_STAY, value: /^(?:short|long|\S+-long)$/i, say: (value) => forOne(`${value} stay`) },
  {
    about: /\b(?:travel|trip|party|companions?)\b/i,
    value: /^(?:solo|alone)$/i,
    say: () => forPeople('people travelling alone'),
  },
  { value: /^post(?:partum|natal)$/i, say: (value) => before(value) },
  // `post-workout`; but `pre-teens` and a `pre-schooler` are persons.
  { value: /^(?:pre|post)-\p{Ll}+(?<![^s]s)$/u, say: (value) => before(value) },
];
