import { fault, type AnswerFault } from './answer-fault.js';

/** Tags, comments, entities, links, and leftover Markdown: a question is plain text. */
const MARKUP =
  /<\/?[a-z!][^<>]*>|<\/|<[a-z]+$|&(?:[a-z]{2,6}|#\d+);|\*\*|__|~~|```|^\s*[{[|]|\|\s*$|\s\|\s|https?:\/\/|\bwww\.|\]\(|\\|`|\s=\s/i;
/** Placeholders where a value should be: braces and brackets, blanks, names of variables, programming words. */
const PLACEHOLDER =
  /[{}]|\[[^\]]*\]|\$[A-Za-z_]|%[sd]\b|%\w+%|_{2,}|(?:\.\s?){4,}|<<|>>|\b(?:lorem ipsum|TBD|TODO|XXX+|XX(?!-)|NN|N\/A|undefined|null|NaN|not specified|unspecified)\b|\[object|\b[A-Z]{2,}(?:_[A-Z]+)+\b|\b(?:productCategory|categoryName|attributeName|brandName|[Bb]rand[12]|product_category|category_name|attribute_name|brand_name|competitor_name)\b|\b(?:insert|your) (?:brand|product|category|company|city|name|attribute)(?: name)? here\b|\b(?:Brand|Product|Company|Competitor|Attribute|Category|City) (?:[XYZ]|Name)\b|\(optional\b|\b(?:in|near|at|for|from|by|with|of) \([a-z ]+\)\s*\?$/;
/**
 * Words that cannot end a sentence, because something must follow them. In capitals they are names: vitamin A,
 * Portland, OR.
 */
const OPEN_END =
  /(?:^|\s)(?:an?|the|and|or|nor|but|my|our|their|(?<!\b(?:like|of|than|as)\s)his|its|your|than|if|because|although|while|whether|unless|including|versus|vs\.?|e\.g\.|i\.e\.|such as|as well as|between|und|oder|der|die|das|ein|eine|et|ou|le|la|les|des|une?|y|el|los|las|del|e|il|gli)\s*\?$/u;
const BROKEN_END = /(?:\.\.|…|[,;:/(&–—-]|(?<![\p{L}\p{N}])\+)\s*["'”’)]?\?$/u;
const BROKEN_BEGIN =
  /^(?:[,;:.!?)\]/…]|(?:or|nor|than)\s|(?:and|but)\s(?!(?:what|which|how|who|where|when|why|is|are|do|does|can|if)\b))/iu;
const PAIRS: readonly [open: string, close: string][] = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
  ['«', '»'],
  ['（', '）'],
  ['「', '」'],
];

/** What is wrong with a text as plain, complete text. Names with odd signs must be replaced before. */
export function wordingFault(text: string): AnswerFault | null {
  if (PLACEHOLDER.test(text)) return fault('placeholder', 'it holds a placeholder instead of what is meant');
  if (MARKUP.test(text)) return fault('markup', 'it holds markup or a link, and must be plain text');
  if (isUnfinished(text)) return fault('unfinished', 'it breaks off, or begins in the middle');
  return null;
}

/** The fault of a text that repeats a word directly. Only a name may do that. */
export const doublingFault = (text: string): AnswerFault | null =>
  DOUBLED.test(text) ? fault('doubled', 'a word stands twice in it, one after the other') : null;

/** Long words are hardly ever repeated on purpose. */
const DOUBLED =
  /(?<![\p{L}-])(?!(?:that|very|really|long|much|many|same|more|less|part|half)\b)([a-z]{4,}) \1(?![\p{L}-])/u;

function isUnfinished(text: string): boolean {
  const question = text.slice(0, text.indexOf('?') + 1);
  return (
    OPEN_END.test(question) ||
    BROKEN_END.test(question) ||
    BROKEN_BEGIN.test(text) ||
    // In `6'5"` the quotation mark means inches.
    (countOf(text, '"') % 2 === 1 && countOf(text.replace(/\d"/g, ''), '"') % 2 === 1) ||
    PAIRS.some(([open, close]) => countOf(text, open) > countOf(text, close))
  );
}

function countOf(text: string, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) count++;
  return count;
}
