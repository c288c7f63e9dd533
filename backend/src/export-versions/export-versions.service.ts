import type { Readable } from 'node:stream';
import {
  type ExportDifference,
  type ExportFormat,
  type ExportVersion,
  type ExportVersionRequest,
  LIMITS,
  type PendingExport,
} from '#contracts';
import {
  copyLines,
  DELETE_UNHELD_LINES,
  ExportPool,
  IS_EXPIRED_EXPORT,
  linesChecksum,
  LOCK_BRAND,
} from '#database';
import { at, safeFileName } from '#domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { BrandsService } from '../brands/brands.service.js';
import { notFound } from '../common/api-exception.js';
import { isoSql } from '../common/iso-sql.js';
import { refuseForeignPrompts } from '../written-prompts/foreign-prompts.js';
import { changes, COUNT_CHANGES, fileOf, HEADERS, keptLines, presentLines } from './export-lines.js';

/** A file with its name. */
interface NamedFile {
  name: string;
  content: Readable;
}

/** Keeps exports as they were, and finds what differs between two. */
@Injectable()
export class ExportVersions {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly exports: ExportPool,
    private readonly brands: BrandsService,
  ) {}

  /** The newest first. */
  async list(brandId: string): Promise<ExportVersion[]> {
    await this.brands.get(brandId);
    return this.dataSource.query(`${VERSIONS} WHERE v.brand_id = $1 ORDER BY v.seq DESC`, [brandId]);
  }

  /** What an export of all prompts would change, made with the same options as the last one of all. */
  async pending(brandId: string, format: ExportFormat): Promise<PendingExport> {
    const brand = await this.brands.get(brandId);
    const [last = null] = await this.dataSource.query<ExportVersion[]>(
      `${VERSIONS} WHERE v.brand_id = $1 AND v.format = $2 ${toCompareWith('true')}`,
      [brandId, format],
    );
    const before = last ? keptLines(last.id) : NO_LINES;
    const file = last ?? { format, spreadsheetSafe: false };
    const counted = await this.exports.query<ExportDifference>(
      `SELECT ${COUNT_CHANGES} FROM (${changes(before, presentLines(file, brand, {}))}) AS changes`,
    );
    return { last, difference: at(counted, 0) };
  }

  /** Keeps what an export holds now. @throws BadRequestException when a chosen prompt is of another brand */
  async keep(
    brandId: string,
    { format, promptIds, exceptPromptIds, spreadsheetSafe: isSafe = false }: ExportVersionRequest,
  ): Promise<ExportVersion> {
    const brand = await this.brands.get(brandId);
    for (const [field, ids] of Object.entries({ promptIds, exceptPromptIds }))
      if (ids) await refuseForeignPrompts(this.dataSource.manager, brandId, ids, field);
    const spreadsheetSafe = isSafe || format === 'written';
    const lines = presentLines({ format, spreadsheetSafe }, brand, {
      only: promptIds,
      except: exceptPromptIds,
    });
    const id = await this.exports.transaction(async (client) => {
      // Versions are made one after the other, because each is compared with one before it.
      await client.query(LOCK_BRAND, [brandId]);
      await client.query(`CREATE TEMP TABLE export_lines ON COMMIT DROP AS ${lines}`);
      await client.query(STORE_LINES, [brandId, format]);
      const stored = await client.query<{ id: string; before: string | null }>(STORE_VERSION, [
        brandId,
        format,
        promptIds ? new Set(promptIds).size : null,
        exceptPromptIds ? new Set(exceptPromptIds).size : null,
        spreadsheetSafe,
      ]);
      const version = at(stored.rows, 0);
      const file = fileOf(HEADERS[format], keptLines(version.id));
      const { sha256 } = await linesChecksum(client, file);
      await client.query(`UPDATE export_versions SET sha256 = $2 WHERE id = $1`, [version.id, sha256]);
      if (version.before) {
        const difference = changes(keptLines(version.before), keptLines(version.id));
        await client.query(
          `UPDATE export_versions SET (added, changed, removed) = (SELECT ${COUNT_CHANGES} FROM (${difference}) AS d)
           WHERE id = $1`,
          [version.id],
        );
      }
      const dropped = await client.query(DROP_OLD, [brandId, format]);
      if (dropped.rowCount) await client.query(DELETE_UNHELD_LINES, [brandId]);
      return version.id;
    });
    return this.find(brandId, id);
  }

  /** The lines of a file as it was exported, its header first. @throws NotFoundException for one of another format, too */
  async lines(brandId: string, format: ExportFormat, id: string): Promise<Readable> {
    const version = await this.find(brandId, id);
    if (version.format !== format) throw notFound('Export not found');
    return copyLines(this.exports, fileOf(HEADERS[format], keptLines(id)));
  }

  /** The file as it was exported. @throws NotFoundException */
  async file(brandId: string, id: string): Promise<NamedFile> {
    const { format, createdAt } = await this.find(brandId, id);
    return this.named(brandId, `${format}_${createdAt}`, fileOf(HEADERS[format], keptLines(id)));
  }

  /** What a version changed. @param from the earlier one; null: the one that it was compared with. @throws NotFoundException */
  async difference(brandId: string, id: string, from: string | null): Promise<ExportDifference> {
    const counted = await this.exports.query<ExportDifference>(
      `SELECT ${COUNT_CHANGES} FROM (${await this.changes(brandId, id, from)}) AS changes`,
    );
    return at(counted, 0);
  }

  /** The same as a file: each prompt that is new, changed or removed, as the later version has it. */
  async differenceFile(brandId: string, id: string, from: string | null): Promise<NamedFile> {
    const { format, createdAt } = await this.find(brandId, id);
    const lines = `SELECT place, change || ',' || line AS line FROM (${await this.changes(brandId, id, from)}) AS changes`;
    return this.named(
      brandId,
      `${format}_${createdAt}_difference`,
      fileOf(`Change,${HEADERS[format]}`, lines),
    );
  }

  private async named(brandId: string, what: string, file: string): Promise<NamedFile> {
    const { name } = await this.brands.get(brandId);
    const content = await copyLines(this.exports, file);
    return { name: `${safeFileName(name)}_${safeFileName(what)}.csv`, content };
  }

  private async changes(brandId: string, id: string, from: string | null): Promise<string> {
    const version = await this.find(brandId, id);
    const before = from ? await this.find(brandId, from) : await this.before(version);
    if (!before && version.since) throw notFound('The export that it was compared with is no longer kept');
    if (before && before.format !== version.format)
      throw notFound('Only exports of the same file can be compared');
    return changes(before ? keptLines(before.id) : NO_LINES, keptLines(id));
  }

  private async before({
    id,
    brandId,
    format,
    selected,
    leftOut,
  }: ExportVersion): Promise<ExportVersion | null> {
    const [before = null] = await this.dataSource.query<ExportVersion[]>(
      `${VERSIONS} WHERE v.brand_id = $1 AND v.format = $2
         AND v.seq < (SELECT seq FROM export_versions WHERE id = $3) ${toCompareWith('$4')}`,
      [brandId, format, id, selected === null && leftOut === null],
    );
    return before;
  }

  private async find(brandId: string, id: string): Promise<ExportVersion> {
    const [version] = await this.dataSource.query<ExportVersion[]>(
      `${VERSIONS} WHERE v.brand_id = $1 AND v.id = $2`,
      [brandId, id],
    );
    if (!version) throw notFound('Export not found');
    return version;
  }
}

/**
 * Picks the last version as the one to compare with. A partial export says nothing about the prompts outside it, so a
 * full one is compared with full ones only.
 */
const toCompareWith = (isFull: string): string =>
  `AND (NOT (${isFull}) OR v.selected IS NULL AND v.left_out IS NULL) ORDER BY v.seq DESC LIMIT 1`;

const NO_LINES = `SELECT NULL::bigint AS place, NULL::uuid AS prompt_id, NULL::text AS line, NULL::uuid AS hash WHERE false`;

const VERSIONS = `
  SELECT v.id, v.brand_id AS "brandId", v.format, v.spreadsheet_safe OR v.format = 'written' AS "spreadsheetSafe", v.prompt_count AS "promptCount", v.sha256, v.selected,
    v.left_out AS "leftOut", CASE WHEN v.added IS NOT NULL THEN
      json_build_object('added', v.added, 'changed', v.changed, 'removed', v.removed) END AS since,
    '/api/brands/' || v.brand_id || '/export-versions/' || v.id || '/csv' AS "filePath",
    ${isoSql('v.created_at')} AS "createdAt"
  FROM export_versions v`;

const STORE_LINES = `
  INSERT INTO export_rows (brand_id, format, prompt_id, line_hash, line)
  SELECT $1, $2, prompt_id, hash, line FROM export_lines ON CONFLICT DO NOTHING`;

const STORE_VERSION = `
  INSERT INTO export_versions (brand_id, format, selected, left_out, spreadsheet_safe, prompt_count, sha256, row_ids)
  SELECT $1, $2, $3, $4, $5, count(*), '', coalesce(array_agg(r.id ORDER BY l.place), '{}')
  FROM export_lines l JOIN export_rows r
    ON r.brand_id = $1 AND r.format = $2 AND r.prompt_id = l.prompt_id AND r.line_hash = l.hash
  RETURNING id, (SELECT v.id FROM export_versions v WHERE v.brand_id = $1 AND v.format = $2
    ${toCompareWith('$3::int IS NULL AND $4::int IS NULL')}) AS before`;

/** The last full one stays whatever parts were exported since: what is new is told against it. */
const DROP_OLD = `
  DELETE FROM export_versions WHERE brand_id = $1 AND (${IS_EXPIRED_EXPORT}
    OR format = $2 AND id NOT IN (
      SELECT v.id FROM export_versions v WHERE v.brand_id = $1 AND v.format = $2
      ORDER BY v.seq = (SELECT max(seq) FROM export_versions WHERE brand_id = $1 AND format = $2
        AND selected IS NULL AND left_out IS NULL) DESC NULLS LAST, v.seq DESC
      LIMIT ${LIMITS.exportVersions.kept}))`;
