import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { type DynamicModule, Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { Queue, QueueOptions } from 'bullmq';
import { QUEUE_NAMES } from './job-contracts.js';
import { JobProducer } from './job-producer.js';
import { QueueConnection } from './queue-connection.js';
import { onceAMinute } from './once-a-minute.js';
import { CALLS_IN_FLIGHT, CsvQueueHost, GenerationQueueHost, JobHandlers } from './queue-host.js';

export interface QueueModuleOptions {
  databaseUrl: string;
  redisUrl?: string;
}

/** Closes the shared connection after all queues and workers. */
@Module({})
class QueueConnectionModule implements OnApplicationShutdown {
  constructor(@Inject(QueueConnection) private readonly connection: QueueConnection) {}

  static forRoot(options: QueueModuleOptions): DynamicModule {
    const provider = {
      provide: QueueConnection,
      useFactory: async () => {
        const logger = new Logger('Queue');
        const connection = new QueueConnection(
          options.databaseUrl,
          options.redisUrl,
          onceAMinute((text) => logger.warn(`queue connection: ${text}`)),
        );
        await connection.ready();
        return connection;
      },
    };
    return { module: QueueConnectionModule, global: true, providers: [provider], exports: [QueueConnection] };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.connection.close().catch(() => undefined);
  }
}

/** Wires BullMQ. The API takes `forProducer`, a worker `forWorker`, which also consumes. */
@Module({})
export class QueueModule {
  static forProducer(options: QueueModuleOptions): DynamicModule {
    return {
      module: QueueModule,
      global: true,
      imports: [
        QueueConnectionModule.forRoot(options),
        BullModule.forRootAsync({
          inject: [QueueConnection],
          extraOptions: { manualRegistration: true },
          useFactory: (connection: QueueConnection) => ({
            connection: connection.client as QueueOptions['connection'],
            prefix: 'promptloom',
            defaultJobOptions: {
              attempts: 20,
              backoff: { type: 'exponential', delay: 1_000, jitter: 0.5 },
              removeOnComplete: { age: 24 * 3_600, count: 1_000 },
              removeOnFail: { age: 7 * 24 * 3_600, count: 1_000 },
            },
          }),
        }),
        ...QUEUE_NAMES.map((name) => BullModule.registerQueue({ name })),
      ],
      providers: [
        {
          provide: JobProducer,
          inject: [getQueueToken('generation'), getQueueToken('csv')],
          useFactory: (generation: Queue, csv: Queue) => {
            // BullMQ connects again by itself; an error without a listener would end the process.
            for (const queue of [generation, csv])
              queue.on(
                'error',
                onceAMinute((text) => new Logger('Queue').warn(text)),
              );
            return new JobProducer({ generation, csv });
          },
        },
      ],
      exports: [JobProducer, BullModule],
    };
  }

  /** @param options with the calls that this process may have in flight */
  static forWorker(options: QueueModuleOptions & { callsInFlight: number }): DynamicModule {
    const producer = QueueModule.forProducer(options);
    return {
      ...producer,
      imports: [...(producer.imports ?? []), DiscoveryModule],
      providers: [
        ...(producer.providers ?? []),
        { provide: CALLS_IN_FLIGHT, useValue: options.callsInFlight },
        JobHandlers,
        GenerationQueueHost,
        CsvQueueHost,
      ],
    };
  }
}
