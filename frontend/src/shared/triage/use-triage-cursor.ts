import { useState } from 'react';
import { neighbour, nextOpen } from './triage';

/** Where a triage is in its queue. */
export function useTriageCursor<One extends { id: string }>(
  queue: readonly One[],
  isDecided?: (one: One) => boolean,
) {
  const [currentId, setCurrentId] = useState<string | null>(null);
  /** The prompt that Undo is restoring, until it is in the queue again. */
  const [returningId, setReturningId] = useState<string | null>(null);
  // Somebody else may have removed the current prompt; and at first none is chosen.
  const current = queue.find(({ id }) => id === currentId) ?? nextOpen(queue, null, isDecided);
  // Remembers the replacement: if somebody restores the former prompt, triage must not jump back while the user presses
  // keys.
  if (currentId !== null && currentId !== returningId && current && current.id !== currentId)
    setCurrentId(current.id);
  if (returningId !== null && returningId === current?.id) setReturningId(null);
  const following = current && nextOpen(queue, current.id, isDecided);
  return {
    current,
    following,
    /** To the next undecided prompt. */
    goOn: () => setCurrentId(following?.id ?? null),
    /** @param isReturning whether the prompt is not in the queue yet */
    goTo: (id: string, isReturning = false) => {
      setCurrentId(id);
      setReturningId(isReturning ? id : null);
    },
    /** To the first undecided prompt. */
    restart: () => setCurrentId(null),
    move: (step: 1 | -1) => current && setCurrentId(neighbour(queue, current.id, step)),
  };
}
