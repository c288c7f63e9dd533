export type { CoverageRequest } from './coverage-request.js';
export { factorLists, type IdPair } from './coverage-space.js';
export { countPairs, type CountedPairs, type PairCounts } from './pair-counts.js';
export { type CoveragePlan, CoverageTooLargeError, planCoverage } from './plan-coverage.js';
export { ruleConflicts, type RuleConflicts } from './rule-conflicts.js';
