/** A dialog that traps the focus: not one that is closing or that leaves the page usable. */
const OPEN_DIALOG = '.ant-modal-wrap:not(.dialog-beside) [role="dialog"]:not([class*="-leave"])';

/** Focuses an element, unless a dialog has opened above it in the meantime. */
export function focusUnlessCovered(element: HTMLElement | null): void {
  const dialog = [...document.querySelectorAll(OPEN_DIALOG)].at(-1);
  if (!dialog || dialog.contains(element)) element?.focus({ preventScroll: true });
}
