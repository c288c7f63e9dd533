import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { focusUnlessCovered } from './focus-unless-covered';

/**
 * Links lead to parts of a screen.
 *
 * @param parts the ids that they may name
 * @param isThere whether the part is drawn by now
 */
export function useScrollToHash(parts: RegExp, isThere = true): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = hash.slice(1);
    const target = isThere && parts.test(id) ? document.getElementById(id) : null;
    if (!target) return;
    target.scrollIntoView();
    // The keyboard goes on from there.
    target.tabIndex = -1;
    focusUnlessCovered(target);
  }, [hash, key, parts, isThere]);
}
