/**
 * Every key of the query cache. An invalidation hits what its key names, and all whose keys start with it: so no key of
 * a reading is a prefix of another's, and those that are not keys themselves say so.
 */
export const queryKeys = {
  appInfo: ['app-info'],
  brandList: ['brand-list'],
  brandActivity: ['brand-activity'],
  brand: (brandId: string) => ['brand', brandId],
  categories: (brandId: string) => ['categories', brandId],
  attributes: (brandId: string) => ['attributes', brandId],
  competitors: (brandId: string) => ['competitors', brandId],
  blacklists: (brandId: string) => ['blacklists', brandId],
  categoryBlacklists: (brandId: string) => ['category-blacklists', brandId],
  attributeCategoryBlacklists: (brandId: string) => ['attribute-category-blacklists', brandId],
  categoryPairings: (brandId: string) => ['category-pairings', brandId],
  promptTemplates: (brandId: string) => ['prompt-templates', brandId],
  defaultTemplates: ['default-templates'],
  modifiedNames: (brandId: string) => ['modified-names', brandId],
  /** Not a key itself: what all keys of a brand's saved prompts start with. */
  written: (brandId: string) => ['written', brandId],
  writtenPreview: (brandId: string, cursor: string | null) => ['written', brandId, 'preview', cursor],
  writtenSummary: (brandId: string) => ['written', brandId, 'summary'],
  writtenDetails: (brandId: string, group: object) => ['written', brandId, 'details', group],
  /** Not a key itself: what all of those start with. */
  writtenGroups: (brandId: string) => ['written', brandId, 'details'],
  writtenFiltered: (brandId: string, filters: object) => ['written', brandId, 'filtered', filters],
  /** Not a key itself: what all of those start with. */
  writtenLists: (brandId: string) => ['written', brandId, 'filtered'],
  /** Those to decide about. */
  writtenOpen: (brandId: string, filters: object) => ['written', brandId, 'open', filters],
  writtenProgress: (brandId: string, filters: object) => ['written', brandId, 'progress', filters],
  writtenDuplicates: (brandId: string) => ['written', brandId, 'duplicates'],
  writtenStats: (brandId: string, filters: object) => ['written', brandId, 'stats', filters],
  coverage: (brandId: string, promptType: string) => ['written', brandId, 'coverage', promptType],
  /** Not a key itself: what all of those start with. */
  coverages: (brandId: string) => ['written', brandId, 'coverage'],
  coveragePairs: (brandId: string, promptType: string, categoryIds: readonly string[]) => [
    'written',
    brandId,
    'coverage-pairs',
    promptType,
    categoryIds,
  ],
  coverageCell: (brandId: string, query: string) => ['written', brandId, 'coverage-cell', query],
  /** What goes with a deletion: saved prompts above all. */
  deletionImpact: (brandId: string, kind: string, id: string) => [
    'written',
    brandId,
    'deletion-impact',
    kind,
    id,
  ],
  coveragePlan: (brandId: string, query: string) => ['written', brandId, 'coverage-plan', query],
  coverageEstimate: (brandId: string, query: string) => ['written', brandId, 'coverage-estimate', query],
  certificate: (brandId: string, batchId: string | null) => ['written', brandId, 'certificate', batchId],
  pendingExport: (brandId: string, format: string) => ['written', brandId, 'pending-export', format],
  writtenFound: (brandId: string, text: string) => ['written', brandId, 'found', text],
  draftsFound: (brandId: string, text: string) => ['drafts-found', brandId, text],
  savedViews: (brandId: string) => ['written', brandId, 'views'],
  exportVersions: (brandId: string) => ['export-versions', brandId],
  exportDifference: (id: string, from: string) => ['export-difference', id, from],
  ruleImpact: (brandId: string, pairs: string) => ['rule-impact', brandId, pairs],
  sheetPreview: (brandId: string, sheet: object) => ['sheet-preview', brandId, sheet],
  jobBlocked: (jobId: string) => ['job-blocked', jobId],
  writtenDeleted: (brandId: string) => ['written', brandId, 'deleted'],
  /** What they read like, or the prompts of one figure of that. */
  writtenReading: (brandId: string, figure: string | null) => ['written', brandId, 'reading', figure],
  /** Not a key itself: what all of those start with. */
  writtenReadings: (brandId: string) => ['written', brandId, 'reading'],
  drafts: (brandId: string) => ['drafts', brandId],
  removedDrafts: (brandId: string) => ['removed-drafts', brandId],
  csvGenerations: (brandId: string) => ['csv-generations', brandId],
  csvBreakdown: (generationId: string) => ['csv-breakdown', generationId],
  csvPreview: (brandId: string) => ['csv-preview', brandId],
  /** Not a key itself: what all estimates of a brand start with. */
  estimates: (brandId: string) => ['estimate', brandId],
  estimate: (brandId: string, kind: string, body: object) => ['estimate', brandId, kind, body],
  jobList: (brandId: string) => ['job-list', brandId],
  jobPrompts: (jobId: string) => ['job-prompts', jobId],
  /** Not a key itself: what all of those start with. */
  allJobPrompts: ['job-prompts'],
  jobFailures: (jobId: string) => ['job-failures', jobId],
  /** As of saved prompts. */
  jobReading: (jobId: string, figure: string | null) => ['job-reading', jobId, figure],
  /** Not a key itself: what all of those start with. */
  jobReadings: ['job-reading'],
} as const;

/** Whether the key is of one job: its prompts, its failures, or what it reads like. The job's id is its second part. */
export const isJobKey = ([name]: readonly unknown[]): boolean =>
  [queryKeys.allJobPrompts, queryKeys.jobFailures(''), queryKeys.jobReadings].some(([each]) => each === name);
