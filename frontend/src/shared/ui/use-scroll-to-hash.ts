import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { focusUnlessCovered } from './focus-unless-covered';

/** What a person does who goes on from where the page has been scrolled to. */
const GOES_ON = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** Later than this, what changes above a part is no longer the arrival of the screen. */
const SETTLED_MS = 10_000;

/**
 * Scrolls to the part of the screen that the URL's hash names, and again while what is above it, such as the prompts of
 * runs, arrives: until the person does something.
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
    return staysInSight(target);
  }, [hash, key, parts, isThere]);
}

/** @returns ends it */
function staysInSight(target: HTMLElement): () => void {
  const page = new ResizeObserver(() => target.scrollIntoView());
  page.observe(document.body);
  const end = () => {
    page.disconnect();
    clearTimeout(timer);
    for (const each of GOES_ON) window.removeEventListener(each, end, true);
  };
  const timer = setTimeout(end, SETTLED_MS);
  // While capturing: the key that led here is past this stage, and does not end it.
  for (const each of GOES_ON) window.addEventListener(each, end, { capture: true, passive: true });
  return end;
}
