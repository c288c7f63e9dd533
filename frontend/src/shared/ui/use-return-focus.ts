import { useEffect, useState } from 'react';

/** Gives the focus back to what opened a dialog, for dialogs that are unmounted when they close. */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the dialog has let go of the focus.
      requestAnimationFrame(() => opener instanceof HTMLElement && opener.focus());
    },
    [opener],
  );
}
