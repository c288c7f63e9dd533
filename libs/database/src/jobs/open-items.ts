/** Condition on `job_items i`: it has no result yet. */
export const WITHOUT_RESULT = `NOT EXISTS (
  SELECT FROM job_results own WHERE own.job_id = i.job_id AND own.ordinal = i.ordinal)`;

/** Takes the present texts of drafts that were edited since, so that these are improved. */
export const TAKE_PRESENT_TEXTS = `
  UPDATE job_items i SET item = jsonb_set(i.item::jsonb, '{prompt,question}', to_jsonb(d.question))::json
  FROM drafts d WHERE i.job_id = $1 AND d.id = (i.item->>'draftId')::uuid AND d.question <> i.item->'prompt'->>'question'
    AND ${WITHOUT_RESULT}`;

/** The same for prompts that are asked for again. */
export const TAKE_PRESENT_RESULTS = `
  UPDATE job_items i SET item = jsonb_set(i.item::jsonb, '{again,question}', to_jsonb(coalesce(d.question, r.question)))::json
  FROM job_results r LEFT JOIN drafts d ON d.job_id = r.job_id AND d.ordinal = r.ordinal
  WHERE i.job_id = $1 AND r.job_id = (i.item->'again'->>'jobId')::uuid AND r.ordinal = (i.item->'again'->>'index')::int
    AND ${WITHOUT_RESULT}`;
