import { fold } from './folding.js';

/**
 * What a list shows for a text that is typed into its search: the entries that hold each of its words, anywhere and in
 * any order, both sides folded. 'cafe' finds 'Café', 'blue sho' finds 'Shoes in Blue'; a blank text finds everything.
 */
export function searchFor(text: string): (candidate: string) => boolean {
  const words = fold(text).split(' ').filter(Boolean);
  if (words.length === 0) return () => true;
  return (candidate) => {
    const folded = fold(candidate);
    return words.every((word) => folded.includes(word));
  };
}
