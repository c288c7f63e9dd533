/**
 * Tab in an open select of antd chooses what is marked and stays there, so that a look at the next field changes what was
 * chosen, and the keyboard never gets out. Heard before React hears it, Tab does what it does in any other field; a select
 * that is left closes.
 */
export function leaveSelectsByTab(): void {
  const keepFromSelects = (event: KeyboardEvent) => {
    const isInSelect = event.target instanceof Element && event.target.closest('.ant-select');
    if (event.key === 'Tab' && isInSelect) event.stopPropagation();
  };
  window.addEventListener('keydown', keepFromSelects, { capture: true });
}
