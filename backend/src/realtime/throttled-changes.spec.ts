import { expect, it } from '@jest/globals';
import { until } from '#testing';
import { ThrottledChanges } from './throttled-changes.js';

it('news of one subject are told at once, and then at most four times a second, the last one too', async () => {
  const told: { subject: string; at: number }[] = [];
  const news = new ThrottledChanges(250, (subject) => told.push({ subject, at: performance.now() }));
  for (let change = 0; change < 50; change++) news.take('one');
  news.take('other');
  expect(told.map(({ subject }) => subject)).toEqual(['one', 'other']);
  await until(() => told.length === 3);
  news.take('one');
  await until(() => told.length === 4);
  const times = told.filter(({ subject }) => subject === 'one').map(({ at }) => at);
  for (const [place, at] of times.slice(1).entries()) expect(at - times[place]!).toBeGreaterThan(240);
  news.stop();
});

it('news name what changed as long as it is little', async () => {
  const told: (string[] | null)[] = [];
  const news = new ThrottledChanges(20, (_subject, parts) => told.push(parts));
  news.take('one', ['a']);
  news.take('one', ['b']);
  news.take('one', ['b', 'c']);
  await until(() => told.length === 2);
  news.take('one', ['d']);
  news.take('one');
  news.take('one', ['e']);
  await until(() => told.length === 3);
  expect(told).toEqual([['a'], ['b', 'c'], null]);
  news.stop();
});
