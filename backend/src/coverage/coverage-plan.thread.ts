import { parentPort, workerData } from 'node:worker_threads';
import { CoverageTooLargeError, planCoverage } from '#domain';
import type { PlanOutcome, PlanTask } from './coverage-planner.js';

const { brand, request, covered, seed, most } = workerData as PlanTask;

function outcome(): PlanOutcome {
  try {
    return { plan: planCoverage(brand, request, covered, seed, most) };
  } catch (error) {
    if (error instanceof CoverageTooLargeError) return { atLeast: error.atLeast };
    throw error;
  }
}

parentPort!.postMessage(outcome());
