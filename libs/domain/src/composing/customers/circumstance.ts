import { articleFor } from '../words/nouns.js';
import { type After, type AttributePhrase, after } from '../phrase.js';

export interface Circumstance {
  value: RegExp;
  /** @param name the value with its capitals, where it may be a name */
  say: (value: string, name: string) => AttributePhrase;
}

export const forOne = (words: string): After => after(`for ${articleFor(words)} ${words}`);

/** The same, where only the category makes it certain. */
export interface CircumstanceOfCategory {
  /** The categories that it applies to. */
  about: RegExp;
  value: Pick<RegExp, 'test'>;
  /** @param name the value with its capitals, where it may be a name */
  say: (value: string, name: string, category: string) => AttributePhrase;
}
