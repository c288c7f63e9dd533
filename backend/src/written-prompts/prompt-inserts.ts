import { createHash } from 'node:crypto';
import { duplicateKey } from '#domain';
import type { PromptToSave } from '#contracts';
import type { EntityManager } from 'typeorm';
import type { ResolvedPrompt } from './name-resolver.js';

/** Where a saved prompt came from; unknown for one that a client sends. */
export interface Provenance {
  jobId: string;
  jobOrdinal: number;
  templateType: string | null;
  templateHash: string | null;
  model: string | null;
  /** Written without a model; null where that is not known. */
  composed: boolean | null;
  edited: boolean;
  improved: boolean;
}

export type NewWrittenPrompt = PromptToSave & ResolvedPrompt & Partial<Provenance>;

/**
 * Adds prompts to a batch in their order, in one statement, however many: a statement has at most 65,535 parameters,
 * but a JSON document is only one. Results of jobs that are saved already are skipped.
 *
 * @returns the ids of those that were added
 */
export async function insertPrompts(
  manager: EntityManager,
  brandId: string,
  batchId: string,
  prompts: readonly NewWrittenPrompt[],
): Promise<{ id: string }[]> {
  return manager.query(
    `INSERT INTO written_prompts (brand_id, batch_id, question, prompt_type, product_category, attribute_category,
       attribute, competitor_name, product_category_attribute_id, attribute_category_id, attribute_id, competitor_id,
       entry_attribute_ids, entry_category_ids, category_names, attribute_names, flags, job_id, job_ordinal,
       template_type, template_hash, model, composed, edited, improved, combination)
     SELECT $2, $3, question, coalesce("promptType", 'Discovery'), "productCategory", "attributeCategory",
       attribute, "competitorName", "productCategoryAttributeId", "attributeCategoryId", "attributeId", "competitorId",
       "entryAttributeIds", "entryCategoryIds", "categoryNames", "attributeNames", coalesce(flags, '{}'), "jobId",
       "jobOrdinal", "templateType", "templateHash", model, composed, coalesce(edited, false),
       coalesce(improved, false), combination
     FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (question text, "promptType" text,
       "productCategory" text, "attributeCategory" text, attribute text, "competitorName" text,
       "productCategoryAttributeId" uuid, "attributeCategoryId" uuid, "attributeId" uuid, "competitorId" uuid,
       "entryAttributeIds" uuid[], "entryCategoryIds" uuid[], "categoryNames" text[], "attributeNames" text[],
       flags text[], "jobId" uuid, "jobOrdinal" integer, "templateType" text, "templateHash" text, model text,
       composed boolean, edited boolean, improved boolean, combination uuid)) WITH ORDINALITY ORDER BY ordinality
     ON CONFLICT (job_id, job_ordinal) WHERE job_id IS NOT NULL DO NOTHING
     RETURNING id`,
    [
      JSON.stringify(prompts.map((prompt) => ({ ...prompt, combination: combinationOf(prompt) }))),
      brandId,
      batchId,
    ],
  );
}

/** One value of 16 bytes for all prompts that are duplicates of each other, small enough for an index. */
export function combinationOf(prompt: PromptToSave): string | null {
  const key = duplicateKey(prompt);
  return key === null ? null : createHash('md5').update(key).digest('hex');
}
