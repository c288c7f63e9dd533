import { useEffect, useState } from 'react';

/** Gives the focus back to what opened a dialog, for dialogs that are unmounted when they close. */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the dialog has let go of the focus, and unless another one has it that was opened meanwhile.
      requestAnimationFrame(() => {
        const other = document.activeElement?.closest('[role="dialog"]');
        if (opener instanceof HTMLElement && (!other || other.contains(opener))) opener.focus();
      });
    },
    [opener],
  );
}
