import { CONDITION, COUNTS, GOAL_VERBS, KIN, PEOPLE } from '../words/attribute-words.js';
import {
  ABOUT_GOAL,
  ABOUT_HEADS,
  ABOUT_PAIN,
  ABOUT_PEOPLE,
  ABOUT_PROBLEM,
  ABOUT_REASON,
} from '../words/category-hints.js';
import { agePhrase } from './age-phrase.js';
import {
  headOf,
  isAcronym,
  isNounPhrase,
  isSomebody,
  namesPeople,
  nounPhrase,
} from '../words/noun-phrase.js';
import { isCountableNoun } from '../words/countable-nouns.js';
import { articleFor, guessForm, lastWord, pluralOf } from '../words/nouns.js';
import type { Word } from '../words/parts-of-speech.js';
import { type AttributePhrase, after, forPeople } from '../phrase.js';
import { lowerStart, saysOfThemselves } from '../verb-phrase.js';
import { isToBeDone, whoOf } from './doing-phrase.js';

/** Who they are: `nervous flyers`, `over 60`, `family of 5`. */
export function peoplePhrase(
  value: string,
  category: string,
  words: readonly Word[],
): AttributePhrase | null {
  const [first] = words;
  const isThemselves = category.toLowerCase().includes(lastWord(value).toLowerCase().replace(/s$/, ''));
  if (ABOUT_PROBLEM.test(category) && OTHERS.test(value) && !isThemselves)
    return forPeople(`people dealing with ${lowerStart(value)}`);
  // `cowboy builders`, `messy fitters`; but `needle-phobic patients` are the buyers
  if ((OF_FEARS.test(category) || ABOUT_PAIN.test(category)) && BAD.test(value) && namesPeople(value))
    return forPeople(`people ${OF_FEARS.test(category) ? 'worried about' : 'tired of'} ${lowerStart(value)}`);
  if (/^(?:aggressive|reactive|hostile) (?:to|towards?|around|with)\s/i.test(value))
    return forPeople(`${whoOf(category)} ${lowerStart(value)}`);
  if (/^(?:over|under)[\s-]\d+s(?:\s(?:living|with|on|in|who)\s.+)?$/i.test(value))
    return forPeople(`the ${value}`);
  if (/year[- ]olds$/i.test(value)) return forPeople(value.replace(/(?<=\d)[- ](year)[- ]/i, '-$1-'));
  if (
    /^(?:kids|children|boys|girls|teens|pupils|students|(?:women|men|adults) (?=[1-9]\d)) ?\d+\s?(?:[-–]|to)\s?\d+$/i.test(
      value,
    )
  )
    return forPeople(lowerStart(value).replace(' ', ' aged '));
  if (CONDITION.test(value) && !/^(?:people|those|someone|anyone|kids|children)\s|\swith\s/i.test(value))
    return null;
  // `changing schools`, `has cats at home`, `support small farmers`
  if (
    /^(?:changing|switching|leaving|finding|choosing|starting|joining)\s/i.test(value) ||
    saysOfThemselves(value) ||
    (ABOUT_GOAL.test(category) && words.length > 2 && GOAL_VERBS.has(first?.text.toLowerCase() ?? ''))
  )
    return null;
  const byAge = agePhrase(value, category);
  if (byAge) return byAge;
  if (/^(?:team|group|family|couple|party|crew|office|household|staff|class)s? of\s/i.test(value))
    return forPeople(nounPhrase(value));
  if (ABOUT_HEADS.test(category) && COUNTS.test(value))
    return forPeople(`companies with ${value}${/\d\+?$/.test(value) ? ' people' : ''}`);
  if (/^my\s/i.test(value))
    return isNounPhrase(value.replace(/^\S+\s/, '')) ? after(`for ${lowerStart(value)}`) : null;
  if (
    ABOUT_HEADS.test(category) &&
    /^(?:enterprise|start-?up|scale-?up|SME|SMB|micro ?business)$/i.test(value)
  )
    return forPeople(pluralOf(value));
  if (
    /^(?:pets?|dogs?|cats?|horses?)$/i.test(category) &&
    guessForm(value) === 'plural' &&
    isNounPhrase(value)
  )
    return forPeople(value);
  if (/\b(?:jobs?|roles?|titles?)\b/i.test(category) && /\s(?:leads|heads|partners|associates)$/i.test(value))
    return forPeople(value);
  if (/^stay[- ]at[- ]home\s/i.test(value)) return forPeople(value.replace(/^stay at home/i, 'stay-at-home'));
  if (/^C[A-Z]{1,2}O$/.test(value)) return forPeople(`${value}s`);
  const [, when] = /^(early|mid|late)[- ]career$/i.exec(value) ?? [];
  if (when)
    return forPeople(
      /^mid/i.test(when) ? 'people in mid-career' : `people ${when.toLowerCase()} in their careers`,
    );
  if (/^(?:bad|poor|no) credit$/i.test(value)) return forPeople(`people with ${value}`);
  if (/^\S+ing adult$/i.test(value)) return forPeople(nounPhrase(value));
  if (/^(?:people|those|(?:some|any)(?:one|body)(?=\s(?:with|without|who|in|on)\s))\s?/i.test(value))
    return forPeople(lowerStart(value));
  if (ONE_OF_THEIRS.test(value)) return after(`for ${lowerStart(value)}`);
  if (KIN.test(value)) return after(`for my ${lowerStart(value)}`);
  if (/^\d?\p{Lu}{2,}s$/u.test(value)) return forPeople(value);
  if (STILL_DOING.test(value) && PEOPLE.test(value)) return forPeople(nounPhrase(value));
  if (isAcronym(value) || /^(?:only|no)\s/i.test(value) || first?.tags.has('Gerund') || isToBeDone(words))
    return null;
  const aged = /\s(?:(?:under|over|aged?|ages)\s\d+(?:[-–]\d+)?|\d+\+|abroad|overseas|online)$/i;
  const who = value.replace(aged, '');
  const head = headOf(who);
  const isWho =
    ((ABOUT_PEOPLE.test(category) || OF_AGENTS.test(category)) && AGENTS.test(head) && isNounPhrase(who)) ||
    (PEOPLE.test(head) && (!/^\s\S+ing\b/.test(who.slice(head.length)) || DOING_SOMETHING.test(who))) ||
    (isNounPhrase(who) && (namesPeople(head) || (isSomebody(head) && !ABOUT_REASON.test(category))));
  // `beer geeks`, where a category is of people
  if (
    !isWho &&
    ABOUT_PEOPLE.test(category) &&
    !ABOUT_PROBLEM.test(category) &&
    A_GROUP.test(value) &&
    !words.some(({ tags }) => tags.has('Value'))
  )
    return forPeople(value);
  if (!isWho) return null;
  // `procurement officers`, of a job title
  const isOne = PLAIN_TITLE.test(value) && isSomebody(value) && guessForm(value) === 'countable';
  if (isOne) return forPeople(pluralOf(value));
  // `expats with foreign licence`
  const [, group = '', has = ''] = /^(.+ with )(\p{L}+ \p{L}+)$/u.exec(value) ?? [];
  const said =
    isCountableNoun(lastWord(has)) && isNounPhrase(has) ? group + nounPhrase(has) : nounPhrase(value);
  return forPeople(
    said
      .replace(/\sages? (?=\d)/i, ' aged ')
      // `parents of injured child`
      .replace(
        /(?<= of )(?=(?:\p{L}+ )?(?:child|baby|parent|dog|cat)$)/u,
        (_, at: number) => `${articleFor(said.slice(at))} `,
      ),
  );
}

const BAD =
  /^(?:messy|rude|slow|late|careless|unreliable|pushy|dishonest|cowboy|unhelpful|noisy|lazy|unqualified)\s/i;
const OF_FEARS = /\b(?:fears?|worr(?:y|ies)|hesitations?|objections?)\b/i;
/** Whom a firm has to do with. */
const OTHERS =
  /^(?:\p{L}+ )?\p{L}[\p{L}-]* (?:customers|clients|suppliers|tenants|neighbou?rs|guests|employees|staff|contractors|patients|buyers)$/iu;
/** `a parent who falls often` */
const ONE_OF_THEIRS =
  /^an? (?:\S+ )?(?:parent|mother|father|child|son|daughter|toddler|baby|teen(?:ager)?|partner|spouse|relative|friend|person|loved one)(?:\s(?:who|with|in|on)\s\S|$)/i;
/** `parents buying for a teen`, `seniors living alone`; but `parents paying` is half a thought. */
const DOING_SOMETHING =
  /^(?:\S+ )?(?:parents|families|couples|adults|seniors|people|students|women|men|teams|companies|businesses)\s\S+ing\s(?:(?:for|with|in|on|to|from|at|without|an?|the|their)\s\S|(?:alone|abroad|overseas|together|remotely|again)$)/i;
/** `working parents`; but `raising kids` is what they do. */
const STILL_DOING =
  /^(?:working|expecting|travell?ing|growing|aspiring|nursing|breastfeeding|commuting|returning|retiring)\s\S+$/i;
/** No `mother-to-be`, and no `head of sales`. */
const PLAIN_TITLE = /^(?!an?\s|the\s|.*\s(?:of|in|at|with|to|for)\s)[\p{L} '’-]+(?<!-to-be)$/iu;
/** `geeks` */
const A_GROUP = /^\p{L}+(?: \p{L}+)?(?<!s)s$/iu;
/** `career changers`, in a category of people; elsewhere `covers` and `numbers` end alike. */
const AGENTS = /\p{L}{2}(?:[^aeiou\s]er|tor)s$/iu;
/** `Runner`, `Sleeper` */
export const OF_AGENTS = /\p{L}{3}ers?$/iu;
