import { type AnswerContext, answerContext, checkAnswer } from '../../src/answers/answer-checks.js';
import { flagsOf, type FlagContext } from '../../src/answers/answer-flags.js';
import { cleanAnswer } from '../../src/answers/cleaning.js';
import type { AttributeRef } from '../../src/combinations/combination.js';
import type { PromptType } from '../../src/vocabulary.js';

/** What an answer was asked for. */
export interface Asked {
  promptType: PromptType;
  brandName: string;
  competitorName?: string;
  product: string;
  attributes: readonly [name: string, categoryName: string][];
}

const refOf = (name: string, categoryName: string): AttributeRef => ({
  id: name,
  name,
  categoryId: categoryName,
  categoryName,
});

function contextOf({ promptType, brandName, competitorName, product, attributes }: Asked): FlagContext {
  const rival = competitorName === undefined ? null : { id: competitorName, name: competitorName };
  const context: AnswerContext = answerContext(
    {
      promptType,
      combination: {
        productCategory: refOf(product, 'Products'),
        attributes: attributes.map(([name, category]) => refOf(name, category)),
        competitor: promptType === 'Competitor' ? rival : null,
      },
    },
    { brandName },
  );
  return {
    ...context,
    competitorNames: competitorName === undefined ? [] : [competitorName],
    topics: [{ name: product }, ...attributes.map(([name, categoryName]) => ({ name, categoryName }))],
  };
}

/** What becomes of a model's answer, as the worker judges it. */
export function judge(
  asked: Asked,
  raw: string,
): { question: string; verdict: 'refused' | 'flagged' | 'good' } {
  const context = contextOf(asked);
  const question = cleanAnswer(raw);
  if (checkAnswer(question, context) !== null) return { question, verdict: 'refused' };
  return { question, verdict: flagsOf(question, context).length > 0 ? 'flagged' : 'good' };
}
