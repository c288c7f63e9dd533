import { type CircumstanceOfCategory, forOne } from './circumstance.js';
import { ABOUT_PAIN, ABOUT_PEOPLE, ABOUT_WORRY } from '../words/category-hints.js';
import { guessForm } from '../words/nouns.js';
import { nounPhrase } from '../words/noun-phrase.js';
import { after, forPeople } from '../phrase.js';

const ANY = /^/;
const ABOUT_LIFE = /\b(?:life|situations?|triggers?|moments?|stages?|events?|circumstances?|why now)\b/i;
const ABOUT_INSURANCE = /\binsur(?:ance|ers?)\b|\bpayers?\b/i;
const ABOUT_LAW = /\b(?:practice areas?|areas? of (?:law|practice))\b/i;

/** What happens to people, by the words of the value and, where it is not sure, by its category. The first that fits is said. */
export const TROUBLE_CIRCUMSTANCES: readonly CircumstanceOfCategory[] = [
  // `hidden page fees`
  {
    about: ABOUT_PAIN,
    value: /^(?:hidden|surprise|unexpected|extra|excessive) (?:\p{L}+ )?(?:fees|costs|charges|bills)$/iu,
    say: (value) => forPeople(`people tired of ${value}`),
  },
  {
    about: ABOUT_PAIN,
    value: /^(?:no-show|absent|late|rude|unqualified|inexperienced) \p{L}+s$/iu,
    say: (value) => forPeople(`people tired of ${value}`),
  },
  {
    about: ABOUT_WORRY,
    value:
      /^(?:looking|sounding|feeling|smelling|seeming|ruining|breaking|scratching|damaging|embarrassing|wasting|overpaying|forgetting|regretting)(?: \S|$)/i,
    say: (value) => forPeople(`people worried about ${value}`),
  },
  {
    about: ANY,
    value: /^(?:busy|overwhelmed|swamped) (?:with|by|at) \S/i,
    say: (value) => forPeople(`people ${value}`),
  },
  {
    about: ANY,
    value: /^(?:tone[- ]deaf|colou?r[- ]blind|hard of hearing|short[- ]sighted|long[- ]sighted)$/i,
    say: (value) => forPeople(`people who are ${value}`),
  },
  // `quit twice already`
  {
    about: ANY,
    value: /^(?:quit|stopped|failed|dropped out|gave up) (?:.+ )?(?:already|before|twice|once|last year)$/i,
    say: (value) => forPeople(`people who ${value}`),
  },
  {
    about: ANY,
    value: /^(?:just|recently) (?:sold|bought|lost|moved|inherited|left|started|finished|changed) \S/i,
    say: (value) => forPeople(`people who ${value}`),
  },
  {
    about: ANY,
    value:
      /^(?:kids|children|parents|tenants|flatmates|housemates|partner|husband|wife|tenant|flatmate) (?:moved|left|started|died|went|grew)(?: \p{L}+){0,2}$/iu,
    say: (value) => forPeople(`people whose ${value}`),
  },
  {
    about: /\b(?:issues?|problems?|situations?|emergenc(?:y|ies)|what happened|triggers?|events?)\b/i,
    value: /^\p{L}+ (?:stolen|vandalised|vandalized|burgled|flooded|damaged|lost)$/iu,
    say: (value) => {
      const [what = '', done = ''] = value.split(' ');
      return forPeople(`people whose ${what} ${guessForm(what) === 'plural' ? 'were' : 'was'} ${done}`);
    },
  },
  // `audit next month`
  {
    about: ANY,
    value: /^(?!\p{L}+ing\b)\p{L}+(?: \p{L}+)? (?:next|this) (?:week|month|year|quarter|term|season)$/iu,
    say: (value) => {
      const [, what = '', when = ''] = /^(.+) ((?:next|this) \p{L}+)$/u.exec(value) ?? [];
      return forPeople(`people with ${nounPhrase(what)} ${when}`);
    },
  },
  {
    about: ANY,
    value: /^(?:previous|past|prior|earlier) (?:bad|failed|poor|botched) \p{L}+$/iu,
    say: (value) => forPeople(`people with ${nounPhrase(value)}`),
  },
  {
    about: ANY,
    value: /^(?:maternity|paternity|parental|adoption|sick) leave$/i,
    say: (value) => forPeople(`people on ${value}`),
  },
  {
    about: ANY,
    value:
      /^on (?:universal credit|benefits|medicare|medicaid|(?:maternity|paternity|parental|sick) leave|disability|an? (?:salary|income|wage|pension)\b.*)$/i,
    say: (_, name) => forPeople(`people ${name.charAt(0).toLowerCase()}${name.slice(1)}`),
  },
  { about: ABOUT_LIFE, value: /^new baby$/i, say: () => forPeople('people with a new baby') },
  { about: ABOUT_LIFE, value: /^new job$/i, say: () => forPeople('people starting a new job') },
  {
    about: ANY,
    value: /^pregnant (?:or|and|\/) (?:postpartum|nursing|breastfeeding)$/i,
    say: (value) => forPeople(`people who are ${value.replace('/', 'or')}`),
  },
  {
    about: /\bdiets?\b/i,
    value: /^(?:low[- ])?fodmap$/i,
    say: () => forPeople('people on a low-FODMAP diet'),
  },
  {
    about: ANY,
    value: /^(?:black friday|cyber monday|prime day|boxing day)$/i,
    say: (_, name) => after(`for the ${name} sales`),
  },
  {
    about: ANY,
    value: /^after (?:chemo|chemotherapy|radiotherapy|covid|treatment)$/i,
    say: (value) => after(value),
  },
  {
    about: /\b(?:occasions?|meals?|uses?|situations?)\b/i,
    value: /^(?:\p{L}+ ){1,2}(?:lunches|dinners|breakfasts|snacks)$/iu,
    say: (value) => after(`for ${value}`),
  },
  {
    about: ANY,
    value:
      /^(?:backyard|garden|kitchen|bathroom|basement|loft|house|home|full|whole-house) (?:reno|remodel|renovation|refit|makeover)$/i,
    say: forOne,
  },
  {
    about: ANY,
    value:
      /^(?:kids|children|adults|beginners|teens|students|people) (?:starting|returning|learning|switching|moving|preparing|struggling) \S/i,
    say: (value) => forPeople(value.replace(/(?<=returning) after years$/, 'after years away')),
  },
  {
    about: ANY,
    value: /^(?:\p{L}+ )?\p{L}+s everywhere$/iu,
    say: (value) => forPeople(`people with ${value}`),
  },
  { about: ABOUT_LAW, value: /^employment$/i, say: () => after('for employment law') },
  {
    about: ABOUT_LAW,
    value: /^(?!no\s)\p{L}[\p{L}\s&'’.-]*$/iu,
    say: (value) =>
      after(`for ${value.replace(/(?<=\S )\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())}`),
  },
  {
    about: /\bgrades?\b|\bages?\b|\blevels?\b|\bstages?\b/i,
    value: /^KS\d$/,
    say: (_, name) => after(`for ${name}`),
  },
  {
    about: ABOUT_INSURANCE,
    value: /^(?:medicaid|medicare|chip|tricare)\b/i,
    say: (_, name) => forPeople(`people on ${name}`),
  },
  {
    about: ABOUT_INSURANCE,
    value: /^(?:out of|in) network$/i,
    say: (value) => after(value.replaceAll(' ', '-').replace(/^(.*)$/, 'from an $1 provider')),
  },
  {
    about: ABOUT_INSURANCE,
    value:
      /^(?!(?:No|Self|Private|Public|Un|Under|Health|Medical|Car|Home|Travel|Pet|Life|Full|Basic|Cash)\b)\p{Lu}[\p{L}&+]*(?: \p{Lu}[\p{L}&+]*)*$/u,
    say: (_, name) => forPeople(`people with ${name}`),
  },
  {
    about: ANY,
    value: /^(?:poor|bad|no|limited|thin|low) credit(?: history| score| rating)?$/i,
    say: (value) =>
      forPeople(`people with ${/^(?:no|bad credit$|poor credit$)/i.test(value) ? '' : 'a '}${value}`),
  },
  { about: /\bwater (?:source|supply)\b/i, value: /\bwell$/i, say: (_, name) => forOne(name.toLowerCase()) },
  {
    about: /\bwater (?:source|supply)\b/i,
    value: /^\p{L}+[- ]fed$/iu,
    say: (value) => after(`for ${value.replace(' ', '-')} water`),
  },
  {
    about: /\bdiets?\b|\bdietary\b/i,
    value:
      /^(?:keto|paleo|vegan|carnivore|mediterranean|halal|kosher|vegetarian|low-carb) (?:or|and) \p{L}+$/iu,
    say: (value) => forPeople(`people on a ${value} diet`),
  },
  { about: ANY, value: /^new \p{L}+ (?:opening|launch|build|purchase)$/iu, say: forOne },
  {
    about: ANY,
    value: /^post[- ](?:hysterectomy|mastectomy|c-section|stroke|surgery|covid|chemo)$/i,
    say: (value) => {
      const what = value.slice('post '.length);
      return after(`after ${/surgery|covid|chemo/.test(what) ? '' : 'a '}${what}`);
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
    value: /^\d\+? (?:bathrooms|bedrooms|floors|storeys|stories|levels)$/i,
    say: (value) => after(`for a home with ${value}`),
  },
  {
    about: /^(?:mess(?:es)?|soiling|dirt|debris|stains?)$/i,
    value: /^(?!post|no\s)\p{L}[\p{L}\s&-]*$/iu,
    say: (value) => after(`for ${value.replace(' & ', ' and ')}`),
  },
  { about: ANY, value: /^\p{L}+s abroad$/iu, say: (value) => after(`for ${value}`) },
  {
    about: ABOUT_PEOPLE,
    value: /^\p{L}+s (?:paid|based|importing|exporting|selling|buying|trading|sending|running|hiring) \S/iu,
    say: (_, name) =>
      forPeople(/^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)),
  },
  {
    about: ANY,
    value: /^(?:under|over|up to) [\d,]+ (?:sq\.? ?ft|square feet|m2|sqm|square met(?:er|re)s)$/i,
    say: (value) => after(`for spaces ${value}`),
  },
  { about: ANY, value: /^(?:date|girls['’]|movie|game|cosy|cozy)(?: night)? in$/i, say: forOne },
  { about: ANY, value: /^(?!no\s)\p{L}+ concerns$/iu, say: (value) => forPeople(`people with ${value}`) },
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
    about: /^where to$|^destination countr(?:y|ies)$|\b(?:send|ship|transfer)(?:ing)? to$/i,
    value: /^(?!no\s)\p{L}[\p{L}\s&'’-]*$/iu,
    say: (_, name) => {
      const place = name.replace(/ [&/] /, ' and ');
      return after(
        `to ${/^(?:UAE|UK|USA?|EU|Eurozone|Netherlands|Philippines)\b/.test(place) ? 'the ' : ''}${place}`,
      );
    },
  },
  {
    about: /\bflo{2}r (?:types?|surfaces?)\b|\bsurfaces?\b/i,
    value: /^(?:tile|vinyl|epoxy|wood|concrete|asphalt|carpet|marble)(?: (?:and|&|or) \p{L}+)?$/iu,
    say: (value) => after(`for ${value.replace('&', 'and')}`),
  },
];
