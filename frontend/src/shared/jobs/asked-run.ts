import type { JobKind } from '#contracts';
import { useRef } from 'react';
import { useRunQuestion } from './estimates';
import { useStartRun } from './start-run';

interface AskedRun<Body> {
  /**
   * @param onStarted runs only while the component is mounted
   * @returns whether the run was started. A toast has reported a failure.
   */
  start: (body: Body, prompts: number, onStarted?: (jobId: string) => void) => Promise<boolean>;
  isPending: boolean;
}

/**
 * Starts runs of a kind; a large one only after the user confirms. A second press before the first has an outcome is
 * ignored: it would open a second question, and both confirmed would pay for two runs.
 */
export function useAskedRun<Body extends object | undefined>(
  brandId: string,
  kind: JobKind,
  call: string,
  failure: string,
): AskedRun<Body> {
  const { mutateAsync, isPending } = useStartRun<Body>(brandId, call, failure);
  const confirmRun = useRunQuestion(brandId);
  // No state: a button that is disabled while the estimate is awaited would lose the focus.
  const underWay = useRef(false);
  const start: AskedRun<Body>['start'] = async (body, prompts, onStarted) => {
    if (underWay.current) return false;
    underWay.current = true;
    try {
      if (!(await confirmRun(kind, body ?? {}, prompts))) return false;
      await mutateAsync(body, { onSuccess: onStarted });
      return true;
    } catch {
      return false;
    } finally {
      underWay.current = false;
    }
  };
  return { start, isPending };
}
