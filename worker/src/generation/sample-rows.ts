import { type BrandData, type Sample, sampleCombinations, SelectionError } from '#domain';
import { type JobKind, MESSAGES } from '#contracts';
import { JobStore, loadBrandData } from '#database';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

interface DrawnSample {
  brand: BrandData;
  kind: JobKind;
  seed: number;
  /** Rows requested. */
  count: number;
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

  /**
   * @param make what is made of the rows: like the drawing, it fails at every try or at none
   * @returns what was made; null when nothing is left to draw, or the job was ended because it cannot be drawn
   */
  async draw<Made>(jobId: string, run: number, make: (sample: DrawnSample) => Made): Promise<Made | null> {
    const job = await this.store.begin(jobId);
    if (job?.run !== run || !job.sampling) return null;
    const brand = await loadBrandData(this.dataSource.manager, job.brandId);
    if (!brand) return null;
    const { request, seed, count } = job.sampling;
    try {
      const { rows, searchCapped } = sampleCombinations(brand, request, seed, count);
      const none = rows.length === 0 ? MESSAGES.allForbidden : null;
      const notice = searchCapped ? cappedNotice(rows.length, count) : none;
      return make({ brand, kind: job.kind, seed, count, rows, notice });
    } catch (error) {
      // Another try would fail in the same way, for ever.
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
