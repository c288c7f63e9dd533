import { useState } from 'react';
import { pushed } from './triage';

/** The steps of a triage that can be undone. */
export function useUndoStack<Step>() {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const last = steps.at(-1);
  return {
    last,
    push: (step: Step) => setSteps((all) => pushed(all, step)),
    /** Drops `last`. A step that came after this render stays. */
    dropLast: () => setSteps((all) => all.filter((each) => each !== last)),
    /** Drops the steps that came to nothing. */
    drop: (isVoid: (step: Step) => boolean) => setSteps((all) => all.filter((each) => !isVoid(each))),
  };
}
