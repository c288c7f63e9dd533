import { ImproveDialog } from '../../../shared/prompts/improve-dialog';
import { useImproveDrafts } from '../api';

interface ImproveDraftsDialogProps {
  brandId: string;
  draftIds: string[];
  onStarted?: () => void;
  onClose: () => void;
}

/** Improves prompts of the written list. The work itself goes on in the background. */
export default function ImproveDraftsDialog({
  brandId,
  draftIds,
  onStarted,
  onClose,
}: ImproveDraftsDialogProps) {
  const improve = useImproveDrafts(brandId);
  const started = () => {
    onStarted?.();
    onClose();
  };
  return (
    <ImproveDialog
      count={draftIds.length}
      pending={improve.isPending}
      onImprove={(instructions) => improve.mutateAsync({ draftIds, instructions }, { onSuccess: started })}
      onClose={onClose}
    />
  );
}
