import { checkAnswer, QUESTION_LIMIT, type AnswerContext } from './answer-checks.js';
import { cleanAnswer } from './cleaning.js';
import { speakable } from './composing/speakable.js';
import { isMentionable, mentions, withoutNames } from './mentions.js';
import { textHash } from './text-hash.js';

/** A question to improve, and the rules that it is under. */
export interface ImproveItem extends AnswerContext {
  question: string;
}

const LEADS = [
  'To be specific,',
  'In everyday terms,',
  'Speaking from experience,',
  'All things considered,',
  'For someone deciding today,',
  'In your view,',
];
/** Words that open a question and hold their capital only because they do. */
const OPENERS =
  /^(?:What|Which|Who|Whose|Where|When|Why|How|Is|Are|Does|Do|Did|Can|Could|Would|Will|Should|Has|Have|If|For|Between|Besides)\b/;

/**
 * Rewords a question without AI: the instructions only choose among a few ways to open it.
 * Deterministic; the result passes `cleanAnswer` unchanged and `checkAnswer` under the item's rules,
 * also when the question sent did not.
 * @param variant another whole number gives another wording
 */
export function composeImproved(item: ImproveItem, instructions: string, variant = 0): string {
  for (const candidate of candidates(item, instructions, variant)) {
    const question = cleanAnswer(candidate);
    if (checkAnswer(question, item) === null) return question;
  }
  throw new Error('No improved question could be composed');
}

function* candidates(item: ImproveItem, instructions: string, variant: number): Generator<string> {
  const hash = textHash(`${item.question}\n${instructions}`);
  const tag = hash.toString(36);
  for (const base of [cleanAnswer(item.question), repaired(item, 200), repaired(item, 60)]) {
    for (let step = 0; step < LEADS.length; step++) {
      const lead = LEADS[(hash + variant + step) % LEADS.length]!;
      yield `${lead} ${base.replace(OPENERS, (word) => word.toLowerCase())}`;
    }
    yield base;
  }
  const b = speakable(item.brandName);
  const c = speakable(item.competitorName ?? '');
  const names = item.promptType === 'Discovery' ? '' : item.promptType === 'Validation' ? b : `${b} / ${c}`;
  yield* [`${tag} ${names}?`, `${tag} – ${names} – ?`];
}

/** The question with what is wrong in it put right: cut to a length, one question mark, the names it must hold and no other. */
function repaired({ question, promptType, brandName, competitorName }: ImproveItem, length: number): string {
  const words = speakable(cleanAnswer(question)).replace(/^[=+\-@\s]+/, '');
  const short = words.slice(0, Math.min(length, QUESTION_LIMIT));
  if (promptType === 'Discovery') return `${withoutNames(short, [brandName]).trim()}?`;
  const wanted =
    promptType === 'Competitor' && competitorName !== null ? [brandName, competitorName] : [brandName];
  const missing = wanted.filter((name) => isMentionable(name) && !mentions(short, name)).map(speakable);
  return missing.length > 0 ? `${short} – ${missing.join(' / ')}?` : `${short}?`;
}
