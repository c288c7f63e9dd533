import { useQuery } from '@tanstack/react-query';
import { RemovedDialog } from '../../../shared/prompts/removed-dialog';
import { deletedPromptsQuery, useRestorePrompts } from '../deletion-api';

/** Saved prompts that were deleted by themselves or with their groups. */
export default function DeletedPrompts({ brandId, onClose }: { brandId: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(deletedPromptsQuery(brandId));
  const restore = useRestorePrompts(brandId);
  return (
    <RemovedDialog
      title="Deleted prompts"
      items={data?.map(({ id, question, productCategory, attribute, competitorName, deletedAt }) => ({
        id,
        question,
        topic: [productCategory, attribute, competitorName].filter(Boolean).join(' · '),
        at: deletedAt,
      }))}
      error={error}
      onRetry={() => void refetch()}
      restoring={restore.isPending}
      onRestore={(ids, onSettled) => restore.mutate({ promptIds: [...ids] }, { onSettled })}
      onClose={onClose}
    />
  );
}
