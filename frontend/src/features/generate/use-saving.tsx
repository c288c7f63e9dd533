import { lazy } from '../../shared/ui/lazy';
import { conflictsIn, useSavePrompts } from './drafts-api';

const SaveConflicts = lazy(() => import('./save-conflicts'));

/** Saves drafts or a run. `question` is a dialog about conflicting edits in Prompt Management, if there are any. */
export function useSaving(brandId: string) {
  const save = useSavePrompts(brandId);
  const conflicts = conflictsIn(save.error);
  const question = conflicts && save.variables && (
    <SaveConflicts
      // Remounted for each save, so that remaining conflicts are asked about again.
      key={save.submittedAt}
      brandId={brandId}
      conflicts={conflicts}
      refused={save.variables}
      onSave={save.mutate}
      onClose={save.reset}
    />
  );
  return { save, question };
}
