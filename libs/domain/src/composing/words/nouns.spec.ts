import { expect, it } from '@jest/globals';
import { cleanAnswer } from '../../answers/cleaning.js';
import { composeQuestion, exampleQuestion } from '../compose.js';
import { articleFor, pluralOf } from './nouns.js';

const ref = (name: string, categoryName: string, phrase?: string) => ({
  id: name,
  name,
  categoryId: categoryName,
  categoryName,
  ...(phrase !== undefined && { phrase }),
});
const exampleOf = (product: string, ...attributes: ReturnType<typeof ref>[]) =>
  exampleQuestion({ productCategory: ref(product, 'Range'), attributes });

it.each([
  ['CRM', 'CRMs'],
  ['battery', 'batteries'],
  ['handyman', 'handymen'],
  ['woman', 'women'],
  ['talisman', 'talismans'],
  ['bookshelf', 'bookshelves'],
  ["chef's knife", "chef's knives"],
  ['market analysis', 'market analyses'],
  ['quiz', 'quizzes'],
  ['tomato', 'tomatoes'],
  ['stomach', 'stomachs'],
  ['school of music', 'schools of music'],
])('the plural of %s is %s', (one, many) => {
  expect(pluralOf(one)).toBe(many);
});

it.each([
  ['Cruise Cover', 'cruise cover options'],
  ['Man and Van', 'man and van services'],
  ['House Removals', 'house removal services'],
  ['Wheel Alignment', 'wheel alignment services'],
  ['Conversation Practice', 'conversation practice options'],
  ['Bubble Wrap', 'bubble wrap options'],
  ['Powder Coating', 'powder coating services'],
  ['Commuter E-Bikes', 'commuter e-bikes'],
  ['Rhine Cruises', 'Rhine cruises'],
  ['Merchant cash advance', 'merchant cash advances'],
  ['Sanders', 'sanders'],
  ['Pinafores and skirts', 'pinafores and skirts'],
  ['Primary English tutoring', 'primary English tutoring services'],
])('several of %s are %s', (product, said) => {
  expect(exampleOf(product, ref('waterproof', 'Features', '{value}'))).toBe(
    `Which waterproof ${said} would you recommend?`,
  );
});

it.each([
  'uninterruptible power supply',
  'umbrella',
  'éclair',
  'Xbox',
  'hour-long tour',
  'X-ray',
  'NAFD member',
])('an %s', (name) => expect(articleFor(name)).toBe('an'));

it.each([
  'STEM kit',
  'SIM only plan',
  'SOC 2 report',
  'urology clinic',
  'ukulele',
  'usability test',
  'unit',
  'euro account',
  'CRM',
  'one-pot meal',
  'USDA label',
  'RICS survey',
])('a %s', (name) => expect(articleFor(name)).toBe('a'));

it('a name keeps its doubled words, and a word that two names share is said once', () => {
  expect(exampleOf('Bora Bora hotels')).toContain('which Bora Bora hotels are');
  expect(exampleOf('lime plaster', ref('hydraulic lime', 'Kind', '{value}'))).toContain(
    'hydraulic lime plaster',
  );
});

it('names in brackets and in capitals are counted as they should be', () => {
  expect(exampleOf('CRM (cloud)')).toContain('which CRM (cloud) options are');
  expect(exampleOf('STANDING DESKS')).toContain(
    'recommend STANDING DESKS, or tell me which STANDING DESKS are',
  );
});

it('the article of a phrase fits the value', () => {
  expect(exampleOf('CRM', ref('open API', 'Feature', 'with a {value}'))).toContain('CRMs with an open API');
});

it.each([
  ['in the Algarve', 'in {value}', 'in the Algarve'],
  ['a helmet', 'with a {value}', 'with a helmet'],
  ['in the Algarve', undefined, 'in the Algarve'],
  ['log in in one tap', 'where you {value}', 'where you log in in one tap'],
  ['On sale', undefined, 'on sale'],
  ['for beginners', undefined, 'for beginners'],
  ['near the beach', undefined, 'near the beach'],
])('what an attribute says with a preposition stands as it is, once: %s', (name, phrase, said) => {
  const question = exampleOf('beach resorts', ref(name, 'Offer', phrase));
  expect(question).toContain(`beach resorts ${said}`);
});

it('what is written as for whom it is, is said as those that it is for', () => {
  const audience = { ...ref('for beginners', 'Audience'), catType: 'CustomerAttribute' as const };
  expect(exampleOf('CRM', audience)).toMatch(/ for beginners\b/);
  expect(exampleOf('CRM', audience)).not.toContain('for for');
});

it.each([
  'quotes in writing',
  'real-time information',
  'usage policies',
  'meets safety guidelines',
  'casual tone',
])('an attribute that sounds like what a model says of its task is asked for all the same: %s', (name) => {
  const question = composeQuestion({
    brandName: 'Acme',
    promptType: 'Discovery',
    templateType: 'bulk_v2',
    combination: {
      productCategory: ref('moving companies', 'Range'),
      attributes: [ref(name, 'Service')],
      competitor: null,
    },
  });
  expect(question).toMatch(/\bmoving compan(?:y|ies)\b/);
  expect(question).toBe(cleanAnswer(question));
});

it.each([
  ['graphics card', 'a graphics card', 'graphics cards'],
  [
    'expedition cruise to Antarctica',
    'an expedition cruise to Antarctica',
    'expedition cruises to Antarctica',
  ],
  ['hearing aid', 'a hearing aid', 'hearing aids'],
  ['Mother of the Bride Outfits', 'mother of the bride outfits', 'mother of the bride outfits'],
  ['shop floor data capture', 'shop floor data capture', 'shop floor data capture options'],
  ['USB mics', 'a USB mic', 'USB mics'],
  ['SOC as a service', 'SOC as a service', 'SOC as a service options'],
  ['electric cars', 'an electric car', 'electric cars'],
  ['EVs', 'an EV', 'EVs'],
  ['espresso machines', 'an espresso machine', 'espresso machines'],
  ['luxury watches', 'a luxury watch', 'luxury watches'],
  ['packing tapes', 'a packing tape', 'packing tapes'],
  ['weather vanes', 'weather vanes', 'weather vanes'],
  ['delivery companies', 'a delivery company', 'delivery companies'],
  ['running shoes', 'running shoes', 'running shoes'],
  ['dog treats', 'dog treats', 'dog treats'],
  ['coffee subscriptions', 'a coffee subscription', 'coffee subscriptions'],
  ['Velux windows', 'a Velux window', 'Velux windows'],
  ['nappy liners', 'nappy liners', 'nappy liners'],
  ['equity release', 'equity release', 'equity release options'],
  ['light rail', 'light rail', 'light rail options'],
  ['steam train days out', 'a steam train day out', 'steam train days out'],
  ['Pass Plus', 'pass plus', 'pass plus options'],
  ['paratransit', 'paratransit', 'paratransit options'],
  ['uPVC windows', 'a uPVC window', 'uPVC windows'],
  ['warehouse design', 'warehouse design', 'warehouse design services'],
  ['foot surgery', 'foot surgery', 'foot surgery options'],
  ['custom orthotics', 'custom orthotics', 'custom orthotics'],
  ['Galápagos trips', 'a Galápagos trip', 'Galápagos trips'],
  ['Mother of the Bride outfits', 'mother of the bride outfits', 'mother of the bride outfits'],
  ['walking safaris', 'a walking safari', 'walking safaris'],
  ['EMDR', 'EMDR', 'EMDR options'],
])('of a product category is known whether it is counted: %s', (name, one, many) => {
  expect(exampleOf(name)).toBe(`Can you recommend ${one}, or tell me which ${many} are worth considering?`);
});
