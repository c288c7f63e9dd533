import type { Prompt, TriageProgress } from '#contracts';
import type { PromptEdit } from '../prompts/use-prompt-edit';

export type TriagedPrompt = Prompt & { id: string };

/** The state of a triage, and the actions on the current prompt. */
export interface Triage<Prompted extends TriagedPrompt> {
  isLoaded: boolean;
  error: Error | null;
  retry: () => unknown;
  /** Null when all are decided. */
  current: Prompted | null;
  following: Prompted | null;
  progress: TriageProgress;
  /** Undefined where no prompt is flagged. */
  flaggedFirst: { isOn: boolean; set: (isOn: boolean) => void } | undefined;
  canUndo: boolean;
  keep: () => void;
  remove: () => void;
  undo: () => void;
  move: (step: 1 | -1) => void;
  edit: PromptEdit;
  /** Its edit is being saved. */
  saving: boolean;
}

interface Entry {
  id: string;
}

/**
 * The next undecided prompt after the given one, continuing from the start of the queue; null when all others are
 * decided.
 */
export function nextOpen<One extends Entry>(
  queue: readonly One[],
  id: string | null,
  isDecided: (one: One) => boolean = () => false,
): One | null {
  const place = queue.findIndex((one) => one.id === id);
  const following = [...queue.slice(place + 1), ...queue.slice(0, Math.max(place, 0))];
  return following.find((one) => !isDecided(one)) ?? null;
}

/** The one before or after a prompt, decided or not; itself at the ends. */
export function neighbour(queue: readonly Entry[], id: string, step: 1 | -1): string {
  const place = queue.findIndex((one) => one.id === id);
  return queue[place + step]?.id ?? id;
}

const UNDO_DEPTH = 50;

/** Adds a step that can be undone; beyond the depth, the oldest is dropped. */
export const pushed = <T>(done: readonly T[], one: T): T[] => [...done, one].slice(-UNDO_DEPTH);
