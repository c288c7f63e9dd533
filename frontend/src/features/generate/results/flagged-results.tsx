import type { Job, JobPrompt } from '#contracts';
import { ReloadOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { FlagReasons, PromptFlags } from '../../../shared/prompts/prompt-flags';
import { countOf, formatCount } from '../../../shared/text/format';
import { ScrollList } from '../../../shared/ui/scroll-list';
import { useMarks } from '../../../shared/ui/use-marks';
import { useAskAgain } from '../api';
import { useIsRewriting } from '../improve/use-is-rewriting';

interface FlaggedResultsProps {
  label: string;
  job: Job;
  prompts: JobPrompt[];
}

/** The results that should be looked at, with a button to ask again for them. */
export function FlaggedResults({ label, job, prompts }: FlaggedResultsProps) {
  const { marked, toggle, set, clear } = useMarks();
  const askAgain = useAskAgain(job.brandId);
  const rewriting = useIsRewriting(job.brandId);
  const chosen = prompts.filter(({ index }) => marked.has(String(index)));
  const all = chosen.length > 0 && chosen.length === prompts.length;
  return (
    <>
      <div className="written-toolbar">
        <Checkbox
          checked={all}
          indeterminate={chosen.length > 0 && !all}
          disabled={prompts.length === 0}
          onChange={() => (all ? clear() : set(prompts.map(({ index }) => String(index))))}
        >
          Select all
        </Checkbox>
        <span className="muted" role="status">
          {rewriting
            ? 'Asking again …'
            : `${formatCount(chosen.length)} of ${countOf(prompts.length, 'prompt')} selected`}
        </span>
        <span className="card-actions">
          <Button
            size="small"
            icon={<ReloadOutlined aria-hidden />}
            disabled={rewriting || askAgain.isPending || chosen.length === 0}
            onClick={() =>
              askAgain.start({ jobId: job.id, indexes: chosen.map(({ index }) => index) }, clear)
            }
          >
            Ask again
          </Button>
        </span>
      </div>
      <ScrollList
        label={label}
        items={prompts}
        rowKey="index"
        size="prompts"
        renderItem={({ index, question, flags }) => (
          <div className={marked.has(String(index)) ? 'prompt-row prompt-row-checked' : 'prompt-row'}>
            <Checkbox
              checked={marked.has(String(index))}
              aria-label={`Select: ${question}`}
              onChange={() => toggle(String(index))}
            />
            <span className="prompt-text">
              {question}
              <FlagReasons flags={flags} />
            </span>
            <span className="prompt-marks">
              <PromptFlags flags={flags} />
            </span>
          </div>
        )}
      />
    </>
  );
}
