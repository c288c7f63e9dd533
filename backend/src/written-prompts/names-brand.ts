import { at, brandNamesOf, namesBrand } from '#domain';
import { BrandEntity } from '#database';
import type { EntityManager } from 'typeorm';

/** Rows checked between two turns of the event loop: a few milliseconds. */
const ROWS_AT_ONCE = 1_000;

interface Row {
  id: string;
  seq: string;
  question: string;
  mark: boolean | null;
  names: string[];
}

/** Which Discovery prompts to check: those not checked since they were written, or those that were. */
type Checked = 'not yet' | 'before';

/**
 * Marks the Discovery prompts of a brand that name it. Names are folded in ways that no database knows, so each text is
 * checked here, once: on first request, and again when the brand's names change. The transaction holds the brand's lock
 * (`inBrandTransaction`), so its names cannot change until the marks are written.
 *
 * @param after the place of the last prompt that was checked
 * @returns the place of the last one, or null when all have been
 */
export async function markSome(
  manager: EntityManager,
  brandId: string,
  checked: Checked,
  after = '0',
): Promise<string | null> {
  const rows = await manager.query<Row[]>(PART[checked], [brandId, after, ROWS_AT_ONCE]);
  if (rows.length === 0) return null;
  const brand = await manager.findOneByOrFail(BrandEntity, { id: brandId });
  const marks = rows
    .map((row) => ({ ...row, namesBrand: namesBrand(row.question, brandNamesOf(brand), row.names) }))
    .filter(({ mark, namesBrand: found }) => found !== mark);
  if (marks.length > 0)
    await manager.query(MARK, [
      marks.map(({ id }) => id),
      marks.map(({ question }) => question),
      marks.map(({ namesBrand: found }) => found),
    ]);
  return rows.length < ROWS_AT_ONCE ? null : at(rows, -1).seq;
}

/** Marks all that were marked under other names of the brand. */
export async function markAllAgain(manager: EntityManager, brandId: string): Promise<void> {
  for (let after: string | null = '0'; after !== null;)
    after = await markSome(manager, brandId, 'before', after);
}

/** Whether the brand's names differ between two states of it. */
export const isRenamed = (one: BrandEntity, other: BrandEntity): boolean =>
  JSON.stringify(brandNamesOf(one)) !== JSON.stringify(brandNamesOf(other));

/** Includes the configured names that a question may hold, whatever they contain. */
const part = (which: string): string => `
  SELECT id, seq, question, names_brand AS mark, array_remove(category_names || attribute_names || product_category || competitor_name, NULL) AS names
  FROM written_prompts WHERE brand_id = $1 AND prompt_type = 'Discovery' AND names_brand ${which} AND seq > $2
  ORDER BY seq LIMIT $3`;

const PART: Readonly<Record<Checked, string>> = { 'not yet': part('IS NULL'), before: part('IS NOT NULL') };

/** Skips a text that was edited in the meantime, because nothing is known about it. */
const MARK = `
  UPDATE written_prompts w SET names_brand = m.names_brand
  FROM unnest($1::uuid[], $2::text[], $3::boolean[]) AS m(id, question, names_brand)
  WHERE w.id = m.id AND w.question = m.question`;
