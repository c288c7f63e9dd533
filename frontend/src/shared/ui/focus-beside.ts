/**
 * Moves the focus on from a chip whose button removes it: to the button of the chip beside it, else to the panel that
 * holds it.
 *
 * @param chip selects the chips, which have one parent
 */
export function focusBeside(button: HTMLElement, chip: string): void {
  const removed = button.closest(chip);
  const chips = [...(removed?.parentElement?.querySelectorAll(chip) ?? [])];
  const place = chips.findIndex((one) => one === removed);
  const beside = chips[place + 1] ?? chips[place - 1];
  if (beside) beside.querySelector('button')?.focus();
  else focusPanel(button);
}

/** Moves the focus to the panel that holds a control, which is about to go or to be disabled. */
export const focusPanel = (control: HTMLElement): void =>
  // Not to its search field: on a phone, that would open the keyboard.
  control.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
