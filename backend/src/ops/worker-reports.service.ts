import type { ModelCondition } from '#contracts';
import { WorkerReportEntity } from '#database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { AggregatorRegistry } from 'prom-client';
import type { DataSource } from 'typeorm';

/** A worker that has not reported for this long is considered gone. */
const SILENT_SECONDS = 20;

/** What the workers that are alive have measured. */
@Injectable()
export class WorkerReports {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @returns their number, and their metrics in Prometheus' text format */
  async metrics(): Promise<{ alive: number; text: string }> {
    const rows = await this.alive().getMany();
    const registry = AggregatorRegistry.aggregate(rows.map(({ metrics }) => metrics));
    return { alive: rows.length, text: rows.length > 0 ? await registry.metrics() : '' };
  }

  /** The condition of the model as the workers see it: the worst, where they differ. */
  async modelCondition(): Promise<ModelCondition> {
    const worst = await this.alive()
      .andWhere(`w.model_condition <> 'answering'`)
      .orderBy(`w.model_condition = 'away'`, 'DESC')
      .getOne();
    return worst?.modelCondition ?? 'answering';
  }

  private alive() {
    return this.dataSource
      .createQueryBuilder(WorkerReportEntity, 'w')
      .where(`w.seen_at > now() - make_interval(secs => :silent)`, { silent: SILENT_SECONDS });
  }
}
