import { type CircumstanceOfCategory, forOne } from './circumstance.js';
import { isAdjective } from '../adjective-phrase.js';
import { INSURERS } from '../words/label-words.js';
import { wordsOf } from '../words/parts-of-speech.js';
import { inPlace, isPlaceName } from '../words/places.js';
import { ABOUT_GOAL, ABOUT_PAIN, ABOUT_PEOPLE, ABOUT_PLACE, ABOUT_PLANS } from '../words/category-hints.js';
import { after, before, forPeople } from '../phrase.js';

const ANY = /^/;
const ABOUT_INSURANCE =
  /^(?:health |dental |medical |vision )?(?:insurance|insurers?|payers?)(?: (?:accepted|providers?|plans?|compan(?:y|ies)|carriers?))?$/i;
/** Goals of people, and not of animals and firms. */
const OF_PEOPLE =
  /^(?!.*\b(?:dogs?|cats?|pets?|puppy|bab(?:y|ies)|child(?:ren)?|compan(?:y|ies)|teams?)\b).*\b(?:goals?|purposes?|needs?|wants?|aims?|objectives?|motivations?)\b/i;
const NOT_FEARED = /^(?!.*\b(?:worr|fear|concern|anxiet|barrier|interest))/i;
const PLACE_TYPE = /^(?:type of )?(lab|clinic|office|hotel|restaurant|warehouse)s? (?:types?|size|setting)$/i;

/** `Poland`, `UAE or Dubai` */
const isDestination = (value: string): boolean =>
  value
    .split(/ (?:or|and|&|\/) /)
    .every((place) => isPlaceName(place) || /^(?:UAE|EU|Eurozone)$/.test(place)) &&
  !/^(?:in|within|across|near|abroad|overseas|nearby|nationwide|worldwide|online)\b/i.test(value);
const toPlace = (name: string): string => {
  const place = name.replace(/ [&/] /, ' and ');
  return /^(?:UAE|EU|Eurozone)\b/.test(place) ? `to the ${place}` : inPlace(place).replace(/^\S+/, 'to');
};

/** What people are in, at or after: an insurance, a home, a season, a goal. The first that fits is said. */
export const SITUATION_CIRCUMSTANCES: readonly CircumstanceOfCategory[] = [
  {
    about: ABOUT_INSURANCE,
    value: /^(?:medicaid|tricare|medicare(?: advantage| part \w)?)$/i,
    say: (_, name) => forPeople(`people on ${name}`),
  },
  {
    about: ABOUT_INSURANCE,
    value: /^(?:out of|in) network$/i,
    say: (value) => after(value.replaceAll(' ', '-').replace(/^(.*)$/, 'from an $1 provider')),
  },
  {
    about: ABOUT_INSURANCE,
    value: INSURERS,
    say: (_, name) => forPeople(`people with ${name}`),
  },
  {
    about: NOT_FEARED,
    value: /^(?:poor|bad|no|limited|thin|low) credit(?: history| score| rating)?$/i,
    say: (value) => forPeople(`people with ${/^no\s|credit$/i.test(value) ? '' : 'a '}${value}`),
  },
  {
    about: /\bwater (?:source|supply)\b/i,
    value: /^(?:private|shared|deep|drilled|dug) well$/i,
    say: (_, name) => forOne(name.toLowerCase()),
  },
  {
    about: /\bwater (?:source|supply)\b/i,
    value: /^\p{L}+[- ]fed$/iu,
    say: (value) => after(`for ${value.replace(' ', '-')} water`),
  },
  {
    about: /\bdiets?\b|\bdietary\b/i,
    value:
      /^(?:keto|paleo|vegan|carnivore|mediterranean|halal|kosher|vegetarian|low-carb) (?:or|and) (?:keto|paleo|vegan|carnivore|mediterranean|halal|kosher|vegetarian|low-carb|(?:gluten|dairy)-free)$/i,
    say: (value) => forPeople(`people on a ${value} diet`),
  },
  { about: ABOUT_PLANS, value: /^new \p{L}+ (?:opening|launch|build|purchase)$/iu, say: forOne },
  {
    about: ANY,
    value: /^post[- ](?:hysterectomy|mastectomy|c-section|stroke|surgery|covid|chemo)$/i,
    say: (value) => {
      const what = value.slice('post '.length);
      return after(`after ${/surgery|covid|chemo/i.test(what) ? '' : 'a '}${what}`);
    },
  },
  {
    about: ANY,
    value: /^(?:newborn|baby|toddler|dog|cat|puppy|teenager) at home$/i,
    say: (value) => forPeople(`people with a ${value}`),
  },
  {
    about: ANY,
    value: /^on (?:septic|well water|city water|mains gas|oil heating|a (?:water )?meter)$/i,
    say: (value) => forPeople(`people ${value}`),
  },
  {
    about: /\b(?:home|household|property|house)\b/i,
    value: /^[2-9]\+? (?:bathrooms|bedrooms|floors|storeys|stories|levels)$/i,
    say: (value) => after(`for a home with ${value}`),
  },
  {
    about: /^(?:mess(?:es)?|soiling|dirt|debris|stains?)$/i,
    value:
      /^(?:\p{L}+ ){0,2}(?:dust|sawdust|mud|grease|oil|hair|fur|dander|wine|coffee|blood|urine|ink|salt|marks|stains|crumbs|spills|residue|mou?ld|rust|scuffs)$/iu,
    say: (value) => after(`for ${value}`),
  },
  {
    about: NOT_FEARED,
    value: /^(?:weddings|parties|events|retreats|honeymoons) abroad$/i,
    say: (value) => after(`for ${value}`),
  },
  {
    about: ABOUT_PEOPLE,
    value:
      /^(?!always|sometimes|perhaps)\p{L}+s (?:paid|based|importing|exporting|selling|buying|trading|sending|running|hiring) \S/iu,
    say: (_, name) =>
      forPeople(/^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)),
  },
  {
    about: ANY,
    value: /^(?:under|over|up to) [\d,]+ (?:sq\.? ?ft|square feet|m2|sqm|square met(?:er|re)s)$/i,
    say: (value) => after(`for spaces ${value}`),
  },
  { about: ANY, value: /^(?:date|girls['’]|movie|game|cosy|cozy)(?: night)? in$/i, say: forOne },
  {
    about: /^(?!.*\binterest)/i,
    value: /^(?:privacy|security|safety|health|fertility|data) concerns$/i,
    say: (value) => forPeople(`people with ${value}`),
  },
  { about: /\bwhen\b|\btiming\b|\bseasons?\b/i, value: /^night$/i, say: () => after('at night') },
  {
    about: /\bwhen\b|\btiming\b|\bseasons?\b/i,
    value: /^(?:early|late) season$/i,
    say: (value) => after(`${value.split(' ')[0]} in the season`),
  },
  {
    about: ANY,
    value: /(?:\bDay|^MLK|^Easter|^Thanksgiving|^bank holiday|^holiday) weekend$/i,
    say: (_, name) => after(`for ${name}`),
  },
  {
    about: /\b(?:regions?|areas?|locations?|where)\b/i,
    value: /^\p{Lu}?\d+ corridor$/iu,
    say: (_, name) => after(`along the ${name}`),
  },
  {
    about: /^where to$|^destination countr(?:y|ies)$|^(?:send|ship|transfer)(?:ing)? to$/i,
    value: { test: isDestination },
    say: (_, name) => after(toPlace(name)),
  },
  {
    about: /\bfloor (?:types?|surfaces?)\b|\bsurfaces?\b/i,
    value: /^asphalt$|^(?:tile|vinyl|wood|concrete|carpet|marble) (?:and|&|or) \p{L}+$/iu,
    say: (value) => after(`for ${value.replace('&', 'and')}`),
  },
  { about: /\bgenders?\b|\bsex\b/i, value: /^unisex$/i, say: () => before('unisex') },
  {
    about: ANY,
    value:
      /^(?:married|single|divorced|engaged|retired|widowed) (?:with|without) (?:(?:\p{L}+ )?(?:kids|children|pets)|an? partner|\d)/iu,
    say: (value) => forPeople(`people who are ${value}`),
  },
  {
    about: /\btriggers?\b|\breasons?\b/i,
    value: /^(?:recommendation|referral) from \S/i,
    say: (value) => forPeople(`people with a ${value}`),
  },
  {
    about: /^(?!company|brand|core|our)(?:\p{L}+ )?(?:values|beliefs)$/iu,
    value:
      /^(?:cruelty|plastic|gluten|palm oil|chemical)-free$|^(?:eco|planet)-friendly$|^(?:local|organic|vegan|ethical|natural|handmade|sustainable|secondhand|second-hand)$/i,
    say: (value) => forPeople(`people who prefer ${value} products`),
  },
  {
    about: /^(?:\p{L}+ )?(?:values|beliefs)$/iu,
    value:
      /^(?:sustainability|transparency|quality|animal welfare|privacy|diversity|inclusion|ethics|fairness|tradition|family|health|craftsmanship|(?:the )?environment|social justice|fair pay)$/i,
    say: (value) => forPeople(`people who care about ${value === 'environment' ? 'the ' : ''}${value}`),
  },
  {
    about: ABOUT_GOAL,
    value:
      /^back to (?:work|sports?|running|fitness|exercise|normal)(?:$|\s(?:after|quickly|sooner|soon|safely))/i,
    say: (value) => forPeople(`people who want to get ${value}`),
  },
  {
    about: OF_PEOPLE,
    value: /^avoiding \S/i,
    say: (value) => forPeople(`people who want to ${value.replace(/^avoiding/, 'avoid')}`),
  },
  {
    about: OF_PEOPLE,
    value: /^getting (?:an?|my|the|more|better|back)\b/i,
    say: (value) => forPeople(`people who want to ${value.replace(/^getting/, 'get')}`),
  },
  {
    about: ABOUT_PAIN,
    value: /^\p{L}+s who (?:don['’]t|never|keep|always|won['’]t)\s/iu,
    say: (value) => forPeople(`people tired of ${value}`),
  },
  {
    about: /\b(?:property|landlord|building|home|house) types?\b/i,
    value: /^(?:block of flats|terrace|new build|tower block|maisonette)$/i,
    say: forOne,
  },
  {
    about: /\b(?:property|landlord|building|home|house) types?\b/i,
    value: /^\p{L}+ (?:lets|rentals|flats|homes|houses|properties)$/iu,
    say: (value) => after(`for ${value}`),
  },
  { about: ANY, value: /^\p{L}+ (?:wedding|party|ceremony) abroad$/iu, say: forOne },
  {
    about: ANY,
    value: /^only (?:one|two) (?:incomes?|bathrooms?|bedrooms?|cars?|eyes?|rooms?|toilets?)$/i,
    say: (value) => forPeople(`people with ${value}`),
  },
  {
    about: PLACE_TYPE,
    value: { test: (value) => !value.includes(' ') && isAdjective(wordsOf(value), value) },
    say: (value, _, category) =>
      after(`for ${value} ${PLACE_TYPE.exec(category)?.[1]?.toLowerCase() ?? ''}s`),
  },
  {
    about: /\b(?:households?|famil(?:y|ies)|who)\b|\bwho['’]s\b/i,
    value: /^multi-?generational$/i,
    say: () => forPeople('multi-generational families'),
  },
  { about: ANY, value: /^(?:fear|dread) of \p{L}+$/iu, say: (value) => forPeople(`people with a ${value}`) },
  {
    about: /\bhazards?$/i,
    value:
      /^(?:\p{L}+ )?(?:dust|fumes|heat|noise|sparks|falls|cuts|chemicals|needlesticks|flash|impact|vibration|splashes|flames|acids|shocks|burns|radiation)$/iu,
    say: (value) => after(`that protects against ${value}`, `that protect against ${value}`),
  },
  {
    about: ABOUT_PLACE,
    value: /^(?!Near|Outside|By|Close|Bus|Urban|No)\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? metro$/u,
    say: (_, name) => after(`in the ${name}`),
  },
];
