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
/** Refusals come and go while a server is busy; only those that last this long are worth reporting. */
const REFUSING_MS = 5_000;

/** Reports every few seconds that this worker is alive, with its metrics; at once if the model's condition changes. */
@Injectable()
export class WorkerReport implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Report');
  private readonly id = randomUUID();
  private readonly startedAt = new Date();
  private timers: NodeJS.Timeout[] = [];
  private reported: ModelCondition = 'answering';
  private reporting: Promise<void> | undefined;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly metrics: WorkerMetrics,
    private readonly limiter: LlmLimiter,
  ) {
    metrics.registry.setDefaultLabels({ worker: this.id.slice(0, 8), host: hostname() });
  }

  onApplicationBootstrap(): void {
    const report = () => {
      this.reporting ??= this.report()
        .catch((error: unknown) => this.logger.warn(`report failed: ${messageOf(error)}`))
        .finally(() => (this.reporting = undefined));
    };
    const look = () => {
      if (modelCondition(this.limiter.stats()) !== this.reported) report();
    };
    report();
    this.timers = [setInterval(report, EVERY_MS), setInterval(look, LOOK_EVERY_MS)];
  }

  async onModuleDestroy(): Promise<void> {
    this.timers.forEach(clearInterval);
    // Otherwise it might write the row again after its deletion.
    await this.reporting;
    await this.dataSource.manager.delete(WorkerReportEntity, { id: this.id }).catch(() => undefined);
    if (this.reported !== 'answering') await this.announce().catch(() => undefined);
  }

  private async report(): Promise<void> {
    const metrics = await this.metrics.registry.getMetricsAsJSON();
    const condition = modelCondition(this.limiter.stats());
    // Uses the database's clock, because this host's may be wrong.
    await this.dataSource.query(
      `INSERT INTO worker_reports (id, host, pid, started_at, seen_at, metrics, model_condition)
       VALUES ($1, $2, $3, $4, now(), $5, $6)
       ON CONFLICT (id) DO UPDATE SET seen_at = now(), metrics = excluded.metrics,
         model_condition = excluded.model_condition`,
      [this.id, hostname(), process.pid, this.startedAt, JSON.stringify(metrics), condition],
    );
    if (condition === this.reported) return;
    this.reported = condition;
    this.logger.warn(`the model is ${condition}`);
    await this.announce();
  }

  private announce(): Promise<unknown> {
    return this.dataSource.query('SELECT pg_notify($1, $2)', [MODEL_CHANNEL, this.reported]);
  }
}

/** The condition only matters while something waits for the model. */
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
