import type { AskAgainRequest, ImproveWrittenPromptsRequest, Job, JobKind } from '#contracts';
import { useAskedRun } from '../../shared/jobs/asked-run';
import type { EndTexts } from '../../shared/jobs/use-finished-toasts';
import { type GenerationKind, RESULT_KINDS } from './generation-kinds';

export const useGeneratePrompts = (brandId: string, { kind, call, failure }: GenerationKind) =>
  useAskedRun<object | undefined>(brandId, kind, call, failure);

const IMPROVE_FAILURE = 'Failed to improve prompts';

/** Starts a run that rewrites drafts; each is replaced as soon as its new text is there. */
export const useImproveDrafts = (brandId: string) =>
  useAskedRun<ImproveWrittenPromptsRequest>(brandId, 'improve', 'improve-written-prompts', IMPROVE_FAILURE);

const ASK_AGAIN_FAILURE = 'Failed to ask again';

/** Starts a run that asks again for unsaved prompts; each is replaced as soon as its new text is there. */
export function useAskAgain(brandId: string) {
  const { start, isPending } = useAskedRun<AskAgainRequest>(
    brandId,
    'ask-again',
    'ask-again',
    ASK_AGAIN_FAILURE,
  );
  return {
    isPending,
    start: (body: AskAgainRequest, onStarted?: () => void) =>
      void start(body, (body.draftIds ?? body.indexes ?? []).length, onStarted),
  };
}

/** Kinds of runs that rewrite existing prompts. */
export const REWRITING: readonly JobKind[] = ['improve', 'ask-again'];

/** The newest run that rewrites or has rewritten prompts of this brand. */
export const newestRewriting = (jobs: readonly Job[]): Job | null =>
  jobs.find(({ kind }) => REWRITING.includes(kind)) ?? null;

/** The texts of the toast at the end of a run of this screen. */
export function endTexts({ kind }: Job): EndTexts | undefined {
  if (kind === 'improve') return { verb: 'Improved', noun: 'prompt', failure: IMPROVE_FAILURE };
  if (kind === 'ask-again') return { verb: 'Asked again for', noun: 'prompt', failure: ASK_AGAIN_FAILURE };
  const generation = RESULT_KINDS.find((each) => each.kind === kind);
  return generation && { verb: 'Generated', noun: `${generation.noun} prompt`, failure: generation.failure };
}
