import { useEffect, useRef } from 'react';
import { focusUnlessCovered } from './focus-unless-covered';

/** Gives an element the focus when something that had it is over, such as an editor in its place. */
export function useFocusAfter<T extends HTMLElement>(isGoingOn: boolean) {
  return useAfter<T>(isGoingOn, focusUnlessCovered);
}

/**
 * Gives a button the focus when something is over by which the page lost it, unless something else has it by then: a
 * button that is disabled while its work is under way, or one that stands in for what is gone.
 */
export function useFocusKept(isGoingOn: boolean) {
  return useAfter<HTMLButtonElement>(isGoingOn, focusIfLost);
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
