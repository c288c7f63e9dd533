import { type Circumstance, forOne } from './circumstance.js';
import { after } from '../phrase.js';

/** When and for what customers need it, recognised in any category. The first that fits is said. */
export const OCCASIONS: readonly Circumstance[] = [
  { value: /^(?:snow|ice|rain|mud|sand)$/i, say: (value) => after(`for ${value}`) },
  {
    value: /^after (?:hysterectomy|mastectomy|vasectomy|c-section|caesarean)$/i,
    say: (value) => after(value.replace(' ', ' a ')),
  },
  { value: /^(?:holiday|trip|weekend|gap year|year) abroad$/i, say: forOne },
  {
    value:
      /^on an? (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|weekday|(?:bank|public) holiday)(?: \p{L}+)?$/iu,
    say: (_, name) => after(name.replace(/^On/, 'on')),
  },
  { value: /^back[- ]to[- ]school$/i, say: (value) => after(`for ${value}`) },
  { value: /^growth spurt$/i, say: () => after('during a growth spurt') },
  { value: /^(?:bbq|barbecue)$/i, say: () => after('for a barbecue') },
  {
    value: /^(?:breakfast|lunch|dinner|supper|a meal) in \d/i,
    say: (value) => after(`for ${value}`),
  },
  {
    value:
      /^(?:easter|good friday|christmas|ramadan|eid|diwali|hanukkah|passover|purim|mardi gras|(?:lunar|chinese) new year|lent|halloween|new year['’]?s eve|midsummer|burns night|bonfire night|boxing day|black friday|secret santa|valentine['’]?s(?: day)?)$/i,
    say: (_, name) => after(`for ${name}`),
  },
  {
    value:
      /^(?:thank you|thanks) (?:teacher|coach|nurse|carer|host|hostess|neighbour|neighbor|client|colleague|doctor|tutor|trainer|boss|friend)$/i,
    say: (value) => after(`to thank a ${value.replace(/^.* /, '')}`),
  },
  { value: /^(?:new )?(?:personal best|PB)$/i, say: forOne },
  { value: /^short notice$/i, say: () => after('at short notice') },
  {
    value:
      /^sweet (?:16|sixteen)$|^(?:stag|hen|bachelor|bachelorette|leaving|works?) (?:do|party|night|weekend)$/i,
    say: forOne,
  },
  {
    value:
      /^(?:an?|half an?|the whole|one|two|three) (?:full |whole |long )?(?:day|week|weekend|month|summer|winter|season|afternoon|morning|evening)s?$|^(?:early|late|mid)[- ](?:spring|summer|autumn|fall|winter)$/i,
    say: (value) => after(`for ${value}`),
  },
  { value: /^on the (?:go|move|road)$/i, say: (value) => after(value) },
  {
    value: /\b(?:grand prix|super bowl|world cup|olympics)$/i,
    say: (_, name) => after(`for the ${name}`),
  },
  { value: /^oktoberfest$/i, say: () => after('for Oktoberfest') },
  { value: /^mid-?week$/i, say: (value) => after(value) },
  { value: /^school run$/i, say: (value) => after(`for the ${value}`) },
  {
    value:
      /^(?:christmas|easter|thanksgiving|spring|summer|fall|winter|half[- ]term|new year(?:['’]s)?) (?:week|break)$|^(?:mid(?:winter|summer)|black tie|dry january|(?:game|race|match) day|(?:date|movie|game) night)$/i,
    say: (_, name) => after(`for ${name}`),
  },
  {
    value: /^(?:(?:christmas|easter|summer|school|half[- ]term|bank) holidays|northern lights)$/i,
    say: (_, name) => after(`for the ${name}`),
  },
  { value: /^(?:wedding|moving) day$/i, say: (value) => after(`for the ${value}`) },
  {
    value:
      /^(?:team building|search and rescue|(?:university|college|school) (?:entrance|admission|entry))$/i,
    say: (value) => after(`for ${value}`),
  },
  {
    value:
      /^after (?:dark|.*\b(?:surgery|operation|injury|accident|stroke|transplant|childbirth|pregnancy|miscarriage|breach))$/i,
    say: (value) => after(value),
  },
  { value: /^(?:after|before) (?:my|our)\s/i, say: (value) => after(value) },
  {
    value: /^(?:after|before) (?:bed|bedtime|breakfast|lunch|dinner|work|school|meals|sleep)$/i,
    say: (value) => after(value),
  },
  { value: /^(?:after|before) \p{L}/iu, say: (value) => after(`for ${value}`) },
];
