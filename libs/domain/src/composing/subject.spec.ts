import { describe, expect, it } from '@jest/globals';
import type { AttributeRef } from '../combinations/combination.js';
import { composeQuestion, exampleQuestion } from './compose.js';
import { asked, attributeOf, TRAIL_SHOES } from './example-fixtures.js';

const customer = (name: string, categoryName = 'Situation', phrase?: string): AttributeRef => ({
  ...attributeOf('CustomerAttribute', categoryName, name),
  ...(phrase && { phrase }),
});
const feature = (name: string, categoryName = 'Features'): AttributeRef =>
  attributeOf('ProductAttribute', categoryName, name);

describe('what a question is about', () => {
  it.each([
    [
      [customer('travellers', 'Who'), customer('people without a car', 'Who')],
      'Which trail shoes for travellers without a car would you recommend?',
    ],
    [
      [customer('a', 'Who', 'for people who run'), customer('b', 'Who', 'for people who swim')],
      'Which trail shoes for people who run and swim would you recommend?',
    ],
  ])('says two groups of people in one: %#', (attributes, question) => {
    expect(asked(...attributes)).toBe(question);
  });

  it.each([
    [
      [customer('hiking', 'Use'), customer('beginners', 'Who')],
      'Which trail shoes for hiking would you recommend for beginners?',
    ],
    [
      [customer('hikers', 'Who'), { ...feature('', 'Payment'), name: 'pay in instalments' }],
      'Which trail shoes that let you pay in instalments would you recommend for hikers?',
    ],
    [
      [feature('wide toe box'), customer('hiking', 'Use')],
      'Which trail shoes with a wide toe box would you recommend for hiking?',
    ],
    [
      [
        { ...feature('lasts'), phrase: 'that last 10 years' },
        { ...feature('box'), phrase: 'with a box' },
      ],
      'Which trail shoes that last 10 years and have a box would you recommend?',
    ],
    [
      [feature('removes odours'), feature('made in Italy')],
      'Which trail shoes made in Italy that remove odours would you recommend?',
    ],
    [
      [feature('removes odours'), feature('can be resoled')],
      'Which trail shoes that remove odours and can be resoled would you recommend?',
    ],
    [
      [customer('pet owners', 'Household'), customer('noise at night', 'Concern')],
      'Which trail shoes for pet owners worried about noise at night would you recommend?',
    ],
    [
      [customer('households with dogs', 'Household'), customer('dust', 'Concern')],
      'Which trail shoes for people worried about dust in households with dogs would you recommend?',
    ],
    [
      [customer('renters', 'Who'), customer('dog owners', 'Who')],
      'Which trail shoes for renters who are dog owners would you recommend?',
    ],
  ])('puts two phrases behind the noun so that neither is misread: %#', (attributes, question) => {
    expect(asked(...attributes)).toBe(question);
  });

  it('says whom it is for where the sentence has room for it', () => {
    const combination = {
      productCategory: TRAIL_SHOES,
      attributes: [feature('wide toe box'), customer('beginners', 'Who')],
      competitor: null,
    };
    const questions = Array.from({ length: 200 }, (_, turn) =>
      composeQuestion({
        templateType: 'manual_v2_with_product',
        promptType: 'Discovery',
        combination,
        brandName: 'Zorb',
        turn,
      }),
    );
    expect(questions.filter((question) => question.includes('('))).toEqual([]);
    expect(
      questions.filter((question) =>
        /(?:rely on|happiest with|best|friend|first) for beginners/.test(question),
      ),
    ).toEqual([]);
  });

  it.each([
    ['Serum', 'a serum'],
    ['Pasta', 'which pasta options'],
    ['Fridge freezers', 'which fridge freezers'],
    ['Skip hire', 'which skip hire services'],
    ['Single sign-on', 'which single sign-on options'],
  ])('says a product category small: %s', (name, said) => {
    const productCategory: AttributeRef = { ...TRAIL_SHOES, name, form: undefined };
    expect(exampleQuestion({ productCategory, attributes: [] })).toContain(said);
  });

  it('says the price, what it has, what it has not, and apart from them whom it is for', () => {
    const phrases = ['with no laces', 'with a box', 'under £100', 'for beginners'];
    expect(asked(...phrases.map((phrase) => ({ ...feature(phrase), phrase })))).toBe(
      'Which trail shoes under £100 with a box and no laces would you recommend for beginners?',
    );
  });

  it.each([
    ['wants to pass', 'for people who want to pass'],
    ["doesn't know their size", "for people who don't know their size"],
    ['never been measured', 'for people who have never been measured'],
    ['recovering from surgery', 'for people recovering from surgery'],
    ['only 3 weeks left', 'for people with only 3 weeks left'],
    ['On a tight budget', 'for people on a tight budget'],
    ['No time to lose', 'for people with no time to lose'],
    ['first-time buyer', 'for first-time buyers'],
    ['children under 16', 'for children under 16'],
    ['flat feet', 'for flat feet'],
    ['my spouse', 'for my spouse'],
    ['not tech savvy', 'for people who are not tech savvy'],
    ['worried about ulcers', 'for people worried about ulcers'],
    ['living alone', 'for people living alone'],
    ['over 50', 'for people over 50'],
    ['left-handed', 'for left-handed people'],
    ['vegan', 'for vegans'],
    ['SMEs', 'for SMEs'],
    ['someone with hay fever', 'for someone with hay fever'],
    ['best friend', 'for my best friend'],
    ['brides-to-be', 'for brides-to-be'],
    ['nut allergy', 'for a nut allergy'],
    ['tight budget', 'for people on a tight budget'],
    ['Year 6', 'for Year 6'],
    ["father's day", "for Father's Day"],
    ['stay at home parents', 'for stay-at-home parents'],
    ['CFO', 'for CFOs'],
    ['bad credit', 'for people with bad credit'],
    ['visually impaired visitors', 'for visually impaired visitors'],
    ['over Christmas', 'over Christmas'],
    ['during pregnancy', 'during pregnancy'],
    ['under 50 guests', 'for under 50 guests'],
    ['thank you', 'to say thank you'],
    ['families w/ teens', 'for families with teens'],
  ])('says of customers what they surely are or do: %s', (name, expected) => {
    expect(asked(customer(name))).toBe(`Which trail shoes ${expected} would you recommend?`);
  });

  it.each([
    'worn out right now',
    "IT won't allow it",
    'old one sags',
    'tosses and turns',
    'UK to USA',
    'parents paying',
    'breed geckos',
    'not sure yet',
    'first time hiring help',
  ])('begins with a situation of customers that may be no noun: %s', (name) => {
    const lead = name.charAt(0).toUpperCase() + name.slice(1);
    expect(asked(customer(name))).toBe(`${lead}: which trail shoes would you recommend?`);
  });

  it.each([
    ['waterproof', 'waterproof trail shoes'],
    ['no laces', 'trail shoes with no laces'],
    ['30 day trial', 'trail shoes with a 30-day trial'],
    ['24/7 support', 'trail shoes with 24/7 support'],
    ['cushioning', 'trail shoes with cushioning'],
    ['e-books', 'trail shoes with e-books'],
    ['removes odours', 'trail shoes that remove odours'],
    ['made in Italy', 'trail shoes made in Italy'],
    ['Under £100', 'trail shoes under £100'],
    ['Less than £100', 'trail shoes for less than £100'],
    ['Without laces', 'trail shoes without laces'],
    ['No laces', 'trail shoes with no laces'],
    ['built-in insoles', 'trail shoes with built-in insoles'],
    ['24/7 emergency', 'trail shoes with a 24/7 emergency service'],
    ['free returns', 'trail shoes with free returns'],
    ['service contract', 'trail shoes with a service contract'],
    ['GDPR', 'GDPR-compliant trail shoes'],
    ['ISO 9001', 'ISO 9001-certified trail shoes'],
    ['crash tested', 'crash-tested trail shoes'],
    ['fully insured', 'trail shoes from a fully insured company'],
    ['low sugar', 'low-sugar trail shoes'],
    ['fast upload speed', 'trail shoes with fast upload speed'],
    ['0.75% P.A.', 'trail shoes at 0.75% p.a.'],
    ['thin and light', 'thin and light trail shoes'],
    ['all inclusive', 'all-inclusive trail shoes'],
    ['open window detection', 'trail shoes with open window detection'],
    ['open Sundays', 'trail shoes from somewhere open Sundays'],
    ['easy to clean', 'trail shoes that are easy to clean'],
    ['can be resoled', 'trail shoes that can be resoled'],
    ['evenings', 'trail shoes available in the evenings'],
    ['full day', 'full-day trail shoes'],
    ['next day engineer', 'trail shoes with a next-day engineer'],
    ['same-day quote', 'trail shoes from a company that offers a same-day quote'],
    ['at short notice', 'trail shoes at short notice'],
    ['ground floor', 'trail shoes on the ground floor'],
    ['family business', 'trail shoes from a family business'],
    ['finance available', 'trail shoes with finance available'],
    ['hydraulic disc brakes', 'trail shoes with hydraulic disc brakes'],
    ['Wi-Fi', 'trail shoes with Wi-Fi'],
    ['month-to-month', 'month-to-month trail shoes'],
    ['women only', 'women-only trail shoes'],
    ['no win no fee', 'no-win-no-fee trail shoes'],
    ['SPF 50', 'trail shoes with SPF 50'],
    ['REST API', 'trail shoes with a REST API'],
    ['3 year warranty', 'trail shoes with a 3-year warranty'],
    ['under £20/hour', 'trail shoes under £20 an hour'],
    ['freeze anytime', 'trail shoes that let you freeze anytime'],
    ['walking distance to Leeds', 'trail shoes within walking distance of Leeds'],
    ['friendly staff', 'trail shoes with friendly staff'],
    ['from £28/hr', 'trail shoes from £28 an hour'],
    ['receipt scanning', 'trail shoes with receipt scanning'],
    ['Save Face accredited', 'Save Face accredited trail shoes'],
    ['smart home compatible', 'trail shoes that are smart home compatible'],
    ['auto-enrolment', 'trail shoes with auto-enrolment'],
    ['Gore-Tex', 'Gore-Tex trail shoes'],
    ['learns your routine', 'trail shoes that learn your routine'],
    ['nhs approved', 'NHS-approved trail shoes'],
    ['AILA member', 'trail shoes from an AILA member'],
    ['takes old one away', 'trail shoes from a place that takes old one away'],
    ['10 years in business', 'trail shoes from a company with 10 years in business'],
    ['SOC 2', 'SOC 2-compliant trail shoes'],
    ['fixed term', 'fixed-term trail shoes'],
    ['ships to Ireland', 'trail shoes from a company that ships to Ireland'],
  ])('says of things what they surely are or have: %s', (name, expected) => {
    expect(asked(feature(name))).toBe(`Which ${expected} would you recommend?`);
  });

  it.each([
    ['Location', 'Austin', 'in Austin'],
    ['Region', 'the Dolomites', 'in the Dolomites'],
    ['Neighbourhood', 'prenzlauer berg', 'in Prenzlauer Berg'],
    ['Location', 'city centre', 'in the city centre'],
    ['Location', 'US east coast', 'on the US east coast'],
    ['Location', 'near Guildford', 'near Guildford'],
    ['Location', 'gravel roads', 'for gravel roads'],
    ['Where used', 'in light-polluted cities', 'for use in light-polluted cities'],
    ['Country of origin', 'Mexico', 'for people from Mexico'],
    ['Age', '8 and up', 'for children aged 8 and up'],
    ['Age', '0-12 months', 'for babies aged 0-12 months'],
    ['Industry', 'automotive', 'for the automotive industry'],
    ['Goal', 'cut water use', 'for cutting water use'],
    ['Goal', 'diversify', 'for diversifying'],
    ['Goal', 'getting fit', 'for getting fit'],
    ['Eye problem', 'dry eyes', 'for people with dry eyes'],
    ['Pain points', 'slow site', 'for people tired of a slow site'],
    ['Worries', 'cost of treatment', 'for people worried about the cost of treatment'],
    ['Current platform', 'Wix', 'for people using Wix'],
    ['Department', 'purchasing', 'for the purchasing team'],
    ['Where they ride', 'iceland', 'for use in Iceland'],
    ['Goals', 'open a second site', 'for opening a second site'],
    ['Need', 'visit family', 'for visiting family'],
    ['Need', 'less caffeine', 'for people who want less caffeine'],
    ['Concerns', 'pensions', 'for people worried about pensions'],
    ['Location', 'river dart', 'on the River Dart'],
    ['Location', 'leeds bradford airport', 'at Leeds Bradford Airport'],
    ['Location', 'new york', 'in New York'],
    ['Location', 'Great Yarmouth', 'in Great Yarmouth'],
    ['Location', 'Lake District', 'in the Lake District'],
    ['Location', 'The Alps', 'in the Alps'],
    ['Location', 'north norfolk coast', 'on the north Norfolk coast'],
    ['Location', 'Ross-on-Wye', 'in Ross-on-Wye'],
    ['When', 'Record Store Day', 'for Record Store Day'],
    ['Trigger', 'product launch', 'for a product launch'],
    ['Occasion', 'baby shower', 'for a baby shower'],
  ])('reads the category of customers: %s, %s', (category, name, expected) => {
    expect(asked(customer(name, category))).toBe(`Which trail shoes ${expected} would you recommend?`);
  });

  it.each([
    ['Certifications', 'FSC', 'FSC-certified trail shoes'],
    ['Style', 'roll neck', 'roll neck trail shoes'],
    ['Compatibility', 'memoQ', 'trail shoes compatible with memoQ'],
    ['Integrations', 'WordPress Connector', 'trail shoes with a WordPress connector'],
    ['Origin', 'Italy', 'trail shoes from Italy'],
    ['Origin', 'Yunnan', 'trail shoes from Yunnan'],
    ['Origin', 'brazil', 'trail shoes from Brazil'],
    ['Where', 'wall mounted', 'wall-mounted trail shoes'],
    ['Origin', 'United States', 'trail shoes from the United States'],
    ['Origin', 'Nilgiri Hills', 'trail shoes from the Nilgiri Hills'],
    ['Accreditation', 'Law Society', 'Law Society-accredited trail shoes'],
    ['Standards', 'Soil Association', 'Soil Association-certified trail shoes'],
    ['Works with', 'Heat Pumps', 'trail shoes that work with heat pumps'],
    ['Specification', '2 group', '2-group trail shoes'],
    ['Platform', 'iOS', 'trail shoes for iOS'],
    ['Operating systems', 'Fire TV', 'trail shoes for Fire TV'],
    ['Platform', 'self-hosted', 'self-hosted trail shoes'],
    ['Problems', 'allergies', 'trail shoes for people dealing with allergies'],
    ['Concern', 'odour control', 'trail shoes with odour control'],
    ['Concern', 'dust', 'trail shoes for people worried about dust'],
    ['Skin concerns', 'acne', 'trail shoes for acne'],
  ])('reads the category of things: %s, %s', (category, name, expected) => {
    expect(asked(feature(name, category))).toBe(`Which ${expected} would you recommend?`);
  });

  it.each([
    ['Budget', 'under 50'],
    ['Group size', 'up to 4'],
  ])('takes no figure for an age: %s, %s', (category, name) => {
    expect(asked(customer(name, category))).not.toMatch(/people|children/);
  });

  it('says two troubles in one', () => {
    expect(asked(customer('hidden fees', 'Pain points'), customer('flight delays', 'Frustrations'))).toBe(
      'Which trail shoes for people tired of hidden fees and flight delays would you recommend?',
    );
    expect(asked(customer('hidden fees', 'Concerns'), customer('flight delays', 'Frustrations'))).toBe(
      'Which trail shoes for people worried about hidden fees and tired of flight delays would you recommend?',
    );
  });

  it.each(['pass or your money back', '-196 to +85 °C', '0% / 12 mo', 'behind the ear'])(
    'notes of things what may be no noun: %s',
    (name) => {
      expect(asked(feature(name))).toBe(`Which trail shoes would you recommend (ideally ${name})?`);
    },
  );

  it('puts what a thing may have behind “with” in a note', () => {
    expect(asked(feature('branch in Truro'))).toContain('(ideally with a branch in Truro)');
    expect(asked(feature('creamy bokeh'))).toContain('(ideally with creamy bokeh)');
  });

  it.each([
    ['customs clearance', 'Can you recommend customs clearance, or tell me which customs clearance services'],
    ['dental care', 'Can you recommend dental care, or tell me which dental care options'],
    ['Meet & Greet', 'Can you recommend a meet & greet option, or tell me which meet & greet options'],
    ['Merch', 'Can you recommend merch, or tell me which merch options'],
    ['Prom', 'Can you recommend a prom, or tell me which proms'],
    ['backup appliance', 'Can you recommend a backup appliance, or tell me which backup appliances'],
    [
      'Mobile app for engineers',
      'Can you recommend a mobile app for engineers, or tell me which mobile apps for engineers',
    ],
    ['Cleanser', 'Can you recommend a cleanser, or tell me which cleansers'],
    ['CRM', 'Can you recommend a CRM, or tell me which CRMs'],
    ['savings account', 'Can you recommend a savings account, or tell me which savings accounts'],
    ['theme park', 'Can you recommend a theme park, or tell me which theme parks'],
  ])('asks for options or services of what is not counted: %s', (name, start) => {
    const productCategory: AttributeRef = { id: '', name, categoryId: '', categoryName: 'Products' };
    expect(exampleQuestion({ productCategory, attributes: [] })).toBe(`${start} are worth considering?`);
  });

  it('takes a name of many for many, even if staff set that it is counted', () => {
    const productCategory: AttributeRef = { ...TRAIL_SHOES, form: 'countable' };
    expect(exampleQuestion({ productCategory, attributes: [] })).toBe(
      'Can you recommend trail shoes, or tell me which trail shoes are worth considering?',
    );
  });

  it('says what staff set as they set it, even if it speaks to somebody', () => {
    const question = composeQuestion({
      brandName: 'Acme',
      promptType: 'Discovery',
      templateType: null,
      combination: {
        productCategory: TRAIL_SHOES,
        attributes: [customer('fitting', 'Service', 'with all the fitting done for you')],
        competitor: null,
      },
    });
    expect(question).toContain('trail shoes with all the fitting done for you');
  });
});
