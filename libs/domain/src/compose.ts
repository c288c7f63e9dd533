import { answerContext, type BrandNames, checkAnswer, cleanAnswer } from './answer-checks.js';
import * as forms from './compose-forms.js';
import { enumerate, fullSubject, plainSubject, shortSubject, speakable } from './compose-subject.js';
import type { PlannedPrompt } from './expansion-factors.js';
import { singleSpaced } from './single-spaced.js';
import { renderTemplate } from './templates.js';
import { textHash } from './text-hash.js';

/** What a question is composed from. */
export interface ComposeItem extends PlannedPrompt, BrandNames {}

interface Grammar {
  forms: readonly string[];
  /** Requests that may follow the question; [''] for none. */
  closings: readonly string[];
}

const NO_CLOSING = [''];

/**
 * Composes a question from the data alone: no AI, and the same one every time. Which of the sentence forms is taken
 * depends on a hash of the item, so that the questions of a run vary.
 * The result passes `cleanAnswer` unchanged and `checkAnswer` for its prompt type, whatever the names.
 * @param variant another whole number gives another wording
 */
export function composeQuestion(item: ComposeItem, variant = 0): string {
  const context = answerContext(item, item);
  for (const candidate of candidates(item, variant)) {
    const question = singleSpaced(candidate).trim();
    if (cleanAnswer(question) === question && checkAnswer(question, context) === null) return question;
  }
  throw new Error(`No question could be composed for ${JSON.stringify(item.combination)}`);
}

/** Wordings from the most natural to the most robust: odd or very long names rule out the earlier ones. */
function* candidates(item: ComposeItem, variant: number): Generator<string> {
  const { combination, brandName } = item;
  const hash = textHash(identity(item));
  const tag = hash.toString(36);
  const names = { b: speakable(brandName), c: speakable(combination.competitor?.name ?? '') };
  const write = (turn: number, s: string) => {
    const grammar = grammarOf(item, s);
    const form = renderTemplate(pick(grammar.forms, turn), { ...names, s });
    return `${form} ${pick(grammar.closings, turn)}`;
  };
  // The phrase turns on other bits of the hash than the form, so that they combine in every way.
  for (let step = 0; step < 2 * forms.DISCOVERY_FORMS.length; step++) {
    yield write(hash + variant + step, fullSubject(combination, (hash >>> 7) + variant + step));
  }
  for (const subject of [
    plainSubject(combination, hash),
    shortSubject(combination, tag),
    `selection ${tag}`,
    `“${tag}”`,
  ]) {
    for (let step = 0; step < forms.DISCOVERY_FORMS.length; step++)
      yield write(hash + variant + step, subject);
  }
  yield* bareWordings(item, names, tag, variant);
}

/** Hardly a sentence, but made of almost nothing besides the names: for a brand called "what" or one of 200 letters. */
function* bareWordings(
  { combination, promptType }: ComposeItem,
  { b, c }: { b: string; c: string },
  tag: string,
  variant: number,
): Generator<string> {
  const { productCategory, attributes } = combination;
  const values = [productCategory, ...attributes]
    .filter((ref) => ref !== null)
    .map((ref) => speakable(ref.name));
  const mark = variant > 0 ? `${tag}${variant}` : tag;
  if (promptType === 'Discovery') yield* [`${enumerate(values)}?`, `${mark}?`];
  else if (promptType === 'Validation') yield* [`Is it ${b}?`, `${mark} ${b}?`, `${mark} – ${b} – ?`];
  else yield* [`${mark} ${b} / ${c}?`, `${mark} – ${b} – ${c} – ?`];
}

function grammarOf({ promptType, templateType, combination }: ComposeItem, subject: string): Grammar {
  if (promptType === 'Validation') {
    return { forms: forms.VALIDATION_FORMS, closings: forms.YES_OR_NO_REQUESTS };
  }
  if (promptType === 'Competitor') {
    if (templateType === null) return { forms: forms.ALTERNATIVES_FORMS, closings: NO_CLOSING };
    const isPlain = !combination.productCategory && combination.attributes.length === 0;
    return {
      forms: isPlain || subject === '' ? forms.BETTER_OVERALL_FORMS : forms.BETTER_FORMS,
      closings: forms.FOR_EACH_REQUESTS,
    };
  }
  if (templateType === 'product_category_best') return { forms: forms.BEST_FORMS, closings: NO_CLOSING };
  if (templateType === 'product_category_top') return { forms: forms.TOP_FORMS, closings: NO_CLOSING };
  return { forms: forms.DISCOVERY_FORMS, closings: NO_CLOSING };
}

function identity({ templateType, promptType, brandName, combination }: ComposeItem): string {
  const { productCategory, attributes, competitor } = combination;
  const values = attributes.map((ref) => [ref.categoryName, ref.name]);
  return JSON.stringify([
    templateType,
    promptType,
    brandName,
    productCategory?.name,
    values,
    competitor?.name,
  ]);
}

function pick<T>(list: readonly T[], turn: number): T {
  return list[turn % list.length]!;
}
