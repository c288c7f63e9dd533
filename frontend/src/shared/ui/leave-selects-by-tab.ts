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
}
