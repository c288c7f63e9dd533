/** Shorter names are too much like other words. */
const FEWEST_LETTERS = 7;
const WORD = /\p{Lu}[\p{L}\p{M}]*/gu;

/**
 * The word of a question that is one of these names but for one letter or two swapped ones: `Brakenfold` for Brackenfold;
 * null for none. Only names of one word are looked for, and only words with a capital that occur in none of `others`.
 */
export function misspeltName(
  question: string,
  names: readonly string[],
  others: readonly string[],
): string | null {
  const wanted = names.filter((name) => /^\p{L}+$/u.test(name) && name.length >= FEWEST_LETTERS);
  if (wanted.length === 0) return null;
  const known = new Set(others.flatMap((name) => name.toLowerCase().match(/\p{L}+/gu) ?? []));
  const words = (question.match(WORD) ?? []).filter((word) => !known.has(word.toLowerCase()));
  return (
    words.find((word) => wanted.some((name) => isNearly(word.toLowerCase(), name.toLowerCase()))) ?? null
  );
}

/** Whether two words differ in one letter, which one of them may lack, or in the order of two. */
function isNearly(one: string, other: string): boolean {
  const [long, short] = one.length < other.length ? [other, one] : [one, other];
  let from = 0;
  while (from < short.length && long[from] === short[from]) from++;
  let same = 0;
  while (same < short.length - from && long.at(-1 - same) === short.at(-1 - same)) same++;
  const [more, less] = [long.slice(from, long.length - same), short.slice(from, short.length - same)];
  const isSwapped = more.length === 2 && more === [...less].toReversed().join('');
  return (more.length === 1 && less.length <= 1) || isSwapped;
}
