import { describe, expect, it } from '@jest/globals';
import { withoutLabelCapitals } from './label-capitals.js';

describe('the capitals of a label', () => {
  it.each([
    ['Racing flats', 'racing flats'],
    ['Nail Polish', 'nail polish'],
    ['Polish Films', 'Polish films'],
    ['Bluetooth Speaker', 'Bluetooth speaker'],
    ['Free Touch-Ups', 'free touch-ups'],
    ['Cafe', 'cafe'],
    ['Trail Running Shoes', 'trail running shoes'],
    ['Made To Order', 'made to order'],
    ['Scarves & Wraps', 'scarves & wraps'],
    ['Vegetarian meals', 'vegetarian meals'],
    ['E-bikes', 'e-bikes'],
    ["Don't want to share a room", "don't want to share a room"],
    ['Food & Beverage', 'food & beverage'],
    ['Treadmill', 'treadmill'],
    ['Ukulele', 'ukulele'],
    ['311 App', '311 app'],
    ['Montessori Preschool', 'Montessori preschool'],
    ['Energy Star Certified', 'Energy Star certified'],
    ['Hi-Res Audio', 'hi-res audio'],
    ['Mountain Roads', 'mountain roads'],
    ['5,000 lb Towing Capacity', '5,000 lb towing capacity'],
    ['Free Shipping over $49', 'free shipping over $49'],
    ['Bluetooth Connectivity', 'Bluetooth connectivity'],
    ['FDA-Approved', 'FDA-approved'],
    ['Zoom Calls', 'Zoom calls'],
    ['Apple TV', 'Apple TV'],
    ['Second Baby', 'second baby'],
    ['Digital Smile Preview', 'digital smile preview'],
    ['Budget Airline', 'budget airline'],
    ['Shimano 105', 'Shimano 105'],
    ['One-on-one coaching', 'one-on-one coaching'],
    ['Tesla Owners', 'Tesla owners'],
    ['Series B Startups', 'Series B startups'],
    ['German-Speaking Guide', 'German-speaking guide'],
  ])('go inside a sentence: %s', (label, said) => {
    expect(withoutLabelCapitals(label)).toBe(said);
  });

  it.each([
    'CRM',
    'iPhone cases',
    'E-2 investor visas',
    'Zorbix',
    'Vibram soles',
    'Lombard Loans',
    'Japanese knives',
    'Victorian terraces',
    'Bora Bora hotels',
    'Nike Air Max',
    'Black Friday',
    'SOC 2 Type II',
    'to show friends the Moon',
    'in the Algarve',
    'Süßigkeiten',
  ])('stay where they are of a name, or of another language: %s', (label) => {
    expect(withoutLabelCapitals(label).toLowerCase()).toBe(label.toLowerCase());
    expect(withoutLabelCapitals(label)).toBe(label.replace('Loans', 'loans'));
  });

  it.each(['Father’s Day', "Mother's Day gifts", 'London offices', 'Swiss Watches'])(
    'stay on the name alone: %s',
    (label) => {
      expect(withoutLabelCapitals(label)).toBe(label.replace('Watches', 'watches'));
    },
  );

  it('tell a place from a word in a list of places only', () => {
    expect(withoutLabelCapitals('Zillertal', { isPlace: true })).toBe('Zillertal');
    expect(withoutLabelCapitals('Darjeeling', { isPlace: true })).toBe('Darjeeling');
    expect(withoutLabelCapitals('Small Backyards', { isPlace: true })).toBe('small backyards');
    expect(withoutLabelCapitals('Turkey', { isPlace: true })).toBe('Turkey');
    expect(withoutLabelCapitals('Turkey breast')).toBe('turkey breast');
  });

  it('go from an unknown word where a list holds common words', () => {
    expect(withoutLabelCapitals('Malty', { isCommon: true })).toBe('malty');
  });

  it('are given to letters that were typed small', () => {
    expect(withoutLabelCapitals('nhs approved')).toBe('NHS approved');
    expect(withoutLabelCapitals('led lighting')).toBe('LED lighting');
    expect(withoutLabelCapitals('family-led')).toBe('family-led');
    expect(withoutLabelCapitals('led by experts')).toBe('led by experts');
  });

  it('stay on what the brand is called', () => {
    const ownNames = ['Acme Nova', 'Nova'];
    expect(withoutLabelCapitals('Acme Nova Running Shoes', { ownNames })).toBe('Acme Nova running shoes');
    expect(withoutLabelCapitals('Nova Shoes', { ownNames })).toBe('Nova shoes');
  });
});
