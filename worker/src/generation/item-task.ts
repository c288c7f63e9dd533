import {
  answerContext,
  buildImproveMessages,
  DEFAULT_TEMPERATURE,
  type FlagContext,
  type PlannedPrompt,
  promptAttributes,
  promptMessages,
  type RefusedAnswer,
  textHash,
  type TopicName,
} from '#domain';
import type { ComposeItem } from '#domain/composing';
import type { AskAgainItem, ImproveItem, JobItem, RunningJob } from '#database';
import type { LlmRequest } from '#llm';

interface TaskRules {
  /** What an answer is checked against. */
  context: FlagContext;
  /** Two items of the job may read alike. */
  mayRepeat: boolean;
  /** The answer is the new text of a draft, or of a result of another run. */
  replaces?: 'draft' | 'result';
}

/** How one item is written: by the model, or directly from the data. */
export type ItemTask = TaskRules &
  (
    | { request(attempt: number, refused: RefusedAnswer | null): LlmRequest }
    | { compose(attempt: number): Promise<string> }
  );

/** How an item of a job is to be written. */
export const taskOf = (job: RunningJob, item: JobItem, ordinal: number): ItemTask =>
  'prompt' in item ? improveTask(job, item) : writeTask(job, item, ordinal);

function writeTask(
  { id, context: { brandName, aliases, matchCase, competitorNames, templates, seed } }: RunningJob,
  item: PlannedPrompt | AskAgainItem,
  ordinal: number,
): ItemTask {
  const brand = { brandName, aliases, matchCase };
  const context = { ...answerContext(item, brand), topics: topicsOf(item), competitorNames };
  const again = 'again' in item ? item.again : null;
  const rules: TaskRules = { context, mayRepeat: false, ...(again && { replaces: 'result' }) };
  // When asked again, a prompt gets a different wording from the first time, and from other prompts.
  const turn = again ? again.index + 1 + (textHash(id) % 1_000) : ordinal;
  const template = item.templateType && templates[item.templateType];
  const brief = { ...item, ...brand, turn };
  if (!template) return { ...rules, compose: (attempt) => compose(brief, attempt) };
  const place = { seed: seed ?? id, turn };
  return {
    ...rules,
    request: (attempt, refused) => ({
      messages: promptMessages(item, brandName, template, place, refused),
      temperature: template.temperature / 1_000,
      offline: { item: brief, attempt },
    }),
  };
}

/** The composer is loaded when the first question is composed. */
async function compose(brief: ComposeItem, attempt: number): Promise<string> {
  const { composeQuestion } = await import('#domain/composing');
  return composeQuestion(brief, attempt);
}

function improveTask(
  { context: { brandName, aliases, matchCase, competitorNames, instructions = '' } }: RunningJob,
  item: ImproveItem,
): ItemTask {
  const { question, promptType = 'Discovery', competitorName = null } = item.prompt;
  const context: FlagContext = {
    promptType,
    brandName,
    aliases,
    matchCase,
    competitorNames,
    topics: topicsIn(item.prompt),
    competitorName,
    configuredNames: namesIn(item.prompt),
  };
  return {
    context,
    mayRepeat: true,
    ...(item.draftId !== undefined && { replaces: 'draft' }),
    request: (attempt, refused) => ({
      messages: buildImproveMessages(question, instructions, context, refused),
      temperature: DEFAULT_TEMPERATURE / 1_000,
      offline: null,
    }),
  };
}

/** The topics that a planned prompt must be about. */
function topicsOf({ combination: { productCategory, attributes } }: PlannedPrompt): TopicName[] {
  return [...(productCategory ? [{ name: productCategory.name }] : []), ...attributes];
}

/** The same for a prompt as it was sent. */
function topicsIn(prompt: ImproveItem['prompt']): TopicName[] {
  const attributes = promptAttributes(prompt).flatMap(({ category, value }) =>
    value ? [{ name: value, categoryName: category || value }] : [],
  );
  return [...(prompt.productCategory ? [{ name: prompt.productCategory }] : []), ...attributes];
}

/** The configured names that a prompt was made from: in a Discovery question the brand's name may be a part of one. */
function namesIn(prompt: ImproveItem['prompt']): string[] {
  const entries = promptAttributes(prompt).flatMap(({ category, value }) => [category, value]);
  return [prompt.productCategory, prompt.attribute, ...entries].flatMap((name) => (name ? [name] : []));
}
