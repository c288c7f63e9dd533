import type { ExportFormat } from '#contracts';
import { csvLineSql, spreadsheetSafeSql, sqlLiteral } from '#database';
import { type ExportedBrand, profoundRowsSql, TITLES } from '../profound/profound.service.js';
import { chosenSql, type ChosenPrompts, WRITTEN_CELLS } from '../written-prompts/written-csv.js';

export const HEADERS: Record<ExportFormat, string> = {
  written: Object.keys(WRITTEN_CELLS).join(','),
  profound: Object.values(TITLES).join(','),
};

/** A file: which one, and whether it marks the cells that a spreadsheet would run. The written one always does. */
interface FileKind {
  format: ExportFormat;
  spreadsheetSafe: boolean;
}

/** The lines that a file would have now: `place`, `prompt_id`, `line` and its `hash`. */
export const presentLines = (
  { format, spreadsheetSafe }: FileKind,
  brand: ExportedBrand,
  chosen: ChosenPrompts,
): string => {
  const where = chosenSql(brand.id, chosen);
  const profoundCells = Object.keys(TITLES).map((cell) =>
    spreadsheetSafe ? spreadsheetSafeSql(cell) : cell,
  );
  const cells = format === 'written' ? Object.values(WRITTEN_CELLS) : profoundCells;
  const names = cells.map((_, i) => `c${i}`);
  const columns = cells.map((cell, i) => `${cell} AS c${i}`).join(', ');
  const rows =
    format === 'written'
      ? `SELECT p.seq, p.id, ${columns} FROM written_prompts p WHERE ${where}`
      : `SELECT seq, id, ${columns} FROM (${profoundRowsSql(brand, where)}) AS file`;
  return `SELECT seq AS place, id AS prompt_id, line, md5(line)::uuid AS hash
    FROM (SELECT seq, id, ${csvLineSql(names)} AS line FROM (${rows}) AS cells) AS lines`;
};

/** The lines of a version, in its order. */
export const keptLines = (versionId: string): string => `
  SELECT kept.place, r.prompt_id, r.line, r.line_hash AS hash
  FROM export_versions v CROSS JOIN unnest(v.row_ids) WITH ORDINALITY AS kept(id, place)
  JOIN export_rows r ON r.id = kept.id WHERE v.id = ${sqlLiteral(versionId)}`;

/**
 * The prompts that differ between two selections: `change`, `place` and `line`, the later one's where there is one. A
 * prompt that was deleted and one that was saved with the same line are no difference of the files.
 */
export const changes = (before: string, after: string): string => `
  SELECT change, place, line FROM (
    SELECT change, place, line, row_number() OVER (PARTITION BY hash, change ORDER BY place) AS turn,
      count(*) FILTER (WHERE change = 'new') OVER (PARTITION BY hash) AS added,
      count(*) FILTER (WHERE change = 'removed') OVER (PARTITION BY hash) AS removed
    FROM (
      SELECT CASE WHEN b.prompt_id IS NULL THEN 'new' WHEN a.prompt_id IS NULL THEN 'removed' ELSE 'changed' END AS change,
        coalesce(a.place, b.place) AS place, coalesce(a.line, b.line) AS line, coalesce(a.hash, b.hash) AS hash
      FROM (${before}) AS b FULL JOIN (${after}) AS a USING (prompt_id)
      WHERE a.hash IS DISTINCT FROM b.hash) AS of_prompts) AS of_lines
  WHERE change = 'changed' OR turn > least(added, removed)`;

export const COUNT_CHANGES = `
  count(*) FILTER (WHERE change = 'new')::int AS added, count(*) FILTER (WHERE change = 'changed')::int AS changed,
  count(*) FILTER (WHERE change = 'removed')::int AS removed`;

/** A whole file, its header first. @param lines a selection with `place` and `line` */
export const fileOf = (header: string, lines: string): string =>
  `SELECT line FROM (SELECT ${sqlLiteral(header)} AS line, 0 AS part, 0 AS place
    UNION ALL SELECT line, 1, place FROM (${lines}) AS lines) AS file ORDER BY part, place`;
