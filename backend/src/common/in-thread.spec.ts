import { expect, it } from '@jest/globals';
import { InThread } from './in-thread.js';

const moduleOf = (code: string): URL => new URL(`data:text/javascript,${encodeURIComponent(code)}`);

it('a thread that ends without an outcome is an error, and holds up no later task', async () => {
  const code = `
    import { parentPort, workerData } from 'node:worker_threads';
    if (workerData.answer) parentPort.postMessage(workerData.answer);`;
  const thread = new InThread<{ answer?: string }, string>(moduleOf(code));
  const [lost, answered] = await Promise.allSettled([thread.compute({}), thread.compute({ answer: 'yes' })]);
  expect(lost).toMatchObject({ status: 'rejected' });
  expect(answered).toMatchObject({ status: 'fulfilled', value: 'yes' });
});

it('a task that nobody waits for any more ends, or never starts, and the next one gets its turn', async () => {
  const code = `
    import { parentPort, workerData } from 'node:worker_threads';
    if (workerData.answer) parentPort.postMessage(workerData.answer);
    else setInterval(() => {}, 1_000);`;
  const thread = new InThread<{ answer?: string }, string>(moduleOf(code));
  const [endless, waiting] = [new AbortController(), new AbortController()];
  const tasks = [
    thread.compute({}, endless.signal),
    thread.compute({}, waiting.signal),
    thread.compute({ answer: 'yes' }, new AbortController().signal),
  ];
  waiting.abort(new Error('gone'));
  endless.abort(new Error('gone first'));
  expect(await Promise.allSettled(tasks)).toMatchObject([
    { status: 'rejected', reason: { message: 'gone first' } },
    { status: 'rejected', reason: { message: 'gone' } },
    { status: 'fulfilled', value: 'yes' },
  ]);
});
