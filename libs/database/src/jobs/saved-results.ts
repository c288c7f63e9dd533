/**
 * Whether a result of a run is saved, as a condition in SQL.
 *
 * @param jobId SQL for the run's id
 * @param ordinal SQL for its place in the run
 */
export const isSavedSql = (jobId: string, ordinal: string): string =>
  `EXISTS (SELECT FROM written_prompts w WHERE w.job_id = ${jobId} AND w.job_ordinal = ${ordinal})`;
