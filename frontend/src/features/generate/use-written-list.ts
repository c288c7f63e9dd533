import { useMemo, useState } from 'react';
import { useWorkspace } from '../../shared/workspace/workspace';
import { matches, NO_FILTERS, usageOf, type WrittenFilters } from './written-filters';
import { clearSelection, selectWritten, toggleWritten, useWrittenSelection } from './written-selection';

/** The written list of a brand as its card shows it: filtered, with its selection. */
export function useWrittenList(brandId: string) {
  const { workspace, loaded, editWritten, deleteWritten } = useWorkspace(brandId);
  const [filters, setFilters] = useState<WrittenFilters>(NO_FILTERS);
  const marked = useWrittenSelection(brandId);
  const all = workspace.writtenPrompts;

  const usage = useMemo(() => usageOf(all), [all]);
  const shown = useMemo(() => all.filter((prompt) => matches(prompt, filters)), [all, filters]);
  // Another tab may have deleted what is marked here.
  const selected = useMemo(() => all.filter((prompt) => marked.has(prompt.id)), [all, marked]);

  return {
    loaded,
    all,
    shown,
    usage,
    filters,
    setFilters,
    selected,
    marked,
    toggle: (id: string) => toggleWritten(brandId, id),
    selectAll: () => selectWritten(brandId, new Set([...marked, ...shown.map((prompt) => prompt.id)])),
    clearSelection: () => clearSelection(brandId),
    editWritten: (id: string, question: string) => void editWritten(id, question),
    deleteWritten,
  };
}

export type WrittenList = ReturnType<typeof useWrittenList>;
