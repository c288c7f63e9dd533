import { useEffect, useRef } from 'react';
import { focusUnlessCovered } from './focus-unless-covered';

/** Focuses an element when what had the focus is over, such as an editor in its place. */
export function useFocusAfter<T extends HTMLElement>(isGoingOn: boolean) {
  return useAfter<T>(isGoingOn, focusUnlessCovered);
}

/**
 * Focuses a button, or what takes its place, when something that made the page lose the focus is over, unless
 * something else has it by then: a button that was disabled while its work was under way, or one that replaces a
 * removed element.
 */
export function useFocusKept<T extends HTMLElement = HTMLButtonElement>(isGoingOn: boolean) {
  return useAfter<T>(isGoingOn, focusIfLost);
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
