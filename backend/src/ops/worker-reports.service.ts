import { WorkerReportEntity } from '#database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { AggregatorRegistry, type MetricObject } from 'prom-client';
import type { DataSource } from 'typeorm';

/** A worker that told nothing for this long is gone. */
const SILENT_SECONDS = 20;

/** What the workers that are alive measure. */
@Injectable()
export class WorkerReports {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @returns their number, and their metrics in Prometheus' text format */
  async metrics(): Promise<{ alive: number; text: string }> {
    const rows = await this.dataSource
      .createQueryBuilder(WorkerReportEntity, 'w')
      .where(`w.seen_at > now() - make_interval(secs => :silent)`, { silent: SILENT_SECONDS })
      .getMany();
    const registry = AggregatorRegistry.aggregate(rows.map(({ metrics }) => metrics as MetricObject[]));
    return { alive: rows.length, text: rows.length > 0 ? await registry.metrics() : '' };
  }
}
