import { entriesOf } from '#domain';
import type { Draft, Job } from '#contracts';
import { stateOf } from '../written-list/written-filters';

export type TriageCommand = 'next' | 'previous' | 'keep' | 'remove' | 'edit' | 'improve' | 'undo' | 'help';

/** Each command's key, and what it does. */
export const TRIAGE_KEYS: Readonly<Record<TriageCommand, { key: string; does: string }>> = {
  keep: { key: 'A', does: 'Keep: save this prompt' },
  remove: { key: 'X', does: 'Remove it from the list' },
  edit: { key: 'E', does: 'Edit its text' },
  improve: { key: 'I', does: 'Have it improved by the AI' },
  undo: { key: 'Z', does: 'Undo the last decision or edit' },
  next: { key: 'J', does: 'Go to the next prompt' },
  previous: { key: 'K', does: 'Go back to the one before' },
  help: { key: '?', does: 'Show these keys' },
};
const COMMANDS = new Map(entriesOf(TRIAGE_KEYS).map(([command, { key }]) => [key, command]));

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key asks for; null where it belongs to the browser. */
export function commandOf({ key, ctrlKey, metaKey, altKey }: Key): TriageCommand | null {
  if (ctrlKey || metaKey || altKey) return null;
  return COMMANDS.get(key.toUpperCase()) ?? null;
}

interface QueueOptions {
  /** Of one run only. */
  jobId: string | null;
  /** What needs a look comes first. */
  flaggedFirst: boolean;
}

/** The prompts to go through, in the order of the list. */
export function triageQueue(drafts: readonly Draft[], { jobId, flaggedFirst }: QueueOptions): Draft[] {
  const queue = drafts.filter((draft) => jobId === null || draft.jobId === jobId);
  if (!flaggedFirst) return queue;
  const isFlagged = ({ flags }: Draft) => flags.length > 0;
  return [...queue.filter(isFlagged), ...queue.filter((draft) => !isFlagged(draft))];
}

/** Saved as it stands here. What was removed is not in the list any more. */
export const isDecided = (draft: Draft): boolean => stateOf(draft) === 'saved';

/** The first one to decide about after a prompt, else from the beginning; null when all others are decided. */
export function nextOpen(queue: readonly Draft[], id: string | null): string | null {
  const place = queue.findIndex((draft) => draft.id === id);
  const following = [...queue.slice(place + 1), ...queue.slice(0, Math.max(place, 0))];
  return following.find((draft) => !isDecided(draft))?.id ?? null;
}

/** The one before or after a prompt, decided or not; itself at the ends. */
export function neighbour(queue: readonly Draft[], id: string, step: 1 | -1): string {
  const place = queue.findIndex((draft) => draft.id === id);
  return queue[place + step]?.id ?? id;
}

/** How far it is: what was saved and what was removed, of all. Both are rows, and the same for everybody. */
export function triageProgress(queue: readonly Draft[], jobs: readonly Job[], jobId: string | null) {
  const removed = jobs
    .filter(({ id }) => jobId === null || id === jobId)
    .reduce((sum, job) => sum + job.removed, 0);
  return { decided: queue.filter(isDecided).length + removed, total: queue.length + removed };
}

const UNDO_DEPTH = 50;

/** One more to take back; the oldest is forgotten beyond the depth. */
export const pushed = <T>(done: readonly T[], one: T): T[] => [...done, one].slice(-UNDO_DEPTH);
