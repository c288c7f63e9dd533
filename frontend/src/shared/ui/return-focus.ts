import { useEffect, useState } from 'react';

const CONTROLS = ':is(button, a[href])';

/**
 * Remembers the focused element and returns a function that focuses it again after a dialog has closed, so that
 * keyboard users do not start at the top of the page again. By then
 * - it may be gone, such as with a deleted row: the next button of its section gets the focus, or the last one before
 *   it. In a list only its own buttons count: outside it, such as on 'Save', another Enter may do anything;
 * - it may be disabled, such as a button for the selected rows: its card gets the focus where that takes it, else its
 *   section, because the next button may do anything;
 * - its section may have no button left: the section gets the focus, too. Where the section is gone as well, such as
 *   with the last category of a column, that holds for the one around it;
 * - its card, one with an id, may have moved to another list because of what the button did: the card gets the focus.
 */
export function rememberFocus(): () => void {
  const opener = document.activeElement;
  if (!(opener instanceof HTMLElement)) return () => undefined;
  // A dialog that the URL opens has no opener: the screen gets the focus.
  const sections = opener === document.body ? [...document.querySelectorAll('main')] : sectionsAround(opener);
  const card = opener.closest<HTMLElement>('article[id]');
  const list = opener.closest('.scroll-list');
  const scope = list ?? opener.closest('[role="dialog"]') ?? document;
  const controls = [...scope.querySelectorAll<HTMLElement>(CONTROLS)];
  const place = controls.indexOf(opener);
  const nearby = place < 0 ? [opener] : [...controls.slice(place), ...controls.slice(0, place).reverse()];
  // After the dialog has released the focus, and unless something else has taken it in the meantime.
  return () =>
    requestAnimationFrame(() => {
      const section = sections.find(({ isConnected }) => isConnected);
      const isOff = opener.checkVisibility() && opener.matches(':disabled');
      const button = nearby.find(takesFocus);
      const isAway = section && !section.contains(button ?? null);
      const moved = card?.isConnected === false ? document.getElementById(card.id) : null;
      const around = card?.isConnected && card.hasAttribute('tabindex') ? card : section;
      const target = moved ?? (isOff ? around : isAway ? section : button);
      const holder = document.activeElement;
      // A button that was just disabled keeps the focus until the next frame. A list has it in place of its row.
      const isLost =
        holder === document.body || holder === opener || holder?.classList.contains('scroll-list') === true;
      const isFree = isLost || holder?.closest('[role="dialog"]')?.contains(target ?? null);
      if (!isFree || !target) return;
      if (target === section || target === moved) target.tabIndex = -1;
      target.focus({ preventScroll: target === section || target === around });
    });
}

/**
 * Remembers where the focused element is, for one that goes away for good: what is around it gets the focus then, unless
 * something else has it, because its next button may do anything.
 */
export function rememberPlace(): () => void {
  const { activeElement } = document;
  const sections = activeElement instanceof HTMLElement ? sectionsAround(activeElement) : [];
  return () =>
    requestAnimationFrame(() => {
      const section = sections.find(({ isConnected }) => isConnected);
      if (!section || document.activeElement !== document.body) return;
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
    });
}

/** The sections, dialogs and the main part that an element is in, the innermost first. */
function sectionsAround(element: HTMLElement): HTMLElement[] {
  const section = element.closest<HTMLElement>('section, [role="dialog"], main');
  const parent = section?.parentElement;
  return section ? [section, ...(parent ? sectionsAround(parent) : [])] : [];
}

const takesFocus = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled');

/** Returns the focus to what opened a dialog, for dialogs that are unmounted when they close. */
export function useReturnFocus(): void {
  const [returnFocus] = useState(rememberFocus);
  useEffect(() => returnFocus, [returnFocus]);
}
