import { expect, it } from '@jest/globals';
import { asked, attributeOf } from '../example-fixtures.js';

it.each([
  ['Accepted items', 'Mattresses', 'trail shoes that take mattresses'],
  ['Accepted items', 'Batteries / vapes', 'trail shoes that take batteries or vapes'],
  ['Target species', 'Brown trout', 'trail shoes for brown trout'],
  ['Placement', 'Small patio', 'trail shoes for a small patio'],
  ['Lease term', '12 months', '12-month trail shoes'],
  ['Lease term', '1-5 yrs', '1-5 year trail shoes'],
  ['Lease term', 'Early exit', 'trail shoes that allow early exit'],
  ['Measuring range', '0-250 ft-lb', 'trail shoes with a 0-250 ft-lb range'],
  ['Delivery', 'Next day before 12', 'trail shoes with next-day delivery before 12'],
  ['Service info', 'Closed Weds', 'trail shoes that are closed Weds'],
  ['Service info', 'Permit required', 'trail shoes that require a permit'],
  ['Compliance', 'Not AI-generated', 'trail shoes that are not AI-generated'],
  ['Seating', '2-3 person', '2-3 person trail shoes'],
  ['Treatment', 'Local anaesthetic', 'trail shoes under local anaesthetic'],
  ['Treatment', 'One-day procedure', 'trail shoes done as a one-day procedure'],
  ['Why us', 'In-office procedure', 'trail shoes done as an in-office procedure'],
  ['Power', '120V plug and play', '120V plug-and-play trail shoes'],
  ['Recipe', 'Refined sugar-free', 'refined-sugar-free trail shoes'],
  ['Build', 'Tool-free assembly', 'trail shoes with tool-free assembly'],
  ['Build', 'Fits under most desks', 'trail shoes that fit under most desks'],
  ['Build', 'Fits in car boot', 'trail shoes that fit in the car boot'],
  ['Hours', 'Evenings/weekends', 'trail shoes available in the evenings and on weekends'],
  ['Fees', 'From $32/lesson', 'trail shoes from $32 a lesson'],
  ['Turnaround', '24 hr rough draft', 'trail shoes with a 24-hour rough draft'],
  ['Build', 'Critical fall height 2.4m', 'trail shoes with a critical fall height of 2.4m'],
  ['Accreditation', 'A2LA', 'A2LA-accredited trail shoes'],
  ['Compliance', 'HACCP', 'HACCP-compliant trail shoes'],
  ['Accreditation', 'ISO 9001', 'ISO 9001-certified trail shoes'],
  ['Compliance', 'EU accredited (EUCAS)', 'EU-accredited (EUCAS) trail shoes'],
])('a category tells what its values mean: %s, %s', (category, name, said) => {
  expect(asked(attributeOf('ProductAttribute', category, name))).toBe(`Which ${said} would you recommend?`);
});
