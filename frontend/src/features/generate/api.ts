import type { AskAgainRequest, ImproveWrittenPromptsRequest, Job, JobKind } from '#contracts';
import { useRunQuestion } from '../../shared/jobs/estimates';
import { useStartRun } from '../../shared/jobs/start-run';
import type { EndTexts } from '../../shared/jobs/use-finished-toasts';
import { type GenerationKind, RESULT_KINDS } from './generation-kinds';

export const useGeneratePrompts = (brandId: string, { call, failure }: GenerationKind) =>
  useStartRun<object | undefined>(brandId, call, failure);

const IMPROVE_FAILURE = 'Failed to improve prompts';

/** Starts a run that rewrites drafts; each is replaced as soon as its new text is there. */
export function useImproveDrafts(brandId: string) {
  const confirmRun = useRunQuestion(brandId);
  const { mutateAsync, isPending } = useStartRun<ImproveWrittenPromptsRequest>(
    brandId,
    'improve-written-prompts',
    IMPROVE_FAILURE,
  );
  /** @returns whether the run was started: the user may decline a large one. Rejects when starting fails. */
  const start = async (draftIds: string[], instructions: string): Promise<boolean> => {
    const body = { draftIds, instructions };
    if (!(await confirmRun('improve', body, draftIds.length))) return false;
    await mutateAsync(body);
    return true;
  };
  return { isPending, start };
}

const ASK_AGAIN_FAILURE = 'Failed to ask again';

/** Starts a run that asks again for unsaved prompts; each is replaced as soon as its new text is there. */
export function useAskAgain(brandId: string) {
  const confirmRun = useRunQuestion(brandId);
  const { mutate, isPending } = useStartRun<AskAgainRequest>(brandId, 'ask-again', ASK_AGAIN_FAILURE);
  const start = async (body: AskAgainRequest, onStarted?: () => void) => {
    const count = (body.draftIds ?? body.indexes ?? []).length;
    if (await confirmRun('ask-again', body, count)) mutate(body, { onSuccess: onStarted });
  };
  return { isPending, start: (...asked: Parameters<typeof start>) => void start(...asked) };
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
