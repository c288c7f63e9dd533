/** The nearest ancestor of an event's target, or the target itself, that matches a selector. */
export const closestTo = ({ target }: { target: EventTarget | null }, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
