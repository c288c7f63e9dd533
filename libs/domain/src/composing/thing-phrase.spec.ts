import { expect, it } from '@jest/globals';
import { asked, attributeOf } from './example-fixtures.js';

const trailShoesOf = (category: string, name: string): string =>
  asked(attributeOf('ProductAttribute', category, name))
    .replace(/^Which /, '')
    .replace(/ would you recommend\?$/, '');

it.each([
  ['Integrations', 'QuickBooks', 'trail shoes that integrate with QuickBooks'],
  ['Integrations', 'Works with Shopify', 'trail shoes that work with Shopify'],
  ['Integrations', 'Compatible with Xero', 'trail shoes that are compatible with Xero'],
  ['Delivery', 'Ships in 2 Weeks', 'trail shoes that ship in 2 weeks'],
  ['Delivery', 'Assembly Included', 'trail shoes with assembly included'],
  ['Delivery', 'Skip Weeks Anytime', 'trail shoes that let you skip weeks anytime'],
  ['Design', 'Comes in Pink', 'trail shoes that come in pink'],
  ['Performance', 'All-Wheel Drive', 'trail shoes with all-wheel drive'],
  ['Performance', '300+ Mile Range', 'trail shoes with a 300+ mile range'],
  ['Features', 'Dual Boiler', 'trail shoes with a dual boiler'],
  ['Amenities', '24-Hour Gym', 'trail shoes with a 24-hour gym'],
  ['Credentials', '20+ Years of Experience', 'trail shoes with 20+ years of experience'],
  ['Fees', 'Pro Bono', 'pro-bono trail shoes'],
  ['Ingredients', 'Limited Ingredient', 'limited-ingredient trail shoes'],
  ['Quality', 'Clinically Proven', 'clinically proven trail shoes'],
  ['Rating', '3 Star', '3-star trail shoes'],
  ['Offers', 'Refer a Friend', 'trail shoes that let you refer a friend'],
  ['Features', '88 keys', 'trail shoes with 88 keys'],
  ['Specs', 'Steam Function', 'trail shoes with a steam function'],
  ['Price point', 'Cheapest', 'cheap trail shoes'],
  ['Rates', '5% APY', 'trail shoes at 5% APY'],
  ['Onboard', 'Kids Club', 'trail shoes with a kids club'],
  ['Menu', 'Under 500 Calories', 'trail shoes under 500 calories'],
  ['Suits', 'Over 60s', 'trail shoes would you recommend (ideally over 60s)?'],
  ['Formula', 'SPF 50+', 'trail shoes with SPF 50+'],
  ['Price', 'First Month Free', 'trail shoes with the first month free'],
  ['Price', 'Kids Half Price', 'trail shoes with kids at half price'],
  ['Pricing', 'Under $5/mo', 'trail shoes under $5 a month'],
  ['Pricing', 'Pay Yearly', 'trail shoes that let you pay yearly'],
  ['Plan', 'Free for 5 Users', 'trail shoes that are free for 5 users'],
  ['Specs', 'Level 2', 'Level 2 trail shoes'],
  ['Specs', 'Heats Up in 30 Seconds', 'trail shoes that heat up in 30 seconds'],
  ['Care', 'Minimally Invasive', 'minimally invasive trail shoes'],
  ['Care', 'Fellowship-Trained Surgeons', 'trail shoes with fellowship-trained surgeons'],
  ['Policy', 'Worldwide Cover', 'trail shoes with worldwide cover'],
  ['Cost', 'Completely Free', 'completely free trail shoes'],
  ['Features', 'CCTV', 'trail shoes with CCTV'],
  ['Fees', 'Flat Monthly Fee', 'trail shoes with a flat monthly fee'],
  ['Onboard', 'Free Checked Bag', 'trail shoes with a free checked bag'],
  ['Terms', 'Zero Excess', 'trail shoes with zero excess'],
  ['Terms', 'Free Cancellation Up to 48 Hours', 'trail shoes with free cancellation up to 48 hours'],
  ['Traits', 'Under 2 Feet Tall', 'trail shoes under 2 feet tall'],
  ['Shop', 'Click & Collect', 'trail shoes with click and collect'],
  ['Quality', 'Subject-Matter Experts', 'trail shoes with subject-matter experts'],
  ['Features', 'Employee Self-Service', 'trail shoes with employee self-service'],
])('a thing is told by what its category and its words are sure of: %s, %s', (category, name, said) => {
  expect(trailShoesOf(category, name)).toBe(said);
});
