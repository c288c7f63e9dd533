import { at } from '../known.js';
import { isPreamble, withoutPreamble } from './preambles.js';
import { withPlainQuestionMarks } from './question-marks.js';
import { singleSpaced } from '../names/single-spaced.js';
import { withoutEntities, withoutFence, withoutJson, withoutTag, withoutThinking } from './unwrapping.js';
import { visibleText } from './visible-text.js';

/** In characters, without the thinking. A longer text cannot become a question, however much is stripped from it. */
const LONGEST_LOOKED_AT = 4_000;
/** A round strips a character or more, so no question needs more; a text in thousands of quotes would take seconds. */
const MOST_ROUNDS = 400;
/** A text that begins with a letter and contains none of these needs no cleaning. */
const UNCLEAN =
  /^[a-e]\)|[^\x20-\x7e]|[*_`#<>{}[\]|&~\\:!"]| {2}| - | $|^(?:sure|certainly|ok|okay|hi|hello|hey|great|of course)\b|[.?] *\.$/i;

const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”',
  '”': '”',
  '„': '“',
  '‘': '’',
  '«': '»',
  '»': '«',
  '「': '」',
  '『': '』',
};
const LIST_MARKER = /^(?:[-*•–—‣◦▪●]\s*(?:\[[ xX]?\])?|\(?\d{1,3}[.)]|\(?[a-e]\))[^\S\n]+/;
const HEADING = /^(?:#{1,6}|>)[^\S\n]+/;
const RULE = /^(?:[-*_=]\s*){3,}$|^```\w*$/;

/**
 * Strips what models put around a question: thinking, fences, JSON, tags, labels, Markdown, list markers, quotes, line
 * breaks, doubled spaces, and invisible characters. The question marks of other scripts become `?`. The result is a
 * fixed point of this function; what is wrapped in too many layers becomes ''.
 */
export function cleanAnswer(raw: string): string {
  // Nearly always true, and the test costs far less than the cleaning.
  if (raw.length <= LONGEST_LOOKED_AT && /^[A-Za-z]/.test(raw) && !UNCLEAN.test(raw)) return raw;
  let text = withoutThinking(raw).trim().slice(0, LONGEST_LOOKED_AT);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const bare = cleanedOnce(text);
    if (bare === text) return text;
    text = bare;
  }
  return '';
}

const cleanedOnce = (text: string): string =>
  [
    withoutThinking,
    visibleText,
    withPlainQuestionMarks,
    withoutFence,
    withoutJson,
    withoutTag,
    withoutEntities,
    onOneLine,
    withoutMarkdown,
    withoutPreamble,
    unquoted,
    withoutLastDot,
  ].reduce((rest, clean) => clean(rest).trim(), text);

/** Joins the lines, without those that announce the question, and without the marks of headings and lists. */
function onOneLine(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => bareLine(line.trim()))
    .filter((line) => line !== '' && !RULE.test(line));
  const asking = lines.findIndex((line) => line.includes('?'));
  const kept = lines.filter((line, place) => place >= asking || !isPreamble(line));
  return singleSpaced(kept.join(' '));
}

function bareLine(line: string): string {
  const bare = line.replace(HEADING, '').replace(LIST_MARKER, '');
  return bare === line ? line : bareLine(bare);
}

/** A part between a pair of marks that enclose whole words. */
const paired = (marks: string): RegExp =>
  new RegExp(`(?<![\\w*_~])${marks}(?=\\S)([^*_~\`]+?)(?<=\\S)${marks}(?![\\w*_~])`, 'g');
const EMPHASIS = ['\\*\\*\\*', '\\*\\*', '___', '__', '~~', '\\*', '_', '`'].map(paired);

/** Strips Markdown: emphasis, links, escapes, a table cell. */
function withoutMarkdown(text: string): string {
  const plain = text
    .replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/【\d+†[^【】]*】/g, '')
    .replace(/\\boxed\{([^{}]*)\}/g, '$1')
    .replace(/\\n/g, ' ')
    .replace(/\\([*_"'`#~[\]()!?])/g, '$1')
    .replace(/^\|\s*([^|]*?)\s*\|$/, '$1');
  return EMPHASIS.reduce((rest, marks) => rest.replace(marks, '$1'), plain);
}

/** Strips one pair of quotes that encloses the whole text. */
function unquoted(text: string): string {
  const close = QUOTES[text[0] ?? ''];
  const ended = text.replace(/(?<=["'`”’“»«」』])[.,]$/, '');
  if (close === undefined || ended.length < 2 || !ended.endsWith(close)) return text;
  const inner = ended.slice(1, -1);
  const firstClose = inner.indexOf(close);
  // In `"Acme" or "Beta"` the first pair ends early: a closing quote follows a letter, an opening one follows a space.
  const endsEarly = firstClose > 0 && !/\s/.test(at(inner, firstClose - 1)) && close !== "'" && close !== '’';
  const reopens =
    !ended.startsWith(close) && inner.includes(at(ended, 0)) && inner.indexOf(at(ended, 0)) < firstClose;
  return endsEarly && !reopens ? text : inner;
}

/** `What?.` ends with its question mark. */
const withoutLastDot = (text: string): string => text.replace(/\?\s{0,3}[.。]$/, '?');
