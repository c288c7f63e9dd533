/** How an attribute is said beside a noun. */
export type AttributePhrase =
  /** Before it: `waterproof trail shoes`. */
  | { place: 'before'; text: string }
  /** Behind it: `trail shoes for beginners`. A clause has a form for one and one for many; `people`: whom it is for; `concern`: what it has to do with. */
  | { place: 'after'; one: string; many: string; people?: string; concern?: string }
  /** In no such way, as far as can be told: a note at the end takes any words. */
  | { place: 'aside'; text: string; of: NoteOf };

/** Of what a note is: the thing, who asks, what one chooses by, or the purchase, of which it is a whole remark. */
export type NoteOf = 'thing' | 'asker' | 'choice' | 'purchase';

export type After = Extract<AttributePhrase, { place: 'after' }>;

export const before = (text: string): AttributePhrase => ({ place: 'before', text });
export const after = (one: string, many = one): After => ({ place: 'after', one, many });
export function forPeople(words: string): After {
  // Staff write `simplify my routine` of somebody else.
  const people = words.replace(/\b(?:my|your)self\b/gi, 'themselves').replace(/\b(?:my|your)\b/gi, 'their');
  return { place: 'after', one: `for ${people}`, many: `for ${people}`, people };
}
/** `varifocals with dry eyes in mind` */
export const inMind = (concern: string): After => {
  const text = `with ${concern} in mind`;
  return { place: 'after', one: text, many: text, concern };
};
/** `Which trail shoes would you recommend (ideally same day)?` */
export const aside = (text: string): AttributePhrase => ({ place: 'aside', text, of: 'thing' });
/** `Which pillows would you recommend (old one sags, if that matters)?` */
export const situation = (text: string): AttributePhrase => ({ place: 'aside', text, of: 'asker' });
/** `Which solar panels would you recommend (what matters most is durability)?` */
export const criterion = (text: string): AttributePhrase => ({ place: 'aside', text, of: 'choice' });
/** `Which solar panels would you recommend (needed this month)?` */
export const remark = (text: string): AttributePhrase => ({ place: 'aside', text, of: 'purchase' });
