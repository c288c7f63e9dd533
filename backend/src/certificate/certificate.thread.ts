import { csvChecksum, ExportPool } from '#database/streams';
import { CertifiedSet, type CertifiedPrompt } from '#domain';
import type { CertifiedOrigin } from '#contracts';
import { answerInThread } from '../common/in-thread.js';
import { isoSql } from '../common/iso-sql.js';
import { writtenCsvSql } from '../written-prompts/written-csv.js';
import type { CertifiedOutcome, CertifyTask } from './certificate.service.js';

const ROWS_A_READING = 2_000;

const promptsSql = (where: string): string => `
  SELECT p.question, p.prompt_type AS "promptType", p.product_category AS "productCategory",
    p.product_category_attribute_id AS "productCategoryAttributeId", p.attribute_category AS "attributeCategory",
    p.attribute, coalesce(p.entry_attribute_ids, ARRAY[p.attribute_id]) AS "attributeIds",
    p.competitor_name AS "competitorName", ${isoSql('p.created_at')} AS "createdAt"
  FROM written_prompts p WHERE ${where} ORDER BY p.seq`;

const originsSql = (where: string): string => `
  SELECT template_type AS "templateType", template_hash AS "templateHash", model, composed, edited, improved,
    count(*)::int AS prompts
  FROM written_prompts p WHERE ${where} GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY prompts DESC, 1, 2, 3`;

/** Computes the file's checksum and the figures from one snapshot, so that nobody can save in between. */
async function certify({ databaseUrl, brand, where }: CertifyTask): Promise<CertifiedOutcome> {
  const pool = new ExportPool(databaseUrl, 1);
  try {
    return await pool.snapshot(async (client) => {
      const file = await csvChecksum(client, writtenCsvSql(where));
      const set = new CertifiedSet(brand);
      await client.query(`DECLARE prompts NO SCROLL CURSOR FOR ${promptsSql(where)}`);
      for (let read = ROWS_A_READING; read === ROWS_A_READING;) {
        const { rows } = await client.query<CertifiedPrompt>(`FETCH ${ROWS_A_READING} FROM prompts`);
        rows.forEach((row) => set.add(row));
        read = rows.length;
      }
      const { rows: origins } = await client.query<CertifiedOrigin>(originsSql(where));
      return { file, figures: set.figures(), savedNames: set.savedNames.list(), origins };
    });
  } finally {
    await pool.close();
  }
}

await answerInThread(certify);
