import { setTimeout } from 'node:timers/promises';
import { BullRegistrar, OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { DelayedError, type Job, type WorkerOptions } from 'bullmq';
import { HANDLES_JOB, type JobHandler, matchHandlers } from './handler-registry.js';
import { JOB_QUEUES, type QueueJobName, type QueueJobs, type QueueName } from './job-contracts.js';
import { CHUNK_SIZE } from './job-producer.js';
import { onceAMinute } from './once-a-minute.js';

/**
 * Recovery after kill -9 took 59 s with BullMQ's defaults, and a second kill failed the job. With
 * these it is at most lockDuration + stalledInterval, any number of times.
 */
const RECOVERY: Pick<WorkerOptions, 'lockDuration' | 'stalledInterval' | 'maxStalledCount'> = {
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 1_000_000,
};

/** The calls that a worker process may have in flight. */
export const CALLS_IN_FLIGHT = Symbol('CALLS_IN_FLIGHT');

/**
 * How many chunks a worker opens at once: eight items for each call in flight, so that those that back off do not hold
 * up others. No more, because no other worker can take what one has opened, and a new run queues behind it.
 *
 * @param callsInFlight most calls that this process makes at once
 * @returns 2 to 8; 8 chunks at 50 calls were measured at 1.02 to 1.05 × the ideal time
 */
const openChunks = (callsInFlight: number): number =>
  Math.min(8, Math.max(2, Math.ceil((8 * callsInFlight) / CHUNK_SIZE)));

/** How long an unresponsive queue may delay the end. Work that is not given back returns when its lock expires. */
const GIVING_BACK_MS = 5_000;

/** How long a delivery is delayed while another process works on it. */
const ELSEWHERE_MS = 3_000;

const consume = (queue: QueueName): ClassDecorator => Processor(queue, { concurrency: 1, ...RECOVERY });

/** Finds the handlers at start, and refuses to start when they do not match the declared jobs. */
@Injectable()
export class JobHandlers implements OnApplicationBootstrap {
  private handlers = new Map<string, JobHandler<QueueJobName>>();
  private readonly running = new Set<Promise<unknown>>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
    private readonly consumers: BullRegistrar,
  ) {}

  onApplicationBootstrap(): void {
    const found = this.discovery.getProviders().flatMap(({ metatype, instance }) => {
      if (typeof metatype !== 'function' || !instance) return [];
      const job = this.reflector.get<string | undefined>(HANDLES_JOB, metatype);
      return job ? [{ job, handler: instance as JobHandler<QueueJobName> }] : [];
    });
    this.handlers = matchHandlers(Object.keys(JOB_QUEUES), found);
    // Only now may jobs come in.
    this.consumers.register();
  }

  /** Whether jobs are being consumed. */
  get isConsuming(): boolean {
    return this.handlers.size > 0;
  }

  async handle({ name, data }: Job<QueueJobs[QueueJobName]>, stopping: AbortSignal) {
    const handler = this.handlers.get(name);
    if (!handler)
      throw new Error(`No handler for job '${name}': this worker is older than the API that enqueued it.`);
    const running = handler.handle(data, { stopping });
    this.running.add(running);
    return running.finally(() => this.running.delete(running));
  }

  /** Waits for the jobs under way, of all queues. */
  async finished(): Promise<void> {
    await Promise.allSettled(this.running);
  }
}

/** A queue's consumer: delivers to handlers, and gives work back on shutdown. */
@Injectable()
abstract class QueueHost extends WorkerHost implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Queue');
  private readonly stopping = new AbortController();
  private readonly logError = onceAMinute((text) => this.logger.warn(text));

  constructor(protected readonly handlers: JobHandlers) {
    super();
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logError(error);
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job | undefined, error: Error): void {
    const isLast = job !== undefined && job.attemptsMade >= (job.opts.attempts ?? 1);
    const message = isLast
      ? 'a delivery failed for the last time'
      : 'a delivery failed and will be tried again';
    this.logger.error({ message, job: job?.id, error });
  }

  async process(job: Job<QueueJobs[QueueJobName]>, token?: string): Promise<void> {
    // A worker that closes may still be handed what it has just given back.
    const outcome = this.stopping.signal.aborted
      ? 'unfinished'
      : await this.handlers.handle(job, this.stopping.signal);
    if (outcome === 'finished') return;
    // What another process is doing is delivered again a little later, in case that process fails.
    await job.moveToDelayed(Date.now() + (outcome === 'elsewhere' ? ELSEWHERE_MS : 0), token);
    throw new DelayedError();
  }

  /** Before the database closes: in-flight answers still have to be stored. */
  async beforeApplicationShutdown(): Promise<void> {
    // One that refused to start has nothing to end.
    if (!this.handlers.isConsuming) return;
    // The worker is closed first: otherwise it would fetch again what is given back.
    const closed = this.worker.close();
    this.stopping.abort();
    await this.handlers.finished();
    const isClosed = await Promise.race([closed.then(() => true), setTimeout(GIVING_BACK_MS, false)]);
    if (isClosed) return;
    this.logger.warn('the queue does not answer: ends without giving work back, which comes back by itself');
    // BullMQ would wait for the queue, whatever the signal.
    process.exit();
  }
}

@consume('generation')
export class GenerationQueueHost extends QueueHost implements OnApplicationBootstrap {
  constructor(
    handlers: JobHandlers,
    @Inject(CALLS_IN_FLIGHT) private readonly callsInFlight: number,
  ) {
    super(handlers);
  }

  /** Runs after the same hook of the handlers, which starts the worker. */
  onApplicationBootstrap(): void {
    this.worker.concurrency = openChunks(this.callsInFlight);
  }
}

/** Building a file is work for the processor: one at a time. */
@consume('csv')
export class CsvQueueHost extends QueueHost {}
