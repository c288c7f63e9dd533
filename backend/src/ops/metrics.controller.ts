import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { ApiEnvironment } from '#config';
import { MESSAGES } from '#contracts';
import { JobStore } from '#database';
import { JobProducer, QUEUE_NAMES, type QueueName } from '#queue';
import { Controller, Get, Req, Res, UnauthorizedException } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Gauge } from 'prom-client';
import { Public } from '../auth/session.guard.js';
import { SessionService, visitorOf } from '../auth/session.service.js';
import { errorBody } from '../common/api-exception.js';
import { registry } from './metrics.js';
import { WorkerReports } from './worker-reports.service.js';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const workersAlive = new Gauge({
  name: 'promptloom_workers_alive',
  help: 'Worker processes that reported in the last seconds',
  registers: [registry],
});

const unfinishedJobs = new Gauge({
  name: 'promptloom_jobs_unfinished',
  help: 'Generations by state, from their rows',
  labelNames: ['status'],
  registers: [registry],
});

const oldestQueued = new Gauge({
  name: 'promptloom_jobs_oldest_queued_seconds',
  help: 'How long the oldest generation that no worker has begun is waiting',
  registers: [registry],
});

const longestStill = new Gauge({
  name: 'promptloom_jobs_longest_still_seconds',
  help: 'How long the generation under way that stood still longest has stored nothing',
  registers: [registry],
});

const queueDepth = new Gauge({
  name: 'promptloom_queue_jobs',
  help: 'Jobs in the queue by state',
  labelNames: ['queue', 'state'],
  registers: [registry],
});

/** How long a reading may take: Prometheus gives a scrape ten seconds by default. */
const COUNTING_MS = 2_000;

const tooLate = async (): Promise<never> => {
  await setTimeout(COUNTING_MS, undefined, { ref: false });
  throw new Error('This takes too long for a scrape.');
};

/** The value of a reading, or a substitute when it fails or takes too long. */
const beforeTimeout = <Value>(reading: Promise<Value>, otherwise: () => Value): Promise<Value> =>
  Promise.race([reading, tooLate()]).catch(otherwise);

/** Removes the figures that cannot be read, because old ones would be taken for current ones. */
function forgetDatabase(): string {
  unfinishedJobs.reset();
  // A gauge without labels would be 0 after `reset`.
  for (const gauge of [oldestQueued, longestStill, workersAlive]) gauge.remove();
  return '';
}

@ApiTags('operations')
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly sessions: SessionService,
    private readonly environment: ApiEnvironment,
    private readonly producer: JobProducer,
    private readonly workers: WorkerReports,
    private readonly store: JobStore,
  ) {}

  /** For Prometheus: with a session, or with `Authorization: Bearer METRICS_TOKEN`. */
  @Public()
  @Get()
  async metrics(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<string> {
    if (!this.hasToken(request) && !(await this.sessions.find(visitorOf(request)))) {
      throw new UnauthorizedException(errorBody(401, MESSAGES.notSignedIn));
    }
    // A queue or a database that is away must neither hide the other figures nor delay them.
    const [workers] = await Promise.all([
      beforeTimeout(this.readDatabase(), forgetDatabase),
      ...QUEUE_NAMES.map((queue) => beforeTimeout(this.readQueue(queue), () => queueDepth.reset())),
    ]);
    response.setHeader('Content-Type', registry.contentType);
    return `${await registry.metrics()}\n${workers}`;
  }

  private async readQueue(queue: QueueName): Promise<void> {
    const counts = await this.producer.counts(queue);
    for (const [state, count] of Object.entries(counts)) queueDepth.set({ queue, state }, count);
  }

  /** @returns the metrics that the workers reported */
  private async readDatabase(): Promise<string> {
    const { queued, active, oldestQueuedSeconds, longestStillSeconds } = await this.store.load();
    unfinishedJobs.set({ status: 'queued' }, queued);
    unfinishedJobs.set({ status: 'active' }, active);
    oldestQueued.set(oldestQueuedSeconds);
    longestStill.set(longestStillSeconds);
    const { alive, text } = await this.workers.metrics();
    workersAlive.set(alive);
    return text;
  }

  private hasToken(request: Request): boolean {
    const { METRICS_TOKEN } = this.environment;
    const [scheme, token] = (request.get('authorization') ?? '').split(' ');
    return (
      !!METRICS_TOKEN &&
      // RFC 9110, 11.1: the scheme's case does not matter.
      scheme?.toLowerCase() === 'bearer' &&
      !!token &&
      timingSafeEqual(digest(token), digest(METRICS_TOKEN))
    );
  }
}
