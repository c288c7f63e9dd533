import type { PromptOrder } from '#contracts';
import { ImproveDialog } from '../../../shared/prompts/improve-dialog';
import { useOutdated } from '../../../shared/prompts/outdated';
import { OutdatedMark } from '../../../shared/prompts/outdated-mark';
import { TriageDialog } from '../../../shared/triage/triage-dialog';
import type { WrittenFilters } from '../../../shared/written-prompts/written-filters';
import { useImproved } from './saved-triage-api';
import { useSavedTriage } from './use-saved-triage';

interface SavedTriageProps {
  brandId: string;
  filters: WrittenFilters;
  order: PromptOrder;
  onClose: () => void;
}

/** Triage of the saved prompts that match the filters: Keep marks a prompt as looked at. */
export default function SavedTriage({ brandId, filters, order, onClose }: SavedTriageProps) {
  const { triage, improve } = useSavedTriage(brandId, filters, order);
  const improved = useImproved(brandId);
  const outdatedOf = useOutdated(brandId);
  return (
    <TriageDialog
      triage={triage}
      failure="Failed to fetch filtered written prompts"
      afterwards="What was kept is marked for the whole team; what was removed can be brought back from ‘Deleted prompts’."
      marks={(prompt) => <OutdatedMark saysWhy outdated={outdatedOf(prompt)} />}
      canImprove
      improveDialog={(prompt, close) => (
        <ImproveDialog
          brandId={brandId}
          count={1}
          pending={improved.isPending}
          onImprove={async (instructions) => {
            await improve(prompt, await improved.mutateAsync({ prompt, instructions }));
            close();
          }}
          onClose={close}
        />
      )}
      onClose={onClose}
    />
  );
}
