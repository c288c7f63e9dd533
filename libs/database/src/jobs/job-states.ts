/** Whether a row of `jobs` is not finished yet, as a condition in SQL. */
export const UNFINISHED = `status IN ('queued', 'active')`;
