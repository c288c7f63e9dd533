import { type After, type AttributePhrase, after } from '../phrase.js';
import { lowerStart } from '../verb-phrase.js';

export interface KnownPart {
  /** The categories that it applies to; all when absent. */
  about?: Pick<RegExp, 'test'>;
  value: Pick<RegExp, 'test'>;
  say: (value: string, category: string) => AttributePhrase;
}

/** What stands in the sentence as it is, behind these words. */
export const behind = (lead: string) => (value: string) => after(`${lead} ${lowerStart(value)}`);
export const asItIs = (value: string): After => after(lowerStart(value));
