import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Remembers how far each screen was scrolled. react-router's own restoration would also scroll to the top at each change
 * of a filter in the address.
 *
 * @returns scrolls a screen that has just been drawn: on the way back to where it was, else to its top
 */
export function useScrollBack(): () => void {
  const { key } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  // Before the next screen is painted: a shorter one is scrolled by the browser, which tells nothing of the one before.
  useLayoutEffect(() => {
    const remember = () => positions.current.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
  return () => window.scrollTo(0, type === NavigationType.Pop ? (positions.current.get(key) ?? 0) : 0);
}
