import type { KeyboardEvent } from 'react';

/** What an arrow key moves, as in browsers. */
const LINE_PX = 40;
/** How much of the list a page moves, so that the last lines stay in sight. */
const PAGE_SHARE = 0.9;

/**
 * How far a key scrolls a list that has the focus: as it scrolls any other box.
 *
 * @param height of the box, in pixels
 * @returns pixels, down where positive, and Infinity for an end of the list; null for a key that scrolls nothing, and
 *   for a control within the list, which keeps its keys
 */
export function scrollOfKey(event: KeyboardEvent, height: number): number | null {
  if (event.target !== event.currentTarget) return null;
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const page = height * PAGE_SHARE;
  switch (event.key) {
    case 'ArrowDown':
      return LINE_PX;
    case 'ArrowUp':
      return -LINE_PX;
    case 'PageDown':
      return page;
    case 'PageUp':
      return -page;
    case ' ':
      return event.shiftKey ? -page : page;
    case 'Home':
      return -Infinity;
    case 'End':
      return Infinity;
    default:
      return null;
  }
}
