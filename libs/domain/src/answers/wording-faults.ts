import { fault, type AnswerFault } from './answer-fault.js';

/** Tags, comments, entities, links, and leftover Markdown: a question is plain text. */
const MARKUP =
  /<\/?[a-z!][^<>]*>|<\/|<[a-z]+$|&(?:[a-z]{2,6}|#\d+);|\*\*|__|~~|```|^\s*[{[|]|\|\s*$|\s\|\s|https?:\/\/|\bwww\.|\]\(|\\|`|\s=\s/i;
/** Placeholders where a value should be: braces and brackets, blanks, names of variables, programming words. */
const PLACEHOLDER =
  /[{}]|\[[^\]]*\]|\$[A-Za-z_]|%[sd]\b|%\w+%|_{2,}|(?:\.\s?){4,}|<<|>>|\b(?:lorem ipsum|TBD|TODO|XXX+|XX(?!-)|NN|N\/A|undefined|null|NaN|not specified|unspecified)\b|\[object|\b[A-Z]{2,}(?:_[A-Z]+)+\b|\b(?:productCategory|categoryName|attributeName|brandName|[Bb]rand[12]|product_category|category_name|attribute_name|brand_name|competitor_name)\b|\b(?:insert|your) (?:brand|product|category|company|city|name|attribute)(?: name)? here\b|\b(?:Brand|Product|Company|Competitor|Attribute|Category|City) (?:[XYZ]|Name)\b|\b(?:Brand|Product|Company|Competitor|Attribute) [AB]\b(?![-+&'’])|\((?:insert|enter|specify|fill in|name of|your (?:brand|product|company|city|country|state|name))\b|\((?:[a-z]+ )?name\)|\(optional\b|\((?:product |attribute )?(?:category|attribute|brand|competitor)\)|\bXYZ\b|\bINSERT [A-Z]{2}|\b(?:in|near|at|for|from|by|with|of) \([a-z ]+\)\s*(?:\?$|[,;:]|(?:is|are|has|have|can|do|does|that|which|who)\b)/;
/** Hashtags, handles, alternatives to a question word, and data. */
const NO_PROSE =
  /(?:^|[\s(])(?:#|@(?!mention))[a-z]\w|\b(?:which|what|who|where|how)\s?\/\s?(?:which|what|who|where|how)\b|^(?:is|are|do|does|can)\s?\/\s?(?:is|are|do|does|could)\b|[a-z]\((?:e?s|ies)\)|[a-z]\/(?:which|what|how|who)\b|\b[a-z]+=["']?[a-z]+|[a-z]{4}\^\d|["“](?:which|what|how|who|where)\b[^"”?]*["”],? (?:or )?["“]/i;
/** What was decoded wrongly, or counts footnotes. */
const GARBLED = /â€|Ã[¡-¿ƒ‚€]|Â[¡-¿]|\s[¹²³⁴-⁹]/;
/** So many pictures are decoration. Pairs of regional letters are flags, and may say where. */
const PICTURES = /(?:(?!\p{Regional_Indicator})\p{Emoji_Presentation}[^]*?){3}/u;
/** A comment on the text, in it: `(source: …)`, `(in English: …)`, `… Answer: none?`. */
const COMMENT =
  /\((?:(?:[Ss]ource|[Nn]ote|[Aa]lternatively|or|in (?:English|German|French|Spanish|Italian)):|[Tt]ranslat(?:ion|ed) (?:of|from)\b|[Ss]ee (?:note|above|below)\b|no brands? (?:named|mentioned)|terse[,)]|(?:[\p{L} ]* )?(?:intent|prompt|register)\)|(?:[^()]*[ ,])?\d{1,2} words\))|[\p{L}\p{N})"”’] (?:Answer|(?:Correct|Right) answer|Response|Output|Explanation|Reasoning|Disclaimer)\s*:/u;
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
  if (NO_PROSE.test(text) || PICTURES.test(text) || COMMENT.test(text))
    return fault(
      'markup',
      'it holds what is no part of a plain sentence: tags, data, pictures, or a comment',
    );
  if (isUnfinished(text)) return fault('unfinished', 'it breaks off, or begins in the middle');
  return null;
}

/** The fault of characters that mean nothing. Other than for `wordingFault`, the text must be as written. */
export const garblingFault = (written: string): AnswerFault | null =>
  GARBLED.test(written)
    ? fault('markup', 'it holds characters that were decoded wrongly, or footnotes')
    : null;

/** The fault of a text that repeats a word directly, or several words. Only a name may do that. */
export function doublingFault(written: string): AnswerFault | null {
  // Only the first word has its capital from its place.
  const text = written.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return [DOUBLED, DOUBLED_SHORT, DOUBLED_PHRASE].some((pattern) => pattern.test(text))
    ? fault('doubled', 'a word stands twice in it, one after the other')
    : null;
}

/** Long words are hardly ever repeated on purpose. */
const DOUBLED =
  /(?<![\p{L}-])(?!(?:that|very|really|long|much|many|same|more|less|part|half)\b)([a-z]{4,}) \1(?![\p{L}-])/u;
/** Of short words, those that nobody says twice; people do say `a can can hold`. */
const DOUBLED_SHORT =
  /(?<![\p{L}'’-])(an|the|of|for|with|and|are|is|my|our|your|which|what|who|where|how|should|does) \1(?![\p{L}'’-])/u;
/** `The best the best`, but `more and more and more`, and `2 by 2 by 2`. With a capital it may be a name. */
const DOUBLED_PHRASE =
  /(?<![\p{L}\p{N}-])(?!(?:and|by|after|to|upon) )((?=[^?]*\p{L}{3})\p{Ll}\p{L}*(?: (?!(?:and|by|after|to|upon) )[\p{L}-]+){1,8}) \1(?![\p{L}\p{N}-])/u;

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
