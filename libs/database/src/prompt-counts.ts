import type { EntityManager } from 'typeorm';

/** What rows of each table of counts are about. */
const KEYS = {
  written_prompt_counts: ['brand_id', 'batch_id', 'product_category', 'category_names', 'created_at'],
  attribute_name_counts: ['brand_id', 'name'],
};

/**
 * Sums up the changes in the counts of saved prompts, one row for each subject that is left, and takes away the
 * combinations that are no longer shared. What a reader finds is the same before, during and after: each table is
 * folded in one statement, and nobody waits for it.
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
  const [, needless] = await manager.query<[unknown, number]>(NEEDLESS_COMBINATIONS);
  return gone + needless;
}

/** Noted before, or no longer shared. Of several notes the newest stays: an older sum may still take the others. */
const NEEDLESS_COMBINATIONS = `
  DELETE FROM repeated_combinations WHERE id IN (
    SELECT id FROM (
      SELECT id, row_number() OVER (PARTITION BY brand_id, combination ORDER BY id DESC) AS place,
        (SELECT count(*) FROM (SELECT 1 FROM written_prompts p
          WHERE p.brand_id = noted.brand_id AND p.combination = noted.combination LIMIT 2) AS found) AS found
      FROM repeated_combinations AS noted) AS notes
    WHERE place > 1 OR found < 2)`;
