/** How an attribute is phrased next to a noun. */
export type AttributePhrase =
  /** Before the noun: `waterproof trail shoes`; `isKind`: a noun, which fits only before a name of one word. */
  | { place: 'before'; text: string; isKind?: boolean }
  /**
   * After the noun: `trail shoes for beginners`. A clause has a singular and a plural form; `people`: the target group;
   * `field`: an industry; `interest`: a goal; `aim`: what somebody wants to do; `trait`: what bodies have; `breed`: of animals;
   * `isOfAnimal`: the body is an animal's; `ofPersons`: the same behind a noun for persons; `isSet`: by staff, so it is
   * said word for word.
   */
  | {
      place: 'after';
      one: string;
      many: string;
      people?: string;
      field?: string;
      interest?: string;
      aim?: string;
      trait?: string;
      breed?: string;
      isOfAnimal?: boolean;
      isSet?: boolean;
      ofPersons?: Pick<After, 'one' | 'many'>;
    }
  /** Neither, as far as can be determined: a note at the end fits any words. */
  | { place: 'aside'; text: string; of: NoteOf; isSentence?: boolean };

/**
 * The subject of a note: the thing, the asker, the criterion of choice, or the purchase; the last is a complete remark.
 */
export type NoteOf = 'thing' | 'asker' | 'choice' | 'purchase';

export type After = Extract<AttributePhrase, { place: 'after' }>;

export const before = (text: string): AttributePhrase => ({ place: 'before', text });
/** `hatchback cars`; but `used cars (ideally hatchback)` */
export const kindBefore = (text: string): AttributePhrase => ({ place: 'before', text, isKind: true });
export const after = (one: string, many = one): After => ({ place: 'after', one, many });
export function forPeople(words: string): After {
  // Staff write `simplify my routine` about customers.
  const people = words
    .replace(/\b(?:my|your)self\b/gi, 'themselves')
    .replace(/\b(?:my|your)\b/gi, 'their')
    // `unhappy with current bank`, `travelling with dog`
    .replace(/\b(with|in|from|of|at|to|by|about) (?=current \S*[^s\s]$)/i, '$1 their ')
    .replace(
      /\bby (?=(?:bank|insurer|employer|landlord|lender|airline|carrier|provider|supplier)$)/i,
      'by their ',
    )
    .replace(/\bwith (?=(?:pet|dog|cat|horse|baby|toddler|child|partner)$)/i, 'with their ');
  return { place: 'after', one: `for ${people}`, many: `for ${people}`, people };
}
/** `Which trail shoes would you recommend (ideally same day)?` */
export const aside = (text: string): AttributePhrase => ({ place: 'aside', text, of: 'thing' });
/** `The old one sags: which pillows would you recommend?`, `which would you recommend, given that the old one sags?` */
export const situation = (text: string, isSentence: boolean): AttributePhrase => ({
  place: 'aside',
  text,
  of: 'asker',
  isSentence,
});
/** `Which solar panels would you recommend (what matters most is durability)?` */
export const criterion = (text: string): AttributePhrase => ({ place: 'aside', text, of: 'choice' });
/** `Which solar panels would you recommend (needed this month)?` */
export const remark = (text: string): AttributePhrase => ({ place: 'aside', text, of: 'purchase' });
