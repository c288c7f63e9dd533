import { useEffect, useRef } from 'react';

/** For a field that comes into an open dialog, such as with a tab: the dialog itself begins at its first one. */
export function useFocusOnMount<T extends { focus: () => void }>() {
  const field = useRef<T>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
