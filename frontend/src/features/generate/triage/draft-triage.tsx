import { lazy } from '../../../shared/ui/lazy';
import { TriageDialog } from '../../../shared/triage/triage-dialog';
import { useRevertDrafts } from '../drafts-api';
import { useIsRewriting } from '../improve/use-is-rewriting';
import { useOutdated } from '../../../shared/prompts/outdated';
import { DraftMarks } from '../written-list/draft-marks';
import { useTriage } from './use-triage';

const SaveConflicts = lazy(() => import('../save-conflicts'));
const ImproveDraftsDialog = lazy(() => import('../improve/improve-drafts-dialog'));

interface DraftTriageProps {
  brandId: string;
  /** The run whose prompts to triage; null: the whole written list. */
  jobId: string | null;
  /** Only the prompts with these ids; null: all. */
  only: ReadonlySet<string> | null;
  onClose: () => void;
}

/** Triage of the written list: Keep saves a prompt. */
export default function DraftTriage({ brandId, jobId, only, onClose }: DraftTriageProps) {
  const revert = useRevertDrafts(brandId);
  const { triage, improved, conflict, resolve, giveUp } = useTriage(brandId, jobId, only);
  const outdatedOf = useOutdated(brandId);
  return (
    <TriageDialog
      triage={triage}
      failure="Failed to fetch the written list"
      afterwards="What was kept is in Saved prompts; what was removed can be brought back from ‘Removed prompts’."
      marks={(draft) => (
        <DraftMarks
          saysWhy
          draft={draft}
          outdated={outdatedOf(draft)}
          onRevert={() => revert.mutate([draft])}
        />
      )}
      beforeOf={({ previousQuestion }) => previousQuestion}
      canImprove={!useIsRewriting(brandId)}
      improveDialog={(draft, close) => (
        <ImproveDraftsDialog
          brandId={brandId}
          draftIds={[draft.id]}
          onStarted={() => improved(draft)}
          onClose={close}
        />
      )}
      question={
        conflict && (
          <SaveConflicts
            brandId={brandId}
            conflicts={conflict.conflicts}
            refused={{ noun: 'written', body: { draftIds: [conflict.draft.id] } }}
            onSave={({ body }) => resolve(conflict, body.replace)}
            onClose={giveUp}
          />
        )
      }
      onClose={onClose}
    />
  );
}
