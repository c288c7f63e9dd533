import { namesPeople } from './words/noun-phrase.js';
import { articleFor } from './words/nouns.js';
import { after, type AttributePhrase } from './phrase.js';

/** What only a seller is, has or does, said of the seller of the product, or of the product that is one. */
export function saidOfSeller(said: AttributePhrase, category: string, product: string): AttributePhrase {
  if (PERSONS.test(product)) return ofSellers(said, 'who');
  if (SELLERS.test(product)) return said;
  const seller = ofSellerIn(said, category, product);
  if (seller) return seller;
  // `wedding dresses from somewhere open on Sundays`
  const open = said.place === 'after' && /^that is (open\s.*)$/.exec(said.one)?.[1];
  if (open && !ESTABLISHMENTS.test(product)) return after(`from somewhere ${open}`);
  return ESTABLISHMENTS.test(product) ? ofSellers(said, 'that') : ofFirm(said, product);
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
/** `solar panels from an SAA-accredited installer`, `devices from a clinic that offers home visits` */
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
/** `hearing aids from a company that offers evening appointments` */
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

export const SERVICES =
  /(?:[^aeiou\s]ing|removal|repairs?|hire|rental|service|care|treatments?|therap(?:y|ies)|installation|inspections?|surveys?|massages?)$/i;
