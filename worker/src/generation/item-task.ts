import {
  type AnswerContext,
  answerContext,
  buildImproveMessages,
  buildMessages,
  DEFAULT_TEMPERATURE,
  fromPipe,
  type PlannedPrompt,
  type RefusedAnswer,
  renderTemplate,
  templateValues,
} from '#domain';
import type { ComposeItem } from '#domain/composing';
import type { ImproveItem, JobItem, RunningJob } from '#database';
import type { LlmRequest } from '#llm';

interface TaskRules {
  /** What an answer is checked against. */
  context: AnswerContext;
  /** Two items of the job may read alike. */
  mayRepeat: boolean;
  /** The answer is the new text of a draft. */
  replacesDraft?: boolean;
}

/** How one item is written: by the model, or directly from the data. */
export type ItemTask = TaskRules &
  (
    | { request(attempt: number, refused: RefusedAnswer | null): LlmRequest }
    | { compose(attempt: number): Promise<string> }
  );

/** What is to be done for an item of a job. */
export const taskOf = (job: RunningJob, item: JobItem, ordinal: number): ItemTask =>
  'prompt' in item ? improveTask(job, item) : writeTask(job, item, ordinal);

function writeTask(
  { context: { brandName, templates } }: RunningJob,
  item: PlannedPrompt,
  turn: number,
): ItemTask {
  const rules: TaskRules = { context: answerContext(item, { brandName }), mayRepeat: false };
  const template = item.templateType && templates[item.templateType];
  const brief = { ...item, brandName, turn };
  if (!template) return { ...rules, compose: (attempt) => compose(brief, attempt) };
  const text = () => renderTemplate(template.text, templateValues(item, brandName));
  return {
    ...rules,
    request: (attempt, refused) => ({
      messages: buildMessages(item, brandName, text(), refused),
      temperature: template.temperature / 1_000,
      offline: { purpose: 'prompt', item: brief, attempt },
    }),
  };
}

/** What it needs is loaded by the first question that is composed. */
async function compose(brief: ComposeItem, attempt: number): Promise<string> {
  const { composeQuestion } = await import('#domain/composing');
  return composeQuestion(brief, attempt);
}

function improveTask({ context: { brandName, instructions = '' } }: RunningJob, item: ImproveItem): ItemTask {
  const { question, promptType = 'Discovery', competitorName = null } = item.prompt;
  const context: AnswerContext = {
    promptType,
    brandName,
    competitorName,
    configuredNames: namesIn(item.prompt),
  };
  return {
    context,
    mayRepeat: true,
    replacesDraft: item.draftId !== undefined,
    request: (attempt, refused) => ({
      messages: buildImproveMessages(question, instructions, context, refused),
      temperature: DEFAULT_TEMPERATURE / 1_000,
      offline: { purpose: 'improve', item: { ...context, question }, instructions, attempt },
    }),
  };
}

/** The configured names that a prompt was made from: a Discovery question may hold the brand as a part of one. */
function namesIn({ productCategory, attributeCategory, attribute }: ImproveItem['prompt']): string[] {
  const entries = fromPipe(attributeCategory ?? '').flatMap(({ category, value }) => [category, value]);
  return [productCategory, attribute, ...entries].filter((name): name is string => Boolean(name));
}
