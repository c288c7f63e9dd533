import { ABOUT_PRICE } from '../words/category-hints.js';
import { KNOWN_FIGURES } from './known-figures.js';
import { asItIs, behind, type KnownPart } from './known-part.js';
import { AMOUNT_OF, headOfFeature, isSureNoun, nounPhrase } from '../words/noun-phrase.js';
import { articleFor, guessForm } from '../words/nouns.js';
import { type After, after, before } from '../phrase.js';
import { thePlace } from '../words/places.js';
import { lowerStart, ofSeveral } from '../verb-phrase.js';

const ABOUT_HELP = /\b(?:support|customer (?:service|care)|help)$/i;
const fromOne = (value: string): After => after(`from ${articleFor(value)} ${value}`);

/** `with a pirate theme` */
function aTheme(value: string): string {
  const theme = guessForm(value) === 'plural' ? value.replace(/(?<=o)es$|s$/i, '') : value;
  return `with ${articleFor(theme)} ${theme} theme`;
}
/** What a thing has, recognised by its words. The first that fits is said. */
export const KNOWN_PARTS: readonly KnownPart[] = [
  ...KNOWN_FIGURES,
  { about: ABOUT_HELP, value: /^in \p{Lu}\p{L}+$/u, say: (value) => after(`with support ${value}`) },
  { about: ABOUT_HELP, value: /^24\/7$/, say: (value) => after(`with ${value} support`) },
  { value: /^24\/7$/, say: behind('available') },
  // `In the Algarve`, `on sale`, `for beginners`
  { value: /^(?:with|without|within|in|on|at|near|next to|close to|opposite|from|by|for)\s\S/i, say: asItIs },
  {
    about: /\b(?:packag\w+|packs?(?: sizes?)?|containers?)\b/i,
    value:
      /(?:^|[\s-])(?:packs?|cans|bottles|boxes|bags|tallboys|growlers|kegs|pouches|jars|tins|sachets|cartons|cases)$/i,
    say: (value) => after(`in ${nounPhrase(lowerStart(value))}`),
  },
  {
    value:
      /^(?:large|small|high|big|huge|extra-large|low) (?:capacity|(?:\p{L}+ )?(?:space|volume)|noise level)$/iu,
    say: behind('with a'),
  },
  { value: /^(?:seven|\d+) (?:days|nights|weeks|hours) (?:a|per) (?:day|week|year)$/i, say: behind('open') },
  { about: /\bcauses?\b/i, value: /^\p{L}[\p{L}\s'’-]*$/u, say: (value) => after(`for ${value}`) },
  { value: /^short notice$/i, say: behind('at') },
  { value: /^cycle[- ]to[- ]work(?: scheme)?$/i, say: () => after('available on the cycle to work scheme') },
  {
    value: /^(?:your )?own (?!brand\b|label\b|(?:it|the|your|our|my|an?|from|after|at|in|outright)\b)\p{L}/iu,
    say: (value) =>
      after(`with its ${value.replace(/^your /i, '')}`, `with their ${value.replace(/^your /i, '')}`),
  },
  {
    about: /\b(?:licen[cs]\w+|pric\w+|billing|costs?|fees?)\b/i,
    value: /^per[- ]\p{L}+$/iu,
    say: (value) => after(`priced ${value.replace('-', ' ')}`),
  },
  { value: /^(?:on|off)[- ]premises?$/i, say: (value) => before(lowerStart(value).replace(/ /, '-')) },
  {
    value: /^\p{Lu}{2,} [Mm]arketplace$/u,
    say: (value) => after(`on the ${value.replace(/m(?=arket)/, 'M')}`),
  },
  {
    value: /^free (?:first |follow-up |initial )?(?:call|consultation|visit|session|quote|survey)$/i,
    say: behind('with a'),
  },
  { value: /^\p{Lu}{2,} referral$/u, say: (value) => after(`with ${articleFor(value)} ${value}`) },
  { value: /^single \p{L}+ of \p{L}/iu, say: behind('with a') },
  { value: /^\p{L}+[^s\P{L}]s that \p{L}/iu, say: behind('with') },
  { value: /^route \d+$/i, say: behind('on') },
  { value: /^stocking (?:stuffer|filler)$/i, say: behind('as a') },
  { value: /^tap to pay$/i, say: behind('with') },
  {
    value:
      /^(?:kids|children|infants|pets|dogs|under[- ]\d+s) (?:under \d+ )?(?:stay|eat|go|fly|travel|ski|sail) free$/i,
    say: behind('where'),
  },
  { value: /^(?:ground|first|second|top|upper|lower) floor$/i, say: behind('on the') },
  { value: /^(?:spring|summer|autumn|winter)$/i, say: behind('for') },
  { value: /^sale$/i, say: behind('on') },
  {
    about: /^(?:type |level )?(?:of )?cover$/i,
    value:
      /^(?!.*\b(?:only|included|cover|car|excess|claims?|comprehensive|assistance|party|bonus)\b)\p{L}+(?: \p{L}+)?(?<!s)$/iu,
    say: (value) => after(`with ${value} cover`),
  },
  {
    about: /^(?:type |level )?(?:of )?cover$/i,
    value: /^(?!no\s|.*\b(?:only|claims|extras|covers)\b)\p{L}+ \p{L}+[^s\P{L}]s$/iu,
    say: (value) => after(`with cover for ${value}`),
  },
  {
    about: ABOUT_PRICE,
    value: /^(?:enterprise|starter|pro|basic|team|business)$/i,
    say: (value) => after(`with ${articleFor(value)} ${lowerStart(value)} plan`),
  },
  {
    value: /^bundle with \S/i,
    say: (value) => after(`that lets you ${lowerStart(value)}`, `that let you ${lowerStart(value)}`),
  },
  // `UK to Ireland`
  {
    about: /\b(?:lanes?|routes?)\b/i,
    value: /^\p{Lu}[\p{L} ]*(?: to | ?[–→] ?)\p{Lu}[\p{L} ]*$/u,
    say: (value) =>
      after(
        value.replace(
          /^(.+?)(?: to | ?[–→] ?)(.+)$/,
          (_, from: string, to: string) => `from ${thePlace(from)} to ${thePlace(to)}`,
        ),
      ),
  },
  {
    about: /\blanguages?\b/i,
    value: /^(?:\p{Lu}\p{Ll}+|\p{Lu}{3,4})$/u,
    say: (value) => after(`in ${value}`),
  },
  { value: /^purchase$/i, say: () => after('to buy') },
  { value: /(?:^|\s)install$/i, say: (value) => after(`with ${lowerStart(value)}ation`) },
  { value: /^\p{L}+\d+ method$/iu, say: (value) => after(`with the ${value}`) },
  {
    value: /^24\/7 (?!concierge|front desk|(?:\p{L}+ )?(?:hotline|helpline)|chatbot|emergency$)\p{L}/iu,
    say: behind('with'),
  },
  { value: /(?:^|\s)APIs$/, say: (value) => after(`with ${value}`) },
  { value: /^(?:our|my|your|an?|the)\s.*API$/i, say: behind('with') },
  { value: /(?:^|\s)(?:API|SLA|SDK|NDA)$/, say: (value) => after(`with ${articleFor(value)} ${value}`) },
  {
    value:
      /^(?!.*\sthrough\s).*\s(?:employer|partner|business|charity|co-op|cooperative|member|carrier|contractor|installer)$/i,
    say: fromOne,
  },
  {
    value:
      /^(?:no|zero|unlimited|0\s?%)\s|^(?:cash[- ]?back|financing)$|^SPF(?:\s?\d+\+?)?$|\bself[- ]service$|^natural (?:day)?light$|^\d+\s?[GT]B\s(?:V?RAM|memory|storage)$/i,
    say: behind('with'),
  },
  { value: /^(?:an?|our own|their own) \S+ \S/i, say: behind('with') },
  { value: /^new[- ]for[- ]old(?: replacement)?$/i, say: () => after('with new-for-old replacement') },
  {
    value: /^(?:(?:good|great|excellent) )?value(?: for money)?$/i,
    say: () => after('that is good value', 'that are good value'),
  },
  // `natural looking`, `great tasting`
  {
    value: /^\p{L}+[ -](?:looking|tasting|smelling|sounding|feeling|wearing|lasting|drying|acting)$/iu,
    say: (value) => before(value.replace(' ', '-')),
  },
  { value: /^\S+ languages$/i, say: behind('in') },
  { value: /^24\/7 emergency$/i, say: () => after('with a 24/7 emergency service') },
  {
    value: /^24\/7 (?:concierge|front desk|(?:\p{L}+ )?(?:hotline|helpline)|chatbot)$/iu,
    say: behind('with a'),
  },
  {
    value: /^best value for money$/i,
    say: () => after('that gives the best value for money', 'that give the best value for money'),
  },
  {
    value: /^(?:fits (?:through )?(?:the )?)?letter ?box(?:[- ]friendly)?$/i,
    say: () => after('that fits through the letterbox', 'that fit through the letterbox'),
  },
  { value: /^which trusted trader$/i, say: () => after('from a Which Trusted Trader') },
  { value: /^which best buy$/i, say: () => after('that is a Which Best Buy', 'that are Which Best Buys') },
  {
    value: /^(?!high\s)(?:\p{L}+ )?(?:pass|placement|success|completion|retention|satisfaction) rate$/iu,
    say: (value) => after(`with a high ${value}`),
  },
  {
    value: /^(?:(?:spare )?parts|stock) availability$|^(?:wet|dry|snow) (?:braking|handling|traction)$/i,
    say: (value) => after(`with good ${lowerStart(value)}`),
  },
  {
    value: /^(?:symmetrical|fast|unlimited) uploads?$/i,
    say: (value) => after(`with ${lowerStart(value).replace(/s$/, '')} speeds`),
  },
  { value: /^part[- ]exchange$/i, say: behind('with') },
  { value: /^trade-?ins?$/i, say: behind('with') },
  { value: /^(?:LATCH|ISOFIX|SIPS)$/, say: (value) => after(`with ${value}`) },
  { value: /^(?:heavy|light|large|bulky|fragile) (?:loads|items|goods|parcels)\b/i, say: behind('for') },
  // `B12 added`, `subsidy application handled`
  {
    value: /^\S+(?: \S+)? added$/i,
    say: (value) => after(`with added ${value.replace(/ added$/i, '')}`),
  },
  {
    value: /^\p{L}+(?: \p{L}+)? (?:handled|arranged|sorted|looked after|taken care of)$/iu,
    say: (value) => after(`with the ${lowerStart(value)}`),
  },
  // `branch nearby`, `range 400+ km`, `cut-off 11 pm`
  {
    value: /^\p{L}+[^s\P{L}] nearby$/iu,
    say: (value) => after(`with ${articleFor(value)} ${lowerStart(value)}`),
  },
  {
    value:
      /^(?:comfortable|snug|relaxed|slim|regular|perfect|custom|secure|loose|tailored) fit$|^long lifespan$/i,
    say: behind('with a'),
  },
  {
    value: /^(?:one-time|one-off|weekly|monthly|recurring) service$/i,
    say: (value) => before(lowerStart(value.replace(/ service$/i, ''))),
  },
  // `iOS and Android`
  {
    value:
      /^(?:(?:iOS|iPhone|iPad|Android|Windows|macOS|Mac|Linux|PC|web|desktop|mobile)(?:,? (?:and|&|or) |, ?|\/)?){2,}$/i,
    say: (value) => after(`for ${value.replaceAll('&', 'and')}`),
  },
  {
    about: /\b(?:tasting|flavou?r|aroma) notes?\b/i,
    value: /^(?!lightly|slightly|very|not)\p{L}+(?: and)?(?: \p{L}+){0,3}$/iu,
    say: (value) => (/(?:y|ed|ous|ful)$/i.test(value) ? before(value) : after(`with notes of ${value}`)),
  },
  {
    about: /\bthemes?\b/i,
    value: /^(?!.*\btheme)\p{L}+(?: \p{L}+){0,3}$/iu,
    say: (value) => after(aTheme(value)),
  },
  { value: /^(?:available|aged)\s/i, say: asItIs },
  { value: /\s(?:pricing|billing|wrapping)$/i, say: behind('with') },
  { value: /^half the (?:price|cost)\b/i, say: behind('at') },
  { value: /^(?:half|twice|double|a third of) the \S/i, say: behind('with') },
  // `ashes returned within 48 hours`, `date ideas nearby`
  {
    value:
      /^(?:\p{L}+ )?\p{L}+[^s\P{L}]s (?:\p{L}+ed|sent|made|done|kept|given|held) (?:in|within|by|to|at|on|from|before|after|for)\s/iu,
    say: behind('with'),
  },
  { value: /^(?:\p{L}+ )?\p{L}+[^s\P{L}]s nearby$/iu, say: behind('with') },
  { value: AMOUNT_OF, say: behind('with') },
  {
    value: /^(?:\S+ )?proof of concept$/i,
    say: (value) => after(`with ${articleFor(value)} ${lowerStart(value)}`),
  },
  // `live chat with a pharmacist`
  {
    value: /^(?!free |no )\p{L}[\p{L}\s-]+ with \p{L}/iu,
    say: (value) => {
      const head = headOfFeature(value);
      const what = `${isSureNoun(head) ? nounPhrase(head) : head}${value.slice(head.length)}`;
      return after(`that offers ${lowerStart(what)}`, `that offer ${lowerStart(what)}`);
    },
  },
  {
    value:
      /^(?:your |the |all |our )?(?:data|files|money|savings) (?:stays?|never leaves?|remains?|(?:is|are) (?:stored|kept|held))\s/i,
    say: behind('where'),
  },
  { value: /^(?:out of hours|around the clock|year[- ]round)$/i, say: behind('available') },
  {
    value: /^doesn['’]t \S/i,
    say: (value) => after(`that ${lowerStart(value)}`, `that ${ofSeveral(value)}`),
  },
  // `first month free`
  { value: /^first \S+(?: \S+)? free$/i, say: behind('with the') },
  {
    value: /^(?:first )?\p{L}+ half[- ]price$/iu,
    say: (value) =>
      after(
        `with ${/^first/i.test(value) ? 'the ' : ''}${lowerStart(value).replace(/ half[- ]price$/i, '')} at half price`,
      ),
  },
  {
    value:
      /^free (?:delivery|shipping|returns|cancellation) \S|^(?:delivery|shipping) (?:to|within|from) \S|^click (?:and|&) collect(?: (?:in|within) .+)?$/i,
    say: behind('with'),
  },
  { value: /^same \S+(?: \S+)? (?:every|each) \S+$/i, say: behind('with the') },
  {
    value: /^every (?:other |\S+ )?(?:day|night|week|month|fortnight|weekday|weekend|days|weeks|months)$/i,
    say: asItIs,
  },
  { value: /^data (?:stored|hosted|held|kept) in \S/i, say: behind('with') },
  { value: /^(?:air[- ]con|wi-?fi)$/i, say: (value) => after(`with ${value}`) },
  { value: /^while you wait$/i, say: asItIs },
  {
    value: /^never \S+s$/i,
    say: (value) => after(`that ${lowerStart(value)}`, `that ${ofSeveral(value)}`),
  },
  {
    value: /^(?:placement|sandwich|gap|foundation) year$/i,
    say: (value) => after(`with ${articleFor(value)} ${value}`),
  },
  {
    value: /^(?:scholarships|grants|bursaries|discounts|savings) (?:of|up to|from) \S/i,
    say: behind('with'),
  },
  { value: /^en[- ]suite$/i, say: (value) => after(`with an ${value}`) },
  { value: /^(?:exclusive|sole) (?:use|access|hire)$/i, say: behind('with') },
  {
    value:
      /direct deposit$|^(?:apple|google|samsung) pay$|^(?:apple carplay|android auto|e-?sim)$|^(?:credit|muscle|team|wealth)[- ]building$|^(?:zelle|paypal|klarna|venmo)$/i,
    say: (value) => after(`with ${value}`),
  },
  { value: /^\p{Lu}\p{Ll}+[- ]speaking$/u, say: (value) => after(`with ${value.replace(' ', '-')} staff`) },
  { value: /^discount for \S/i, say: behind('with a') },
  { value: /^(?:nurse|doctor|chef|vet|gym|caf[eé]) on[- ]site$/i, say: behind('with a') },
  { value: /^(?:intel|amd) \S/i, say: (value) => after(`with an ${value}`) },
  { value: /\sstaff$/i, say: (value) => after(`with ${value}`) },
  { value: /\steam$/i, say: (value) => after(`with ${nounPhrase(value)}`) },
];
