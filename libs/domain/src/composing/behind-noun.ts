import { MONEY } from './words/attribute-words.js';
import { isSomebody, namesPeople } from './words/noun-phrase.js';
import { thirdPerson } from './words/nouns.js';
import { wordsOf } from './words/parts-of-speech.js';
import { type After, after, forPeople } from './phrase.js';

type Kind = 'short' | 'use' | 'clause' | 'part' | 'group';

function kindOf({ one, people }: After): Kind {
  if (MONEY.test(one)) return 'short';
  if (/^(?:(?:after|before|during)|(?:to give )?as an?) /.test(one)) return 'use';
  if (one.startsWith('for ')) return people || isWho(one.slice(4)) ? 'group' : 'use';
  if (/^(?:with|from|by|via|per) /.test(one)) return 'part';
  return LED_BY_PREPOSITION.test(one) ? 'short' : 'clause';
}
const LED_BY_PREPOSITION =
  /^(?:without|over|under|up to|at|between|in|on|near|to|above|below|of|within|inside|outside|around|about|less|more|fewer|after|before|during|through)\b/i;

const isWho = (words: string): boolean =>
  /^(?:someone|my|their)\s|\bhouseholds?$/i.test(words) ||
  namesPeople(words) ||
  isSomebody(words) ||
  ORGANISATIONS.test(words);

/** Staff may have set `for vegetarians` as the whole phrase. */
const withPeople = (part: After): After => ({
  ...part,
  people: part.people ?? part.one.slice('for '.length),
});

/** What is said behind a noun, in an order that cannot be misread. */
interface BehindNoun {
  /** Directly behind the noun. */
  kept: After[];
  /**
   * The target group, or the use, if something else is kept as well: `for cafés` besides `a till with a free trial`.
   */
  group: string;
  /** The same directly behind that, as in `a tent for hiking suitable for beginners`; '' where it cannot stand there. */
  groupBehind: string;
  /** What fits nowhere, for a note in brackets. */
  noted: string[];
}

/**
 * A phrase after a noun modifies the nearest noun: `a free trial for cafés`, `people with dry skin that removes lead`.
 * So short phrases come first, then the features or a clause, and the target group or the use last.
 */
export function behindNoun(phrases: readonly After[]): BehindNoun {
  const of = (kind: Kind): After[] => phrases.filter((part) => kindOf(part) === kind);
  const [persons, ...groups] = inOne(of('group').map(withPeople));
  const [group, uses] = withTheirOwn(persons, of('use'));
  const { main, noted } = featuresAndClauses(of('part'), of('clause'));
  const use = forEachUse(uses);
  // Not `a bike for commuting with a bell`, nor `a bell for commuting`.
  const last = group ?? (main.length > 0 ? use[0] : undefined);
  const before = last === group ? use : [];
  const isApart = last !== undefined && (main.length > 0 || before.length > 0);
  const apart = isApart ? last.one : '';
  return {
    kept: [...of('short'), ...before, ...main, ...(last && !isApart ? [last] : [])],
    group: apart,
    groupBehind: main.length > 0 || !apart ? apart : `suitable ${apart}`,
    noted: [...groups, ...noted].map(({ one }) => one.replace(/^that (?:is )?/, '')),
  };
}

/**
 * `career changers interested in getting a raise`, `marathoners with shin splints`: both are theirs, not the thing's.
 *
 * @returns the group, and the other uses
 */
function withTheirOwn(group: After | undefined, uses: After[]): [After | undefined, After[]] {
  const people = group?.people ?? '';
  if (!people || people.includes(' who ')) return [group, uses];
  const [aim] = uses.flatMap((use) => use.aim ?? []);
  if (/^(?:someone|an?|my|their)\s/.test(people))
    return aim
      ? [ofPeople(`${people} ${ofOne(`who want to ${aim}`)}`), uses.filter((use) => use.aim !== aim)]
      : [group, uses];
  const isAnimal = group?.breed !== undefined || DEPENDENTS.test(people);
  // A dog's itchy skin is not its owner's.
  const isOther = !isAnimal && uses.some(({ isOfAnimal }) => isOfAnimal);
  const mayHave = !isOther && !people.includes(' with ');
  const mayWant = !isAnimal;
  const traits = mayHave ? uses.flatMap(({ trait }) => trait ?? []) : [];
  const interests = mayWant ? uses.flatMap(({ interest }) => interest ?? []) : [];
  const aims = mayWant ? uses.flatMap(({ aim }) => aim ?? []) : [];
  if (traits.length + interests.length + aims.length === 0) return [group, uses];
  const has = traits.length > 0 ? ` with ${traits.join(' and ')}` : '';
  const wants = interests.length > 0 ? ` interested in ${interests.join(' and ')}` : '';
  const does = aims.length > 0 ? ` ${whoOfGroup(people)} want to ${aims.join(' and ')}` : '';
  const others = uses.filter(
    ({ trait, interest, aim }) => !(mayHave && trait) && !(mayWant && (interest ?? aim)),
  );
  return [forPeople(people + has + wants + does), others];
}

/** `cafés that want to`, `beginners who want to` */
const whoOfGroup = (people: string): string => (ORGANISATIONS.test(people) ? 'that' : 'who');

/** `for hiking and camping`, `for sandblasting in packaging`, `for a loft after a move` */
function forEachUse(uses: readonly After[]): After[] {
  const sorted = [...uses].sort((a, b) => Number(a.aim !== undefined) - Number(b.aim !== undefined));
  const [field, other] = sorted.filter((use) => use.field !== undefined);
  const isIn = field?.field !== undefined && other === undefined && sorted.length > 1;
  const all = sorted.filter((use) => !isIn || use !== field).map(({ one }) => one);
  const whatFor = all.filter((one) => one.startsWith('for '));
  // Not `for food and beverage and sandblasting`, and not `for a newborn and for city living`.
  const mayShare = !sorted.some(({ isSet, one }) => isSet === true || /\s(?:and|or)\s/.test(one));
  const joined =
    mayShare && whatFor.length > 0
      ? `for ${whatFor.map((one) => one.slice('for '.length)).join(' and ')}`
      : whatFor.join(' and ');
  const when = all.filter((one) => !one.startsWith('for '));
  const said = [joined, isIn ? `in ${field.field}` : '', ...when].filter(Boolean).join(' ');
  return said ? [after(said)] : [];
}

/** `made in Italy that last 10 years and have a box and no laces` */
function featuresAndClauses(
  parts: readonly After[],
  clauses: readonly After[],
): { main: After[]; noted: After[] } {
  // `no contract and a free trial` would negate both.
  const rank = ({ one }: After): number =>
    one.endsWith(' handled') ? 3 : FROM_SELLER.test(one) ? 2 : Number(DENIES.test(one));
  const features = fromOneCompany(parts).sort((a, b) => rank(a) - rank(b));
  const relative = clauses.filter(({ one }) => one.startsWith('that '));
  const [first, ...others] = clauses.filter(({ one }) => !one.startsWith('that '));
  const last = relative.at(-1);
  if (!last) return { main: [...(first ? [first] : []), ...features], noted: others };
  const owned = features.filter(({ one }) => one.startsWith('with '));
  const things = owned.map(({ one }) => one.slice('with '.length)).join(' and ');
  const withThings = things
    ? after(`${last.one} and has ${things}`, `${last.many} and have ${things}`)
    : last;
  return {
    main: [...(first ? [first] : []), ...relative.slice(0, -1), withThings],
    noted: [...features.filter((part) => !owned.includes(part)), ...others],
  };
}
/** `from an MCS-certified company that offers a free survey`; both began with `from a` */
function fromOneCompany(parts: readonly After[]): After[] {
  const is = parts.find(({ one }) => /^from an? \S.* company$/.test(one));
  const does = parts.find(({ one }) => one.startsWith('from a company '));
  if (!is || !does) return [...parts];
  const both = after(is.one + does.one.slice('from a company'.length));
  return [...parts.filter((part) => part !== is && part !== does), both];
}
const DENIES = /^with no\s/;
/** Last, because all else would be the seller's. */
const FROM_SELLER = /^from (?:an? |some)/;

/** Joins target groups into one phrase where one can continue another. */
function inOne(groups: readonly After[]): After[] {
  return groups.reduce<After[]>(([first, ...rest], group) => {
    const both = first && forBoth(first, group);
    return first ? (both ? [both, ...rest] : [first, ...rest, group]) : [group];
  }, []);
}

/** Joins `for travellers` and `for people without a car`; null where neither can continue the other. */
function forBoth(one: After, other: After): After | null {
  const troubled = troubledByBoth(one, other);
  if (troubled) return troubled;
  const atWork = staffOf(one, other) ?? staffOf(other, one);
  if (atWork) return atWork;
  const both = adultBreed(one, other) ?? adultBreed(other, one);
  if (both) return both;
  const children = agedWith(one, other) ?? agedWith(other, one);
  if (children) return children;
  const animals = hungry(one, other) ?? hungry(other, one);
  if (animals) return animals;
  // `people with neck pain dealing with insomnia`, `people towing a boat worried about the range`
  const isFirst =
    startsWithPeople(one) &&
    (other.people?.startsWith('people with ') === true ||
      (TROUBLED.test(one.people ?? '') && !TROUBLED.test(other.people ?? '')));
  const [group, more] = startsWithPeople(other) && !isFirst ? [one, other] : [other, one];
  if (!group.people || !more.people) return null;
  // `renters who are pet owners`
  if (!startsWithPeople(more))
    return isPersons(group.people) && isPersons(more.people)
      ? forPeople(`${more.people} who are ${group.people}`)
      : null;
  const joined = withMore(group.people, more.people.replace(/^people /, ''));
  return joined === null ? null : ofPeople(joined);
}
/** Not by `forPeople`: `for my mum` stays hers. */
const ofPeople = (people: string): After => ({ ...after(`for ${people}`), people });
const TROUBLED = /^people (?:worried|dealing|tired|struggling)\s/;

/** `people worried about cost and noise`, `people worried about cost and dealing with damp`; null for all else. */
function troubledByBoth({ people: one = '' }: After, { people: other = '' }: After): After | null {
  if (!TROUBLED.test(one) || !TROUBLED.test(other)) return null;
  const link = /^people \S+ \S+ /.exec(one)?.[0] ?? '';
  return forPeople(`${one} and ${other.replace(link, '').replace(/^people /, '')}`);
}

/** `dealing with insomnia`, `who can't sleep`, said of a group; null where it cannot be. */
function withMore(group: string, said: string): string | null {
  const isTrouble = /^(?:worried|dealing|tired|struggling)\s/.test(said);
  // `people worried about pet hair in households with allergy sufferers`
  if (group.startsWith('households')) return isTrouble ? `people ${said} in ${group}` : null;
  if (/^(?:my|their|someone|an?)\s/.test(group))
    return group.includes(' who ') ? null : `${group} ${A_FEW.test(group) ? ofSome(said) : ofOne(said)}`;
  if (isTrouble && / with |^people \p{Ll}+ing /u.test(group)) return `${group} who are ${said}`;
  if (WITH_CHILDREN.test(group) && /^(?:worried|tired|\p{Ll}+ing)\s/u.test(said))
    return `${group} who are ${said}`;
  // `kids dealing with night sweats`, `puppies who won't eat kibble`
  const isTheirs =
    /^(?:kids|children|toddlers|babies)(?: (?:under|over|aged) \d\S*)?$/.test(group) &&
    /^(?:dealing|with|who)\s/.test(said);
  if (!isTheirs && !isGroup(group) && !(WITH_CHILDREN.test(group) && said.startsWith('who '))) return null;
  if (!group.includes(' who '))
    return `${group} ${ORGANISATIONS.test(group) ? said.replace(/^who /, 'that ') : said}`;
  if (!group.startsWith('people who ')) return null;
  if (said.startsWith('who ')) return `${group} ${said.replace('who', 'and')}`;
  // `people selling a business who want to rest`
  return `people ${said} ${group.slice('people '.length)}`;
}

/** Several persons in the singular: `a family of six`. */
const A_FEW = /^(?:my|their|an?) (?:\p{L}+ )?(?:family|couple|team)\b/u;
const ofSome = (said: string): string => (IS_LINKED.test(said) ? said : `who are ${said}`);
const IS_LINKED = /^(?:whose?|with|in|on)\s/;

/** `who wants to lose weight`, of one person. */
function ofOne(said: string): string {
  const [, verb, rest = ''] = /^who (\p{L}+)(?![’'])(.*)$/u.exec(said) ?? [];
  if (verb) return `who ${isInfinitive(verb) ? thirdPerson(verb) : verb}${rest}`;
  return IS_LINKED.test(said) ? said : `who is ${said}`;
}
const isInfinitive = (verb: string): boolean =>
  verb === 'are' || wordsOf(`they ${verb} it`)[1]?.tags.has('PastTense') === false;

/** `IT managers at SMBs`, `CISOs at companies with over 500 people`; null for all else. */
function staffOf({ people: staff = '' }: After, { people: where = '' }: After): After | null {
  const isWork = ORGANISATIONS.test(where) || /^(?:companies|businesses|teams) with /.test(where);
  return isWork && STAFF.test(staff) ? forPeople(`${staff} at ${where}`) : null;
}
const STAFF =
  /^(?:C[A-Z]{1,2}Os|(?:\S+ ){0,2}(?:managers|officers|directors|hygienists|technicians|techs|therapists|supervisors|coordinators|engineers|developers|designers|marketers|analysts|administrators|admins|recruiters|accountants|controllers|executives|teachers|nurses|chefs|buyers|leads|teams))$/;

/** `adult Labradors` of `adult dogs` and `Labradors`; null for all else. */
function adultBreed({ people: kind = '' }: After, { breed }: After): After | null {
  const [, which] = /^(\S+) (?:dogs|cats|horses|pets)$/.exec(kind) ?? [];
  return which && breed ? { ...forPeople(`${which} ${breed}`), breed } : null;
}

/** `children aged 8-11 with dyslexia`; null for all else. */
function agedWith({ people: aged = '' }: After, { people = '' }: After): After | null {
  const [, has] = /^children (with .*)$/.exec(people) ?? [];
  return has && aged.startsWith('children aged ') ? forPeople(`${aged} ${has}`) : null;
}

/** `puppies who won't eat kibble` of `puppies` and `dogs who won't eat kibble`; null for all else. */
function hungry({ people: which = '' }: After, { people = '' }: After): After | null {
  const [, eats] = /^(?:dogs|cats|horses|pets) (who .*)$/.exec(people) ?? [];
  return eats && DEPENDENTS.test(which) ? forPeople(`${which} ${eats}`) : null;
}

const WITH_CHILDREN = /^(?:families|parents|mothers|moms|mums|fathers|dads|couples) with\s/;

const startsWithPeople = ({ people }: After): boolean => people?.startsWith('people ') === true;
/** Not pets or toddlers: what is said about the asker does not apply to them. But pet owners are. */
const isGroup = (people: string): boolean =>
  !DEPENDENTS.test(people) &&
  !/^(?:someone|an?)\s/.test(people) &&
  (namesPeople(people.replace(/ who .*/, '')) ||
    ORGANISATIONS.test(people) ||
    AGENTS.test(people) ||
    A_GROUP.test(people));
/** `flyers`, `linguists` */
const AGENTS = /^(?:[\p{L}-]+ ){0,2}\p{L}{2,}(?:[^s]er|or|ist|ian)s$/u;

/** `COOs`, `college dropouts` */
const A_GROUP =
  /^(?:C[A-Z]{1,2}Os|owners of \S.*|(?:\S+ )?(?:dropouts|leavers|returners|creators|influencers|couriers|crews|boards|reps|committees|trustees|leads|heads|execs|VPs)|the (?:over|under)[- ]\d+s)$/u;

/** Pets, and children too small to want anything. */
const DEPENDENTS =
  /\b(?:pets?|dogs?|cats?|horses?|rabbits?|bulldogs?|puppies|kittens|babies|toddlers|newborns|animals?|kids|children)\b(?! (?:owner|parent|lover|sitter|walker|breeder|groomer|people))/i;

/** Plainly several persons, of whom one can say what else they are. */
const isPersons = (people: string): boolean =>
  /^\S+(?: \S+)?$/.test(people) &&
  !/\b(?:men|women|kids|children|teams?|households|famil(?:y|ies)|couples|dogs|cats|pets)$/i.test(people) &&
  isGroup(people) &&
  !ORGANISATIONS.test(people) &&
  !/^(?:people|someone|an?|my|their)\s/.test(people);

const ORGANISATIONS =
  /\b(?:SM[BE]s|MSPs|companies|businesses|brands|associations|authorit(?:y|ies)|dealerships|zoos|aquariums|enterprises|agencies|organi[sz]ations|nonprofits|non-profits|schools|hospitals|manufacturers|retailers|firms|shops|stores|restaurants|cafes|cafés|practices|studios|salons|charities|start-?ups|councils|contractors|consultancies|hotels|farms|clinics|pubs|bars|gyms|nurseries|colleges|universities|churches|venues|garages|chains|bakeries|breweries|cinemas|theatres|museums|libraries|warehouses|factories|labs|surgeries|pharmacies|caterers|takeaways|food trucks|groups|merchants|wholesalers|distributors)$/i;
