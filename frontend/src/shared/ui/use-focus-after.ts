import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
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

/**
 * Focuses a box when what had the focus within it has gone with its row, such as a prompt whose new text matches the
 * filters no longer.
 *
 * @param rows whose change may take away what has the focus
 * @returns whether the focus is within the box, and the handlers of the box
 */
export function useFocusWithin(box: RefObject<HTMLElement | null>, rows: readonly unknown[]) {
  const [isWithin, setIsWithin] = useState(false);
  const restore = useEffectEvent(() => {
    if (isWithin) focusIfLost(box.current);
  });
  useEffect(() => restore(), [rows]);
  return {
    isWithin,
    handlers: {
      onFocus: () => setIsWithin(true),
      // The browser tells nobody that what has the focus is removed, so then it still counts as within.
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) =>
        setIsWithin(currentTarget.contains(relatedTarget)),
    },
  };
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
  const holder = document.activeElement;
  // A button that was just disabled keeps the focus until the next frame.
  if (holder === document.body || holder?.matches(':disabled')) element?.focus();
};
