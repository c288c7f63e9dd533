import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Remembers the scroll position of each history entry. react-router's own scroll restoration would also scroll to the
 * top whenever a filter in the URL changes.
 *
 * @returns a function that scrolls a newly rendered screen: after Back or Forward to its former position, else to its
 * top
 */
export function useScrollBack(): () => void {
  const { key } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  // A layout effect, so that the listener is replaced before the next screen is painted: the browser scrolls a shorter
  // one, which says nothing about the screen before.
  useLayoutEffect(() => {
    const remember = () => positions.current.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
  return () => window.scrollTo(0, type === NavigationType.Pop ? (positions.current.get(key) ?? 0) : 0);
}
