/** Signs that people type as others: `it's` finds `it’s`. */
const TYPED = '’‘–—‐‑';
const PLAIN = "''----";
const TYPED_SIGN = new RegExp(`[${TYPED}]`, 'g');
/** Accents: `cafe` finds `café`, and the other way round. */
const MARKS = '[\u0300-\u036f]';
const MARK = new RegExp(MARKS, 'g');

/** ILIKE patterns, one for each word: a text that matches all of them holds the words anywhere and in any order. */
export function wordPatterns(text: string): string[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  // Of an accent alone nothing is left, and an empty word would be found everywhere.
  return (words.length > 0 ? words : [text]).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

const folded = (text: string): string =>
  text
    .replace(TYPED_SIGN, (sign) => PLAIN.charAt(TYPED.indexOf(sign)))
    .normalize('NFKD')
    .replace(MARK, '');

/**
 * A condition: the text of a column holds the words of `wordPatterns`. Only text beyond ASCII, which is rare, is folded
 * for it.
 */
export const holdsWords = (column: string, patterns: string): string =>
  `CASE WHEN octet_length(${column}) = char_length(${column}) THEN ${column}
    ELSE regexp_replace(normalize(translate(${column}, '${TYPED}', $$${PLAIN}$$), NFKD), '${MARKS}', '', 'g')
    END ILIKE ALL (${patterns})`;
