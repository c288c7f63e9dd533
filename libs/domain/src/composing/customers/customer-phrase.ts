import { aimOf } from './aim-phrase.js';
import { areAdjectives, isAdjective } from '../adjective-phrase.js';
import {
  A_DEPARTMENT,
  CALLED,
  CONDITION,
  GOAL_VERBS,
  LEVEL_OF,
  MONEY,
  PERSONAL,
  PREPOSITION,
  PRODUCTS_DO,
  QUANTITY,
  SAID,
  SKILL_LEVEL,
  THE_PLACE,
} from '../words/attribute-words.js';
import {
  ABOUT_ACTIVITY,
  ABOUT_EVENT,
  ABOUT_GENRE,
  ABOUT_GOAL,
  ABOUT_INDUSTRY,
  ABOUT_PEOPLE,
  ABOUT_PROBLEM,
  ABOUT_PURPOSE,
  ABOUT_REASON,
  ABOUT_ROOM,
  ABOUT_SYSTEMS,
  ABOUT_TEAM,
  ABOUT_WORRY,
  GROUP_OF,
  TYPE_OF,
} from '../words/category-hints.js';
import { isSentence, reportPhrase } from './clause-phrase.js';
import { circumstancePhrase } from './circumstance-phrase.js';
import {
  DOES_SOMETHING,
  isAcronym,
  isNounPhrase,
  isSomebody,
  isSureNoun,
  namesPeople,
  nounPhrase,
} from '../words/noun-phrase.js';
import { articleFor, guessForm, pluralOf } from '../words/nouns.js';
import { OF_AGENTS, peoplePhrase } from './people-phrase.js';
import { placePhrase } from './place-phrase.js';
import type { Word } from '../words/parts-of-speech.js';
import { problemPhrase } from './problem-phrase.js';
import { type AttributePhrase, after, forPeople } from '../phrase.js';
import { atPrice, lowerStart } from '../verb-phrase.js';
import { isOfIt } from './situation-phrase.js';
import { doingPhrase, NOUNS_TOO, OF_ANIMALS } from './doing-phrase.js';

/** What a person is in, on or without: `on a tight budget`, `without a car`. */
const STATE =
  /^(?:(?:with|without|on an?|in an?)\s|(?:just )?out of (?=(?:work|town|state|shape|time|money|ideas|space|hours$|pocket|hospital|school|college|university|prison|the)\b))/i;
const NEW_TO = /^(?:(?:new|allergic|sensitive|prone|used|close) to|new (?:in|at))\s/i;
/** `scared of the vet`, `fed up with builders`. */
const FEELS =
  /^(?:unhappy|dissatisfied|disappointed|worried|scared|afraid|nervous|anxious|unsure|concerned|curious|tired|bored|short|proud|fond|fed up|frustrated|interested|stuck|behind|out|far|away|good|bad|obsessed|passionate|serious|sick|wary|suspicious|sceptical|skeptical|keen|embarrassed|ashamed|mindful)\s(?:about|of|with|in|on|from|at|for)\s/i;
const OF_PERSONS =
  /\b(?:diet\w*|learners?|students?|audiences?|who|clients?|patients?|customers?|guests?|wearers?)\b/i;
/** The certain phrase about customers next to a noun; null for all else. */
export function customerPhrase(
  value: string,
  category: string,
  words: readonly Word[],
): AttributePhrase | null {
  const phrase = anyPhrase(value, category, words);
  if (phrase?.place === 'after' && phrase.people && /\bbreeds?\b/i.test(category))
    return { ...phrase, breed: phrase.people };
  if (phrase?.place !== 'after' || phrase.people || phrase.aim || !phrase.one.startsWith('for '))
    return phrase;
  const what = phrase.one.slice('for '.length);
  if (OF_INTEREST.test(category)) {
    if (NOT_OF_INTEREST.test(what)) return phrase;
    const aim = aimOf(what);
    return aim ? { ...phrase, aim } : { ...phrase, interest: what };
  }
  if (/\bbreeds?\b/i.test(category)) return { ...phrase, people: what, breed: what };
  return OF_BODIES.test(category) ? { ...phrase, trait: what } : phrase;
}
/** Categories whose nouns are what somebody has: `plantar fasciitis`, `wide feet`. */
const OF_BODIES =
  /^(?:health|feet|foot|skin|hair|body|allerg\w+|injur(?:y|ies)|(?:health |medical |foot |skin |pet )?(?:conditions?|(?:health )?(?:problems?|issues?))|(?:skin|hair|foot|body) types?|symptoms?)$/i;
/** `after weight loss` and `a wedding` are when, not what. */
const NOT_OF_INTEREST =
  /^(?:after|before|during|use)\s|\b(?:wedding|birthday|anniversary|graduation|christmas|reunion|part(?:y|ies)|holidays?|vacations?|pain|fatigue|stress|anxiety|inflammation|bloating|insomnia|(?<!weight |fat )loss)$/i;
/** Categories whose attributes are what people are interested in. */
const OF_INTEREST = /\b(?:goals?|aims?|objectives?|motivations?|interests?|hobb(?:y|ies))\b/i;

/** Categories of what is wrong with a thing: `won't turn on`. */
const OF_A_FAULT = /\b(?:wrong|faults?|defects?|malfunctions?|behaviou?rs?|what happened)\b/i;

function anyPhrase(value: string, category: string, words: readonly Word[]): AttributePhrase | null {
  const sure = circumstancePhrase(value, category, words) ?? reportPhrase(value, category);
  if (sure || isSentence(value) || (OF_A_FAULT.test(category) && /^\S+n['’]t\s/i.test(value))) return sure;
  return (
    peoplePhrase(value, category, words) ??
    doingPhrase(value, category, words) ??
    placePhrase(value, category) ??
    ofState(value, category, words) ??
    ofTrouble(value, category) ??
    ofPurpose(value, category, words) ??
    ofConcern(value, category, words)
  );
}

/** What somebody has, whatever the trade: `small hands`, `a foreign license`. */
const THEIRS =
  /\s(?:hands|feet|eyes|ears|wrists|knees|hips|shoulders|arches|ankles|legs|thighs|calves|licen[cs]e|visa|passport|hair|face|head|prescription|score|record|tolerance|convictions|claims)$/i;
/** What they are or are in: `on a tight budget`, `new to cycling`, `oily` for a skin type. */
function ofState(value: string, category: string, words: readonly Word[]): AttributePhrase | null {
  if (PREPOSITION.test(value) && MONEY.test(value)) return after(atPrice(value));
  // `no noise curfew` is what they want, `no car` what they are without.
  if (ABOUT_WISH.test(category) && /^no\s/i.test(value) && !THEY_LACK.test(value))
    return after(`with ${lowerStart(value)}`);
  if (/^no(?:\s|-\S+\s)(?!.*\sallowed$)|^only\s\d/i.test(value))
    return forPeople(`people with ${lowerStart(value)}`);
  if (STATE.test(value) || NEW_TO.test(value) || FEELS.test(value))
    return forPeople(`people ${lowerStart(value)}`);
  if (/^(?:during|throughout|over (?:new year|christmas|easter|summer|winter))\b/i.test(value))
    return after(lowerStart(value));
  if (/^(?:in|at|on|while)\s/i.test(value) && /\b(?:uses?|situations)\b/i.test(category))
    return after(`for use ${lowerStart(value)}`);
  if (QUANTITY.test(value)) return after(`for ${lowerStart(value)}`);
  if (CONDITION.test(value) && isNounPhrase(value.replace(/^type \d /i, ''))) {
    const condition = /^\p{Lu}+$|(?:disease|syndrome)$/u.test(value) ? value : nounPhrase(value);
    // The condition of an animal is not a condition of people.
    if (/\b(?:child|children|kids?|pupils?)\b/i.test(category))
      return forPeople(`children with ${condition}`);
    return OF_PERSONS.test(category) || /\bneeds?\b/i.test(category) || ABOUT_WORRY.test(category)
      ? forPeople(`people with ${condition}`)
      : after(`for ${condition}`);
  }
  // `front garden with no tap`
  const [, place] = /^(.+?)\s(?:with|without|facing|near)\s\S/i.exec(value) ?? [];
  if (place && !ABOUT_PROBLEM.test(category) && COUNTED_PLACE.test(place))
    return after(
      `for ${articleFor(value)} ${lowerStart(value).replace(/ with (?=\S+ (?:panel|garden|pool|garage|driveway|basement)$)/, ' with a ')}`,
    );
  if (/^\S+ budget$|^(?:low|fixed|limited|small|single|modest|irregular) income$/i.test(value))
    return forPeople(`people on ${articleFor(value)} ${lowerStart(value)}`);
  if (
    /^(?:small|low|big|large) (?:deposit|down payment|credit score|pension)$|^(?:little|small) savings$/i.test(
      value,
    )
  )
    return forPeople(`people with ${value.endsWith('savings') ? '' : 'a '}${lowerStart(value)}`);
  if (
    /^(?:(?:years?|grades?|key stage|level|class|zone)\s\d+(?:[-–]\d+)?|\d+(?:st|nd|rd|th) grade|kindergarten|sixth form)$/i.test(
      value,
    )
  )
    return after(`for ${value}`);
  if (/^(?:something|somewhere)\s/i.test(value)) return after(`for ${lowerStart(value)}`);
  if (SAID.test(value)) return after(`to say ${lowerStart(value)}`);
  if (PERSONAL.test(value) || A_TRAIT.test(value) || areAdjectives(words))
    return forPeople(`${lowerStart(value).replace(/^plus size$/, 'plus-size')} ${groupOf(category)}`);
  if (CALLED.test(value) && !OF_ANIMALS.test(category)) return forPeople(pluralOf(value));
  const part = TYPE_OF.exec(category)?.[1]?.toLowerCase();
  const isOfPart = words.at(-1)?.text.toLowerCase() === part;
  if (
    part &&
    (!value.includes(' ') || isOfPart || /^(?:very|extremely|slightly|mildly) \S+$|^\S+ to \S+$/i.test(value))
  )
    return after(`for ${value}${isOfPart ? '' : ` ${part === 'floor' ? 'floors' : part}`}`);
  const group = GROUP_OF.exec(category)?.[1];
  const isLevel = LEVEL_OF.test(value);
  // `rented`, `low maintenance`
  const isOfGroup = group !== undefined && (isLevel || /^(?:\p{L}+ly )?\p{L}+ed$/iu.test(value));
  // `advanced or expert` of `Rider level`
  if (group && SKILL_LEVEL.test(value)) return forPeople(`${lowerStart(value)} ${groupOf(category)}`);
  if (words.length > 2 || !(isAdjective(words, value) || isOfGroup)) return null;
  // `Intimate` of `Guest count` describes no guest.
  if (/\b(?:count|number)\b/i.test(category)) return null;
  // `one-way` for a trip, `mild` for hearing loss
  if (/^trips?$/i.test(category)) return after(`for ${lowerStart(value).replace(' ', '-')} trips`);
  if (words.length === 1 && CONDITION.test(category))
    return after(`for ${lowerStart(value)} ${category.toLowerCase()}`);
  if (group)
    return forPeople(`${lowerStart(isLevel ? value.replace(' ', '-') : value)} ${groupOf(category)}`);
  return ABOUT_PEOPLE.test(category) && words.length === 1 ? forPeople(`${lowerStart(value)} people`) : null;
}

/** `brides` for `Bride`, else `people`. */
const groupOf = (category: string): string => {
  const group = GROUP_OF.exec(category)?.[1];
  return group ? pluralOf(group.toLowerCase().replace(/(compan|propert|bab)$/, '$1y')) : 'people';
};
/** `health-conscious`, `visually impaired` */
const A_TRAIT =
  /^(?:home[- ](?:educated|schooled)|\p{L}+-(?:conscious|minded|savvy|aware|focused|driven|generation)|\p{L}+ly (?:impaired|disabled|challenged|minded|conscious|aware|active|stretched))$/iu;

/** What they need it for: `flat feet`, `a wedding`. */
function ofPurpose(value: string, category: string, words: readonly Word[]): AttributePhrase | null {
  if (/\b(?:roles?|job titles?)$/i.test(category) && A_DEPARTMENT.test(value))
    return forPeople(`people in ${value}`);
  if (isAcronym(value)) return ABOUT_INDUSTRY.test(category) ? after(`for ${value}`) : null;
  if (
    (OF_AGENTS.test(category) || OF_PERSONS.test(category)) &&
    THEIRS.test(value) &&
    !/\swith\s/i.test(value)
  )
    return forPeople(`people with ${nounPhrase(value)}`);
  if (ABOUT_INDUSTRY.test(category)) {
    const industry = isAdjective(words, value) ? `${value} industry` : value;
    const field = `${/\s(?:sector|industry)$/i.test(industry) ? 'the ' : ''}${industry}`;
    return { ...after(`for ${field}`), field };
  }
  if (words.length === 1 && words[0]?.tags.has('Gerund') && guessForm(value) !== 'countable')
    return ABOUT_ACTIVITY.test(category) ? after(`for ${value}`) : null;
  // `breed geckos`, `cut survey costs`
  const isWanted =
    words.length > 1 &&
    !words[0]?.tags.has('Hyphenated') &&
    GOAL_VERBS.has(words[0]?.text.toLowerCase() ?? '') &&
    !/^lower (?:back|leg|limb|body)\b/i.test(value);
  // `low acid for a sensitive stomach`
  if (/\sfor\s/i.test(value)) return null;
  // `a weekend getaway`: who typed the article knew that it takes one.
  const bare = value.replace(/^(?:an?|the)\s/i, '');
  const isTrouble = ABOUT_PROBLEM.test(category) || ABOUT_WORRY.test(category);
  // `long processing times` of `Situations`
  if (
    /\b(?:situations?|circumstances?)\b/i.test(category) &&
    /^(?:long|slow|rising|poor|unreliable|frequent|constant)\s/i.test(value)
  )
    return forPeople(`people dealing with ${isSureNoun(value) ? nounPhrase(value) : value}`);
  // `a day out with the kids`
  if (ABOUT_GOAL.test(category) && /^an?\s/i.test(value)) return after(`for ${lowerStart(value)}`);
  // `Situations & worries: honeymoon`
  if (isWanted || !isNounPhrase(bare) || (isTrouble && !AN_EVENT.test(value))) return null;
  // `switching provider`
  if (DOES_SOMETHING.test(value))
    return ABOUT_GOAL.test(category) ? after(`for ${value}`) : forPeople(`people ${value}`);
  // `runner's knee`
  if (OF_BODIES.test(category) && /^\p{L}+['’]s \p{L}+$/u.test(value)) return after(`for ${value}`);
  // `Storing: a classic car`
  if (/^(?!cooking|clothing|feeling|paying|funding|financing|pricing)\p{L}{3,}ing$/iu.test(category))
    return after(`for ${nounPhrase(value)}`);
  // `CrossFit`
  if (ABOUT_ACTIVITY.test(category) && /^\p{Lu}\S+$/u.test(value)) return after(`for ${value}`);
  // `digital detox` of `Trip purpose`
  if (
    bare === value &&
    AN_OCCASION.test(category) &&
    words.length < 4 &&
    !/(?:[ae]nce|foliage|weather)$/i.test(value)
  )
    return after(`for ${nounPhrase(value)}`);
  // `tennis elbow`: what bodies have is said without an article.
  if (bare === value && !isSureNoun(value)) return OF_BODIES.test(category) ? after(`for ${value}`) : null;
  if (
    ABOUT_EVENT.test(category) ||
    (AN_EVENT.test(value) && !/\s(?:before|after|during|until)\s/i.test(value))
  )
    return after(`for ${nounPhrase(value)}`);
  const isFor = ABOUT_PURPOSE.test(category) || ABOUT_PEOPLE.test(category) || isOneOf(value, category);
  const isMany = guessForm(value) === 'plural' && !ABOUT_REASON.test(category);
  return isFor || isMany ? after(`for ${nounPhrase(value)}`) : null;
}

/** What each of them is for is certain, so that a noun of unknown form is most likely a counted one. */
const AN_OCCASION =
  /\b(?:occasions?|projects?|(?:trip|travel|visit|purchase|buying|gift\w*) (?:purposes?|reasons?|types?)|purposes?|events?|reasons? (?:for|to) \S+)\b/i;

/** Events of life and work, whatever the category: `milestone birthday`. */
const AN_EVENT =
  /(?:^|\s)(?:honeymoon|babymoon|stopover|layover|conference|convention|trade (?:show|fair)|wedding|birthday|anniversary|graduation|reunion|funeral|retreat|business trip|weekend|getaway|staycation|festival|concert|exhibition|renovation|remodel|rebrand|relaunch|party|holiday|vacation|ceremony|reception)(?: away)?(?:\s(?:in|at|near|by|on)\s.+)?$/i;

const COUNTED_PLACE =
  /(?:^|\s)(?:garden|flat|house|home|apartment|kitchen|bathroom|bedroom|living room|room|office|balcony|yard|roof|loft|studio|cottage|bungalow|garage|shop|courtyard|patio|driveway|pool)$/i;

/** What people are without, even among their needs. */
const THEY_LACK =
  /^no (?:\S+ )?(?:car|garage|garden|yard|parking|balcony|driveway|lift|elevator|kitchen|oven|bath|shower|signal|internet|licen[cs]e|visa|passport|experience|background|skills?|savings|money|deposit|credit|insurance|income|time|space|storage|room|help|receptionist|bookkeeper|accountant|team|staff|kids|children|family)(?: at home)?$/i;
const ABOUT_WISH = /^(?:needs?|wants?|wish(?:es)?|requirements?|preferences?|must[- ]haves?)$/i;

/** `tiny kitchen` of `Kitchen` */
const isOneOf = (value: string, category: string): boolean =>
  value.toLowerCase().endsWith(` ${category.toLowerCase().split(' ').at(-1)?.replace(/s$/, '') ?? ''}`);

/** Any other noun whose countability is certain. Its relation to the thing is left open, as staff leave it open. */
function ofConcern(value: string, category: string, words: readonly Word[]): AttributePhrase | null {
  const problem = problemPhrase(value, category, words);
  if (problem) return problem;
  if (ABOUT_SYSTEMS.test(category) && words.length < 4 && /^(?!Custom|Other|None|No\s).*\p{Lu}/u.test(value))
    return forPeople(`people using ${value}`);
  if (ABOUT_TEAM.test(category) && words.length < 3 && guessForm(value) !== 'plural' && !isSomebody(value))
    return after(`for the ${value} team`);
  if (/^(?:spring|summer|autumn|fall|winter|half[- ]term)$/i.test(value)) return after(`for ${value}`);
  if (/^(?:the )?(?:4th|fourth) of july$/i.test(value))
    return after(`for the ${value.replace(/^the /i, '')}`);
  if (ABOUT_GENRE.test(category) && words.length < 3) return after(`for ${value}`);
  if (ABOUT_ROOM.test(category) && isNounPhrase(value)) return after(`for ${nounPhrase(value)}`);
  const isDoing = words[0]?.tags.has('Gerund') === true || /^\S+ing\s/.test(value);
  const isBound =
    /\s(?:in|on|at|for|of|with|without|within|by|from|over|round)\s|^(?:all|every|any)\s/i.test(value) ||
    PREPOSITION.test(value);
  const verb = words[0]?.text.toLowerCase() ?? '';
  // `tastes like grape juice`
  if ((GOAL_VERBS.has(verb) && !NOUNS_TOO.has(verb)) || PRODUCTS_DO.test(value) || isOfIt(value)) return null;
  const [, head = '', rest = ''] =
    /^(\S.*?)(\s(?:in|on|at|under|from|behind|between|over)\s.*)$/i.exec(value) ?? [];
  if (
    rest &&
    !isDoing &&
    ABOUT_SITUATION.test(category) &&
    isNounPhrase(head) &&
    isSureNoun(head) &&
    !namesPeople(head)
  )
    return forPeople(`people with ${nounPhrase(head)}${rest}`);
  if (ABOUT_INDUSTRY.test(category) || words.length > 4 || isBound) return null;
  // `leaking chimney`
  if (isDoing && ABOUT_WORRY.test(category)) return forPeople(`people worried about ${value}`);
  // `skiing`, `journalling`
  if (isDoing && words.length === 1) return after(`for ${value}`);
  if (isDoing) return after(`for ${A_FAULT.test(value) ? nounPhrase(value) : value}`);
  if (!isNounPhrase(value) || namesPeople(value) || isSomebody(value) || isAdjective(words, value))
    return null;
  if (words.length === 1 && /(?:ic|ist|ish|ian|ese)$/i.test(value)) return null;
  if (THE_PLACE.test(value)) return after(`for the ${value}`);
  const isPair = /\s(?:and|or|&)\s/.test(value);
  // `peace of mind`, `career advancement`
  if (
    (OF_ANIMALS.test(category) || /\b(?:vehicles?|cars?|makes?|models?)\b/i.test(category)) &&
    /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(value) &&
    guessForm(value) === 'countable'
  )
    return after(`for ${articleFor(value)} ${value}`);
  if (!isSureNoun(value))
    return /^\p{Lu}\p{Ll}/u.test(value) || A_MOTIVE.test(category) ? after(`for ${value}`) : null;
  return after(`for ${isPair ? value : nounPhrase(value)}`);
}

/** Categories of why people buy. */
const A_MOTIVE = /\b(?:goals?|why|reasons?|motiv\w*|aims?)\b/i;
/** `caregiver burnout`, whatever the category; pains are what bodies have. */
function ofTrouble(value: string, category: string): AttributePhrase | null {
  // `repair damage`
  if (ABOUT_GOAL.test(category) && GOAL_VERBS.has(value.split(' ', 1)[0]?.toLowerCase() ?? '')) return null;
  const isOther =
    ABOUT_PROBLEM.test(category) || ABOUT_WORRY.test(category) || /(?:pain|rash|stress)$/i.test(value);
  return !isOther && A_TROUBLE.test(value) && isNounPhrase(value)
    ? forPeople(`people dealing with ${isSureNoun(value) ? nounPhrase(value) : value}`)
    : null;
}

/** What nobody wants, whatever the category: `hail damage`. */
const A_TROUBLE =
  /(?:^|\s)(?:damage|leaks?|mou?ld|damp|rot|rust|pests?|infestation|noise|pain|rash|violence|abuse|bullying|harassment|fraud|theft|delays?|stress|burnout|clutter|shortages?|vandalism|obesity|(?:staff|employee) (?:sickness|absence|turnover)|absenteeism|(?<!(?:true|low) )crime|anti-social behaviour)$/i;
const ABOUT_SITUATION =
  /\b(?:situations?|circumstances?|triggers?|reasons?|why|problems?|pains?|issues?|symptoms?|moments?|needs?|when)\b/i;
const A_FAULT = /^(?:leaking|dripping|sagging|crumbling|peeling|creaking|squeaking|failing|ageing|aging)\s/i;
