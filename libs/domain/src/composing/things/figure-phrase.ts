import { PRICE_WORDS } from '../adjective-phrase.js';
import { A_PRICE, MONEY, PREPOSITION, PRICE_RANGE } from '../words/attribute-words.js';
import { ABOUT_PRICE } from '../words/category-hints.js';
import { articleFor } from '../words/nouns.js';
import { type AttributePhrase, after, before } from '../phrase.js';
import { atPrice, lowerStart } from '../verb-phrase.js';

/** `under $100`, `£200 to £400`, `8p a word`. */
export function moneyPhrase(value: string, category: string): AttributePhrase | null {
  // `up to £10,000 vet fees`
  if (/^up to [£$€][\d,.]+[km]? (?!an?\b|per\b|each\b|in\b|off\b)\p{L}/iu.test(value))
    return after(`with ${lowerStart(value)}`);
  if (
    PREPOSITION.test(value) &&
    (MONEY.test(value) || (ABOUT_PRICE.test(category) && /^(?:under|over) \d\S*$/i.test(value)))
  )
    return after(atPrice(value));
  if (ABOUT_PRICE.test(category) && /^\d[\d.,]*k?\s?[-–]\s?\d[\d.,]*k?$/i.test(value))
    return after(`for ${value}`);
  if (/^\d[\d.,]*\s?[-–]\s?\d[\d.,]*\s?(?:[€£$]|(?:eur|usd|gbp|euros?|dollars?|pounds?)$)/i.test(value))
    return after(`for ${value}`);
  if (/\bfees?\b/i.test(category) && /^(?:under|below|up to|less than|from) \d[\d.]*\s?%$/i.test(value))
    return after(`with fees ${lowerStart(value)}`);
  const [, atLeast] = AT_LEAST.exec(value) ?? [];
  if (atLeast) return after(`for ${atLeast} or more`);
  if (/\bamounts?\b/i.test(category) && A_PRICE.test(value)) return after(`of ${value}`);
  const [, sign, least, most] = PRICE_RANGE.exec(value) ?? [];
  if (sign && least && most) return after(`between ${sign}${least} and ${sign}${most}`);
  // `2P` is a tent for two.
  if (
    (A_PRICE.test(value) && !/^\d+P$/.test(value)) ||
    /^\d+ (?:cents|pence) (?:an?|per)\s|^\d+ for [$€£¥]/i.test(value)
  )
    return after(`at ${value}`);
  if (A_RATE.test(value)) return after(`at ${value.replace(/p\.?a\.?$/i, 'p.a.')}`);
  if (ABOUT_PRICE.test(category) && /^per \S+(?: per \S+)?$/i.test(value))
    return after(`priced ${lowerStart(value)}`);
  const word = ABOUT_PRICE.test(category) ? PRICE_WORDS[value.toLowerCase()] : undefined;
  return word ? before(word) : null;
}

/** `£200+`, `$75 and up` */
const AT_LEAST = /^([$€£¥]\s?\d[\d.,]*k?)\s?(?:\+|plus|and (?:up|over|above)|or (?:more|over))$/i;

/** `range over 80 km`, `at least 2 GPM`, `under 12% ABV`; but a whisky is `at least 10 years old`. */
export function measurePhrase(value: string): AttributePhrase | null {
  if (/^up to \d[\d.,]*\s?°[CF]$/i.test(value)) return after(`rated ${lowerStart(value)}`);
  if (/^every \d+ (?:minutes|mins?|hours)$/i.test(value))
    return after(`that runs ${lowerStart(value)}`, `that run ${lowerStart(value)}`);
  if (/^within (?:an?|\d+|two|three) (?:hours?|days?|weeks?|months?)$/i.test(value))
    return after(`available ${lowerStart(value)}`);
  if (MEASURED.test(value)) return after(`with ${articleFor(value)} ${lowerStart(value)}`);
  return /^(?:(?:at least|at most|no more than) \d|(?:under|over|up to|less than|more than) \d[\d.,]*% \p{L})/iu.test(
    value,
  ) && !/\sold$/i.test(value)
    ? after(`with ${lowerStart(value)}`)
    : null;
}
const MEASURED =
  /^(?:range|payload|capacity|load capacity|weight limit|top speed|reach|depth|waiting time|turnaround|response time)\s(?:of|over|under|up to|above|below|at least)\s\d/i;

/** `0.75% p.a.` */
const A_RATE = /^\d[\d.,]*\s?%(?:\s(?:p\.?a\.?|apr|apy|aer))?$/i;
