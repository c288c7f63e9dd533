import { ALGORITHM_VERSION, safeFileName, spreadsheetSafe } from '#domain';
import { LIMITS } from '#contracts';
import { SampledJobs } from '#database';
import { HandlesJob, type JobHandler, type SampledRows } from '#queue';
import { Injectable } from '@nestjs/common';
import { SampleRows } from '../generation/sample-rows.js';

/** Builds a structured file. */
@Injectable()
@HandlesJob('csv-build')
export class CsvBuildHandler implements JobHandler<'csv-build'> {
  constructor(
    private readonly samples: SampleRows,
    private readonly sampled: SampledJobs,
  ) {}

  async handle({ jobId, run }: SampledRows): Promise<'finished'> {
    const { structuredCsv, structuredCsvText } = await import('#domain/structured-csv');
    const built = await this.samples.draw(jobId, run, ({ brand, seed, count, rows, notice }) => {
      const csv = structuredCsv(brand, rows);
      const shown = [csv.headers, ...csv.rows.slice(0, LIMITS.csvPreviewRows)].map((cells) =>
        cells.map(spreadsheetSafe),
      );
      const file = {
        fileName: `${safeFileName(brand.name)}_${seed}_${rows.length}.csv`,
        content: structuredCsvText(csv),
        rowCount: rows.length,
        seed,
        algorithmVersion: ALGORITHM_VERSION,
        preview: { headers: shown[0] ?? [], rows: shown.slice(1) },
        categoryBreakdown: csv.categoryBreakdown,
      };
      return { file, notice: notice ?? fewerNotice(rows.length, count) };
    });
    if (built) await this.sampled.storeCsv(jobId, built.file, built.notice);
    return 'finished';
  }
}

const fewerNotice = (rows: number, requested: number): string | null =>
  rows > 0 && rows < requested
    ? `${requested} were asked for, but the brand's attributes and rules allow no more.`
    : null;
