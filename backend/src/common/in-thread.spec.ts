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
