import type { AttributeRef } from '../combinations/combination.js';
import { CONDITION } from './words/attribute-words.js';
import { isNounPhrase, isSomebody, nounPhrase } from './words/noun-phrase.js';
import { pluralOf } from './words/nouns.js';
import { OF_ANIMALS } from './customers/doing-phrase.js';
import { after, aside, type AttributePhrase, before, forPeople } from './phrase.js';
import { saidOfSeller, SERVICES } from './said-of-seller.js';

/** The phrase as it is said of this product: an animal's food, a person, a service, a name of several words. */
export function besideProduct(phrase: AttributePhrase, ref: AttributeRef, product: string): AttributePhrase {
  const animals = ANIMALS.find(({ food }) => food.test(product))?.many;
  const said = besideName(servedTo(ofAnimals(phrase, ref.categoryName, animals), ref, product), product);
  // What staff set is said word for word.
  return phrase.place === 'after' && phrase.isSet ? said : saidOfSeller(said, ref.categoryName, product);
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
const isSameNoun = (one: string, other: string): boolean => {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a === b || pluralOf(a) === b || a === pluralOf(b);
};
