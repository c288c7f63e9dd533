/**
 * Types a text at the caret of a text box, replacing the selection; at the end if there is no caret yet. Like typing,
 * it goes into the browser's undo list; setting the value would empty that list.
 */
export function insertAtCaret(field: HTMLTextAreaElement, text: string): void {
  const hasCaret = field === document.activeElement || field.selectionEnd > 0;
  field.focus();
  if (!hasCaret) field.setSelectionRange(field.value.length, field.value.length);
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps the undo list
  document.execCommand('insertText', false, text);
}
