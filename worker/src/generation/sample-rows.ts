import { type BrandData, type Sample, sampleCombinations, SelectionError } from '#domain';
import { MESSAGES } from '#contracts';
import { JobStore, loadBrandData, type RunningJob } from '#database';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

export interface DrawnSample {
  job: RunningJob;
  brand: BrandData;
  seed: number;
  rows: Sample['rows'];
  /** A sentence for the job when the search reached its limit, or the rules leave nothing. */
  notice: string | null;
}

/** Draws the rows of a sampled job. Done in the worker, because a large brand takes seconds of processor time. */
@Injectable()
export class SampleRows {
  private readonly logger = new Logger('Sampling');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly store: JobStore,
  ) {}

  /** @returns null when nothing is left to draw, or the job was ended because it cannot be drawn */
  async draw(jobId: string, run: number): Promise<DrawnSample | null> {
    const job = await this.store.begin(jobId);
    if (job?.run !== run || !job.sampling) return null;
    const brand = await loadBrandData(this.dataSource.manager, job.brandId);
    if (!brand) return null;
    const { request, seed, count } = job.sampling;
    try {
      const { rows, searchCapped } = sampleCombinations(brand, request, seed, count);
      const notice = rows.length === 0 ? MESSAGES.allForbidden : null;
      return { job, brand, seed, rows, notice: searchCapped ? cappedNotice(rows.length, count) : notice };
    } catch (error) {
      // Trying again would fail in the same way, for ever.
      await this.store.fail(job, this.reasonOf(error));
      return null;
    }
  }

  private reasonOf(error: unknown): string {
    // What was selected was deleted after the job was accepted.
    if (error instanceof SelectionError) return `${error.message}. Choose again and start a new run.`;
    this.logger.error(error);
    return 'The rows could not be drawn because of an internal error, which was logged.';
  }
}

const cappedNotice = (found: number, requested: number): string =>
  `The search for combinations reached its limit: ${found} of ${requested} rows were found. ` +
  'Fewer blacklist rules, or more attributes, leave more to find.';
