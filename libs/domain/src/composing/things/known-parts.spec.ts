import { expect, it } from '@jest/globals';
import { asked, attributeOf } from '../example-fixtures.js';

it.each([
  ['Accreditation & outcomes', 'NCLEX pass rate', 'trail shoes with a high NCLEX pass rate'],
  ['Performance', 'Wet braking', 'trail shoes with good wet braking'],
  ['Plan features', 'Symmetrical upload', 'trail shoes with symmetrical upload speeds'],
  ['Construction', 'Fiberglass', 'fiberglass trail shoes'],
  ['Capabilities', 'Keep existing number', 'trail shoes that let you keep your existing number'],
  ['Cover', 'Dental included', 'trail shoes with dental cover included'],
  ['Coverage', 'Dental', 'trail shoes with dental cover'],
  ['Developmental benefits', 'Sensory play', 'trail shoes for sensory play'],
  ['Fees & access', 'Will come to you', 'trail shoes that will come to you'],
  ['Features', 'Rotating', 'rotating trail shoes'],
  ['What’s included', 'Gratuities', 'trail shoes with gratuities included'],
  ['Safety', 'ISOFIX', 'trail shoes with ISOFIX'],
  ['Cover', '£15,000 vet fees', 'trail shoes with £15,000 vet fee cover'],
  ['Features', 'Lie flat', 'lie-flat trail shoes'],
  ['Features', 'Few outages', 'trail shoes with few outages'],
  ['Coverage', '90% reimbursement', 'trail shoes with 90% reimbursement'],
  ['Coverage', 'Unlimited annual limit', 'trail shoes with no annual limit'],
  ['Cover', 'Up to £10,000 vet fees', 'trail shoes with up to £10,000 vet fees'],
  ['Contract & price', '12 months', 'trail shoes on a 12-month contract'],
  ['Onboard', 'Under 100 guests', 'trail shoes with under 100 guests'],
  ['Car specs', 'Less than 50,000 km', 'trail shoes with less than 50,000 km'],
  ['Materials & finish', 'Non-toxic paint', 'trail shoes with non-toxic paint'],
  ['Learning benefits', 'Fine motor skills', 'trail shoes for fine motor skills'],
  ['Performance', 'Adds shine', 'trail shoes that add shine'],
  ['Design', 'Fits overhead bin', 'trail shoes that fit in the overhead bin'],
  ['Service', 'Whole of market', 'whole-of-market trail shoes'],
  ['Integrations', '401(k) providers', 'trail shoes that integrate with 401k providers'],
  ['Specs', 'Range 400+ km', 'trail shoes with a range of 400+ km'],
  ['Capabilities', 'Cut-off 11 pm', 'trail shoes with a cut-off of 11 pm'],
  ['Service', 'Branch nearby', 'trail shoes with a branch nearby'],
  ['Technology', 'Aero', 'aero trail shoes'],
  ['Nutrition', 'B12 added', 'trail shoes with added B12'],
  ['Technical', 'Heavy loads > 500 kg', 'trail shoes for heavy loads over 500 kg'],
  ['Price', 'Best value for money', 'trail shoes that give the best value for money'],
  ['Delivery', 'Skip or cancel anytime', 'trail shoes that let you skip or cancel anytime'],
])('a bare label gets the words that it lacks: %s, %s', (category, name, said) => {
  expect(asked(attributeOf('ProductAttribute', category, name))).toBe(`Which ${said} would you recommend?`);
});

it.each([
  ['Credentials', 'A+ BBB rating', 'with an A+ BBB rating'],
  ['Capabilities', 'EDI', 'with EDI'],
  ['Credentials', 'Background checked technicians', 'with background checked technicians'],
  ['Why choose us', 'Settles out of court', 'one that settles out of court'],
])('what stands in a note has the words that it lacks as well: %s, %s', (category, name, said) => {
  expect(asked(attributeOf('ProductAttribute', category, name))).toBe(
    `Which trail shoes would you recommend (ideally ${said})?`,
  );
});
