import { LIMITS } from '#contracts';

/** SQL for how long the API offers, and the worker keeps, what was deleted or removed, and finished runs. */
export const KEPT_SINCE = `now() - interval '${LIMITS.keptDays} days'`;

/** SQL for the versions of exports that have been kept long enough. */
export const IS_EXPIRED_EXPORT = `created_at < now() - interval '${LIMITS.exportVersions.keptDays} days'`;

/**
 * Locks the row of brand $1 until the transaction ends. Everything that changes or deletes a brand's data does this
 * first, so that two such transactions cannot deadlock.
 */
export const LOCK_BRAND = `SELECT 1 FROM brands WHERE id = $1 FOR NO KEY UPDATE`;

/** Deletes the lines of brand $1 that no export holds. Under its lock: a new export may hold one of them again. */
export const DELETE_UNHELD_LINES = `
  DELETE FROM export_rows WHERE brand_id = $1 AND id NOT IN (
    SELECT unnest(row_ids) FROM export_versions WHERE brand_id = $1)`;
