import { expect, it } from '@jest/globals';
import type { CategoryType } from '../vocabulary.js';
import { exampleQuestion } from './compose.js';
import { attributeOf, TRAIL_SHOES } from './example-fixtures.js';

const askedOf = (product: string, catType: CategoryType, category: string, name: string): string => {
  const { form: _, ...productCategory } = { ...TRAIL_SHOES, name: product };
  return exampleQuestion({ productCategory, attributes: [attributeOf(catType, category, name)] });
};

it.each([
  ['dental clinic', 'Payment', 'accepts Medicaid', 'dental clinics that accept Medicaid'],
  ['gyms', 'Service', 'offers physio', 'gyms that offer physio'],
  ['pet cremation', 'Type', 'communal cremation', 'communal pet cremation services'],
  ['lime plaster', 'Type', 'hydraulic lime', 'hydraulic lime plasters'],
  ['piano tuning', 'Instrument', 'player piano', 'piano tuning services for a player piano'],
  ['car insurance', 'Vehicle', 'classic cars', 'car insurance options for classic cars'],
  ['campervan hire', 'Vehicle features', 'rooftop tent', 'campervan hire services with a rooftop tent'],
])('what is said of %s fits it: %s, %s', (product, category, name, said) => {
  expect(askedOf(product, 'ProductAttribute', category, name)).toBe(`Which ${said} would you recommend?`);
});

it('what an animal will not eat is said of the animal', () => {
  expect(askedOf('dog treats', 'CustomerAttribute', 'Problem', "won't eat kibble")).toBe(
    "Which dog treats for dogs who won't eat kibble would you recommend?",
  );
});

it.each([
  ['piano tuning', 'piano tuning services after a move'],
  ['trail shoes', 'trail shoes for after a move'],
])('a service is done after something, goods are for after it: %s', (product, said) => {
  expect(askedOf(product, 'CustomerAttribute', 'Occasion', 'after a move')).toBe(
    `Which ${said} would you recommend?`,
  );
});

it.each([
  ['fresh fish delivery', 'Species', 'turbot', '(ideally turbot)'],
  ['online courses', 'Format', 'offline mode', '(offline mode would be ideal)'],
])('a third noun in a row stands apart: %s, %s, %s', (product, category, name, said) => {
  expect(askedOf(product, 'ProductAttribute', category, name)).toContain(said);
});

it.each([
  ['watch straps', 'Materials', 'leather strap', 'leather watch straps'],
  ['singing lessons', 'Lesson format', '30-minute lessons', '30-minute singing lessons'],
  ['piano lessons', 'Lesson format', 'Group classes', 'group piano lessons'],
  ['solar panels', 'Selling points', 'All-black panels', 'all-black solar panels'],
  ['drum lessons', 'What we offer', 'Free first lesson', 'drum lessons with a free first lesson'],
])('a kind of the product itself stands before it: %s, %s, %s', (product, category, name, said) => {
  expect(askedOf(product, 'ProductAttribute', category, name)).toBe(`Which ${said} would you recommend?`);
});

it.each([
  [
    'solar panels',
    'Installer credentials',
    'SAA accredited',
    'solar panels from an SAA-accredited installer',
  ],
  ['hearing aids', 'Clinic services', 'Home visits', 'hearing aids from a clinic that offers home visits'],
  [
    'heat pumps',
    'Installer service',
    'Certified engineers',
    'heat pumps from an installer with certified engineers',
  ],
  ['revision courses', 'Tutor quality', 'Qualified teachers', 'revision courses from qualified teachers'],
  [
    'boiler servicing',
    'Trust',
    'Gas Safe registered',
    'boiler servicing options from a Gas Safe registered company',
  ],
  ['boiler repairs', 'Trust', 'Which? Trusted Trader', 'boiler repairs from a Which Trusted Trader'],
  [
    'property settlements',
    'Lawyer qualities',
    'Strong in court',
    'property settlements from a lawyer who is strong in court',
  ],
  ['e-bikes', 'Buying factors', 'Test rides', 'e-bikes from a company that offers test rides'],
  [
    'living trusts',
    'Why choose us',
    'Virtual appointments',
    'living trusts from a company that offers virtual appointments',
  ],
  ['heat pump installers', 'Installer service', 'Free survey', 'heat pump installers with a free survey'],
])('what a seller is or does is said of the seller: %s, %s, %s', (product, category, name, said) => {
  expect(askedOf(product, 'ProductAttribute', category, name)).toBe(`Which ${said} would you recommend?`);
});

it.each([
  ['soups', 'Packaging', 'Recyclable', 'soups in recyclable packaging'],
  ['soups', 'Packaging and delivery', 'Letterbox', 'soups that fit through the letterbox'],
  ['cat insurance', 'Cover', 'Dental', 'cat insurance options with dental cover'],
  ['holiday cottage rental', 'Facilities', 'sauna', 'holiday cottage rentals with a sauna'],
  ['transfer of equity', 'Fees', 'Fixed fee', 'transfer of equity options with a fixed fee'],
  ['free from snacks', 'Dietary', 'No added sugar', 'free-from snacks with no added sugar'],
  ['SIM only', 'Price', 'Cheap', 'cheap SIM only options'],
  ['security training', 'Course format', '1-on-1 mentor', 'security training options with a 1-on-1 mentor'],
])('a feature is said of what has it: %s, %s, %s', (product, category, name, said) => {
  expect(askedOf(product, 'ProductAttribute', category, name)).toBe(`Which ${said} would you recommend?`);
});

it('a condition of an animal is the animal’s', () => {
  expect(askedOf('cat insurance', 'CustomerAttribute', 'Concerns', 'Hip dysplasia')).toBe(
    'Which cat insurance options for cats with hip dysplasia would you recommend?',
  );
});

it('one company is both what it is and what it offers', () => {
  const attributes = [
    attributeOf('ProductAttribute', 'Accreditations', 'MCS certified'),
    attributeOf('ProductAttribute', 'Offer', 'Fixed price quote'),
  ];
  const productCategory = { ...TRAIL_SHOES, name: 'heat pumps' };
  expect(exampleQuestion({ productCategory, attributes })).toBe(
    'Which heat pumps from an MCS-certified company that offers a fixed price quote would you recommend?',
  );
});

it('what staff set is said of the product, word for word', () => {
  const productCategory = { ...TRAIL_SHOES, name: 'hearing aids' };
  const visits = {
    ...attributeOf('ProductAttribute', 'Clinic services', 'Visits'),
    phrase: 'with home visits',
  };
  expect(exampleQuestion({ productCategory, attributes: [visits] })).toBe(
    'Which hearing aids with home visits would you recommend?',
  );
});
