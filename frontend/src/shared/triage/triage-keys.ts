import { entriesOf } from '#domain';

export type TriageCommand = 'next' | 'previous' | 'keep' | 'remove' | 'edit' | 'improve' | 'undo' | 'help';

/** Each command's key, and what it does. */
export const TRIAGE_KEYS: Readonly<Record<TriageCommand, { key: string; does: string }>> = {
  keep: { key: 'A', does: 'Keep this prompt' },
  remove: { key: 'X', does: 'Remove it' },
  edit: { key: 'E', does: 'Edit its text' },
  improve: { key: 'I', does: 'Have it improved by the AI' },
  undo: { key: 'Z', does: 'Undo the last decision or edit' },
  next: { key: 'J', does: 'Go to the next prompt' },
  previous: { key: 'K', does: 'Go back to the one before' },
  help: { key: '?', does: 'Show these keys' },
};
const COMMANDS = new Map(entriesOf(TRIAGE_KEYS).map(([command, { key }]) => [key, command]));

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The command of a key; null where the key is left to the browser. */
export function commandOf({ key, ctrlKey, metaKey, altKey }: Key): TriageCommand | null {
  if (ctrlKey || metaKey || altKey) return null;
  return COMMANDS.get(key.toUpperCase()) ?? null;
}
