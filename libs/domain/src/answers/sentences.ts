/**
 * A run of marks that may end a sentence, closing quotes and brackets, and the space before the next sentence. It
 * matches only from the start of the run: a new attempt at each mark of a long run would take minutes.
 */
const POSSIBLE_END = /(?<![.!?…。！।۔])([.!?…。！।۔]+)["'”’»)\]]*(?:\s+|(?<=[。！।])(?=.))/gu;
/** Abbreviations with a dot that does not end a sentence by itself. */
const ABBREVIATIONS = new Set(
  (
    'vs no nr nos dr mr mrs ms st ste inc ltd llc co corp bros etc approx est mt ft prof jr sr min max oz lb lbs in cf al ' +
    'incl excl ca bzw usw inkl exkl ggf sog evtl vgl art vol fig dept gal hr hrs yr yrs mo avg qty pkg temp tel ext ave ' +
    'blvd rd gov sen rep gen capt sgt rev sra av pág núm ej aprox jan feb mar apr jun jul aug sep sept oct nov dec'
  ).split(' '),
);
/** Words that begin a question or a request: after an ambiguous dot they begin the next sentence. */
const OPENERS =
  /^["'“‘«(¿¡]*(?:wh(?:ich|at|o|ose|ere|en|y)|how|is|are|do|does|can|could|should|would|i|i'm|i’m|please|my|we|tell|give|recommend|suggest)(?!\p{L})/iu;

/** In characters: how much text before a dot is examined. */
const LONGEST_WORD = 60;

/** Splits a text into sentences. Abbreviations, initials, ordinals and decimals do not end one. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: whole, 1: marks = '', index } of text.matchAll(POSSIBLE_END)) {
    const end = index + whole.length;
    if (
      end >= text.length ||
      !isEnd(text.slice(Math.max(start, index - LONGEST_WORD), index), marks, text.slice(end, end + 20))
    )
      continue;
    sentences.push(text.slice(start, end).trim());
    start = end;
  }
  const rest = text.slice(start).trim();
  return rest === '' ? sentences : [...sentences, rest];
}

/** Says whether the word at an index is the first of a sentence. */
export function beginsSentence(text: string, place: number): boolean {
  const before = text.slice(Math.max(0, place - LONGEST_WORD), place).replace(/["'“‘«(¿¡\s]+$/u, '');
  const marks = /[.!?…。！।۔]+["'”’»)\]]*$/u.exec(before);
  if (before === '') return true;
  return marks !== null && isEnd(before.slice(0, marks.index), marks[0], text.slice(place, place + 20));
}

function isEnd(before: string, marks: string, after: string): boolean {
  if (/[?。।۔！]/u.test(marks)) return true;
  const isLower = /^["'“‘«(]*\p{Ll}/u.test(after);
  if (!marks.startsWith('.') || marks.length > 1) return !isLower;
  const word = /[^\s("'“‘«]*$/u.exec(before)?.[0] ?? '';
  if (/^\p{N}{1,2}$/u.test(word) || isAbbreviation(word)) return OPENERS.test(after) && !isLower;
  return !isLower || /[aeiouyàáäâéèêíìîóòöôúùüû\p{N}]/iu.test(word);
}

const isAbbreviation = (word: string): boolean =>
  /^\p{L}$/u.test(word) || /\p{L}\.\p{L}/u.test(word) || ABBREVIATIONS.has(word.toLowerCase());
