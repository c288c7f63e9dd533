import type { Draft } from '#contracts';
import { expect, it } from '@jest/globals';
import { leftOf, unsavedInList } from './left-of.js';

const draft = (jobId: string, savedPromptId: string | null = null) => ({ jobId, savedPromptId }) as Draft;

it('what is in the list of one run takes nothing from another', () => {
  const inList = unsavedInList([draft('old'), draft('old'), draft('one', 'saved'), draft('one')]);
  const runs = [
    { id: 'one', unsaved: 5 },
    { id: 'two', unsaved: 3 },
    // Its list is newer than what the run says.
    { id: 'old', unsaved: 1 },
  ];
  expect(runs.map((run) => leftOf(run, inList))).toEqual([4, 3, 0]);
});
