import { type CircumstanceOfCategory, forOne } from './circumstance.js';
import { ABOUT_PAIN, ABOUT_PLANS, ABOUT_WORRY } from '../words/category-hints.js';
import { guessForm } from '../words/nouns.js';
import { isAdjective } from '../adjective-phrase.js';
import { isSomebody, nounPhrase } from '../words/noun-phrase.js';
import { wordsOf } from '../words/parts-of-speech.js';
import { after, forPeople } from '../phrase.js';

const ANY = /^/;
/** Where nothing is feared, hated or liked. */
const OF_FACTS =
  /^(?!.*\b(?:worr|fear|concern|anxiet|barrier|obstacle|objection|pain|frustrat|switch|interest|hobb))/i;
const ABOUT_LIFE = /\b(?:life|situations?|triggers?|moments?|stages?|events?|circumstances?|why now)\b/i;
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
      /^(?:looking(?! after| for)|sounding|smelling|seeming|ruining|breaking|scratching|damaging|embarrassing|wasting|overpaying|forgetting|regretting)(?: \S|$)/i,
    say: (value) => forPeople(`people worried about ${value}`),
  },
  {
    about: /\b(?:barriers?|situations?|lifestyles?|pains?|challenges?|who|audience)\b/i,
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
    about: /\b(?:experience|attempts?|barriers?|situations?|history|journey|goals?|fears?)\b/i,
    value: /^(?:quit|stopped|failed|dropped out|gave up) (?:.+ )?(?:already|before|twice|once|last year)$/i,
    say: (value) => forPeople(`people who ${value}`),
  },
  {
    about: ANY,
    value: /^(?:just|recently) (?:sold|bought|lost|moved|inherited|left|started|finished|changed) \S/i,
    say: (value) => forPeople(`people who have ${value}`),
  },
  {
    about: ANY,
    value:
      /^(?:kids|children) (?:moved out|left home|grew up|went to (?:university|college|school))$|^tenants? (?:moved out|left)$|^(?:partner|husband|wife) died$/i,
    say: (value) => forPeople(`people whose ${value}`),
  },
  {
    about: /\b(?:issues?|problems?|situations?|emergenc(?:y|ies)|what happened|triggers?|events?)\b/i,
    value:
      /^(?:car|bike|van|phone|passport|wallet|bag|luggage|keys|laptop|tools|parcel|house|home|flat|garden|basement|kitchen|roof|shop|card|bins?) (?:stolen|vandalised|vandalized|burgled|flooded|damaged|lost)$/i,
    say: (value) => {
      const [what = '', done = ''] = value.split(' ');
      return forPeople(`people whose ${what} ${guessForm(what) === 'plural' ? 'were' : 'was'} ${done}`);
    },
  },
  // `audit next month`
  {
    about: /\b(?:triggers?|situations?|events?|pains?|pain points?|moments?|why now)\b/i,
    value:
      /^(?!\p{L}+ing\s|(?:got|booked|no|my)\s)(?:\p{L}+ )?(?:audit|inspection|exams?|wedding|house move|trip|visit|launch|deadline|renewal|appointment|interview|surgery|operation|festival|race|marathon) (?:next|this) (?:week|month|year|quarter|term|season)$/iu,
    say: (value) => {
      const [, what = '', when = ''] = /^(.+) ((?:next|this) \p{L}+)$/u.exec(value) ?? [];
      return forPeople(`people with ${nounPhrase(what)} ${when}`);
    },
  },
  {
    about: OF_FACTS,
    value: /^(?:previous|past|prior|earlier) (?:bad|failed|poor|botched) \p{L}+$/iu,
    say: (value) => forPeople(`people with ${nounPhrase(value)}`),
  },
  {
    about:
      /^(?!.*\b(?:pains?|worr|concern|fear|benefit|topic|issue|need)).*\b(?:life|stages?|situations?|employment|status|circumstances?|moments?)\b/i,
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
    about: /\b(?:triggers?|when|timing|seasons?|why now)\b/i,
    value: /^(?:black friday|cyber monday|prime day)$/i,
    say: (_, name) => after(`for the ${name} sales`),
  },
  {
    about: ANY,
    value: /^after (?:chemo|chemotherapy|radiotherapy|covid|treatment)$/i,
    say: (value) => after(value),
  },
  {
    about: /\b(?:occasions?|meals?|uses?|situations?)\b/i,
    value:
      /^(?:(?:school|work|family|office|picnic|quick|weekday|weeknight|weekend|sunday|christmas|healthy|packed|kids['’]) ){1,2}(?:lunches|dinners|breakfasts|snacks)$/iu,
    say: (value) =>
      after(
        `for ${value.replace(/\b(?:sunday|christmas)\b/, (day) => day.charAt(0).toUpperCase() + day.slice(1))}`,
      ),
  },
  {
    about: ABOUT_PLANS,
    value:
      /^(?:backyard|garden|kitchen|bathroom|basement|loft|house|home|full|whole-house) (?:reno|remodel|renovation|refit|makeover)$/i,
    say: forOne,
  },
  {
    about: /\b(?:levels?|audiences?|learners?|players?|students?|who|customers?|pupils?)\b/i,
    value:
      /^(?:kids|children|adults|beginners|teens|students|people) (?:starting|returning|learning|preparing) \S/i,
    say: (value) => forPeople(value.replace(/(?<=returning) after years$/, ' after years away')),
  },
  {
    about: /\b(?:pains?|problems?|issues?|challenges?|frustrations?|mess)\b/i,
    value:
      /^(?!\p{L}+ing\s)(?:\p{L}+ )?(?:records|files|spreadsheets|emails|toys|cables|papers|documents|crumbs|stains) everywhere$/iu,
    say: (value) => forPeople(`people with ${value}`),
  },
  { about: ABOUT_LAW, value: /^employment$/i, say: () => after('for employment law') },
  {
    about: ABOUT_LAW,
    value: {
      test: (value) =>
        /^(?!(?:no|in|at|near|outside)\s)\p{L}[\p{L}\s&'’.-]*$/iu.test(value) &&
        !isAdjective(wordsOf(value), value) &&
        !isSomebody(value) &&
        !wordsOf(value).every(({ tags }) => tags.has('Place')),
    },
    say: (value) =>
      after(`for ${value.replace(/(?<=\S )\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())}`),
  },
  {
    about: /\bgrades?\b|\bages?\b|\blevels?\b|\bstages?\b/i,
    value: /^KS\d$/,
    say: (_, name) => after(`for ${name}`),
  },
  {
    about: ABOUT_WORRY,
    value: /^receding hairline$/i,
    say: (value) => forPeople(`people worried about a ${value}`),
  },
  {
    about: /^why (?:they|people|we|you|customers|clients) (?:switch|leave|change|move)/i,
    value:
      /^(?:slow|poor|bad|high|rising|hidden|confusing|unreliable|missed|late|unanswered|lost(?= (?:samples|orders|parcels|data|records|paperwork|files)))\s(?!health$)/i,
    say: (value) => forPeople(`people unhappy with ${nounPhrase(value)}`),
  },
];
