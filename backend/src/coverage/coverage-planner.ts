import {
  type BrandData,
  type CoveragePlan,
  CoverageTooLargeError,
  type CoverageRequest,
  type IdPair,
} from '#domain';
import { Injectable } from '@nestjs/common';
import { InThread } from '../common/in-thread.js';

/** What the thread is given: the parameters of `planCoverage`. */
export interface PlanTask {
  brand: BrandData;
  request: CoverageRequest;
  covered: IdPair[];
  unsaved: IdPair[];
  seed: number;
  most: number;
  /** Whether to return the prompts as a structured CSV, composed from the data. */
  asFile?: boolean;
}

/** What the thread answers. Errors lose their class between threads, so "too large" is a value: `atLeast`. */
export type PlanOutcome = { plan: CoveragePlan } | { csv: string } | { atLeast: number };

/** Plans coverage sets in a thread, because a large one takes seconds of processor time. */
@Injectable()
export class CoveragePlanner {
  private readonly thread = new InThread<PlanTask, PlanOutcome>(
    new URL('./coverage-plan.thread.js', import.meta.url),
  );

  /** @throws CoverageTooLargeError */
  async plan(task: PlanTask, until?: AbortSignal): Promise<CoveragePlan> {
    const outcome = await this.outcome(task, until);
    if ('plan' in outcome) return outcome.plan;
    throw new Error('The thread answered something else than a plan');
  }

  /** The plan's prompts as a structured CSV. @throws CoverageTooLargeError */
  async csv(task: PlanTask, until?: AbortSignal): Promise<string> {
    const outcome = await this.outcome({ ...task, asFile: true }, until);
    if ('csv' in outcome) return outcome.csv;
    throw new Error('The thread answered something else than a file');
  }

  private async outcome(task: PlanTask, until?: AbortSignal): Promise<PlanOutcome> {
    const outcome = await this.thread.compute(task, until);
    if ('atLeast' in outcome) throw new CoverageTooLargeError(outcome.atLeast);
    return outcome;
  }
}
