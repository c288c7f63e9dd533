import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useFocusAfter } from '../../../shared/ui/use-focus-after';

interface EditableCellProps {
  /** As in 'Weight, line 3'. */
  label: string;
  cell: string;
  onEdit: (cell: string) => void;
  /** How the cell is shown; by default, its text. */
  children?: ReactNode;
}

/** A cell of a preview that becomes a field when it is clicked. Enter accepts the text, Escape discards it. */
export function EditableCell({ label, cell, onEdit, children }: EditableCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const button = useFocusAfter<HTMLButtonElement>(typed !== null);
  const take = () => {
    if (typed !== null && typed !== cell) onEdit(typed);
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Neither the form nor the dialog around it may handle the key.
    event.stopPropagation();
    // These keys may also end the typing of a word, as in Japanese.
    if (event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.key === 'Enter') take();
    else setTyped(null);
  };
  if (typed === null)
    return (
      <button
        ref={button}
        type="button"
        className="editable-cell"
        title={`Edit: ${label}`}
        onClick={() => setTyped(cell)}
      >
        {children ?? (cell === '' ? '–' : cell)}
      </button>
    );
  return (
    <input
      autoFocus
      className="editable-cell"
      aria-label={label}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={onKeyDown}
      onBlur={take}
    />
  );
}
