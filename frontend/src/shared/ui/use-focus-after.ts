import { useEffect, useRef } from 'react';
import { focusUnlessCovered } from './focus-unless-covered';

/** Gives an element the focus when something that had it is over, such as an editor in its place. */
export function useFocusAfter<T extends HTMLElement>(isGoingOn: boolean) {
  return useAfter<T>(isGoingOn, focusUnlessCovered);
}

/**
 * For a button that is disabled while its work is under way, and so loses the focus to the page: gives it the focus
 * back when the work is over, unless something else has it by then.
 */
export function useFocusKept(pending: boolean) {
  return useAfter<HTMLButtonElement>(pending, focusIfLost);
}

function useAfter<T extends HTMLElement>(isGoingOn: boolean, focus: (element: T | null) => void) {
  const element = useRef<T>(null);
  const wasGoingOn = useRef(false);
  useEffect(() => {
    if (wasGoingOn.current && !isGoingOn) focus(element.current);
    wasGoingOn.current = isGoingOn;
  }, [isGoingOn, focus]);
  return element;
}

const focusIfLost = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus();
};
