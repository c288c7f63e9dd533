/** A dialog that has the keyboard to itself; one that is closing, or stands beside the page, has not. */
const OPEN_DIALOG = '.ant-modal-wrap:not(.dialog-beside) [role="dialog"]:not([class*="-leave"])';

/** Gives the keyboard to an element, unless a dialog was opened above it meanwhile. */
export function focusUnlessCovered(element: HTMLElement | null): void {
  const dialog = [...document.querySelectorAll(OPEN_DIALOG)].at(-1);
  if (!dialog || dialog.contains(element)) element?.focus({ preventScroll: true });
}
