import { type AnswerFlag, nearCopies, type PlannedPrompt, skeletonOf } from '#domain';
import type { DataSource } from 'typeorm';

const SIMILAR: AnswerFlag = 'similar';

/**
 * Flags the results of a run that read like an earlier one of it once names and values are masked. When all are there: what
 * a run reads like shows only then. What was composed directly from the data is not looked at.
 */
export async function flagSimilar(dataSource: DataSource, jobId: string): Promise<void> {
  const rows = await dataSource.query<
    { ordinal: number; question: string; item: PlannedPrompt; brand: string }[]
  >(
    `SELECT r.ordinal, r.question, i.item, j.context->>'brandName' AS brand
     FROM jobs j JOIN job_results r ON r.job_id = j.id
       JOIN job_items i ON i.job_id = r.job_id AND i.ordinal = r.ordinal
     WHERE j.id = $1 AND j.status IN ('queued', 'active') AND j.kind <> 'improve' AND j.done + j.failed >= j.requested
       AND r.question IS NOT NULL AND i.item->>'templateType' IS NOT NULL
     ORDER BY r.ordinal`,
    [jobId],
  );
  if (rows.length < 2) return;
  const copies = nearCopies(
    rows.map(({ question, item, brand }) => skeletonOf(question, [brand, ...namesIn(item)])),
  );
  const alike = rows.filter((_, place) => copies[place] !== null).map(({ ordinal }) => ordinal);
  if (alike.length === 0) return;
  const flag = (table: string, its: string) =>
    dataSource.query(
      `UPDATE ${table} t SET flags = array_append(t.flags, '${SIMILAR}')
       WHERE t.job_id = $1 AND t.ordinal = ANY($2) AND NOT '${SIMILAR}' = ANY(t.flags) ${its}`,
      [jobId, alike],
    );
  await flag('job_results', '');
  await flag('drafts', 'AND NOT t.edited AND NOT t.improved');
}

function namesIn({ combination: { productCategory, attributes, competitor } }: PlannedPrompt): string[] {
  const refs = productCategory ? [productCategory, ...attributes] : attributes;
  return [
    ...refs.flatMap(({ name, categoryName }) => [name, categoryName]),
    ...(competitor ? [competitor.name] : []),
  ];
}
