import { SetMetadata } from '@nestjs/common';
import type { QueueJobName, QueueJobs } from './job-contracts.js';

/** What a handler may know about the delivery. */
export interface Delivery {
  /** Aborted when this process is to stop: give back what was not begun. */
  stopping: AbortSignal;
}

/** `unfinished`: given back because the process stops. `elsewhere`: another process is doing it. */
export type Outcome = 'finished' | 'unfinished' | 'elsewhere';

/** Does one kind of job. Must be safe to run again from the start: a job is delivered at least once. */
export interface JobHandler<Name extends QueueJobName> {
  handle(payload: QueueJobs[Name], delivery: Delivery): Promise<Outcome>;
}

export const HANDLES_JOB = Symbol('handles-job');

/** Marks the one class that does a job. */
export const HandlesJob = (name: QueueJobName): ClassDecorator => SetMetadata(HANDLES_JOB, name);

/** The declared jobs and the handlers do not match: this process must not start. */
export class HandlerMismatchError extends Error {
  override readonly name = 'HandlerMismatchError';
}

/**
 * Checks that each declared job has exactly one handler.
 *
 * @param declared names of the jobs that the queue may carry
 * @param found the handlers there are, by the job they claim
 * @returns the handler of each job
 * @throws HandlerMismatchError naming each job that has none, two, or was never declared
 */
export function matchHandlers<Handler extends object>(
  declared: readonly string[],
  found: readonly { job: string; handler: Handler }[],
): Map<string, Handler> {
  const faults = [
    ...declared
      .map((job) => ({ job, claims: found.filter((one) => one.job === job) }))
      .filter(({ claims }) => claims.length !== 1)
      .map(({ job, claims }) =>
        claims.length === 0
          ? `job '${job}' has no handler`
          : `job '${job}' has ${claims.length} handlers (${claims.map(({ handler }) => handler.constructor.name).join(', ')})`,
      ),
    ...found.filter(({ job }) => !declared.includes(job)).map(({ job }) => `job '${job}' is not declared`),
  ];
  if (faults.length > 0)
    throw new HandlerMismatchError(`The queue's jobs and handlers do not match: ${faults.join('; ')}.`);
  return new Map(found.map(({ job, handler }) => [job, handler]));
}
