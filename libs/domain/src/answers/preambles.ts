import { at } from '../known.js';
/** Nouns that end a label, such as names of the requested text. */
const LABEL_NOUNS = new RegExp(
  '^(?:q|a|questions?|prompts?|quer(?:y|ies)|answers?|repl(?:y|ies)|responses?|outputs?|results?|rewrites?|versions?|revisions?|' +
    'rephrasings?|reformulations?|rewordings?|suggestions?|options?|attempts?|examples?|sentences?|text|revised|improved|rewritten|' +
    'updated|reworded|corrected|final|draft|assistant|user|human|model|ai|shopper|customer|discovery|validation|comparison|' +
    'pregunta|frage|question|domanda|pergunta|вопрос|質問|问题)$',
  'iu',
);
/** Label nouns that may also be a question's topic: `Gluten-free versions: which …`, `I'm a single user: which …`. */
const TOPIC_NOUNS =
  /^(?:results|versions|options|examples|suggestions|text|user|human|model|ai|shopper|customer)$/i;
/** A hyphen without spaces belongs to a word: `Hi-fi speakers`. */
const ACKNOWLEDGEMENT =
  /^(?:sure(?: thing)?|certainly|of course|absolutely|definitely|okay|ok|alright|all right|got it|understood|great|no problem|gladly|happy to help|thanks|thank you|hello|hi(?: there)?|hey(?: there)?|(?:good|great) question|here you (?:go|are)|noted)(?:\s*[!.,:;…–—]+-*|\s+-+(?=\s))\s*(?:so\s*:\s*)?/iu;
const POINTS_AT =
  /^(?:here(?:['’]s| is| are| goes)|below (?:is|are)|(?:the following|this) is|try this|how about this)(?!\p{L})/iu;
const DETERMINER = /^(?:an?|the|one|your|my|another|some|possible|natural|suggested)$/i;
const LONGEST_LABEL = 90;

/** `(Discovery) (casual) Which …`: the type or the register, and nothing of the asker's. */
const IN_BRACKETS =
  /^(?:\((?:questions?|prompt|answer|discovery|validation|comparison|casual|plain|chatty|terse|businesslike|thoughtful|expert|formal|recommendation)\)\s*)+(?=\p{L})/iu;

/** Strips an announcement before a question: `Sure! Here is one:`, `Question:`. */
export function withoutPreamble(text: string): string {
  const direct = text.replace(IN_BRACKETS, '').replace(ACKNOWLEDGEMENT, '');
  if (direct !== text && direct.includes('?')) return capitalised(direct);
  const labelled =
    /^([^:?\n]{1,90}?)\s*[:：]\s*(\S.*)$/su.exec(text) ??
    /^([\p{L}\d ]{1,30}?)\s+[–—-]\s+(\S.*)$/su.exec(text) ??
    /^([^:?\n–—]{1,90}?)\s+[–—-]\s+(\S.*)$/su.exec(POINTS_AT.test(text) ? text : '');
  if (labelled?.[2]?.includes('?') && isLabel(at(labelled, 1))) return capitalised(at(labelled, 2));
  return text;
}

/** Says whether a line only announces the question that follows it. */
export function isPreamble(line: string): boolean {
  if (line.includes('?')) return false;
  return /[:：]$/.test(line) || isLabel(line) || ACKNOWLEDGEMENT.test(`${line} `) || POINTS_AT.test(line);
}

function isLabel(head: string): boolean {
  // People say this themselves.
  if (head.length > LONGEST_LABEL || /^(?:a )?(?:quick|short|simple|honest) question$/i.test(head))
    return false;
  if (POINTS_AT.test(head) || /^translat(?:ed|ion) (?:from|into|of)\b/i.test(head)) return true;
  // `8f3a` is no word, and `Q1` is one.
  const words = head.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ').match(/(?<![\p{L}\p{N}’'])[\p{L}’']+/gu) ?? [];
  if (words.length === 0 || words.length > 12) return false;
  const [last, before] = [at(words, -1), words.slice(0, -1)];
  const isTold = before.every((word) => DETERMINER.test(word) || LABEL_NOUNS.test(word));
  if (words.length <= 5 && LABEL_NOUNS.test(last) && (isTold || !TOPIC_NOUNS.test(last))) return true;
  if (words.length <= 3 && LABEL_NOUNS.test(at(words, 0)) && /\d/.test(head)) return true;
  const asksItself = /^(?:is|are|was|:)$/i.test(at(words, -1));
  return (
    (DETERMINER.test(at(words, 0)) || asksItself) &&
    words.some((word) => /^(?:question|prompt|query|rewrite|version)$/i.test(word))
  );
}

const capitalised = (text: string): string =>
  text.replace(/^\p{Ll}(?=[\p{Ll}'’]* )/u, (letter) => letter.toUpperCase());
