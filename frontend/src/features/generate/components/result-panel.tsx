import { MESSAGES } from '#contracts';
import { EditOutlined, SaveOutlined } from '@ant-design/icons';
import { Button, Skeleton, Tag } from 'antd';
import { Panel } from '../../../shared/ui/panel';
import { countOf, formatCount } from '../../../shared/text/format';
import { LoadError } from '../../../shared/ui/load-error';
import { ScrollList } from '../../../shared/ui/scroll-list';
import { useToast } from '../../../shared/ui/use-toast';
import { useWorkspace } from '../../../shared/workspace/workspace';
import { toWorkingPrompt } from '../../../shared/workspace/workspace-changes';
import { useSaveWrittenPrompts } from '../api/save-written-prompts';
import type { GenerationKind } from '../generation-kinds';
import { useFinishedToast } from '../use-finished-toast';
import { usePanelJob } from '../use-panel-job';
import { clearSelection } from '../written-selection';
import { FailedItems } from './failed-items';
import { JobStrip } from './job-strip';
import { ResultRow } from './result-row';

interface ResultPanelProps {
  brandId: string;
  generation: GenerationKind;
}

/** The prompts of the kind's current job that were neither moved to the written list nor saved yet. */
export function ResultPanel({ brandId, generation }: ResultPanelProps) {
  const { kind, noun, resultTitle } = generation;
  const { moveToWritten } = useWorkspace(brandId);
  const { jobId, job, prompts, isLoading, error, refetch } = usePanelJob(brandId, kind);
  const toast = useToast();
  const save = useSaveWrittenPrompts(brandId);
  useFinishedToast(job, { verb: 'Generated', noun: `${noun} prompt`, failure: generation.failure });

  const working = () => prompts.map((prompt) => toWorkingPrompt(jobId!, prompt));
  const move = () => {
    void moveToWritten(working());
    clearSelection(brandId);
    toast.success(`Moved ${countOf(prompts.length, `${noun} prompt`)} to written prompts for editing`);
  };
  const saveAll = () =>
    prompts.length === 0 ? toast.error(MESSAGES.noPromptsToSave) : save.mutate({ noun, prompts: working() });

  return (
    <Panel
      id={`results-${kind}`}
      className="result-panel"
      title={resultTitle}
      mark={prompts.length > 0 && <Tag variant="filled">{formatCount(prompts.length)}</Tag>}
      actions={
        <>
          <Button
            size="small"
            icon={<EditOutlined aria-hidden />}
            disabled={prompts.length === 0}
            onClick={move}
          >
            Edit as Written Prompts
          </Button>
          <Button
            size="small"
            icon={<SaveOutlined aria-hidden />}
            disabled={save.isPending}
            onClick={saveAll}
          >
            {save.isPending ? 'Saving...' : 'Save All'}
          </Button>
        </>
      }
    >
      {error && <LoadError title="Failed to fetch the prompts" error={error} onRetry={refetch} />}
      {job && <JobStrip job={job} emptied={prompts.length === 0} />}
      {isLoading && jobId && (
        <Skeleton className="result-skeleton" active title={false} paragraph={{ rows: 8 }} />
      )}
      {isLoading && !jobId && <p className="result-empty">&nbsp;</p>}
      {prompts.length > 0 && (
        <ScrollList
          label={`${resultTitle}, list`}
          items={prompts}
          rowKey="index"
          renderItem={(prompt) => <ResultRow prompt={prompt} />}
        />
      )}
      {job && job.failed > 0 && <FailedItems job={job} />}
      {!jobId && !isLoading && <p className="result-empty">Nothing generated yet</p>}
    </Panel>
  );
}
