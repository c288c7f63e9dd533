import { describe, expect, it } from '@jest/globals';
import { composeQuestion } from '../compose.js';
import { asked, attributeOf, TRAIL_SHOES } from '../example-fixtures.js';

const PRODUCTS = ['shoes', 'boots', 'sandals', 'socks', 'insoles', 'laces', 'slippers', 'clogs'];

const askedBy = (category: string, name: string): string =>
  asked(attributeOf('CustomerAttribute', category, name));

describe('sentences that staff type', () => {
  it.each([
    ['Situation', 'bike got stolen', ' for people whose bike got stolen'],
    ['Trigger', 'steering wheel vibrates', ' for people whose steering wheel vibrates'],
    ['Pain point', 'accountant too expensive', ' for people whose accountant is too expensive'],
    ['Circumstances', 'my dog pulls on the lead', ' for people whose dog pulls on the lead'],
    [
      'Timing',
      'order placed elsewhere never arrived',
      ' for people whose order placed elsewhere never arrived',
    ],
    ['Company', 'servers keep crashing', ' for companies whose servers keep crashing'],
    ['Worries', 'home insurance won’t cover it', ' for people whose home insurance won’t cover it'],
    ['Life event', 'inherited shares', ' for people who inherited shares'],
    ['Life event', 'became self-employed', ' for people who became self-employed'],
    ['Frustration', 'works irregular hours', ' for people who work irregular hours'],
    ['Frustration', 'got ghosted', ' for people who got ghosted'],
    ['Traveller', 'consultants who fly every week', ' for consultants who fly every week'],
    ['Audience', 'tourists visiting the city', ' for tourists visiting the city'],
    ['Trigger', 'flat tyre on the motorway', ' after a flat tyre on the motorway'],
  ])('say whose they are: %s, %s', (category, name, said) => {
    expect(askedBy(category, name)).toBe(`Which trail shoes${said} would you recommend?`);
  });

  it.each([
    ['Drone', 'data stays on device', 'where data stays on device'],
    ['Care', 'you can be present', 'where you can be present'],
    ['App', 'women message first', 'where women message first'],
    ['Price', 'kids under 6 ski free', 'where kids under 6 ski free'],
    ['Service', 'we come to your workplace', 'from someone who comes to your workplace'],
    ['Price', 'pay only when you file', 'that let you pay only when you file'],
    ['Care', 'ashes returned within 48 hours', 'with ashes returned within 48 hours'],
    ['Service', 'live chat with a pharmacist', 'that offer live chat with a pharmacist'],
  ])('say what holds of an offer: %s, %s', (category, name, said) => {
    expect(asked(attributeOf('ProductAttribute', category, name))).toBe(
      `Which trail shoes ${said} would you recommend?`,
    );
  });
});

describe('a situation that stands beside no noun', () => {
  it.each([
    ['Trigger', 'contract renewal coming up'],
    ['Pain point', 'reporting to trustees takes days'],
    ['Worries', 'owner cannot find a sitter', 'The owner cannot find a sitter'],
    ['What went wrong', "won't turn on", "Mine won't turn on"],
  ])('opens the question: %s, %s', (category, name, said = name) => {
    const lead = said.charAt(0).toUpperCase() + said.slice(1);
    expect(askedBy(category, name)).toBe(`${lead}: which trail shoes would you recommend?`);
  });

  it.each(['group 1', 'Q and A', 'follow-up question: yes'])(
    'stays a note where it would be taken for a label: %s',
    (name) => {
      expect(askedBy('Segment', name)).toBe(
        `Which trail shoes would you recommend (${name}, if that matters)?`,
      );
    },
  );

  it.each([
    [
      'contract renewal coming up',
      /^Contract renewal coming up: [a-zI].*Acme/,
      /Acme.*\(contract renewal coming up, if/,
    ],
    [
      'airline damaged my bag',
      /^The airline damaged my bag: [a-zI].*Acme/,
      /Acme.*, given that the airline damaged my bag[,;?]/,
    ],
  ])(
    'opens every other composed question, so that not all of one situation open alike: %s',
    (name, opened, noted) => {
      const composed = PRODUCTS.map((product) =>
        composeQuestion({
          combination: {
            productCategory: { ...TRAIL_SHOES, name: product },
            attributes: [attributeOf('CustomerAttribute', 'Trigger', name)],
            competitor: null,
          },
          brandName: 'Acme',
          promptType: 'Validation',
          templateType: null,
        }),
      );
      expect(composed.filter((text) => !opened.test(text) && !noted.test(text))).toEqual([]);
      for (const form of [opened, noted]) expect(composed.some((text) => form.test(text))).toBe(true);
    },
  );
});
