import { type Circumstance, forOne } from './circumstance.js';
import { nounPhrase } from '../words/noun-phrase.js';
import { articleFor } from '../words/nouns.js';
import { OCCASIONS } from './occasions.js';
import { TROUBLES } from './troubles.js';
import { after, before, forPeople } from '../phrase.js';
import { lowerStart, ofSeveral } from '../verb-phrase.js';

/** Circumstances of customers, recognised by their words in any category. The first that fits is said. */
export const CIRCUMSTANCES: readonly Circumstance[] = [
  ...OCCASIONS,
  ...TROUBLES,
  {
    value: /^(?:pre|post)[- ](?:workout|surgery|race|run|ride|match|gym|exercise)$/i,
    say: (value) => before(value.replace(' ', '-')),
  },
  { value: /^just had \S/i, say: (value) => forPeople(`people who have ${value}`) },
  // `ex lives overseas`
  {
    value: /^(?:ex|partner|husband|wife) \p{L}+[^s\P{L}]s\s/iu,
    say: (value) => forPeople(`people whose ${value}`),
  },
  { value: /^breed (?:prone to|with|at risk of) \S/i, say: forOne },
  { value: /^(?:second|third) (?:baby|child)$/i, say: forOne },
  { value: /^(?:peri|post|pre)-?menopausal$/i, say: (value) => forPeople(`${value} women`) },
  { value: /^rehab\b(?!\s(?:an?|the|my)\s)/i, say: (value) => after(`for ${value}`) },
  { value: /^(?:garage|home|office|hotel|school|apartment|basement) gym$/i, say: forOne },
  { value: /^(?:RV|caravan|campervan|motorhome|boat)$/i, say: (_, name) => forOne(name) },
  {
    value: /^(?:toddler|baby|newborn|child|teen) and (?:toddler|baby|newborn|child|teen)$/i,
    say: (value) => after(`for a ${value.replace(' and ', ' and a ')}`),
  },
  { value: /^remarriage$/i, say: () => forPeople('people getting remarried') },
  { value: /^urgent same[- ]day$/i, say: () => before('urgent same-day') },
  {
    value: /^(?:carbon|environmental|climate) (?:footprint|emissions|impact)$/i,
    say: (value) => forPeople(`people who want to cut their ${value}`),
  },
  // `pet needs surgery`
  {
    value: /^(?:pet|dog|cat|horse|rabbit|puppy|kitten) needs \S/i,
    say: (value) => forOne(value.replace(' needs ', ' that needs ')),
  },
  // `changing insurer`
  {
    value:
      /^(?:changing|switching|leaving) (?:insurer|provider|supplier|bank|broker|lender|landlord|employer|accountant)s?$/i,
    say: (value) => forPeople(`people ${value}`),
  },
  // `grandparents buying`
  {
    value: /^\p{L}+s buying$/iu,
    say: (value) => after(`for ${value.replace(/ing$/, '').replace(/ (?=buy$)/, ' to ')}`),
  },
  // `doesn't keep me up at night`
  {
    value: /^doesn['’]t\s.*\b(?:me|us|my|our)\b/i,
    say: (value) => after(`that ${value}`, `that ${ofSeveral(value)}`),
  },
  { value: /^being \p{L}+ed\b/iu, say: (value) => forPeople(`people ${value}`) },
  {
    value: /^\d+ years? old$/i,
    say: (value) => after(`for ${articleFor(value)} ${value.replace(/^(\d+) years? old$/i, '$1-year-old')}`),
  },
  { value: /^inherited from \S/i, say: (value) => forPeople(`people who ${value.replace(' ', ' one ')}`) },
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
      /^(?:going through|having|recovering from|coping with|struggling with|suffering from|caring for|living with|moving (?:house|home|offices?|premises|warehouse|site|factory|depot|shop|store|abroad|out|in|away|city|country|to)|eating (?:well|healthy|out)|returning (?:to|from)|relocating to|preparing for|getting (?:divorced|married|older|back))(?:\s|$)/i,
    say: (value) => forPeople(`people ${value}`),
  },
  {
    value:
      /^(?:locked out|snowed in|stranded|burgled|injured|widowed|bereaved|diagnosed|evicted|laid off)\s(?:at|in|by|with|from|after|during|as|on)\s.+$|^(?:locked out|snowed in|stranded|burgled|evicted|laid off|diagnosed)$/i,
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
    value:
      /^(?!(?:received|buying|looking|needs?|wants?|find|choosing|living|no|forgot|both|giving)\b)(?:\p{L}[\p{L}'’-]* ){0,3}(?:gift|present)(?: (?:for|from) \S.*)?$/iu,
    say: (_, name) => {
      const gift = name.replace(/^(?:as )?(?:an? )?/i, '');
      const isReceived = /^(?:unwanted|inherited|self)\b|\s(?:from \S+|for (?:myself|me))$/i.test(gift);
      return after(`${isReceived ? '' : 'to give '}as ${articleFor(gift)} ${gift}`);
    },
  },
  {
    value:
      /^(?:over |under |up to |at least |(?:more|less|fewer) than )?\d\S*(?: to \d\S*)?\s(?:employees|FTEs)$/i,
    say: (value) => forPeople(`companies with ${value}`),
  },
  {
    value: /^(?:one|two|three|four|[1-9]) (?:person|people|adults?|generations)$/i,
    say: (value) => after(`for ${value}`),
  },
  { value: /^(?:(?:half|a quarter of) )?an acre$/i, say: (value) => after(`for ${value}`) },
  { value: /^by the (?:sea|coast|river|lake|beach|water)$/i, say: (value) => after(value) },
  {
    value: /^(?:a )?(?:bereavement|divorce|separation|miscarriage|stroke|heart attack|house fire)$/i,
    say: (value) => after(`after ${nounPhrase(value)}`),
  },
  {
    value:
      /^failed (?:\S+ )?(?:inspection|audit|test|exam|MOT|restore|backup|migration|launch|cycles?|payments?|interview|application|attempts?|marriage|delivery)$/i,
    say: (value) =>
      value.endsWith('marriage')
        ? after(`after ${nounPhrase(value)}`)
        : forPeople(`people dealing with ${nounPhrase(value)}`),
  },
  { value: /^(?:family )?history of \S/i, say: (value) => forPeople(`people with a ${value}`) },
  { value: /^too \p{L}+ to \S/iu, say: (value) => forPeople(`people who are ${value}`) },
  {
    value:
      /^(?:(?:turned|let) down|burned|burnt|put off|locked in(?:to)?|ripped off|priced out|deployed|posted|stationed|caught out)\s|^in between \S/i,
    say: (value) => forPeople(`people ${value}`),
  },
  {
    value: /^(?:a )?lack of \S/i,
    say: (value) => forPeople(`people dealing with a ${value.replace(/^a /, '')}`),
  },
  {
    value:
      /^(?:an? )?(?:(?:busy|hectic|tight|irregular|unpredictable) (?:schedule|calendar|lifestyle)|criminal record)$/i,
    say: (value) => forPeople(`people with ${nounPhrase(value)}`),
  },
  { value: /^ringing in (?:the|my|your) ears?$/i, say: () => forPeople('people with ringing in the ears') },
  { value: /^\p{L}+ed by \S/iu, say: (value) => forPeople(`people ${value}`) },
  {
    value:
      /^(?:downsizing|retiring|relocating|renovating|remodell?ing|emigrating|house[- ]hunting|job[- ]hunting)$/i,
    say: (value) => forPeople(`people ${value}`),
  },
  {
    value:
      /^(?:pets?|dogs?|cats?|(?:young |small )?(?:children|kids)|toddlers|babies) (?:at home|in the (?:house|home))$/i,
    say: (value) => after(`for homes with ${value.replace(/ (?:at home|in the (?:house|home))$/i, '')}`),
  },
  {
    value: /^(?:confidence|fluency|progress|success)\s(?:in|at|with)\s/i,
    say: (value) => forPeople(`people who want ${value}`),
  },
  {
    value:
      /^(?:feeling|looking(?! (?:for|to))|lacking|needing|aiming|hoping|expecting(?! (?:parents|mums|moms|mothers|couples|families)$)|travell?ing)\s/i,
    say: (value) => forPeople(`people ${value}`),
  },
  { value: /\bterrain$/i, say: (value) => after(`for ${value}`) },
  { value: /^run out of \S/i, say: (value) => forPeople(`people who have ${value}`) },
  {
    value:
      /^(?:everyday|daily|home|office|outdoor|indoor|family|occasional|heavy|light|commercial|personal|professional|travel|weekend|RV|van|boat|city|apartment|off-grid|beach|gym|all-day|year-round) (?:use|wear|living|life)$/i,
    say: (value, name) => after(`for ${lowerStart(name)}`),
  },
  {
    value: /^(?:death|loss|illness|birth|arrival) of an? \S/i,
    say: (value) => after(`after the ${value}`),
  },
  // `seniors downsizing`
  {
    value:
      /^(?:\p{L}+ )?(?:seniors|adults|people|parents|families|couples|students|companies|businesses|teams|women|men|retirees|professionals) (?:downsizing|retiring|relocating|moving|travell?ing|commuting|dieting|renovating|remodell?ing|expanding|expecting|budgeting)$/iu,
    say: (value) => forPeople(value.replace(/ (\S+)$/, ' who are $1')),
  },
  { value: /^(?:an )?investment$/i, say: () => after('as an investment') },
  {
    value: /^(?:dogs|cats|horses|pets|puppies|children|kids) (?:that|who)\s/i,
    say: (value) => forPeople(value),
  },
  {
    value:
      /^first (?:\d+k|(?:half )?marathon|race|triathlon|christmas|easter|birthday|anniversary|home|job|employee|hire|customer|client|tenant|baby|child|grandchild)$/i,
    say: (_, name) => after(`for a ${lowerStart(name)}`),
  },
  { value: /^as (?:an?|my|our|their) \S/i, say: (value) => after(value) },
  {
    value: /^(?:thank you|thanks|get well soon|congratulations|happy birthday|good luck|sorry)\b/i,
    say: (value) => after(`to say ${value}`),
  },
  {
    value: /^in (?:your|their|my) (?:late |early |mid-?)?\d0s$/i,
    say: (value) => forPeople(`people in their ${value.replace(/^\S+ \S+ /, '')}`),
  },
  // `consultants who fly every week`
  {
    value: /^(?:\p{L}+ ){0,2}(?:children|men|women|\p{L}+s) who \S/iu,
    say: (value) => forPeople(value),
  },
  {
    value: /^(?:near|close to|around|in) (?:me|us|my|our)\b|^(?:nearby|close to home)$/i,
    say: (value) => after(value),
  },
  { value: /^just me$/i, say: () => after('just for me') },
  {
    value: /^(?:stressed|burnt|burned|worn|stretched) out$/i,
    say: (value) => forPeople(`people who are ${value}`),
  },
  // `tried therapy before`
  {
    value: /^(?:tried|used|had|bought|owned|visited|been) (?:\S+ ){1,3}(?:before|already|once|twice)$/i,
    say: (value) => forPeople(`people who have ${value}`),
  },
  {
    value:
      /^(?:separated|divorced|widowed|single|married|retired) or (?:separated|divorced|widowed|single|married|retired)$/i,
    say: (value) => forPeople(`${value} people`),
  },
  // `women new to lifting`
  {
    value: /^(?:women|men|people|parents|families|adults|children|\p{L}+ers) new to \S/iu,
    say: (value) => forPeople(value),
  },
  { value: /^back (?:to|from|at) \S/i, say: (value) => forPeople(`people ${value}`) },
  { value: /^lgbt\S*$/i, say: (_, name) => forPeople(`${name} people`) },
  { value: /^some(?:one|body|thing|where) to \S/i, say: (value) => forPeople(`people looking for ${value}`) },
  {
    value: /^\d+ (?:week|month|year)s? old$/i,
    say: (value) => forPeople(value.replace(/^(\d+) (\p{L}+?)s? old$/iu, '$1-$2-olds')),
  },
  {
    value:
      /^(?:works|lives|arrives|drives|travels|cooks|bakes|eats|sleeps|commutes|cycles|buys|owns|rents|studies|manages|hires|sells|spends|earns|forgets|loses|misses|wakes|snores|gets|feels|worries|overheats|refuses|kicks|wears|speaks|learns|raises|struggles|lacks|suffers|moves|cares|reads|avoids|compares|researches|prefers|shops|collects|follows|tries|trusts|knows|believes|dislikes|attends|belongs) \S/i,
    say: (value) => forPeople(`people who ${ofSeveral(value)}`),
  },
  {
    value:
      /^(?:forgot|became|got|had|went|ran out|moved|lost|missed|received|failed|bought|sold|quit|found|broke|inherited|retired|graduated|returned|switched|left|just|stopped|tried|outgrew) (?:an?|the|my|our|their|to|from|out|of|abroad|away|house|home|back|in|into|too|self-employed|married|divorced|pregnant|sick|hacked|scammed|promoted|laid|fired|engaged|every|for|with)\b|^got \p{L}+ed\b|^lost (?:weight|interest)\b/iu,
    say: (value) => forPeople(`people who ${value}`),
  },
  // `newlyweds filing jointly`, `tourists visiting the city`
  {
    value:
      /^(?:\p{L}+ )?(?:children|men|women|guests|daycares|schools|hotels|seniors|adults|teens|expats|kids|moms|mums|dads|pets|dogs|cats|puppies|kittens|families|couples|teams|businesses|companies|groups|\p{L}+(?:er|or|ist|ian|ee|ent|ant|wed|old)s) \p{L}+ing (?:(?:the|home|abroad|away|back|an?|their|for|with|in|on|to|from|at|without|about|by) \S.*|\p{L}+ly)$/iu,
    say: (value) => forPeople(value),
  },
  { value: /^only child$/i, say: forOne },
  { value: /^(?:younger|older) than \d/i, say: (value) => forPeople(`people ${value}`) },
  { value: /^only children$/i, say: (value) => forPeople(value) },
  {
    value: /^(?!after|before|avoid|delay|postpone|prevent|skip)\S.*\ssurgery$/i,
    say: (value) => after(`for ${value}`),
  },
  { value: /^military$/i, say: (value) => forPeople(`people in the ${value}`) },
  { value: /^fear of \S/i, say: (value) => forPeople(`people with a ${value}`) },
  { value: /^in (?:memory|honou?r) of \S/i, say: (value) => after(value) },
  {
    value: /\son the way$/i,
    say: (value) => forPeople(`people with ${nounPhrase(value.replace(/ on the way$/i, ''))} on the way`),
  },
  { value: /^between\s\p{L}/iu, say: (value) => forPeople(`people ${value}`) },
  { value: /^relocation$/i, say: (value) => after(`for ${value}`) },
  { value: /\shouseholds?$/i, say: (value) => after(`for ${nounPhrase(value)}`) },
  { value: /^non-\p{L}+(?:ers|ies|ists|ians|ors)$/iu, say: (value) => forPeople(value) },
  {
    value: /^(?:brides|grooms|mums|moms|dads|mothers|fathers|parents)[- ]to[- ]be$/i,
    say: (value) => forPeople(value.replaceAll(' ', '-')),
  },
  { value: /^regrets?\s\S/i, say: (value) => forPeople(`people who ${ofSeveral(value)}`) },
  { value: /^(?:out|in)doors\s/i, say: (value) => after(`for use ${value}`) },
  { value: /^(?:newborn|infant|pre-?schooler|tween|pre-?teen|teen)$/i, say: forOne },
  {
    value: /^(?:in )?no (?:rush|hurry)$/i,
    say: (value) => forPeople(`people in ${value.replace(/^in /, '')}`),
  },
  { value: /^gen(?:eration)? (?:[xyz]|alpha)$/i, say: (_, name) => forPeople(name) },
  { value: /^\S+ department$/i, say: (_, name) => forOne(name) },
  { value: /^fortune \d+$/i, say: (_, name) => forPeople(`${name} companies`) },
  { value: /^money(?: is)? no object$/i, say: () => after('when money is no object') },
  {
    value: /^(?:non-?religious|secular|atheist)$/i,
    say: (value) => forPeople(`${lowerStart(value)} people`),
  },
  // `a colleague who is leaving`
  {
    value: /^an? (?:\p{L}+ )?\p{L}+ who (?:is|has|was|wants|needs|likes|loves)\b/iu,
    say: (value) => after(`for ${lowerStart(value)}`),
  },
  { value: /^mid[- ]market$/i, say: () => forPeople('mid-market companies') },
  {
    value:
      /^(?:(?:price|budget|cost|value|money)-(?:conscious|sensitive|savvy|minded)|\S+[- ](?:intolerant|phobic|averse|sensitive|shy|curious|prone))$/i,
    say: (value) => forPeople(`${value.replace(' ', '-')} people`),
  },
  { value: /^(?:post(?:partum|natal)|prenatal)$/i, say: (value) => before(value) },
  // `post-workout`; but `pre-teens` and a `pre-schooler` are persons.
  { value: /^(?:pre|post)-\p{Ll}+(?<![^s]s)$/u, say: (value) => before(value) },
];
