/**
 * The keys of the query cache, but for those of a report that only its screen reads, which begins with one of the
 * prefixes. An invalidation matches each query whose key starts with the given one. So no query's key is a prefix of
 * another's, and entries that serve only as a prefix say so.
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
  /** Only a prefix: all keys of a brand's saved prompts start with it. */
  written: (brandId: string) => ['written', brandId],
  writtenPreview: (brandId: string, cursor: string | null, text: string) => [
    'written',
    brandId,
    'preview',
    cursor,
    text,
  ],
  writtenSummary: (brandId: string) => ['written', brandId, 'summary'],
  writtenDetails: (brandId: string, group: object) => ['written', brandId, 'details', group],
  /** Only the prefix of the key above. */
  writtenGroups: (brandId: string) => ['written', brandId, 'details'],
  writtenFiltered: (brandId: string, filters: object) => ['written', brandId, 'filtered', filters],
  /** Only the prefix of the key above. */
  writtenLists: (brandId: string) => ['written', brandId, 'filtered'],
  /** The prompts to decide about in triage. */
  writtenOpen: (brandId: string, filters: object) => ['written', brandId, 'open', filters],
  writtenProgress: (brandId: string, filters: object) => ['written', brandId, 'progress', filters],
  writtenDuplicates: (brandId: string) => ['written', brandId, 'duplicates'],
  writtenStats: (brandId: string, filters: object) => ['written', brandId, 'stats', filters],
  coverage: (brandId: string, promptType: string) => ['written', brandId, 'coverage', promptType],
  /** Only the prefix of the key above. */
  coverages: (brandId: string) => ['written', brandId, 'coverage'],
  coveragePairs: (brandId: string, promptType: string, categoryIds: readonly string[]) => [
    'written',
    brandId,
    'coverage-pairs',
    promptType,
    categoryIds,
  ],
  coverageCell: (brandId: string, query: string) => ['written', brandId, 'coverage-cell', query],
  /** What a deletion also deletes: mainly saved prompts. */
  deletionImpact: (brandId: string, kind: string, id: string) => [
    'written',
    brandId,
    'deletion-impact',
    kind,
    id,
  ],
  coveragePlan: (brandId: string, query: string) => ['written', brandId, 'coverage-plan', query],
  /** Only the prefix of the key above. */
  coveragePlans: (brandId: string) => ['written', brandId, 'coverage-plan'],
  coverageEstimate: (brandId: string, query: string) => ['written', brandId, 'coverage-estimate', query],
  certificate: (brandId: string, batchId: string | null) => ['written', brandId, 'certificate', batchId],
  pendingExport: (brandId: string, format: string) => ['written', brandId, 'pending-export', format],
  writtenFound: (brandId: string, text: string) => ['written', brandId, 'found', text],
  draftsFound: (brandId: string, text: string) => ['drafts-found', brandId, text],
  savedViews: (brandId: string) => ['written', brandId, 'views'],
  exportVersions: (brandId: string) => ['export-versions', brandId],
  exportDifference: (id: string, from: string) => ['export-difference', id, from],
  ruleImpact: (brandId: string, pairs: string) => ['rule-impact', brandId, pairs],
  ruleImpactPrompts: (brandId: string, pairs: string) => ['rule-impact-prompts', brandId, pairs],
  sheetPreview: (brandId: string, sheet: object) => ['sheet-preview', brandId, sheet],
  jobBlocked: (jobId: string) => ['job-blocked', jobId],
  writtenDeleted: (brandId: string) => ['written', brandId, 'deleted'],
  /** What the saved prompts read like, or the prompts behind one of its figures. */
  writtenReading: (brandId: string, figure: string | null) => ['written', brandId, 'reading', figure],
  /** Only the prefix of the key above. */
  writtenReadings: (brandId: string) => ['written', brandId, 'reading'],
  drafts: (brandId: string) => ['drafts', brandId],
  removedDrafts: (brandId: string) => ['removed-drafts', brandId],
  csvGenerations: (brandId: string) => ['csv-generations', brandId],
  csvBreakdown: (generationId: string) => ['csv-breakdown', generationId],
  csvPreview: (brandId: string) => ['csv-preview', brandId],
  /** Only a prefix: all estimates of a brand start with it. */
  estimates: (brandId: string) => ['estimate', brandId],
  estimate: (brandId: string, kind: string, body: object) => ['estimate', brandId, kind, body],
  jobList: (brandId: string) => ['job-list', brandId],
  jobPrompts: (jobId: string) => ['job-prompts', jobId],
  /** Only the prefix of the key above. */
  allJobPrompts: ['job-prompts'],
  jobFailures: (jobId: string) => ['job-failures', jobId],
  /** As `writtenReading`, for a job. */
  jobReading: (jobId: string, figure: string | null) => ['job-reading', jobId, figure],
  /** Only the prefix of the key above. */
  jobReadings: ['job-reading'],
} as const;

/** Whether the key belongs to an estimate of any brand. */
export const isEstimateKey = ([name, , part]: readonly unknown[]): boolean =>
  name === queryKeys.estimates('')[0] || part === queryKeys.coverageEstimate('', '')[2];

/**
 * Whether the key belongs to one job: its prompts, its failures, or what it reads like. Its second part is the job's
 * id.
 */
export const isJobKey = ([name]: readonly unknown[]): boolean =>
  [queryKeys.allJobPrompts, queryKeys.jobFailures(''), queryKeys.jobReadings].some(([each]) => each === name);
