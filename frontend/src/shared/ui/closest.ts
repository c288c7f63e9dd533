/** The element around that on which an event happened, itself included, that a selector fits. */
export const closestTo = ({ target }: { target: EventTarget | null }, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
