import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { focusUnlessCovered } from './focus-unless-covered';

/**
 * Scrolls to the part of the screen that the URL's hash names.
 *
 * @param parts matches the ids that a hash may name
 * @param isThere whether the part has been rendered
 */
export function useScrollToHash(parts: RegExp, isThere = true): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = hash.slice(1);
    const target = isThere && parts.test(id) ? document.getElementById(id) : null;
    if (!target) return;
    target.scrollIntoView();
    // So that Tab continues from there.
    target.tabIndex = -1;
    focusUnlessCovered(target);
  }, [hash, key, parts, isThere]);
}
