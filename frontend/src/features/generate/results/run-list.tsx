import { isFinished, type Job } from '#contracts';
import { Button } from 'antd';
import { useState } from 'react';
import { countOf, formatCount } from '../../../shared/text/format';
import { ListViewSwitch } from '../../../shared/ui/list-view-switch';
import { ScrollList } from '../../../shared/ui/scroll-list';
import { FlaggedResults } from './flagged-results';
import type { RunPrompts } from './use-run-prompts';
import { ResultRow } from './result-row';

interface RunListProps {
  label: string;
  job: Job;
  prompts: RunPrompts;
  /** Shows also prompts that were moved, saved or removed. */
  all: boolean;
  onAll: (all: boolean) => void;
}

/** The remaining prompts of a run, or all its prompts with their outcomes, or the remaining ones with flags. */
export function RunList({ label, job, prompts, all: wantsAll, onAll }: RunListProps) {
  const [asksForALook, setAsksForALook] = useState(false);
  const [wantsNewest, setFollows] = useState(false);
  const finished = isFinished(job.status);
  const follows = wantsNewest && !finished;
  const flagged = prompts.left.filter(({ flags }) => flags.length > 0);
  const { isEmptied } = prompts;
  // Not derived from `job.done`, which is updated a moment before the prompts are.
  const hasOthers = prompts.left.length < prompts.all.length && (wantsAll || prompts.left.length > 0);
  const hasMore = isEmptied || hasOthers;
  const all = wantsAll && hasMore;
  const shown = all ? prompts.all : prompts.left;
  const isOnlyFlagged = asksForALook && !all && prompts.left.length > 0;
  const hasNote = (hasMore || flagged.length > 0 || isOnlyFlagged) && !prompts.error;
  const hasTools = shown.length > 0 && !isOnlyFlagged;
  return (
    <>
      {(hasNote || hasTools) && (
        <div className="run-list-head">
          {hasNote && (
            <p className="result-note">
              {isEmptied && <span>{whereAllAre(job)}</span>}
              {hasMore && (
                <Button type="link" size="small" onClick={() => onAll(!all)}>
                  {all ? 'Hide what was moved or saved' : showText(isEmptied, job.done)}
                </Button>
              )}
              {(flagged.length > 0 || isOnlyFlagged) && !all && (
                <Button
                  size="small"
                  type={isOnlyFlagged ? 'primary' : 'default'}
                  aria-pressed={isOnlyFlagged}
                  onClick={() => {
                    onAll(false);
                    setAsksForALook(!asksForALook);
                  }}
                >
                  Needs a look ({formatCount(flagged.length)})
                </Button>
              )}
            </p>
          )}
          {hasTools && (
            <p className="list-tools">
              {!finished && (
                <Button
                  size="small"
                  type={follows ? 'primary' : 'default'}
                  aria-pressed={follows}
                  onClick={() => setFollows(!follows)}
                >
                  Follow newest
                </Button>
              )}
              <ListViewSwitch />
            </p>
          )}
        </div>
      )}
      {isOnlyFlagged && <FlaggedResults label={label} job={job} prompts={flagged} />}
      {hasTools && (
        <ScrollList
          label={label}
          items={shown}
          rowKey="index"
          size="prompts"
          follows={follows}
          onLeaveEnd={() => setFollows(false)}
          renderItem={(prompt) => <ResultRow prompt={prompt} showsOutcome={all} />}
        />
      )}
    </>
  );
}

const showText = (isEmptied: boolean, done: number): string =>
  isEmptied ? `Show ${countOf(done, 'prompt')}` : `Show all ${formatCount(done)}`;

/** Where the prompts of a run are, none of which is left in its card. */
function whereAllAre({ removed, done }: Job): string {
  if (removed === 0) return 'All prompts of this run were moved or saved.';
  return `All prompts of this run were ${removed < done ? 'moved, saved or removed' : 'removed'}.`;
}
