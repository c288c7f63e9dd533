import { useEffect, useRef } from 'react';

/** For a dialog's first field. `autoFocus` comes too early: the dialog is not in the document yet, and its
 * focus trap then takes the close button. */
export function useFocusOnMount<T extends { focus: () => void }>() {
  const field = useRef<T>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
