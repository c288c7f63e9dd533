/** How an attribute is said beside a noun. */
export type AttributePhrase =
  /** Before it: `waterproof trail shoes`. */
  | { place: 'before'; text: string }
  /** Behind it: `trail shoes for beginners`. A clause has a form for one and one for many; `people`: whom it is for. */
  | { place: 'after'; one: string; many: string; people?: string }
  /** In no such way, as far as can be told: `trail shoes (ideally same day)` takes any words. */
  | { place: 'aside'; text: string };

export type After = Extract<AttributePhrase, { place: 'after' }>;

export const before = (text: string): AttributePhrase => ({ place: 'before', text });
export const after = (one: string, many = one): After => ({ place: 'after', one, many });
export function forPeople(words: string): After {
  // Staff write `simplify my routine` of somebody else.
  const people = words.replace(/\b(?:my|your)self\b/gi, 'themselves').replace(/\b(?:my|your)\b/gi, 'their');
  return { place: 'after', one: `for ${people}`, many: `for ${people}`, people };
}
export const aside = (text: string): AttributePhrase => ({ place: 'aside', text });
/** The same for what customers are in: a state, a trouble, a whole sentence. */
export const situation = (text: string): After =>
  after(`for situations like “${text.replace(/[“”"]/g, '')}”`);
