import { aimOf, toDo } from './aim-phrase.js';
import { GOAL_VERBS } from '../words/attribute-words.js';
import { ABOUT_ACTIVITY, ABOUT_GOAL, ABOUT_PAIN, ABOUT_WORRY } from '../words/category-hints.js';
import { isCountableNoun } from '../words/countable-nouns.js';
import { isNounPhrase, nounPhrase } from '../words/noun-phrase.js';
import { guessForm, lastWord } from '../words/nouns.js';
import type { Word } from '../words/parts-of-speech.js';
import { type AttributePhrase, after, forPeople } from '../phrase.js';
import { linkTo } from './problem-phrase.js';
import { questionPhrase } from './question-phrase.js';
import { doesSo, lowerStart, ofSeveral, saysOfThemselves } from '../verb-phrase.js';

/** `living alone`, `working full time` */
const LIVING =
  /^(?!wedding)\S+ing\s(?:alone|abroad|late|overseas|away|together|internationally|remotely|outdoors|far|apart|full[- ]time|part[- ]time|nights|shifts|again|next|this|soon|back|paycheck|hand[- ]to[- ]mouth|from|in|to|with|on|without|at|outside|near|off)(?:\s|$)/i;
/** Verbs that are as often nouns. */
export const NOUNS_TOO = new Set(
  'order leave bill block control hit fund market cover map brand train party race study ride drive walk camp fish paint heat work travel sleep support repair plan store rent transfer treat host stand feed exercise play track cook stress surprise free grill catch hire start stream turn show swap switch reach spot run test trade'.split(
    ' ',
  ),
);
/** Tags of a word that follows a verb, where the first word may be a noun: `plan a wedding`, but `train commute`. */
const OBJECT = ['Determiner', 'Preposition', 'Particle', 'Possessive', 'Pronoun', 'Adverb', 'Comparative'];
/** `less caffeine`, `better coffee` */
const MORE =
  /^(?:less|more|fewer|better|faster|quicker|cheaper|lower|higher|longer|stronger|safer|healthier)\s/i;

/** `save time`, but not a noun phrase that begins like that. */
export const isToBeDone = ([first, second]: readonly Word[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  !first.tags.has('Hyphenated') &&
  GOAL_VERBS.has(first.text.toLowerCase()) &&
  !NOUNS_TOO.has(first.text.toLowerCase()) &&
  // compromise mistakes `visit family` for a kind of family.
  (first.text.toLowerCase() === 'visit' || ['Infinitive', 'Imperative'].some((tag) => first.tags.has(tag)));

/** What they ask, want or do: `wants to pass`, `lose weight`, `recovering from surgery`. */
export function doingPhrase(value: string, category: string, words: readonly Word[]): AttributePhrase | null {
  const [first, second] = words;
  // `procrastinates`
  if (
    words.length === 1 &&
    first?.tags.has('PresentTense') &&
    !first.tags.has('Noun') &&
    /[^s]s$/.test(value) &&
    !isCountableNoun(value.replace(/s$/, ''))
  )
    return forPeople(`people who ${ofSeveral(value)}`);
  if (/^lower (?:back|leg|limb|body|abdominal)\b/i.test(value)) return null;
  const asked = questionPhrase(value);
  if (asked) return asked;
  // `buy-to-let landlords`
  if (/^\p{L}+-to-\p{L}+\s/u.test(value)) return null;
  const last = words.at(-1);
  if (/^(?:some|any)(?:thing|one|body|where)\s/i.test(value)) return null;
  if (/^not\s/i.test(value))
    return last?.tags.has('Adjective') ? forPeople(`people who are ${lowerStart(value)}`) : null;
  const isGoal = ABOUT_GOAL.test(category);
  // `block out noise`
  if (isGoal && first?.tags.has('Infinitive') && /^\p{L}+ (?:out|off|up|down|away|back) \p{L}/iu.test(value))
    return toDo(value);
  if (isGoal && /^(?:train for|break into)\s/i.test(value)) return toDo(value);
  // `run a 5k`
  if (isGoal && GOAL_VERBS.has(first?.text.toLowerCase() ?? '') && /^\S+ an?\s/i.test(value))
    return toDo(value);
  // `earn over 100k` is wanted, `earns over 100k` is so.
  const isWanted = isGoal && GOAL_VERBS.has(first?.text.toLowerCase() ?? '');
  // `drive to work`
  if (isGoal && doesSo(value)) return toDo(value);
  if (!isWanted && saysOfThemselves(value)) return forPeople(`people who ${ofSeveral(value)}`);
  // `hem my own jeans`
  if (
    /^(?!forget|lose|hate|miss|break|need|keep|hurt|can|not|is|are|for|with|in|on|at)\p{L}{3,}(?<!s|ed|ing|wn|en) (?:my|our) /iu.test(
      value,
    )
  )
    return toDo(value);
  if (isGoal && words.length === 1 && first?.tags.has('Infinitive') && !first.tags.has('Noun'))
    return toDo(value);
  if (!first || !second) return null;
  const lower = withArticle(lowerStart(value));
  const leadsOn = OBJECT.some((tag) => second.tags.has(tag)) || (isGoal && /^start \S+ing\b/i.test(value));
  const verb = first.text.toLowerCase();
  // `sleep quality`, `store cupboard`
  const isVerb =
    leadsOn ||
    !NOUNS_TOO.has(verb) ||
    words.length > 2 ||
    /^(?:repair|switch|track|treat|transfer|swap|hire)$/.test(verb);
  // `change industries`; but `change management` is no goal
  if (isGoal && /^(?:change|switch)\s\S+s$/i.test(value)) return toDo(lower);
  // `lower standing charge`
  if (isGoal && /^lower\s/i.test(value) && guessForm(value) === 'countable')
    return forPeople(`people who want a ${lower}`);
  const isOfVerb = GOAL_VERBS.has(verb) && !first.tags.has('Hyphenated');
  if (isToBeDone(words) || (isGoal && isOfVerb && isVerb)) return toDo(lower);
  // `open a second site`, but `store cupboard`
  if (first.tags.has('Imperative') && leadsOn && !second.tags.has('Preposition'))
    return ABOUT_ACTIVITY.test(category) || isGoal ? toDo(lower) : null;
  if ((isGoal || ABOUT_ACTIVITY.test(category)) && MORE.test(value) && isNounPhrase(value))
    return forPeople(
      `people who want ${/^(?:less|more|fewer)\s/i.test(value) ? lower : nounPhrase(lowerStart(value))}`,
    );
  if (LIVING.test(value)) return doing(lower, category);
  if (
    (first.tags.has('Gerund') || /^(?:getting|staying)\s/i.test(value)) &&
    words.length > 1 &&
    // `wedding anniversary`, `naming ceremony`
    verb !== 'wedding' &&
    (!isCountableNoun(last?.text ?? '') || (words.length > 2 && TAKES_OBJECT.test(value))) &&
    ABOUT_ACTIVITY.test(category)
  )
    return after(`for ${lower}`);
  // `opening a new office`
  const hasObject = second.tags.has('Determiner');
  // `bringing parents to the US`
  if (/\b(?:situations?|circumstances?)\b/i.test(category) && first.tags.has('Gerund') && words.length > 2)
    return doing(lower, category);
  const aim = isGoal ? aimOf(lower) : null;
  // Not `for saving for college`.
  if (aim && leadsOn && !/^\S+ for\s/.test(aim)) return toDo(aim);
  const isDoing = first.tags.has('Gerund') && (hasObject || guessForm(first.text) !== 'countable');
  return isDoing && leadsOn ? doing(lower, category) : null;
}

/** `people raising twins`; but `falling in the shower` may be a worry, and a window rattles. */
function doing(what: string, category: string): AttributePhrase {
  const isTrouble =
    ABOUT_WORRY.test(category) ||
    (ABOUT_PAIN.test(category) &&
      !/^(?:switching|moving|relocating|returning|migrating|upgrading|outgrowing|expanding|launching|running out of)\s/i.test(
        what,
      ));
  const link = isTrouble ? `${linkTo(what, category)} ` : THINGS_DO.test(what) ? 'dealing with ' : '';
  return forPeople(`${whoOf(category)} ${link}${what}`);
}
/** Never the first word of a name, as `naming` of `naming ceremony` is. */
const TAKES_OBJECT =
  /^(?:replacing|entering|buying|hiring|selling|upgrading|renting|switching|launching|finding)\s/i;
const THINGS_DO =
  /^(?:rattling|whistling|leaking|creaking|squeaking|dripping|flickering|peeling|fading|shedding|cracking|buzzing|humming|overheating|sagging|wobbling|jamming|sticking|slipping|crumbling|chipping|rusting|warping|pilling|clogging|tripping|beeping|vibrating|grinding|pulling to|pulling left|pulling right|shaking|veering|stalling|freezing|crashing|lagging|overflowing|smelling|blistering|blocking)\b/i;

/** What one has already: `reduce the tax bill`. */
const THEIR_OWN = /^(?:reduce|lower|cut|improve|boost|protect|grow|simplify|refinance|streamline)$/i;

/** `replacing a paper logbook`, `buy a first home`: staff leave the article out. */
function withArticle(what: string): string {
  const [, verb, object] = /^(\p{L}+) (\S.*)$/u.exec(what) ?? [];
  const isOne =
    object &&
    !/\s(?:and|or|as|with|for|in|on|to|from|by|at|before|after|during|while|without)\s|[^\p{L} -]/u.test(
      object,
    );
  return verb &&
    isOne &&
    !/^(?:next|last|this|family)\b|\b(?:surgery|debt|church)$/i.test(object) &&
    isCountableNoun(lastWord(object)) &&
    isNounPhrase(object)
    ? `${verb} ${THEIR_OWN.test(verb) ? `your ${object}` : nounPhrase(object)}`
    : what;
}
/** `companies` for `Employer`, `dogs` for `Dog` */
export function whoOf(category: string): string {
  if (OF_COMPANIES.test(category)) return 'companies';
  const [, animal] = OF_ANIMALS.exec(category) ?? [];
  return animal ? `${animal.toLowerCase()}s` : 'people';
}
const OF_COMPANIES = /^(?:employers?|compan(?:y|ies)|business(?:es)?|organi[sz]ations?|firms?)$/i;

/** Categories of animals, not of their owners. */
export const OF_ANIMALS = /\b(pet|dog|cat|horse|kitten)s?\b(?! (?:owner|parent))/i;
