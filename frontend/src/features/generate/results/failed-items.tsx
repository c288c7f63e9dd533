import { isFinished, type Job, type JobFailure } from '#contracts';
import { combinationFields } from '#domain';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRetryJob, jobFailuresQuery } from '../../../shared/jobs/api';
import { promptTopic } from '../../../shared/prompts/prompt-topic';
import { countOf } from '../../../shared/text/format';
import { LoadError } from '../../../shared/ui/load-error';
import { ignoringDoubleClick } from '../../../shared/ui/ignoring-double-click';
import { ScrollList } from '../../../shared/ui/scroll-list';

/** The items that ended without a prompt, each with its reason. */
export function FailedItems({ job }: { job: Job }) {
  const finished = isFinished(job.status);
  const { data, error, refetch } = useQuery({ ...jobFailuresQuery(job.id), enabled: finished });
  const retry = useRetryJob();
  if (!finished) return null;
  return (
    <section className="failed-items" aria-label="Failed prompts">
      <header>
        <h3>{countOf(job.failed, 'prompt')} failed</h3>
        <Button size="small" loading={retry.isPending} onClick={ignoringDoubleClick(() => retry.mutate(job))}>
          Retry failed
        </Button>
      </header>
      {error && <LoadError title="Failed to fetch the reasons" error={error} onRetry={refetch} />}
      {data && data.length > 0 && (
        <ScrollList
          label="Failed prompts, list"
          size="usage"
          items={data}
          rowKey="index"
          renderItem={(failure) => (
            <div className="prompt-row">
              <span className="prompt-number">{failure.index + 1}</span>
              <span className="prompt-text">
                {failure.reason}
                <span className="prompt-topic">{topicOf(failure)}</span>
              </span>
            </div>
          )}
        />
      )}
    </section>
  );
}

/** What the item was about: its combination, or the text that was to be improved. */
const topicOf = ({ combination, question }: JobFailure): string =>
  combination ? promptTopic(combinationFields(combination)) : (question ?? '');
