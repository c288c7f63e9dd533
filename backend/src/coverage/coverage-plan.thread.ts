import { parentPort, workerData } from 'node:worker_threads';
import { CoverageTooLargeError, planCoverage } from '#domain';
import type { PlanOutcome, PlanTask } from './coverage-planner.js';

const { brand, request, covered, seed, most, asFile } = workerData as PlanTask;

async function outcome(): Promise<PlanOutcome> {
  try {
    const plan = planCoverage(brand, request, covered, seed, most);
    if (!asFile) return { plan };
    const { structuredCsv, structuredCsvText } = await import('#domain/composing');
    return { csv: structuredCsvText(structuredCsv(brand, plan.combinations)) };
  } catch (error) {
    if (error instanceof CoverageTooLargeError) return { atLeast: error.atLeast };
    throw error;
  }
}

parentPort!.postMessage(await outcome());
