import { at } from '../known.js';
/**
 * What models wrap around a whole answer: their thinking, code fences, JSON, tags. Each function returns the content.
 */

const THINKING =
  'think(?:ing)?|thoughts?|reason(?:ing)?|reflection|scratch_?pad|analysis|planning|inner_monologue';
const THINKING_ENDS = new RegExp(`(?:<|\\[|◁)/(?:${THINKING})\\s*[>\\]▷]`, 'gi');
const THINKING_BEGINS = new RegExp(`(?:<|\\[|◁)(?:${THINKING})\\s*[>\\]▷]`, 'i');
/** Part of a chat template: `<|channel|>final<|message|>`. */
const MESSAGE_BEGINS = '<|message|>';
const CHAT_TOKENS = /<\|[^|<>\n]{0,40}\|>|<\/?s>|\[\/?INST\]/g;

/** The text after the thinking; '' when there is nothing else. */
export function withoutThinking(text: string): string {
  const end = [...text.matchAll(THINKING_ENDS)].at(-1);
  const after = end ? text.slice(end.index + end[0].length) : text;
  const begin = THINKING_BEGINS.exec(after);
  const kept = begin ? after.slice(0, begin.index) : after;
  const message = kept.lastIndexOf(MESSAGE_BEGINS);
  return (message < 0 ? kept : kept.slice(message + MESSAGE_BEGINS.length)).replace(CHAT_TOKENS, '\n');
}

/** The text between code fences, if there are any. */
export function withoutFence(text: string): string {
  const fenced = /```[\w-]*\n?([^`]*)```/.exec(text);
  return fenced && outside(text, fenced).every((part) => !part.includes('?')) ? at(fenced, 1).trim() : text;
}

/** The one text in a piece of JSON. */
export function withoutJson(text: string): string {
  const begin = text.search(/[{["]/);
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'), text.lastIndexOf('"'));
  if (begin < 0 || end <= begin) return text;
  if (text.slice(0, begin).includes('?') || text.slice(end + 1).includes('?')) return text;
  const json = text.slice(begin, end + 1);
  // Quotation marks are a wrapper only around the whole text.
  if (json.startsWith('"') && json.length < text.length) return text;
  const texts = textsIn(parsed(json) ?? keyed(json));
  const questions = texts.filter((one) => one.includes('?'));
  return (questions.length === 1 ? questions[0] : texts.length === 1 ? texts[0] : undefined) ?? text;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The text in what is nearly JSON: `{question: 'What?'}`. */
const keyed = (json: string): unknown =>
  /^\{\s*["']?\w+["']?\s*:\s*(["'])(.*)\1\s*,?\s*\}$/s.exec(json)?.[2] ?? undefined;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const ELEMENT = /<([a-z][\w-]*)(?:\s[^<>]*)?>([^<>]*)<\/\1\s*>/i;
/** Tags that mark up a part of a sentence. They contain the whole answer only if nothing is outside. */
const INLINE = /^(?:a|b|i|u|em|strong|span|code|mark|sub|sup|small|font)$/i;

/** The text in a tag, if there is no question outside. */
export function withoutTag(text: string): string {
  const element = ELEMENT.exec(text);
  if (!element) return text;
  const around = outside(text, element).join('').trim();
  if (around === '') return at(element, 2);
  return !INLINE.test(at(element, 1)) && at(element, 2).includes('?') && !around.includes('?')
    ? at(element, 2)
    : text;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Replaces HTML entities by their characters. */
export const withoutEntities = (text: string): string =>
  text.replace(
    /&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{2,5})|#x([\da-f]{2,5}));/gi,
    (whole: string, name?: string, decimal?: string, hex?: string) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? whole;
      return String.fromCodePoint(decimal ? Number(decimal) : parseInt(hex ?? '', 16));
    },
  );

const outside = (text: string, { 0: part, index }: RegExpExecArray): string[] => [
  text.slice(0, index),
  text.slice(index + part.length),
];
