import { expect, it } from '@jest/globals';
import type { JobPrompt } from '#contracts';
import { noteLivePrompts, readWithLivePrompts } from './live-prompts';

const prompt = (index: number) => ({ index, question: `Question ${index}?` }) as JobPrompt;

it('an answer holds what was told while it was read, of its run alone', async () => {
  noteLivePrompts('run', [prompt(0)]);
  const read = readWithLivePrompts('run', () => {
    noteLivePrompts('run', [prompt(3), prompt(2)]);
    noteLivePrompts('other run', [prompt(7)]);
    return Promise.resolve([prompt(1), prompt(2)]);
  });
  expect(await read).toEqual([prompt(1), prompt(2), prompt(3)]);
});

it('what was told during a reading is not in the next one', async () => {
  const failed = readWithLivePrompts('run', () => {
    noteLivePrompts('run', [prompt(4)]);
    return Promise.reject(new Error('Away.'));
  });
  await expect(failed).rejects.toThrow('Away.');
  expect(await readWithLivePrompts('run', () => Promise.resolve([prompt(1)]))).toEqual([prompt(1)]);
});
