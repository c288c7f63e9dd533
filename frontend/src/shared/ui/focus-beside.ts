/**
 * Moves the focus from a chip whose button removes it to the button of the neighbouring chip, else to the panel.
 *
 * @param chip a selector of the chips, which share one parent
 */
export function focusBeside(button: HTMLElement, chip: string): void {
  const removed = button.closest(chip);
  const chips = [...(removed?.parentElement?.querySelectorAll(chip) ?? [])];
  const place = chips.findIndex((one) => one === removed);
  const beside = chips[place + 1] ?? chips[place - 1];
  if (beside) beside.querySelector('button')?.focus();
  else focusPanel(button);
}

/** Moves the focus to the panel around a control that is about to be removed or disabled. */
export const focusPanel = (control: HTMLElement): void =>
  // Not to the panel's search field: on a phone, that would open the keyboard.
  control.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
