import type { MouseEvent } from 'react';

/**
 * A click handler that ignores the second press of a double click, which may come when the first has done its work, or
 * hit another row that has moved into the first one's place.
 */
export const ignoringDoubleClick =
  (act: (event: MouseEvent<HTMLElement>) => void) =>
  (event: MouseEvent<HTMLElement>): void => {
    if (event.detail < 2) act(event);
  };
