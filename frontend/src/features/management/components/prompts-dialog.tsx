import type { PromptOrder } from '#contracts';
import { Dialog } from '../../../shared/ui/dialog';
import { useWhatIsUnsaved } from '../../../shared/ui/unsaved-work';
import type { WrittenFilters } from '../../../shared/written-prompts/written-filters';
import { filterChips } from '../filter-address';
import { DuplicatePrompts } from './duplicate-prompts';
import { FilteredPrompts } from './filtered-prompts';

interface PromptsDialogProps {
  brandId: string;
  kind: 'filtered' | 'duplicates';
  filters: WrittenFilters;
  order: PromptOrder;
  /** What the prompts have in common, where no filter of the screen says it. */
  about?: string;
  onClose: () => void;
}

/** Saved prompts to look through, edit and delete. Its queries, selection and edit last while it is open. */
export default function PromptsDialog(props: PromptsDialogProps) {
  const { brandId, kind, filters, order, about, onClose } = props;
  const isEdited = useWhatIsUnsaved() !== undefined;
  return (
    <Dialog
      title={kind === 'filtered' ? 'Written Prompts' : 'Duplicate Prompts'}
      width={1000}
      footer={null}
      // A click beside the dialog must not discard what was typed.
      mask={{ closable: !isEdited }}
      onCancel={onClose}
    >
      {about && <p className="muted">{about}</p>}
      {kind === 'filtered' ? (
        <FilteredPrompts brandId={brandId} filters={filters} order={order} />
      ) : (
        <>
          {filterChips(filters).length > 0 && (
            <p className="muted">Of all saved prompts, whatever the filters.</p>
          )}
          <DuplicatePrompts brandId={brandId} />
        </>
      )}
    </Dialog>
  );
}
