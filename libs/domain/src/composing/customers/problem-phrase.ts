import { isAdjective } from '../adjective-phrase.js';
import { ABOUT_PAIN, ABOUT_PROBLEM, ABOUT_SKIN_TROUBLE, ABOUT_WORRY } from '../words/category-hints.js';
import { isCountableNoun } from '../words/countable-nouns.js';
import { DOES_SOMETHING, isNounPhrase, isSureNoun, namesPeople, nounPhrase } from '../words/noun-phrase.js';
import { guessForm } from '../words/nouns.js';
import { isOfIt } from './situation-phrase.js';
import { lowerStart } from '../verb-phrase.js';
import type { Word } from '../words/parts-of-speech.js';
import { after, type AttributePhrase, forPeople } from '../phrase.js';

/** What people do, rather than what happens to them: `filing VAT returns`, but not `rising premiums`. */
const AN_EFFORT =
  /^(?!(?:ageing|aging|boring|building|burning|changing|confusing|creaking|dripping|ending|evening|existing|failing|falling|flickering|growing|heating|hiring|leaking|misleading|missing|morning|peeling|rising|ringing|running|sagging|shipping|squeaking|swelling|tiring|wedding|whistling|worrying)\b)\p{L}+ing\s\S/iu;
/** Words of bodies, whatever the category. */
const OF_BODY =
  /\b(?:pains?|aches?|headaches?|migraines?|skin|hair|eyes?|ears?|feet|knees?|hips?|joints?|(?<!(?:coming|going|getting|growing|paying) )back|gums|teeth|tooth|sleep|fatigue|acne|rash|allerg\w+|nausea|anxiety|insomnia|snoring|cramps|bloating|swelling|stiffness|arthritis|ringing in the ears)\b/i;

/** `curb appeal`, `data security`: nobody is tired of it; but `poor quality`. */
const A_GOOD =
  /^(?!(?:poor|bad|slow|low|no|lost|weak|patchy|limited|inconsistent|unreliable|lack)\b)(?:\p{L}+ )?(?:appeal|security|safety|quality|visibility|control|compliance|privacy|reliability|space|storage|comfort|access|durability|productivity|efficiency|accuracy|retention|engagement|morale|cash flow|budget)$/iu;

/** What is so, and neither good nor bad: `seasonal demand`. */
const A_FACT =
  /\b(?:growth|demand|shifts|surges?|peaks?|volumes?|workloads?|regulations?|compliance|deadlines?|changes?|transition|season\w*)$/i;

/** What is wrong with bodies is of people who have it: `people with sensitive teeth`. */
const OF_BODIES =
  /\b(?:foot|feet|eye|dental|oral|health|medical|joint|gut|body)\s(?:concerns?|problems?|issues?|complaints?)\b/i;

/** What people have at home: `bay windows`. */
const OF_HOMES =
  /^(?!.*\s(?:up|down|on|over|through|to)\s)(?:\S+ ){0,3}(?:windows|doors|walls|ceilings?|stairs|rooms?|boiler|garden|lawn|driveway|roof|kitchen|bathroom|soil|(?:hard|cloudy) water)$/i;

/** How people stand to a trouble: what they are worried about, tired of, struggle or deal with. */
export function linkTo(trouble: string, category: string): string {
  if (/^(?:CCJs?|defaults|debts|arrears|bad credit|missed payments)\b/i.test(trouble)) return 'with';
  if (OF_BODIES.test(category) || OF_HOMES.test(trouble)) return 'with';
  const isOfNow = /^(?:bad|sore|stiff|weak|aching|injured|arthritic)\s/i.test(trouble);
  if (/\bfears?\b/i.test(category) && !isOfNow) return 'worried about';
  if (ABOUT_WORRY.test(category) && /\sduring\s/.test(trouble)) return 'worried about';
  if (OF_BODY.test(trouble)) return 'dealing with';
  if (/\bdifficult(?:y|ies)\b/i.test(category)) return 'who have difficulty with';
  if (ABOUT_WORRY.test(category) || A_GOOD.test(trouble)) return 'worried about';
  // Nobody is tired of `paying staff correctly`.
  if (
    AN_EFFORT.test(trouble) &&
    /\s(?:correctly|properly|accurately|on time|right|well|quickly|safely)$/i.test(trouble)
  )
    return 'struggling with';
  if (ABOUT_PAIN.test(category) && !A_FACT.test(trouble)) return 'tired of';
  return AN_EFFORT.test(trouble) && !/^\S+ \S+s$/.test(trouble) ? 'struggling with' : 'dealing with';
}

/** What happens to them, and is not tiresome in itself. */
const CHANGING = /^(?:outgrowing|expanding|switching|migrating)\s/i;

/** Tiresome activities: `chasing receipts`; but not `hearing loss` and `receding gums`. */
const TIRING =
  /^(?:chasing|waiting|losing|paying|juggling|struggling|forgetting|running|wasting|guessing|switching|searching|answering|repeating|fixing)\s/i;

/** Never a part of a name. */
const CHASING = /^(?:chasing|juggling|forgetting|guessing|repeating|wasting)\s\p{Ll}+(?: \p{Ll}+)?$/iu;
const HOME =
  /\b(?:apartment|flat|house|home|studio|room|kitchen|bathroom|garden|balcony|yard|garage|office)s?$/i;
const DOING = /^(?:cleaning|cooking|washing|moving|travelling|traveling|commuting|storing|parking)\s/i;

/** `fish dying after water change`, `reps not updating deals`: a noun that takes no article, and what it is doing. */
function isSeenDoing(value: string, words: readonly Word[]): boolean {
  const [noun = '', verb] = words.map(({ text }) => text).filter((text) => text !== 'not');
  const isDoing = words.some(({ text, tags }) => text === verb && !tags.has('Noun'));
  return isDoing && /^\p{Ll}+ (?:not )?\p{Ll}+ing(?: |$)/u.test(value) && guessForm(noun) !== 'countable';
}

/** ` in the basement`, where staff leave the article out. */
const withThe = (place: string): string =>
  place.replace(/^ (in|on|under|behind|near) (\p{Ll}+)$/u, (typed, where: string, noun: string) =>
    isCountableNoun(noun) &&
    !/^(?:bed|school|church|college|campus|site|board|stage|track|arrival|foot)$/.test(noun)
      ? ` ${where} the ${noun}`
      : typed,
  );

const isFiniteVerb = ({ tags }: Word): boolean =>
  (tags.has('PresentTense') || tags.has('PastTense') || tags.has('Copula')) && !tags.has('Gerund');

/** What is over when somebody buys: `after a failed inspection`. */
const A_MISHAP =
  /\b(?:failed|failure|complaints?|broken|damaged?|flat|nail|breach|leak|fault|accident|snow|theft|loss|lost|burst|missed|errors?|breakdown|storm|flood|fire|injury|redundancy|death|divorce|break-?up|eviction|rejection|rejected|fine|outage|incident|downtime|bad|poor)s?\b/i;

/** What goes on for a while. */
const LASTS =
  /\b(?:failed|complaints?|downtime|outages?|breach(?:es)?|lost paperwork|errors?|leaks?|damage|poor|shortages?)\b/i;

/** `upfront cost`, `flood risk`: of the thing, so there is one of it. */
const A_PROPERTY =
  /^(?:\p{L}+ )?(?:bill|cost|price|quality|weight|size|risk|resale value|paperwork|learning curve|range)$|^(?:noise|taste|durability)$|^(?:\p{L}+ )?smell$/iu;

/** The target group, in a category of problems or worries: `headaches`, `a slow site`, `glaucoma in the family`. */
export function problemPhrase(
  value: string,
  category: string,
  words: readonly Word[],
): AttributePhrase | null {
  const isWorry = ABOUT_WORRY.test(category);
  if (!isWorry && !ABOUT_PROBLEM.test(category)) return null;
  // `worried about a small apartment`: that is where they live, and cleaning is what they do.
  if (isWorry && (HOME.test(value) || DOING.test(value)))
    return after(`for ${DOING.test(value) ? value : nounPhrase(value)}`);
  if (/^(?:bad|poor|negative|past|previous|unpleasant)(?: \p{L}+)? experience$/iu.test(value))
    return forPeople(`people ${isWorry ? 'put off by' : linkTo(value, category)} a ${lowerStart(value)}`);
  // `too old`
  if (isWorry && /^too (?:old|young|late|tall|short|heavy|big|unfit|shy|busy|sick)$/i.test(value))
    return forPeople(`people worried about being ${lowerStart(value)}`);
  if (isWorry && A_PROPERTY.test(value)) return forPeople(`people worried about the ${lowerStart(value)}`);
  // `range in winter`
  if (isWorry && /^(?:range|price|cost|weight)\s(?:in|at|on|of|when)\s/i.test(value))
    return forPeople(`people worried about the ${lowerStart(value)}`);
  const isTrigger = /\btriggers?\b/i.test(category);
  const about = (trouble: string): AttributePhrase =>
    CHANGING.test(trouble)
      ? forPeople(`people ${trouble}`)
      : isTrigger
        ? LASTS.test(trouble)
          ? forPeople(`people dealing with ${trouble}`)
          : after(`${A_MISHAP.test(trouble) ? 'after' : 'for'} ${trouble}`)
        : ABOUT_SKIN_TROUBLE.test(category)
          ? after(`for ${trouble}`)
          : forPeople(`people ${linkTo(trouble, category)} ${trouble}`);
  if (!isWorry && /\bseason$/i.test(value)) return after(`for ${nounPhrase(lowerStart(value))}`);
  if (/^(?:start|end) of\s/i.test(value)) return after(`for the ${lowerStart(value)}`);
  // `phishing attacks` are no effort.
  if (AN_EFFORT.test(value) && (words.length > 2 ? words.length < 7 : DOES_SOMETHING.test(value)))
    return about(lowerStart(value));
  // `a failed audit`; but `my dog pulls on the lead` is a sentence
  if (/^(?:an?|the|my)\s\S+\s\S+/i.test(value) && !words.slice(2).some(isFiniteVerb)) return about(value);
  if (/^(?:deaf|blind|numb|weak|stiff|sore) (?:in|on|at)\s/i.test(value))
    return forPeople(`people who are ${lowerStart(value)}`);
  if (/^(?:bad|sore|sweaty|stiff|weak|aching|injured) (?:back|neck|stomach)$/i.test(value))
    return about(`a ${value}`);
  if (/^(?:no-shows|fly-tipping|bed-wetting|nail-biting|tail-gating|thumb-sucking)$/i.test(value))
    return about(lowerStart(value));
  // `missed renewal dates`, `contracts scattered across inboxes`
  if (
    /^(?!un)\p{L}+ed (?:\p{L}+ )?\p{L}+[^s\P{L}]s$/iu.test(value) ||
    /^\p{L}+[^s\P{L}]s \p{L}+ed (?:across|over|between|among|throughout)\s\S/iu.test(value)
  )
    return about(lowerStart(value));
  if (/^too (?:many|much|few|little)(?:\s\S+){1,3}$/i.test(value)) return about(lowerStart(value));
  if (/^not enough\s\S+$/i.test(value)) return forPeople(`people without ${value.replace(/^not /i, '')}`);
  // `reports that don't match`
  if (isSeenDoing(value, words) || /^(?:\S+ )?\p{L}+[^s\P{L}]s (?:that|which) \S/iu.test(value))
    return about(value);
  if (/^(?:cost|price|quality|safety|risk) of\s/i.test(value)) return about(`the ${lowerStart(value)}`);
  if (/^(?:peace of mind|value for money)$/i.test(value))
    return forPeople(`people who want ${lowerStart(value)}`);
  if (/^lack of\s/i.test(value)) return about(`a ${lowerStart(value)}`);
  if (/^(?:tight|limited|small|low|fixed|shrinking) budgets?$/i.test(value))
    return forPeople(`people on a ${lowerStart(value).replace(/s$/, '')}`);
  // `overcrowded in summer`
  if (/^\p{L}+ed (?:in|at|on|by|during)\s/iu.test(value)) return null;
  // `blurry at night`, `breaks after a year`
  if (
    isOfIt(value) ||
    (/^\p{L}+y (?:at|in|on|after|when)\s/iu.test(value) && words[0]?.tags.has('Adjective'))
  )
    return null;
  if (!isWorry && CHASING.test(value) && words.length < 4)
    return forPeople(`people tired of ${lowerStart(value)}`);
  const head = value.replace(/\s(?:in|at|on|of|with|from|between|after|before|during|that)\s.*$/, '');
  const isNoun = words.length < 6 && isNounPhrase(head) && !isAdjective(words, value) && !namesPeople(head);
  if (!isNoun && !(words.length === 1 && words[0]?.tags.has('Gerund'))) return null;
  // `jet lag`, `shadow IT`: what troubles people is rarely counted.
  if (words.length > 1 && head === value && !isSureNoun(head)) return about(value);
  const isBare = head !== value || (words.length === 1 && !isSureNoun(value));
  // `a running toilet`
  const isThing = words.length === 2 && isCountableNoun(words[1]?.text ?? '');
  if (!isWorry && TIRING.test(value) && !isThing) return forPeople(`people tired of ${value}`);
  // `a gap between front teeth`
  if (head !== value && isSureNoun(head) && !value.startsWith(`${head} of `))
    return about(nounPhrase(head) + withThe(value.slice(head.length)));
  return about(isBare ? value : nounPhrase(value));
}
