import { type CategorySketch, sketchBrand } from '../../src/sampling/sample-fixtures.js';
import type { BrandData } from '../../src/combinations/brand-data.js';
import { sampleCombinations } from '../../src/sampling/index.js';
import { questionDealer } from '../../src/composing/compose.js';

/** Names that all weigh the same. */
export const alike = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries(names.map((name) => [name, 1]));
const o = (...names: string[]): Record<string, number> => alike(names);

/** Brands of different trades, for tests and for the page of examples: nothing is set, all is guessed. */
const TRADES: Readonly<Record<string, readonly CategorySketch[]>> = {
  'Footwear retailer': [
    ['ProductCategory', 'Footwear', 1, o('trail shoes', 'running shoes', 'hiking boots', 'insoles')],
    ['CustomerAttribute', 'Audience', 1, o('beginners', 'marathon runners', 'people over 60', 'wide feet')],
    ['CustomerAttribute', 'Condition', 1, o('plantar fasciitis', 'flat feet', 'knee pain')],
    [
      'ProductAttribute',
      'Features',
      1,
      o('waterproof', 'rocker sole', 'cushioning', 'without laces', 'reflective'),
    ],
    ['ProductAttribute', 'Price', 1, o('under $100', 'affordable', '$150-200')],
  ],
  'Business software': [
    ['ProductCategory', 'Software', 1, o('CRM', 'email marketing software', 'help desk', 'invoicing tool')],
    ['CustomerAttribute', 'Company size', 1, o('small businesses', 'enterprise', 'startups', 'remote teams')],
    ['CustomerAttribute', 'Industry', 1, o('real estate', 'healthcare', 'non-profits')],
    [
      'ProductAttribute',
      'Feature',
      1,
      o('has an open API', 'SSO', 'integrates with Slack', 'offline mode', 'HIPAA compliant', '24/7 support'),
    ],
    ['ProductAttribute', 'Pricing', 1, o('free trial', 'no credit card required', 'pay as you go')],
  ],
  'Dental clinic': [
    [
      'ProductCategory',
      'Services',
      1,
      o('dental care', 'pediatric dentist', 'teeth whitening', 'Invisalign', 'dental implants'),
    ],
    ['CustomerAttribute', 'Patient', 1, o('nervous patients', 'toddlers', 'seniors', 'no insurance')],
    [
      'ProductAttribute',
      'Offer',
      1,
      o(
        'evening appointments',
        'sedation',
        'accepts Medicaid',
        'payment plans',
        'open on weekends',
        'painless',
      ),
    ],
    ['CustomerAttribute', 'Location', 1, o('Austin', 'downtown Chicago', 'near me')],
  ],
  Bank: [
    [
      'ProductCategory',
      'Products',
      1,
      o('checking account', 'savings account', 'mortgage', 'student loan', 'business credit card'),
    ],
    [
      'CustomerAttribute',
      'Life stage',
      1,
      o('students', 'newlyweds', 'retired', 'first-time buyer', 'freelancer'),
    ],
    [
      'ProductAttribute',
      'Terms',
      1,
      o('no annual fee', 'low interest rate', 'cashback', 'instant approval', 'no minimum balance'),
    ],
    ['CustomerAttribute', 'Need', 1, o('rebuilding credit', 'traveling abroad', 'saving for college')],
  ],
  Travel: [
    ['ProductCategory', 'Stays', 1, o('boutique hotel', 'all-inclusive resorts', 'city breaks', 'cruise')],
    [
      'CustomerAttribute',
      'Traveler',
      1,
      o('families with kids', 'solo travelers', 'honeymooners', 'dog owners'),
    ],
    [
      'ProductAttribute',
      'Amenity',
      1,
      o('private pool', 'free breakfast', 'ocean view', 'pet-friendly', 'spa', 'airport shuttle'),
    ],
    ['CustomerAttribute', 'Season', 1, o('winter', 'summer holidays', 'Christmas')],
    ['ProductAttribute', 'Budget', 1, o('luxury', 'under €150 a night', 'mid-range')],
  ],
  Fitness: [
    [
      'ProductCategory',
      'Offer',
      1,
      o('gym membership', 'personal trainer', 'yoga classes', 'online coaching'),
    ],
    ['CustomerAttribute', 'Goal', 1, o('weight loss', 'building muscle', 'lose weight', 'back pain relief')],
    ['CustomerAttribute', 'Member', 1, o('busy parents', 'seniors', 'absolute beginners', 'shift workers')],
    [
      'ProductAttribute',
      'Facility',
      1,
      o('sauna', 'childcare', 'open 24 hours', 'swimming pool', 'free parking', 'no contract'),
    ],
    ['ProductAttribute', 'Price', 1, o('under $40 a month', 'cheap', 'pay as you go')],
  ],
  Industry: [
    [
      'ProductCategory',
      'Machines',
      1,
      o('CNC lathe', 'hydraulic press', 'conveyor belts', 'industrial robot', 'compressed air'),
    ],
    ['CustomerAttribute', 'Industry', 1, o('automotive', 'food processing', 'aerospace', 'small workshops')],
    [
      'ProductAttribute',
      'Capability',
      1,
      o(
        'handles 500 kg',
        'low noise',
        'energy-efficient',
        'ISO 9001 certified',
        'remote monitoring',
        'five-axis',
      ),
    ],
    [
      'ProductAttribute',
      'Service',
      1,
      o('on-site maintenance', '24-hour spare parts', 'operator training', 'leasing'),
    ],
  ],
  Education: [
    [
      'ProductCategory',
      'Programs',
      1,
      o('online MBA', 'coding bootcamp', 'language courses', 'data science degree'),
    ],
    [
      'CustomerAttribute',
      'Student',
      1,
      o('working adults', 'career changers', 'international students', 'veterans'),
    ],
    ['ProductAttribute', 'Format', 1, o('part-time', 'self-paced', 'evening', 'in-person', 'hybrid')],
    [
      'ProductAttribute',
      'Features',
      1,
      o(
        'job guarantee',
        'scholarships',
        'live mentoring',
        'accredited',
        'small class sizes',
        'recognized worldwide',
      ),
    ],
  ],
  Food: [
    ['ProductCategory', 'Food', 1, o('coffee beans', 'oat milk', 'protein bars', 'meal kit', 'olive oil')],
    ['CustomerAttribute', 'Diet', 1, o('vegan', 'gluten-free', 'low-carb', 'diabetics', 'athletes')],
    ['ProductAttribute', 'Flavor', 1, o('chocolate', 'vanilla', 'unsweetened', 'dark roast')],
    [
      'ProductAttribute',
      'Packaging',
      1,
      o('compostable packaging', 'glass bottles', 'resealable', 'ships within 24 hours'),
    ],
    ['CustomerAttribute', 'Occasion', 1, o('breakfast', 'camping', 'birthday parties', 'office lunches')],
  ],
  Insurance: [
    [
      'ProductCategory',
      'Insurance',
      1,
      o('car insurance', 'life insurance', 'pet insurance', 'travel insurance policy', 'renters insurance'),
    ],
    [
      'CustomerAttribute',
      'Customer',
      1,
      o('young drivers', 'new parents', 'expats', 'high-risk drivers', 'over 50'),
    ],
    [
      'ProductAttribute',
      'Benefit',
      1,
      o(
        'roadside assistance',
        'covers pre-existing conditions',
        'no medical exam',
        'quick claims',
        'low deductible',
        'multi-policy discount',
      ),
    ],
  ],
  'Software for teams': [
    [
      'ProductCategory',
      'Products',
      1,
      o('project management tool', 'password manager', 'video conferencing', 'analytics platform'),
    ],
    ['CustomerAttribute', 'Team', 1, o('agencies', 'remote', 'engineering teams', '20-50 people')],
    ['ProductAttribute', 'Integrations', 1, o('Slack', 'Google Workspace', 'Jira', 'works with Zapier')],
    [
      'ProductAttribute',
      'Security',
      1,
      o('end-to-end encryption', 'SOC 2 compliant', 'two-factor authentication', 'GDPR'),
    ],
    ['ProductAttribute', 'Deployment', 1, o('self-hosted', 'cloud', 'on-premise')],
  ],
};

export const brandOf = (name: string, categories: readonly CategorySketch[]): BrandData => ({
  ...sketchBrand(categories),
  name,
});

export const TRADE_BRANDS: readonly BrandData[] = Object.entries(TRADES).map(([name, categories]) =>
  brandOf(name, categories),
);

/** The first questions of a brand's structured file. */
export function questionsOf(brand: BrandData, count: number): string[] {
  const request = { kind: 'brand', singleAttributePercentage: 50 } as const;
  const deal = questionDealer({ brandName: brand.name });
  return sampleCombinations(brand, request, 7, count).rows.map((combination) =>
    deal({ combination, templateType: null, promptType: 'Discovery' }),
  );
}
