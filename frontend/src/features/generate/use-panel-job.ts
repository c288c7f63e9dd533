import type { Job, JobKind, JobPrompt } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { RequestError } from '../../shared/api/request';
import { jobPromptsQuery, jobQuery } from '../../shared/jobs/api';
import { useWorkspace } from '../../shared/workspace/workspace';

const NONE: JobPrompt[] = [];

interface PanelJob {
  /** Undefined when the panel has no job, or one that is no longer kept. */
  jobId: string | undefined;
  job: Job | undefined;
  prompts: JobPrompt[];
  isLoading: boolean;
  error: Error | null;
  refetch: () => void;
}

/** The job of a result panel and those of its prompts that are still in it. */
export function usePanelJob(brandId: string, kind: JobKind): PanelJob {
  const { workspace, loaded } = useWorkspace(brandId);
  const jobId = workspace.panels[kind];
  const enabled = jobId !== undefined;
  const job = useQuery({ ...jobQuery(jobId ?? ''), enabled });
  const takenIndexes = workspace.taken[jobId ?? ''];
  // Of a run whose prompts were all moved or saved there is nothing to show, and thousands need not be read.
  const hasMore = !takenIndexes || (job.data !== undefined && job.data.done > takenIndexes.length);
  const all = useQuery({ ...jobPromptsQuery(jobId ?? ''), enabled: enabled && hasMore });

  const prompts = useMemo(() => {
    const taken = new Set(takenIndexes);
    return enabled ? (all.data?.filter((prompt) => !taken.has(prompt.index)) ?? NONE) : NONE;
  }, [enabled, takenIndexes, all.data]);

  const error = job.error ?? all.error;
  const gone = error instanceof RequestError && error.status === 404;
  return {
    jobId: gone ? undefined : jobId,
    job: enabled && !gone ? job.data : undefined,
    prompts: gone ? NONE : prompts,
    isLoading: !loaded || (enabled && !gone && (job.isPending || (hasMore && all.isPending)) && !error),
    error: enabled && !gone ? error : null,
    refetch: () => {
      if (job.error) void job.refetch();
      if (all.error) void all.refetch();
    },
  };
}
