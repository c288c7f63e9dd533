/** Replaces names and numbers. */
const MASK = '§';
const patterns = new Map<string, RegExp>();
const PATTERNS_KEPT = 5_000;

/**
 * A question with its names and numbers masked, in a way that anybody can reproduce: NFKC, lower case, each name as a
 * whole word (longest first) and each run of digits replaced by §, every other run of signs by one space.
 */
export function maskedQuestion(question: string, names: readonly string[]): string {
  const plain = names.map(plainOf).filter(Boolean);
  const longestFirst = [...new Set(plain)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  return longestFirst
    .reduce((text, name) => text.replace(patternOf(name), MASK), plainOf(question))
    .replace(/\p{N}+/gu, MASK)
    .replace(/[^\p{L}\p{M}§]+/gu, ' ')
    .trim();
}

const plainOf = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

function patternOf(name: string): RegExp {
  let pattern = patterns.get(name);
  if (!pattern) {
    if (patterns.size >= PATTERNS_KEPT) patterns.clear();
    const escaped = name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu');
    patterns.set(name, pattern);
  }
  return pattern;
}
