/**
 * Of a job's items without a result, `from` $2 ≤ ordinal < $3, those that a rule of their brand forbids by now, each
 * with a sentence that says so. When the run was planned, what the rules of then forbid was left out; a rule may have
 * been made since, and a run may be taken up again after weeks. Each pair of a prompt's attributes is looked up in the
 * rules' indexes, so many rules cost no more than few.
 */
export const FORBIDDEN_ITEMS = `
  WITH members AS MATERIALIZED (
    SELECT i.ordinal, a.id, a.display_name AS name, a.attribute_category_id AS category
    FROM job_items i CROSS JOIN LATERAL (
      SELECT (one.value ->> 'id')::uuid AS id FROM json_array_elements(i.item -> 'combination' -> 'attributes') AS one
      UNION SELECT (i.item -> 'combination' -> 'productCategory' ->> 'id')::uuid) AS member
    JOIN attributes a ON a.id = member.id
    WHERE i.job_id = $1 AND i.ordinal >= $2 AND i.ordinal < $3 AND NOT EXISTS (
      SELECT FROM job_results r WHERE r.job_id = i.job_id AND r.ordinal = i.ordinal))
  SELECT DISTINCT ON (one.ordinal) one.ordinal,
    format('A rule forbids it by now: ‘%s’ never with ‘%s’.', one.name, other.name) AS reason
  FROM members one JOIN members other ON other.ordinal = one.ordinal AND other.id <> one.id
  WHERE EXISTS (SELECT FROM blacklist_pairs WHERE forbidden_with_id = one.id AND target_id = other.id)
    OR EXISTS (SELECT FROM category_blacklist_pairs
      WHERE forbidden_with_category_id = one.category AND target_category_id = other.category)
    OR EXISTS (SELECT FROM attribute_category_blacklist_pairs
      WHERE forbidden_with_attribute_id = one.id AND target_category_id = other.category)
  ORDER BY one.ordinal`;
