import nlp from 'compromise/two';

export interface Word {
  text: string;
  tags: ReadonlySet<string>;
}

const known = new Map<string, readonly Word[]>();
const KEPT = 5_000;

/** The words of a short text, each with its tags from compromise: `Noun`, `Plural`, `Adjective`, `PresentTense` … */
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

/** Whether compromise has a word, in lower case, in its lexicon. For others it only guesses. */
export const isKnownWord = (word: string): boolean => Object.hasOwn((nlp.model() as Model).one.lexicon, word);
