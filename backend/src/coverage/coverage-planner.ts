import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import {
  type BrandData,
  type CoveragePlan,
  CoverageTooLargeError,
  type CoverageRequest,
  type IdPair,
} from '#domain';
import { Injectable } from '@nestjs/common';

/** What the thread is given: the parameters of `planCoverage`. */
export interface PlanTask {
  brand: BrandData;
  request: CoverageRequest;
  covered: IdPair[];
  seed: number;
  most: number;
}

/** What the thread answers: errors lose their class on the way. */
export type PlanOutcome = { plan: CoveragePlan } | { atLeast: number };

/**
 * Plans coverage sets beside the event loop: a large one takes seconds of a processor. One at a time, so that the API
 * keeps the other processor.
 */
@Injectable()
export class CoveragePlanner {
  private last: Promise<unknown> = Promise.resolve();

  /** @throws CoverageTooLargeError */
  async plan(task: PlanTask): Promise<CoveragePlan> {
    const turn = this.last.then(() => inThread(task));
    this.last = turn.catch(() => undefined);
    const outcome = await turn;
    if ('atLeast' in outcome) throw new CoverageTooLargeError(outcome.atLeast);
    return outcome.plan;
  }
}

async function inThread(task: PlanTask): Promise<PlanOutcome> {
  const thread = new Worker(new URL('./coverage-plan.thread.js', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 400 },
  });
  try {
    // `once` rejects when the thread fails.
    const [outcome] = (await once(thread, 'message')) as [PlanOutcome];
    return outcome;
  } finally {
    await thread.terminate();
  }
}
