import nlp from 'compromise/two';

export interface Word {
  text: string;
  tags: ReadonlySet<string>;
}

const known = new Map<string, readonly Word[]>();
const KEPT = 5_000;

/** The words of a short text, each with what it may be: `Noun`, `Plural`, `Adjective`, `PresentTense` … of compromise. */
export function wordsOf(text: string): readonly Word[] {
  let words = known.get(text);
  if (!words) {
    if (known.size >= KEPT) known.clear();
    words = nlp(text)
      .termList()
      .map((term) => ({ text: term.text, tags: new Set(term.tags) }));
    known.set(text, words);
  }
  return words;
}

interface Model {
  one: { lexicon: Readonly<Record<string, unknown>> };
}

/** A word, in lower case, that compromise has in its lexicon: others it only guesses. */
export const isKnownWord = (word: string): boolean => Object.hasOwn((nlp.model() as Model).one.lexicon, word);
