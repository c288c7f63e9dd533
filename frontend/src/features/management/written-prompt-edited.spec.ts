import { expect, it } from '@jest/globals';
import type { WrittenPrompt } from '#contracts';
import { QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from '../../shared/api/query-client';
import { queryKeys } from '../../shared/api/query-keys';
import { writtenPromptEdited } from './written-prompt-edited';

const BRAND = 'northwind';
const saying = (question: string) => ({ id: 'first', question }) as WrittenPrompt;

/**
 * Mounts a list of one prompt. @returns its pending fetches, each ended by calling it with a text, and the shown text
 */
function showList() {
  const client = createQueryClient();
  const answers: ((question: string) => void)[] = [];
  const queryFn = () =>
    new Promise<WrittenPrompt[]>((resolve) => answers.push((question) => resolve([saying(question)])));
  const queryKey = queryKeys.writtenDetails(BRAND, {});
  new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  return {
    client,
    answers,
    readAgain: () => void client.invalidateQueries({ queryKey }),
    text: () => client.getQueryData<WrittenPrompt[]>(queryKey)?.[0]?.question,
  };
}

/** Resolves once all pending promises that can settle have settled. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('an edited prompt shows in a list that holds it, which is not read again', async () => {
  const { client, answers, text } = showList();
  answers[0]!('Old?');
  await settled();
  writtenPromptEdited(client, BRAND, saying('New?'));
  await settled();
  expect([text(), answers.length]).toEqual(['New?', 1]);
});

it.each(['a first reading', 'a reading of a list that shows'])(
  '%s that was asked for before the edit does not bring the old text back',
  async (which) => {
    const { client, answers, readAgain, text } = showList();
    if (which !== 'a first reading') {
      answers[0]!('Old?');
      await settled();
      readAgain();
    }
    const late = answers.at(-1)!;
    writtenPromptEdited(client, BRAND, saying('New?'));
    await settled();
    late('Old?');
    await settled();
    expect(text()).not.toBe('Old?');
    expect(late).not.toBe(answers.at(-1));
    answers.at(-1)!('New?');
    await settled();
    expect(text()).toBe('New?');
  },
);
