import { CoverageTooLargeError, planCoverage } from '#domain';
import { answerInThread } from '../common/in-thread.js';
import type { PlanOutcome, PlanTask } from './coverage-planner.js';

await answerInThread(async (task: PlanTask): Promise<PlanOutcome> => {
  const { brand, request, covered, unsaved, seed, most, asFile } = task;
  try {
    const plan = planCoverage(brand, request, covered, seed, most, unsaved);
    if (!asFile) return { plan };
    const { structuredCsv, structuredCsvText } = await import('#domain/structured-csv');
    return { csv: structuredCsvText(structuredCsv(brand, plan.combinations)) };
  } catch (error) {
    if (error instanceof CoverageTooLargeError) return { atLeast: error.atLeast };
    throw error;
  }
});
