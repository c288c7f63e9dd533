import { expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { brandChanged, brandEntered, brandLeft, mayPrecede } from './brand-changed';
import { queryKeys } from './query-keys';

/** How often the attributes of a brand were refetched. */
function attributeRefetches(client: QueryClient): () => number {
  const invalidate = jest.spyOn(client, 'invalidateQueries').mockResolvedValue();
  return () => invalidate.mock.calls.filter(([filters]) => filters?.queryKey?.[0] === 'attributes').length;
}

jest.useFakeTimers();

it('a change is read once by the tab that made it: its answer and the news of it come at about the same time', async () => {
  const client = new QueryClient();
  const refetches = attributeRefetches(client);
  const changes = [brandChanged(client, 'northwind'), brandChanged(client, 'northwind')];
  await jest.advanceTimersByTimeAsync(1_000);
  await Promise.all(changes);
  expect(refetches()).toBe(1);
});

it('the next change is read again, and so is one of another brand', async () => {
  const client = new QueryClient();
  const refetches = attributeRefetches(client);
  void brandChanged(client, 'northwind');
  void brandChanged(client, 'southwind');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(refetches()).toBe(2);
  void brandChanged(client, 'northwind');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(refetches()).toBe(3);
});

it('what was read of a brand is outdated once the brand is left', () => {
  const client = new QueryClient();
  const isOutdated = (key: readonly string[]) => client.getQueryState(key)?.isInvalidated;
  const keys = [queryKeys.attributes('northwind'), queryKeys.attributes('southwind'), queryKeys.brandList];
  for (const key of keys) client.setQueryData(key, []);
  brandLeft(client, 'northwind');
  expect(keys.map(isOutdated)).toEqual([true, false, false]);
});

it('a change since the first screen of a brand began to read may be missing in what it read; an earlier one is not', async () => {
  brandEntered('northwind');
  await jest.advanceTimersByTimeAsync(1_000);
  // Another screen of the brand.
  brandEntered('northwind');
  expect([900, 1_100].map((agoMs) => mayPrecede('northwind', agoMs))).toEqual([true, false]);
  brandLeft(new QueryClient(), 'northwind');
  brandEntered('northwind');
  await jest.advanceTimersByTimeAsync(10);
  expect([5, 900].map((agoMs) => mayPrecede('northwind', agoMs))).toEqual([true, false]);
});
