import { expect, it } from '@jest/globals';
import { onceAMinute } from './once-a-minute.js';

it('an error that repeats is reported once, also one that has several others in place of a message', () => {
  const reported: string[] = [];
  const report = onceAMinute((text) => reported.push(text));
  for (const message of ['lost', 'lost']) report(new Error(message));
  report(new AggregateError([new Error('refused at ::1'), new Error('refused at 127.0.0.1')]));
  expect(reported).toEqual(['lost', 'refused at ::1, refused at 127.0.0.1']);
});
