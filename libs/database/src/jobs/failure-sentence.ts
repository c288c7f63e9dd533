import { MESSAGES } from '#contracts';
import { sqlLiteral } from '../streams/copy-csv.js';
import { GONE } from './overtaken.js';

/** The beginnings of the reasons of items that the brand's data have ruled out since their run was planned. */
export const FORBIDDEN_BY_NOW = 'A rule forbids it by now: ';
export const DELETED_BY_NOW = 'What it asks about was deleted: ';

const RULES_FORBID = sqlLiteral('Rules forbid them by now.');
const ALL_DELETED = sqlLiteral('What they ask about was deleted.');

/** As the screens write counts: 1,569. */
const counted = (column: string): string => `to_char(${column}, 'FM999,999,990')`;

/** What a person reads when some or all items failed: how many, why most of them, and what to do. */
export const FAILURE_SENTENCE = `
  SELECT format('%s of %s prompts failed, most often because: %s%s', ${counted('jobs.failed')}, ${counted('jobs.requested')}, why,
    CASE WHEN bool_or(why NOT IN (${RULES_FORBID}, ${ALL_DELETED}, ${GONE})) OVER () THEN ${sqlLiteral(` ${MESSAGES.retryAdvice}`)} END)
  FROM (SELECT CASE WHEN starts_with(reason, ${sqlLiteral(FORBIDDEN_BY_NOW)}) THEN ${RULES_FORBID}
      WHEN starts_with(reason, ${sqlLiteral(DELETED_BY_NOW)}) THEN ${ALL_DELETED} ELSE reason END AS why
    FROM job_results WHERE job_id = jobs.id AND reason IS NOT NULL) AS reasons
  GROUP BY why ORDER BY count(*) DESC, why LIMIT 1`;
