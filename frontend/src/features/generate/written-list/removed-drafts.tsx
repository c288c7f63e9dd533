import { useQuery } from '@tanstack/react-query';
import { RemovedDialog } from '../../../shared/prompts/removed-dialog';
import { removedDraftsQuery, useRestoreDrafts } from '../drafts-api';
import { promptTopic } from '../../../shared/prompts/prompt-topic';

/** The prompts that were removed from the written list. A restored one returns to its place. */
export default function RemovedDrafts({ brandId, onClose }: { brandId: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(removedDraftsQuery(brandId));
  const restore = useRestoreDrafts(brandId);
  return (
    <RemovedDialog
      title="Removed prompts"
      verb="removed"
      items={data?.map((draft) => ({
        id: draft.id,
        question: draft.question,
        topic: promptTopic(draft),
        at: draft.removedAt ?? draft.updatedAt,
      }))}
      error={error}
      onRetry={refetch}
      restoring={restore.isPending}
      onRestore={(ids, onSettled) =>
        restore.mutate(data?.filter(({ id }) => ids.has(id)) ?? [], { onSettled })
      }
      onClose={onClose}
    />
  );
}
