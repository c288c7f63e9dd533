import { messageOf } from '#domain';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { ModelCondition } from '#contracts';
import { MODEL_CHANNEL, WorkerReportEntity } from '#database';
import { type LimiterStats, LlmLimiter } from '#llm';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { WorkerMetrics } from './worker-metrics.js';

const EVERY_MS = 5_000;
const LOOK_EVERY_MS = 500;
/** Refusals come and go while a server is busy; for this long, they are worth telling. */
const REFUSING_MS = 5_000;

/** Tells every few seconds that this worker is there, and what it measures; and at once when the model is another. */
@Injectable()
export class WorkerReport implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Report');
  private readonly id = randomUUID();
  private readonly startedAt = new Date();
  private timers: NodeJS.Timeout[] = [];
  private told: ModelCondition = 'answering';

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly metrics: WorkerMetrics,
    private readonly limiter: LlmLimiter,
  ) {
    metrics.registry.setDefaultLabels({ worker: this.id.slice(0, 8), host: hostname() });
  }

  onApplicationBootstrap(): void {
    const tell = () =>
      void this.tell().catch((error: unknown) => this.logger.warn(`not told: ${messageOf(error)}`));
    const look = () => {
      if (modelCondition(this.limiter.stats()) !== this.told) tell();
    };
    tell();
    this.timers = [setInterval(tell, EVERY_MS), setInterval(look, LOOK_EVERY_MS)];
  }

  async onModuleDestroy(): Promise<void> {
    this.timers.forEach(clearInterval);
    await this.dataSource.manager.delete(WorkerReportEntity, { id: this.id }).catch(() => undefined);
    if (this.told !== 'answering') await this.announce().catch(() => undefined);
  }

  private async tell(): Promise<void> {
    const metrics = await this.metrics.registry.getMetricsAsJSON();
    const condition = modelCondition(this.limiter.stats());
    // By the database's clock: that of this host may be off.
    await this.dataSource.query(
      `INSERT INTO worker_reports (id, host, pid, started_at, seen_at, metrics, model_condition)
       VALUES ($1, $2, $3, $4, now(), $5, $6)
       ON CONFLICT (id) DO UPDATE SET seen_at = now(), metrics = excluded.metrics,
         model_condition = excluded.model_condition`,
      [this.id, hostname(), process.pid, this.startedAt, JSON.stringify(metrics), condition],
    );
    if (condition === this.told) return;
    this.told = condition;
    await this.announce();
  }

  private announce(): Promise<unknown> {
    return this.dataSource.query('SELECT pg_notify($1, $2)', [MODEL_CHANNEL, this.told]);
  }
}

/** Nobody minds how the model is while nothing waits for it. */
function modelCondition({
  awaySince,
  refusedSince,
  waiting,
  backingOff,
  inFlight,
}: LimiterStats): ModelCondition {
  if (waiting + backingOff + inFlight === 0) return 'answering';
  if (awaySince !== null) return 'away';
  return refusedSince !== null && Date.now() - refusedSince >= REFUSING_MS ? 'refusing' : 'answering';
}
