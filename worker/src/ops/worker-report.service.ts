import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { WorkerReportEntity } from '#database';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { WorkerMetrics } from './worker-metrics.js';

const EVERY_MS = 5_000;

/** Tells every few seconds that this worker is there, and what it measures. */
@Injectable()
export class WorkerReport implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Report');
  private readonly id = randomUUID();
  private readonly startedAt = new Date();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly metrics: WorkerMetrics,
  ) {
    metrics.registry.setDefaultLabels({ worker: this.id.slice(0, 8), host: hostname() });
  }

  onApplicationBootstrap(): void {
    const tell = () =>
      void this.tell().catch((error: unknown) => this.logger.warn(`not told: ${(error as Error).message}`));
    tell();
    this.timer = setInterval(tell, EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.dataSource.manager.delete(WorkerReportEntity, { id: this.id }).catch(() => undefined);
  }

  private async tell(): Promise<void> {
    const metrics = await this.metrics.registry.getMetricsAsJSON();
    // By the database's clock: that of this host may be off.
    await this.dataSource.query(
      `INSERT INTO worker_reports (id, host, pid, started_at, seen_at, metrics) VALUES ($1, $2, $3, $4, now(), $5)
       ON CONFLICT (id) DO UPDATE SET seen_at = now(), metrics = excluded.metrics`,
      [this.id, hostname(), process.pid, this.startedAt, JSON.stringify(metrics)],
    );
  }
}
