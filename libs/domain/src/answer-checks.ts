import type { PlannedPrompt } from './expansion-factors.js';
import { isMentionable, mentions, mentionsAny, type Names } from './mentions.js';
import { singleSpaced } from './single-spaced.js';
import type { PromptType } from './vocabulary.js';

/** The longest question that is accepted, in characters. */
export const QUESTION_LIMIT = 400;

/** What is longer can become no question, however much is stripped from it. */
const LONGEST_LOOKED_AT = 10 * QUESTION_LIMIT;

export type AnswerFaultCode =
  | 'empty'
  | 'too-long'
  | 'formula'
  | 'no-question-mark'
  | 'several-question-marks'
  | 'text-after-question'
  | 'names-brand'
  | 'brand-missing'
  | 'competitor-missing'
  | 'repeated';

/** Why an answer is refused. The message ends a sentence such as "Your answer was refused: …". */
export interface AnswerFault {
  code: AnswerFaultCode;
  message: string;
}

/** How a brand is called. */
export interface BrandNames {
  brandName: string;
  /** Other names of it: as good as its own where it must be named, and as bad where it must not. */
  aliases?: readonly string[];
  /** Its names are words too: they are found only in their own case, and not as the first word of a sentence. */
  matchCase?: boolean;
}

export interface AnswerContext extends BrandNames {
  promptType: PromptType;
  competitorName: string | null;
  /** Names that the combination uses: a Discovery question may hold the brand as a part of one of them. */
  configuredNames: readonly string[];
}

/** What the answer for a planned prompt is checked against. */
export function answerContext(
  item: Pick<PlannedPrompt, 'promptType' | 'combination'>,
  { brandName, aliases, matchCase }: BrandNames,
): AnswerContext {
  const { productCategory, attributes, competitor } = item.combination;
  const used = productCategory ? [productCategory, ...attributes] : attributes;
  return {
    promptType: item.promptType,
    brandName,
    aliases,
    matchCase,
    competitorName: competitor?.name ?? null,
    configuredNames: used.flatMap((ref) => [ref.name, ref.categoryName]),
  };
}

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
};
/** Something that `cleanAnswer` might change in a text that begins with a plain letter. */
const UNCLEAN = /[？؟\0]|[^\S ]| {2}| $/;
const LIST_MARKER = /^(?:[-*•–—‣◦]|\(?\d{1,3}[.)])[^\S\n]+/;

/**
 * Strips what models put around a question: quotes, list markers, newlines, doubled spaces.
 * Full-width and Arabic question marks become `?`. The result is a fixed point of this function.
 */
export function cleanAnswer(raw: string): string {
  // Nearly always so, and looking costs far less than the rest.
  if (raw.length <= LONGEST_LOOKED_AT && /^[A-Za-z]/.test(raw) && !UNCLEAN.test(raw)) return raw;
  let text = raw.trim().slice(0, LONGEST_LOOKED_AT).replace(/[？؟]/g, '?').trim();
  for (;;) {
    const bare = unquoted(text.replace(LIST_MARKER, '')).trim();
    if (bare === text) break;
    text = bare;
  }
  const lines = text.split(/[\r\n\u2028\u2029]+/).map((line) => line.trim().replace(LIST_MARKER, ''));
  const joined = singleSpaced(lines.join(' ').replaceAll('\0', ' ')).trim();
  return joined === raw ? joined : cleanAnswer(joined);
}

/** Takes off one pair of quotes that encloses the whole text. */
function unquoted(text: string): string {
  const close = QUOTES[text[0] ?? ''];
  if (close === undefined || text.length < 2 || !text.endsWith(close)) return text;
  const inner = text.slice(1, -1);
  const firstClose = inner.indexOf(close);
  // In `"Acme" or "Beta"` the first pair ends early: a closing quote follows a letter, an opening one follows a space.
  const endsEarly = firstClose > 0 && !/\s/.test(inner[firstClose - 1]!) && close !== "'" && close !== '’';
  const reopens = !text.startsWith(close) && inner.includes(text[0]!) && inner.indexOf(text[0]!) < firstClose;
  return endsEarly && !reopens ? text : inner;
}

/**
 * Checks a cleaned answer against the rules of decisions.md §5.
 * Gives null for a good one, else the first fault.
 */
export function checkAnswer(question: string, context: AnswerContext): AnswerFault | null {
  return formFault(question, context.promptType) ?? namingFault(question, context);
}

function formFault(question: string, promptType: PromptType): AnswerFault | null {
  if (question.trim() === '') return fault('empty', 'it is empty');
  if (question.length > QUESTION_LIMIT)
    return fault('too-long', `it is longer than ${QUESTION_LIMIT} characters`);
  if (/^[=+\-@]/.test(question)) return fault('formula', 'it starts with =, +, - or @');
  const mark = question.indexOf('?');
  if (mark < 0) return fault('no-question-mark', 'it holds no question mark');
  if (question.includes('?', mark + 1))
    return fault('several-question-marks', 'it holds more than one question mark');
  if (promptType === 'Discovery' && !question.endsWith('?')) {
    return fault('text-after-question', 'it does not end with its question mark');
  }
  return null;
}

/** All names of a brand. */
export const namesOf = ({ brandName, aliases = [], matchCase }: BrandNames): Names => ({
  names: [brandName, ...aliases],
  matchCase,
});

/** Says whether a question names the brand other than within a configured name that contains the brand's. */
export function namesBrand(question: string, brand: BrandNames, configuredNames: readonly string[]): boolean {
  const names = namesOf(brand);
  // Nearly always not so: then no configured name has to be looked at.
  if (!mentionsAny(question, names)) return false;
  const exempt = configuredNames.filter((name) => mentionsAny(name, { names: names.names }));
  return exempt.length === 0 || mentionsAny(question, names, exempt);
}

function namingFault(question: string, context: AnswerContext): AnswerFault | null {
  const { promptType, brandName, competitorName } = context;
  if (promptType === 'Discovery') {
    return namesBrand(question, context, context.configuredNames)
      ? fault('names-brand', `it names the brand "${brandName}", which it must not`)
      : null;
  }
  const { names, matchCase } = namesOf(context);
  const wanted = names.filter(isMentionable);
  if (wanted.length > 0 && !mentionsAny(question, { names: wanted, matchCase }))
    return fault('brand-missing', `it does not name the brand "${brandName}"`);
  if (promptType === 'Competitor' && competitorName !== null && isMissing(question, competitorName)) {
    return fault('competitor-missing', `it does not name the competitor "${competitorName}"`);
  }
  return null;
}

function isMissing(question: string, name: string): boolean {
  return isMentionable(name) && !mentions(question, name);
}

function fault(code: AnswerFaultCode, message: string): AnswerFault {
  return { code, message };
}

/** The fault of a question that the same run already holds. */
export const REPEATED: AnswerFault = fault('repeated', 'another prompt of this run reads exactly the same');

/** Normal form for "the same text but for case and spacing". */
export function questionKey(text: string): string {
  return singleSpaced(text.normalize('NFC').toLowerCase()).trim();
}
