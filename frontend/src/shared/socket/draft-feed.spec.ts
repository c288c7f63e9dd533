import { afterEach, expect, it, jest } from '@jest/globals';
import type { Draft } from '#contracts';
import { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';
import { draftsChanged } from './draft-feed';

const draft = (question: string): Draft => ({ id: 'one', question }) as Partial<Draft> as Draft;

/** @returns a function that answers the next fetch */
function holdFetch(): (drafts: Draft[]) => void {
  let answer: (response: Response) => void;
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  return (drafts) => answer(Response.json(drafts));
}

const shown = (client: QueryClient) =>
  client.getQueryData<Draft[]>(queryKeys.drafts('northwind'))?.map(({ question }) => question);
const show = (client: QueryClient, question: string) =>
  client.setQueryData<Draft[]>(queryKeys.drafts('northwind'), [draft(question)]);

afterEach(() => void jest.restoreAllMocks());

it('a reading of drafts that began before a change here shows nothing of before it, and says so', async () => {
  const client = new QueryClient();
  show(client, 'Old?');
  const answer = holdFetch();
  const pending = draftsChanged(client, 'northwind', ['one']);
  show(client, 'Mine?');
  answer([draft('Old?')]);
  expect(await pending).toEqual(['one']);
  expect(shown(client)).toEqual(['Mine?']);
});

it('a reading of drafts that nothing overtakes shows what it found', async () => {
  const client = new QueryClient();
  show(client, 'Old?');
  const answer = holdFetch();
  const pending = draftsChanged(client, 'northwind', ['one']);
  answer([draft('Theirs?')]);
  expect(await pending).toEqual([]);
  expect(shown(client)).toEqual(['Theirs?']);
});
