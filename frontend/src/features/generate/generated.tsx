import { useQuery } from '@tanstack/react-query';
import { draftsQuery, jobListQuery } from '../../shared/api/queries';
import { useFinishedToasts } from '../../shared/jobs/use-finished-toasts';
import { LoadError } from '../../shared/ui/load-error';
import { useMarks } from '../../shared/ui/use-marks';
import { useScrollToHash } from '../../shared/ui/use-scroll-to-hash';
import { endTexts } from './api';
import { RESULT_KINDS } from './generation-kinds';
import { unsavedInList } from './results/left-of';
import { ResultPanel } from './results/result-panel';
import { WrittenPrompts } from './written-list/written-prompts';

/** The parts of the screen that other components link to. */
const PARTS = /^(results|run-|generators$|written-prompts$)/;

/** The results of the generators: a panel for each kind, and the written list. */
export function Generated({ brandId }: { brandId: string }) {
  useScrollToHash(PARTS);
  const jobs = useQuery(jobListQuery(brandId));
  useFinishedToasts(jobs.data, endTexts);
  const { data: inList } = useQuery({ ...draftsQuery(brandId), select: unsavedInList });
  const marks = useMarks();
  return (
    <>
      {jobs.error && <LoadError title="Failed to fetch jobs" error={jobs.error} onRetry={jobs.refetch} />}
      <div className="result-panels" id="results">
        {RESULT_KINDS.map((generation) => (
          <ResultPanel
            key={generation.kind}
            brandId={brandId}
            generation={generation}
            inList={inList}
            onMove={marks.clear}
          />
        ))}
      </div>
      <WrittenPrompts brandId={brandId} marks={marks} />
    </>
  );
}
