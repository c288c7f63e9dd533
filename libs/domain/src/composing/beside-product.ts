import type { AttributeRef } from '../combinations/combination.js';
import { CONDITION } from './attribute-words.js';
import { isNounPhrase, isSomebody, namesPeople, nounPhrase } from './noun-phrase.js';
import { articleFor, pluralOf } from './nouns.js';
import { OF_ANIMALS } from './doing-phrase.js';
import { after, aside, type AttributePhrase, before, forPeople } from './phrase.js';

/** The phrase as it is said of this product: an animal's food, a person, a service, a name of several words. */
export function besideProduct(phrase: AttributePhrase, ref: AttributeRef, product: string): AttributePhrase {
  const animals = ANIMALS.find(({ food }) => food.test(product))?.many;
  const said = besideName(servedTo(ofAnimals(phrase, ref.categoryName, animals), ref, product), product);
  if (PERSONS.test(product)) return ofSellers(said, 'who');
  if (SELLERS.test(product)) return said;
  const seller = ofSellerIn(said, ref.categoryName, product);
  if (seller) return seller;
  // `wedding dresses from somewhere open on Sundays`
  const open = said.place === 'after' && /^that is (open\s.*)$/.exec(said.one)?.[1];
  if (open && !ESTABLISHMENTS.test(product)) return after(`from somewhere ${open}`);
  return ESTABLISHMENTS.test(product) ? ofSellers(said, 'that') : ofFirm(said, product);
}

const ANIMALS = [
  { food: /\b(?:dogs?|pupp(?:y|ies))\b/i, many: 'dogs' },
  { food: /\b(?:cats?|kittens?)\b/i, many: 'cats' },
  { food: /\b(?:horses?|equine)\b/i, many: 'horses' },
  { food: /\brabbits?\b/i, many: 'rabbits' },
  {
    food: /\b(?:pets?|fleas?|worming|kennels?|kibble|raw food|food toppers?|vets?|veterinar\w+|spaying|neutering|microchip\w*)\b/i,
    many: 'pets',
  },
];
/** `overweight dogs`, of dog food for what would be overweight people. */
function ofAnimals(said: AttributePhrase, category: string, animals: string | undefined): AttributePhrase {
  if (!animals || said.place !== 'after') return said;
  // `dogs recovering from surgery`, in a category of dogs or of health
  const [, state = ''] =
    /^people ((?:with|dealing|recovering|prone|allergic|sensitive|new|who have just had)\s.*)$/u.exec(
      said.people ?? '',
    ) ?? [];
  const isOfBody =
    /\b(?:health|medical|conditions?|symptoms?)\b/i.test(category) ||
    state.startsWith('who have just had ') ||
    CONDITION.test(state);
  if (state && (OF_ANIMALS.test(category) || isOfBody)) return forPeople(`${animals} ${state}`);
  // `won't eat kibble`
  const eats = /^people (who (?:won['’]t|don['’]t|can['’]t|refuse|only|hate|love)\b.*\beat\b.*)$/u.exec(
    said.people ?? '',
  )?.[1];
  if (eats) return forPeople(`${animals} ${eats}`);
  const [, adjective] = /^(\p{Ll}\S*) people$/u.exec(said.people ?? '') ?? [];
  return adjective ? forPeople(`${adjective} ${animals}`) : { ...said, isOfAnimal: true };
}

/** Products that are persons. Not by their ending: so end `printer` and `heater`. */
const PERSONS =
  /\b(?:dentist|doctor|surgeon|therapist|psychologist|counsell?or|optometrist|veterinarian|lawyer|attorney|solicitor|barrister|notary|accountant|bookkeeper|advis[eo]r|consultant|broker|architect|surveyor|plumber|electrician|locksmith|roofer|gardener|landscaper|photographer|videographer|florist|caterer|tutor|teacher|instructor|coach|translator|interpreter|nanny|babysitter|childminder|midwife|personal trainer|travel agent|estate agent)(?:s|es)?$|\bnannies$/i;
/** `plumber`, `divorce solicitors` */
export const namesPerson = (product: string): boolean => PERSONS.test(product);

/** Products that are the seller. */
const ESTABLISHMENTS =
  /\b(?:preschool|kindergarten|creche|crèche|clinic|practice|pharmacy|hospital|gym|studio|salon|spa|hotel|hostel|restaurant|café|cafe|bar|pub|school|college|nursery|daycare|kennel|cattery|garage|dealership|shop|store|bakery|venue|agency|firm|company|centre|center|park|museum|gallery|library|supermarket|cinema|theatre|theater|zoo|attraction|golf course|pool|space|club|bank|branch|farm|market)s?$|\b(?:pharmac|nurser|catter|baker|agenc|compan)ies$/i;
/** Products that name who sells or does it. */
const SELLERS =
  /(?:^|\s)(?:installer|fitter|builder|dealer|supplier|provider|contractor|manufacturer|operator|retailer|cleaner|mover|decorator|plasterer|joiner|carpenter|mechanic|service)s$/i;
/** Categories of what a seller is or does, whatever is sold: `Installer credentials`, `Clinic services`. */
const OF_A_SELLER =
  /^(installer|fitter|builder|dealer|supplier|provider|contractor|retailer|clinic|tutor|lawyer|attorney|accountant|lender|bank|broker|advis[eo]r|solicitor|surveyor|agency|garage|shop|store|studio|salon|practice)s?['’]?s? (?:services?|service quality|credentials?|qualit(?:y|ies)|standards?|accreditations?|qualifications?|strengths?|extras?)$/i;
/** `solar panels from an SAA-accredited installer`, `devices from a clinic with home visits` */
function ofSellerIn(said: AttributePhrase, category: string, product: string): AttributePhrase | null {
  const seller = OF_A_SELLER.exec(category)?.[1]?.toLowerCase();
  if (!seller || ESTABLISHMENTS.test(product)) return null;
  if (said.place === 'before')
    return /^(?:new|used|refurbished|second-hand)\b/.test(said.text)
      ? null
      : after(`from ${articleFor(said.text)} ${said.text} ${seller}`);
  const words = said.place === 'after' ? said.one : said.of === 'thing' ? said.text : '';
  const [, lead = '', rest = ''] = /^(with|that) (.+)$/.exec(words) ?? [];
  // Who teaches has no teachers.
  if (!lead || (said.place === 'after' && said.people)) return null;
  if (lead === 'with' && PERSONS.test(seller) && namesPeople(rest) && !/\bstaff$/.test(rest))
    return after(`from ${rest}`);
  const relative = PERSONS.test(seller) ? 'who' : 'that';
  const does = lead === 'that' ? `${relative} ${rest}` : offered(rest, relative);
  return after(`from ${articleFor(seller)} ${seller} ${does}`);
}
/** `with in-house electricians`, `that offers home visits` */
const offered = (what: string, relative: 'who' | 'that'): string =>
  `${A_SELLER_HAS.test(what) ? 'with' : `${relative} offers`} ${what}`;
const A_SELLER_HAS =
  /(?:engineers|technicians|electricians|installers|advis[eo]rs|solicitors?|lawyers|teachers|tutors|staff|hours|experience|communication|reviews|rooms?|ratings?|shops|handled|included)$/i;
/** `garage doors from a licensed company`, `chimney work from a fully insured company`: what the seller is. */
function ofFirm(said: AttributePhrase, product: string): AttributePhrase {
  if (
    said.place === 'after' &&
    ONLY_FIRMS_HAVE.test(said.one) &&
    !OFFERS.test(product) &&
    !SERVICES.test(product)
  )
    return after(`from a company ${offered(said.one.slice('with '.length), 'that')}`);
  const is =
    said.place === 'before' ? said.text : /^that is (.+)$/.exec(said.place === 'after' ? said.one : '')?.[1];
  return is && OF_A_FIRM.test(is) ? after(`from ${articleFor(is)} ${is} company`) : said;
}
/** `hearing aids from a company with evening appointments` */
const ONLY_FIRMS_HAVE =
  /^with (?:an? )?(?:\S+ )*?(?:appointments?|consultations?|home visits?|quotes?|estimates?|surveys?|technicians|electricians|installers|engineers|advis[eo]rs|communication|(?:opening|weekend|evening) hours|test (?:rides?|drives?)|repair shops)$/i;
/** Products that are more than goods, and have such things themselves. */
const OFFERS =
  /\b(?:home|house|tour|cruise|course|class(?:es)?|lesson|trip|holiday|event|camp|flight|plan|cover|insurance|software|app|platform|system|subscription|membership|account|programme|program|service|tuition|counselling|advice|planning|law|package|session|clinic|screening|check|test|exam|treatment)s?\b/i;
const OF_A_FIRM =
  /^(?:(?:Gas Safe|NATE|BBB|NICEIC|NAPIT|MCS|FENSA|HETAS|OFTEC|TrustMark|SAA|CEC|Checkatrade|Worcester Bosch|Vaillant)[ -](?:registered|accredited|approved|certified)|(?:fully[- ])?(?:licensed|insured|bonded)(?: and (?:licensed|insured|bonded))?|family[- ](?:run|owned)|locally[- ]owned|woman-owned|veteran-owned|employee-owned)$/i;
/** `emergency dentists who take Medicaid`, `clinics that take it`, of what a shop would do for its goods. */
function ofSellers(said: AttributePhrase, relative: 'who' | 'that'): AttributePhrase {
  if (said.place !== 'after') return said;
  const related = (words: string): string => words.replace(/^(?:who|that) /, `${relative} `);
  const { one, many } = said.ofPersons ?? said;
  return relative === 'that' && !said.ofPersons ? said : { ...said, one: related(one), many: related(many) };
}

/** `leather` of watch straps with a leather strap, `30-minute` of singing lessons with 30-minute lessons. */
function kindOfProduct(said: AttributePhrase, product: string): string | null {
  if (said.place !== 'after') return null;
  const [, kind, noun = ''] = /^with (?:an? )?(\S+(?: \S+)?) (\S+)$/i.exec(said.one) ?? [];
  const last = /\S+$/.exec(product)?.[0] ?? '';
  if (
    !kind ||
    /^(?:(?:no|the|free|first|trial|taster|extra|spare|second|replacement|matching)\b|\d+$|\S+ first$)/i.test(
      kind,
    ) ||
    /\s(?:and|or|of|for|in)$|^\S+ing$/i.test(kind)
  )
    return null;
  const isSame = isSameNoun(noun, last) || (LESSONS.test(noun) && LESSONS.test(last));
  return isSame && product.includes(' ') ? kind : null;
}
const LESSONS = /^(?:lessons?|class(?:es)?|courses?|sessions?|tuition)$/i;

/** `communal pet cremation` from `communal cremation`; `fresh fish delivery (ideally turbot)`, for three nouns in a row. */
function besideName(said: AttributePhrase, product: string): AttributePhrase {
  const kind = kindOfProduct(said, product);
  if (kind) return before(kind);
  // `piano tuning after a move`; but `shoes for after a run`
  if (said.place === 'after' && SERVICES.test(product)) {
    const timed = said.one.replace(/^for (?=(?:after|before) )/, '');
    return timed === said.one ? said : after(timed);
  }
  if (said.place !== 'before') return said;
  const last = /\S+$/.exec(product.toLowerCase())?.[0] ?? '';
  const own = /^(.+) (\S+)$/.exec(said.text);
  if (own?.[1] && isSameNoun(own[2] ?? '', last)) return { ...said, text: own[1] };
  // `hydraulic lime plaster`
  const isShared = product.toLowerCase().startsWith(`${/\S+$/.exec(said.text)?.[0].toLowerCase() ?? ''} `);
  if (!said.isKind || !product.includes(' ') || isShared) return said;
  return isSomebody(said.text) ? after(`with ${nounPhrase(said.text)}`) : aside(said.text);
}
/** `piano tuning for an upright`, `insurance for classic cars`: the thing that is served, where goods have it. */
function servedTo(said: AttributePhrase, { categoryName }: AttributeRef, product: string): AttributePhrase {
  if (
    !OF_THINGS.test(categoryName) ||
    !(SERVICES.test(product) || /\binsurance$/i.test(product)) ||
    /\b(?:hire|rental)$/i.test(product)
  )
    return said;
  const thing = said.place === 'after' ? said.one.replace(/^with /, '') : said.text.replace(/^with /, '');
  const isNamed = said.place === 'aside' ? said.of === 'thing' : said.place === 'after' && thing !== said.one;
  return isNamed && isNounPhrase(thing.replace(/^an? /, ''))
    ? after(`for ${said.place === 'aside' ? nounPhrase(thing) : thing}`)
    : said;
}
const OF_THINGS =
  /^(?:\S+ )?(?:instruments?|vehicles?|cars?|bikes?|boats?|appliances?|devices?|machines?|furniture|windows?|floors?|roofs?|propert(?:y|ies)|buildings?)(?: (?:types?|makes?|models?))?$/i;
const SERVICES =
  /(?:[^aeiou\s]ing|removal|repairs?|hire|rental|service|care|treatments?|therap(?:y|ies)|installation|inspections?|surveys?|massages?)$/i;
const isSameNoun = (one: string, other: string): boolean => {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a === b || pluralOf(a) === b || a === pluralOf(b);
};
