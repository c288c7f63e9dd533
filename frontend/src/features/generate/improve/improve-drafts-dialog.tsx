import { ImproveDialog } from '../../../shared/prompts/improve-dialog';
import { useImproveDrafts } from '../api';

interface ImproveDraftsDialogProps {
  brandId: string;
  draftIds: string[];
  onStarted?: () => void;
  onClose: () => void;
}

/** Starts a run that improves drafts. The run continues in the background. */
export default function ImproveDraftsDialog({
  brandId,
  draftIds,
  onStarted,
  onClose,
}: ImproveDraftsDialogProps) {
  const improve = useImproveDrafts(brandId);
  const start = async (instructions: string) => {
    const isStarted = await improve.start({ draftIds, instructions }, draftIds.length);
    if (!isStarted) return false;
    onStarted?.();
    onClose();
    return true;
  };
  return (
    <ImproveDialog
      brandId={brandId}
      count={draftIds.length}
      pending={improve.isPending}
      onImprove={start}
      onClose={onClose}
    />
  );
}
