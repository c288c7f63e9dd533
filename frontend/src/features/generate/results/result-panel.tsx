import { isFinished, type Job, MESSAGES } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { Button, Tag } from 'antd';
import { memo, useState } from 'react';
import { useLocation } from 'react-router';
import { jobListQuery } from '../../../shared/api/queries';
import { countOf, formatCount } from '../../../shared/text/format';
import { Panel } from '../../../shared/ui/panel';
import { useToast } from '../../../shared/ui/use-toast';
import type { GenerationKind } from '../generation-kinds';
import { leftOf, type UnsavedInList } from './left-of';
import { RunActions } from './run-actions';
import { RunCard } from './run-card';

/** The number of older runs shown below the newest; a button shows the rest. */
const OLDER_SHOWN = 5;

interface ResultPanelProps {
  brandId: string;
  generation: GenerationKind;
  /** Undefined while loading. */
  inList: UnsavedInList | undefined;
  onMove: () => void;
}

/** The runs of a kind, the newest first, each with its prompts: no run hides another. */
export const ResultPanel = memo(function ResultPanel(props: ResultPanelProps) {
  const { brandId, generation, inList, onMove } = props;
  const { kind, resultTitle } = generation;
  const { data: runs } = useQuery({
    ...jobListQuery(brandId),
    select: (jobs) => jobs.filter((job) => job.kind === kind),
  });
  const { hash } = useLocation();
  // A run that a link asked for stays when the hash goes, such as with the opening of triage.
  const [asked, setAsked] = useState(hash);
  if (hash !== '' && hash !== asked) setAsked(hash);
  const [showsAll, setShowsAll] = useState(false);
  const toast = useToast();
  const left = inList && runs ? runs.reduce((sum, job) => sum + leftOf(job, inList), 0) : 0;
  const isShown = (job: Job, place: number) =>
    showsAll || place <= OLDER_SHOWN || !isFinished(job.status) || asked === `#run-${job.id}`;
  const shown = runs?.filter(isShown) ?? [];
  const hidden = (runs?.length ?? 0) - shown.length;
  if (generation.hidesEmpty && !runs?.length) return null;

  return (
    <Panel
      id={`results-${kind}`}
      className={runs?.length === 0 ? 'result-panel result-panel-empty' : 'result-panel'}
      title={resultTitle}
      mark={
        <>
          {left > 0 && <Tag variant="filled">{formatCount(left)}</Tag>}
          {runs?.length === 0 && <span className="result-empty">Nothing generated yet</span>}
        </>
      }
      actions={
        shown.length === 0 && <RunActions disabled onSave={() => toast.error(MESSAGES.noPromptsToSave)} />
      }
    >
      {shown.map((job) => (
        <RunCard
          key={job.id}
          brandId={brandId}
          generation={generation}
          job={job}
          isNewest={job === runs?.[0]}
          left={inList && leftOf(job, inList)}
          onMove={onMove}
        />
      ))}
      {hidden > 0 && (
        <Button type="link" size="small" onClick={() => setShowsAll(true)}>
          Show {countOf(hidden, 'older run')}
        </Button>
      )}
    </Panel>
  );
});
