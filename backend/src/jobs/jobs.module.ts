import { ApiEnvironment } from '#config';
import { Announcements, JobStore } from '#database';
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
      provide: Announcements,
      inject: [ApiEnvironment],
      useFactory: async ({ DATABASE_URL }: ApiEnvironment) => {
        const announcements = new Announcements(DATABASE_URL);
        await announcements.open();
        return announcements;
      },
    },
  ],
  exports: [JobsService, JobCalls, JobStore, Announcements],
})
export class JobsModule implements OnApplicationShutdown {
  constructor(private readonly announcements: Announcements) {}

  async onApplicationShutdown(): Promise<void> {
    await this.announcements.close();
  }
}
