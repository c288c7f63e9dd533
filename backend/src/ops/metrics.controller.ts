import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiEnvironment } from '#config';
import { MESSAGES } from '#contracts';
import { JobProducer, QUEUE_NAMES } from '#queue';
import { Controller, Get, Req, Res, UnauthorizedException } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Gauge } from 'prom-client';
import { Public } from '../auth/session.guard.js';
import { SessionService, visitorOf } from '../auth/session.service.js';
import { errorBody } from '../common/api-exception.js';
import { registry } from './metrics.js';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const queueDepth = new Gauge({
  name: 'promptloom_queue_jobs',
  help: 'Jobs in the queue by state',
  labelNames: ['queue', 'state'],
  registers: [registry],
});

@ApiTags('operations')
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly sessions: SessionService,
    private readonly environment: ApiEnvironment,
    private readonly producer: JobProducer,
  ) {}

  /** For Prometheus: with a session, or with `Authorization: Bearer METRICS_TOKEN`. */
  @Public()
  @Get()
  async metrics(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<string> {
    if (!this.hasToken(request) && !(await this.sessions.find(visitorOf(request)))) {
      throw new UnauthorizedException(errorBody(401, MESSAGES.notSignedIn));
    }
    // A queue that is down must not hide the other figures.
    for (const queue of QUEUE_NAMES) {
      const counts = await this.producer.counts(queue).catch(() => ({}));
      for (const [state, count] of Object.entries(counts)) queueDepth.set({ queue, state }, count);
    }
    response.setHeader('Content-Type', registry.contentType);
    return registry.metrics();
  }

  private hasToken(request: Request): boolean {
    const { METRICS_TOKEN } = this.environment;
    const [scheme, token] = (request.get('authorization') ?? '').split(' ');
    return (
      !!METRICS_TOKEN &&
      scheme === 'Bearer' &&
      !!token &&
      timingSafeEqual(digest(token), digest(METRICS_TOKEN))
    );
  }
}
