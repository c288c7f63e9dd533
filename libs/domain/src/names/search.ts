import { fold } from './folding.js';

/**
 * What a list shows for a text that is typed into its search: the entries that hold each of its words, anywhere and in
 * any order, both sides folded. 'cafe' finds 'Café', 'blue sho' finds 'Shoes in Blue'; a blank text finds everything.
 */
export function searchFor(text: string): (candidate: string) => boolean {
  const isFound = searchInFolded(text);
  return (candidate) => isFound(fold(candidate));
}

/** The same for entries that are folded already: thousands would be folded again at each key. */
export function searchInFolded(text: string): (folded: string) => boolean {
  const words = fold(text).split(' ').filter(Boolean);
  return (folded) => words.every((word) => folded.includes(word));
}

/**
 * How well a found entry, folded, fits a text that is typed: 0 if it begins with the text, 1 if a word of it does, else 2.
 */
export function searchRank(text: string): (folded: string) => number {
  const typed = fold(text).trim();
  return (folded) => {
    if (folded.startsWith(typed)) return 0;
    return ` ${folded}`.includes(` ${typed}`) ? 1 : 2;
  };
}
