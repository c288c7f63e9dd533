import { useEffect, useRef } from 'react';
import { focusUnlessCovered } from './focus-unless-covered';

/** Gives an element the focus when something that had it is over, such as an editor in its place. */
export function useFocusAfter<T extends HTMLElement>(isGoingOn: boolean) {
  const element = useRef<T>(null);
  const wasGoingOn = useRef(false);
  useEffect(() => {
    if (wasGoingOn.current && !isGoingOn) focusUnlessCovered(element.current);
    wasGoingOn.current = isGoingOn;
  }, [isGoingOn]);
  return element;
}
