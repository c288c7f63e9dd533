import {
  type BrandData,
  type CoveragePlan,
  CoverageTooLargeError,
  type CoverageRequest,
  type IdPair,
} from '#domain';
import { Injectable } from '@nestjs/common';
import { inThread } from '../common/in-thread.js';

/** What the thread is given: the parameters of `planCoverage`. */
export interface PlanTask {
  brand: BrandData;
  request: CoverageRequest;
  covered: IdPair[];
  seed: number;
  most: number;
  /** The prompts are wanted as a structured CSV, composed from the data. */
  asFile?: boolean;
}

/** What the thread answers: errors lose their class on the way. */
export type PlanOutcome = { plan: CoveragePlan } | { csv: string } | { atLeast: number };

const THREAD = new URL('./coverage-plan.thread.js', import.meta.url);
const HEAP_MB = 400;

/**
 * Plans coverage sets beside the event loop: a large one takes seconds of a processor. One at a time, so that the API
 * keeps the other processor.
 */
@Injectable()
export class CoveragePlanner {
  private last: Promise<unknown> = Promise.resolve();

  /** @throws CoverageTooLargeError */
  async plan(task: PlanTask): Promise<CoveragePlan> {
    const outcome = await this.outcome(task);
    if ('plan' in outcome) return outcome.plan;
    throw new Error('The thread answered something else than a plan');
  }

  /** The plan's prompts as a structured CSV. @throws CoverageTooLargeError */
  async csv(task: PlanTask): Promise<string> {
    const outcome = await this.outcome({ ...task, asFile: true });
    if ('csv' in outcome) return outcome.csv;
    throw new Error('The thread answered something else than a file');
  }

  private async outcome(task: PlanTask): Promise<PlanOutcome> {
    const turn = this.last.then(() => inThread<PlanOutcome>(THREAD, task, HEAP_MB));
    this.last = turn.catch(() => undefined);
    const outcome = await turn;
    if ('atLeast' in outcome) throw new CoverageTooLargeError(outcome.atLeast);
    return outcome;
  }
}
