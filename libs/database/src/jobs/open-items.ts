import { membersOf, partsOf } from '#domain';
import type { JobItem } from './job-item.js';

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

/**
 * The ids of what items were planned from, each once. Those of a prompt that is improved are left out: its text outlives
 * what it was made from, and a person has chosen to improve it.
 */
export const plannedIds = (items: readonly JobItem[]): string[] => [
  ...new Set(
    items.flatMap((item) => ('combination' in item ? partsOf(item.combination).map(({ id }) => id) : [])),
  ),
];

/** The ids of the attributes that items were planned from, and of their categories, each once. */
export const ruledIds = (items: readonly JobItem[]): string[] => [
  ...new Set(
    items.flatMap((item) =>
      'combination' in item
        ? membersOf(item.combination).flatMap(({ id, categoryId }) => [id, categoryId])
        : [],
    ),
  ),
];

/** Those of the ids $2 that the brand $1 does not have. */
export const DELETED_OF = `
  SELECT id FROM unnest($2::uuid[]) AS planned(id)
  WHERE NOT EXISTS (SELECT FROM attributes a JOIN attribute_categories c ON c.id = a.attribute_category_id
      WHERE a.id = planned.id AND c.brand_id = $1)
    AND NOT EXISTS (SELECT FROM competitors r WHERE r.id = planned.id AND r.brand_id = $1)`;
