import { WorkerEnvironment } from '#config';
import {
  Announcements,
  connectMigrated,
  dataSourceOptions,
  JOB_CHANNEL,
  JobStore,
  SampledJobs,
  SchemaMissing,
  WorkClaims,
} from '#database';
import { QueueModule } from '#queue';
import { type DynamicModule, Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CsvBuildHandler } from './csv/csv-build.handler.js';
import { GenerationChunkHandler } from './generation/generation-chunk.handler.js';
import { GenerationSampleHandler } from './generation/generation-sample.handler.js';
import { ItemWriter } from './generation/item-writer.js';
import { ResultRecorder } from './generation/result-recorder.js';
import { RunningJobs } from './generation/running-jobs.js';
import { SampleRows } from './generation/sample-rows.js';
import { ModelModule } from './model/model.module.js';
import { WorkerMetrics } from './ops/worker-metrics.js';
import { WorkerReport } from './ops/worker-report.service.js';
import { Retention } from './upkeep/retention.js';
import { Sweeper } from './upkeep/sweeper.js';

/** The processors, without anything that listens on a port. */
@Global()
@Module({})
export class WorkerModule implements OnApplicationShutdown {
  constructor(
    private readonly announcements: Announcements,
    private readonly claims: WorkClaims,
  ) {}

  static with(environment: WorkerEnvironment): DynamicModule {
    const { DATABASE_URL, REDIS_URL, LLM_CONCURRENCY } = environment;
    const options = dataSourceOptions(DATABASE_URL, 12);
    return {
      module: WorkerModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({
            ...options,
            retryAttempts: 3,
            retryDelay: 1_000,
            toRetry: (error) => !(error instanceof SchemaMissing),
          }),
          // Checked before anything is taken from a queue.
          dataSourceFactory: () => connectMigrated(options),
        }),
        QueueModule.forWorker({
          databaseUrl: DATABASE_URL,
          callsInFlight: LLM_CONCURRENCY,
          ...(REDIS_URL && { redisUrl: REDIS_URL }),
        }),
        ModelModule,
      ],
      providers: [
        { provide: WorkerEnvironment, useValue: environment },
        {
          provide: JobStore,
          inject: [getDataSourceToken()],
          useFactory: (dataSource: DataSource) => new JobStore(dataSource),
        },
        {
          provide: SampledJobs,
          inject: [getDataSourceToken()],
          useFactory: (dataSource: DataSource) => new SampledJobs(dataSource),
        },
        {
          provide: Announcements,
          useFactory: async () => {
            const announcements = new Announcements(DATABASE_URL, [JOB_CHANNEL]);
            await announcements.open();
            return announcements;
          },
        },
        { provide: WorkClaims, useFactory: () => new WorkClaims(DATABASE_URL) },
        RunningJobs,
        ResultRecorder,
        ItemWriter,
        GenerationChunkHandler,
        SampleRows,
        GenerationSampleHandler,
        CsvBuildHandler,
        Sweeper,
        Retention,
        WorkerMetrics,
        WorkerReport,
      ],
      exports: [WorkerEnvironment],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.announcements.close(), this.claims.close()]);
  }
}
