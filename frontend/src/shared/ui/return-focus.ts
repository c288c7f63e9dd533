import { useEffect, useState } from 'react';

const CONTROLS = ':is(button, a[href])';

/**
 * Remembers what has the focus, to have it again when a dialog above it is over: who works by the keyboard need not begin
 * at the top of the page again. By then
 * - it may be gone, such as the row that was deleted: the next button of its section has the focus, or the last before it;
 * - it may be off, such as a button for what was selected: its section has it, for the next button may do anything;
 * - no button may be left in its section: the section has it, too;
 * - its card, one with an id, may be in another list by what the button did: the card has it.
 */
export function rememberFocus(): () => void {
  const opener = document.activeElement;
  if (!(opener instanceof HTMLElement)) return () => undefined;
  // A dialog that the address opens has no opener: the screen has the focus.
  const section =
    opener === document.body
      ? document.querySelector<HTMLElement>('main')
      : opener.closest<HTMLElement>('section, [role="dialog"], main');
  const card = opener.closest('article[id]');
  const scope = opener.closest('[role="dialog"]') ?? document;
  const controls = [...scope.querySelectorAll<HTMLElement>(CONTROLS)];
  const place = controls.indexOf(opener);
  const nearby = place < 0 ? [opener] : [...controls.slice(place), ...controls.slice(0, place).reverse()];
  // After the dialog has let go of the focus, and unless something else has it meanwhile.
  return () =>
    requestAnimationFrame(() => {
      const isOff = opener.checkVisibility() && opener.matches(':disabled');
      const button = nearby.find(takesFocus);
      const isAway = section?.isConnected && !section.contains(button ?? null);
      const moved = card?.isConnected === false ? document.getElementById(card.id) : null;
      const target = moved ?? (isOff || isAway ? section : button);
      const holder = document.activeElement;
      // A button that has just been turned off keeps the focus until the next frame.
      const isLost = holder === document.body || holder === opener;
      const isFree = isLost || holder?.closest('[role="dialog"]')?.contains(target ?? null);
      if (!isFree || !target) return;
      if (target === section || target === moved) target.tabIndex = -1;
      target.focus({ preventScroll: target === section });
    });
}

const takesFocus = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled');

/** Gives the focus back to what opened a dialog, for dialogs that are unmounted when they close. */
export function useReturnFocus(): void {
  const [returnFocus] = useState(rememberFocus);
  useEffect(() => returnFocus, [returnFocus]);
}
