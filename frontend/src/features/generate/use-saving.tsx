import { lazy } from '../../shared/ui/lazy';
import { conflictsIn, useSavePrompts } from './drafts-api';

const SaveConflicts = lazy(() => import('./save-conflicts'));

/** Saves drafts or a run. The question asks about what was edited in Prompt Management meanwhile, while there is any. */
export function useSaving(brandId: string) {
  const save = useSavePrompts(brandId);
  const conflicts = conflictsIn(save.error);
  const question = conflicts && save.variables && (
    <SaveConflicts
      // What is still in conflict after a choice is asked anew.
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
