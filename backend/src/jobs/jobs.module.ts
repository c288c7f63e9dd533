import { ApiEnvironment } from '#config';
import { JobChanges, JobStore } from '#database';
import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { JobCalls } from './job-calls.service.js';
import { JobWaiter } from './job-waiter.js';
import { JobsController } from './jobs.controller.js';
import { JobsService } from './jobs.service.js';

@Global()
@Module({
  controllers: [JobsController],
  providers: [
    JobsService,
    JobWaiter,
    JobCalls,
    {
      provide: JobStore,
      inject: [getDataSourceToken()],
      useFactory: (dataSource: DataSource) => new JobStore(dataSource),
    },
    {
      provide: JobChanges,
      inject: [ApiEnvironment],
      useFactory: async ({ DATABASE_URL }: ApiEnvironment) => {
        const changes = new JobChanges(DATABASE_URL);
        await changes.open();
        return changes;
      },
    },
  ],
  exports: [JobsService, JobCalls, JobStore, JobChanges],
})
export class JobsModule implements OnApplicationShutdown {
  constructor(private readonly changes: JobChanges) {}

  async onApplicationShutdown(): Promise<void> {
    await this.changes.close();
  }
}
