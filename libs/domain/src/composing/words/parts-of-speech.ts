import nlp from 'compromise/two';
import { memoized } from '../../memoized.js';

export interface Word {
  text: string;
  tags: ReadonlySet<string>;
}

/** The words of a short text, each with its tags from compromise: `Noun`, `Plural`, `Adjective`, `PresentTense` … */
export const wordsOf = memoized<readonly Word[]>(5_000, (text) =>
  nlp(text)
    .termList()
    .map((term) => ({ text: term.text, tags: new Set(term.tags) })),
);

interface Model {
  one: { lexicon: Readonly<Record<string, unknown>> };
}

/** Whether compromise has a word, in lower case, in its lexicon. For others it only guesses. */
export const isKnownWord = (word: string): boolean => Object.hasOwn((nlp.model() as Model).one.lexicon, word);
