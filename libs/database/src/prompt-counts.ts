import type { EntityManager } from 'typeorm';

/** What rows of each table of counts are about. */
const KEYS = {
  written_prompt_counts: ['brand_id', 'batch_id', 'product_category', 'category_names', 'created_at'],
  attribute_name_counts: ['brand_id', 'name'],
};

/**
 * Sums up the changes in the counts of saved prompts, one row for each subject that is left. What a reader finds is
 * the same before, during and after: each table is folded in one statement, and nobody waits for it.
 *
 * @returns the number of rows that went
 */
export async function foldPromptCounts(manager: EntityManager): Promise<number> {
  let gone = 0;
  for (const [table, columns] of Object.entries(KEYS)) {
    const key = columns.join(', ');
    const [row] = await manager.query<{ gone: number }[]>(`
      WITH changed AS (SELECT brand_id FROM ${table} GROUP BY ${key} HAVING count(*) > 1 OR sum(prompts) = 0),
        taken AS (DELETE FROM ${table} WHERE brand_id IN (SELECT brand_id FROM changed) RETURNING *),
        folded AS (INSERT INTO ${table} (${key}, prompts)
          SELECT ${key}, sum(prompts) FROM taken GROUP BY ${key} HAVING sum(prompts) <> 0 RETURNING 1)
      SELECT (SELECT count(*)::int FROM taken) - (SELECT count(*)::int FROM folded) AS gone`);
    gone += row!.gone;
  }
  return gone;
}
