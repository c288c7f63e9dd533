/** Longer than a select itself takes to close. */
const CLOSED_AFTER_MS = 50;

/**
 * In an open select of antd, Tab chooses the highlighted option and keeps the focus, so that moving on changes the
 * choice and the keyboard is trapped. This listener runs before React's, so that Tab moves the focus as in any other
 * field; a select that loses the focus closes.
 */
export function leaveSelectsByTab(): void {
  const keepFromSelects = (event: KeyboardEvent) => {
    const isInSelect = event.target instanceof Element && event.target.closest('.ant-select');
    if (event.key === 'Tab' && isInSelect) event.stopPropagation();
  };
  window.addEventListener('keydown', keepFromSelects, { capture: true });
  window.addEventListener('focusin', () => void setTimeout(closeLeftSelects, CLOSED_AFTER_MS));
}

/**
 * Now and then antd misses that the focus has left, and the menu stays: the button 'Clear' that had it was drawn anew, of
 * which no event tells. A press elsewhere closes it.
 */
function closeLeftSelects(): void {
  const open = [...document.querySelectorAll('.ant-select-open')];
  if (open.some((select) => !hasFocus(select)))
    document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
}

function hasFocus(select: Element): boolean {
  const list = select.querySelector('[aria-controls]')?.getAttribute('aria-controls');
  const menu = list && document.getElementById(list)?.closest('.ant-select-dropdown');
  return [select, menu].some((part) => part instanceof Element && part.contains(document.activeElement));
}
