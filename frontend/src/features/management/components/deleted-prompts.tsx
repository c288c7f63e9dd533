import { useQuery } from '@tanstack/react-query';
import { promptTopic } from '../../../shared/prompts/prompt-topic';
import { RemovedDialog } from '../../../shared/prompts/removed-dialog';
import { deletedPromptsQuery, useRestorePrompts } from '../deletion-api';

/** Saved prompts that were deleted singly or with their groups. */
export default function DeletedPrompts({ brandId, onClose }: { brandId: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(deletedPromptsQuery(brandId));
  const restore = useRestorePrompts(brandId);
  return (
    <RemovedDialog
      title="Deleted prompts"
      verb="deleted"
      items={data?.map((prompt) => ({
        id: prompt.id,
        question: prompt.question,
        topic: promptTopic(prompt),
        at: prompt.deletedAt,
      }))}
      error={error}
      onRetry={refetch}
      restoring={restore.isPending}
      onRestore={(ids, onSettled) => restore.mutate({ promptIds: [...ids] }, { onSettled })}
      onClose={onClose}
    />
  );
}
