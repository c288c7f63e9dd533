import type { ImproveWrittenPromptsRequest, Job } from '#contracts';
import { useStartRun } from '../../shared/jobs/start-run';
import type { EndTexts } from '../../shared/jobs/use-finished-toasts';
import { type GenerationKind, RESULT_KINDS } from './generation-kinds';

export const useGeneratePrompts = (brandId: string, { call, failure }: GenerationKind) =>
  useStartRun<object | undefined>(brandId, call, failure);

export const IMPROVE_FAILURE = 'Failed to improve prompts';

/** Has prompts of the written list rewritten, each in place as soon as its new text is there. */
export const useImproveDrafts = (brandId: string) =>
  useStartRun<ImproveWrittenPromptsRequest>(brandId, 'improve-written-prompts', IMPROVE_FAILURE);

/** What is said at the end of a run of this screen. */
export function endTexts({ kind }: Job): EndTexts | undefined {
  if (kind === 'improve') return { verb: 'Improved', noun: 'prompt', failure: IMPROVE_FAILURE };
  const generation = RESULT_KINDS.find((each) => each.kind === kind);
  return generation && { verb: 'Generated', noun: `${generation.noun} prompt`, failure: generation.failure };
}
