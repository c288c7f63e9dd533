import { describe, expect, it } from '@jest/globals';
import { HandlerMismatchError, JOB_QUEUES, matchHandlers, QUEUE_NAMES } from '#queue';

class One {
  readonly name = 'one';
}
class Two {
  readonly name = 'two';
}
const one: { job: string; handler: One | Two } = { job: 'a', handler: new One() };
const two: typeof one = { job: 'a', handler: new Two() };

describe('a process', () => {
  it('starts when each declared job has one handler', () => {
    expect(matchHandlers(['a'], [one]).get('a')).toBe(one.handler);
  });

  it('refuses to start when a job has none, and names it', () => {
    expect(() => matchHandlers(['a', 'b'], [one])).toThrow(
      new HandlerMismatchError("The queue's jobs and handlers do not match: job 'b' has no handler."),
    );
  });

  it('refuses to start when a job has two, and names both', () => {
    expect(() => matchHandlers(['a'], [one, two])).toThrow(/job 'a' has 2 handlers \(One, Two\)/);
  });

  it('refuses to start when a handler claims a job that is not declared', () => {
    expect(() => matchHandlers([], [one])).toThrow(/job 'a' is not declared/);
  });
});

it('every job has a queue', () => {
  expect(QUEUE_NAMES).toEqual([...new Set(Object.values(JOB_QUEUES))]);
});
