import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { parse } from 'node:querystring';
import { constants } from 'node:zlib';
import { ApiEnvironment, createLogger, NestLogger } from '#config';
import { LIMITS } from '#contracts';
import { QUEUE_NAMES } from '#queue';
import { getQueueToken } from '@nestjs/bullmq';
import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import type { Queue } from 'bullmq';
import compression from 'compression';
import express, { type Express } from 'express';
import serveCompressed from 'express-static-gzip';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import { requireSession, requireSessionForApi } from './auth/session.guard.js';
import { SessionService } from './auth/session.service.js';
import { rememberActor } from './common/actor.js';
import { requestLog } from './common/request-log.js';
import {
  refuseForeignOrigin,
  refuseUnreadable,
  refuseUnreadBody,
  refuseUnstorable,
  verifyText,
} from './common/request-checks.js';
import { endStalledReaders } from './common/stalled-readers.js';
import { dashboardPolicy, neverStored, securityHeaders } from './common/security-headers.js';
import { measureRequest } from './ops/metrics.js';
import { limitWaiting, queueDashboard, QUEUES_PATH } from './ops/queue-dashboard.js';
import { documentApi } from './openapi/document-api.js';
import { SessionIoAdapter } from './realtime/session-io.adapter.js';

/** Where `npm run build` puts the browser's part. */
const CLIENT = resolve(import.meta.dirname, '../../client');

/** How long a process that is told to stop lets calls go on, in milliseconds. */
const STOP_WITHIN_MS = 8_000;

/** Long lists of ids travel in links. */
class LongLinksAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    this.httpServer = createServer(
      // A proxy that keeps a connection for its usual minute must not find it closed on this side.
      { maxHeaderSize: LIMITS.headerBytes, keepAliveTimeout: 75_000 },
      this.getInstance<Express>(),
    );
  }

  /** Calls under way are answered first; connections that only idle, or are read too slowly, are not waited for. */
  override beforeClose(): void {
    super.beforeClose();
    setInterval(() => this.httpServer.closeIdleConnections(), 100).unref();
    setTimeout(() => this.httpServer.closeAllConnections(), STOP_WITHIN_MS).unref();
  }
}

/** Builds the API, not yet listening. */
export async function createApi(environment: ApiEnvironment): Promise<INestApplication> {
  const logger = createLogger('api', environment.LOG_LEVEL);
  const http = express();
  // Nothing of the API may be kept, so nothing is compared with what was kept.
  http.set('etag', false);
  http.set('trust proxy', environment.TRUST_PROXY);
  // Node's own parser drops what comes after a thousand values, without a word.
  http.set('query parser', (text: string) => parse(text, '&', '=', { maxKeys: 0 }));
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.with(environment),
    new LongLinksAdapter(http),
    {
      logger: new NestLogger(logger),
      bodyParser: false,
    },
  );
  const sessions = app.get(SessionService);
  app.useWebSocketAdapter(new SessionIoAdapter(app, sessions, environment.TRUST_PROXY));
  useMiddleware(http, logger, environment.READER_STALL_SECONDS * 1_000);
  http.use(QUEUES_PATH, requireSession(sessions));
  http.use('/api', requireSessionForApi(sessions));
  readBodies(http);
  http.use(
    QUEUES_PATH,
    limitWaiting,
    queueDashboard(
      QUEUE_NAMES.map((name) => app.get<Queue>(getQueueToken(name), { strict: false })),
      environment.QUEUES_READ_ONLY,
    ),
  );
  serveClient(http);
  documentApi(app);
  app.enableShutdownHooks();
  await app.init();
  return app;
}

function useMiddleware(http: Express, logger: Logger, stallMs: number): void {
  http.disable('x-powered-by');
  http.use(requestLog(logger), measureRequest, endStalledReaders(stallMs));
  http.use(securityHeaders);
  http.use(QUEUES_PATH, dashboardPolicy);
  http.use(['/api', '/metrics', '/health', QUEUES_PATH], neverStored);
  http.use(refuseForeignOrigin);
  // Large answers are JSON that repeats itself. Quick gzip takes half the time of the usual level, for five per cent more
  // bytes; quick Brotli, which browsers ask for, half of that again, for fewer bytes than gzip.
  http.use(
    compression({
      level: constants.Z_BEST_SPEED,
      brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
    }),
  );
}

/** Of those who are signed in, and of those who sign in. */
function readBodies(http: Express): void {
  http.use(
    '/api',
    express.json({ limit: LIMITS.jsonBodyBytes, verify: verifyText, strict: false }),
    refuseUnreadBody,
    refuseUnstorable,
    rememberActor,
  );
}

/** The built client: hashed files for ever, and its page for every path that is not the API's. */
function serveClient(http: Express): void {
  http.use(
    '/assets',
    refuseUnreadable,
    serveCompressed(resolve(CLIENT, 'assets'), {
      enableBrotli: true,
      orderPreference: ['br'],
      index: false,
      serveStatic: { immutable: true, maxAge: '1y', fallthrough: false },
    }),
  );
  http.use(express.static(CLIENT, { index: false, maxAge: 0 }));
  http.get(/^(?!\/(api|health|metrics|queues|socket\.io)(\/|$)).*/, (_request, response, next) => {
    response.sendFile('index.html', { root: CLIENT, maxAge: 0 }, (error) => {
      if (error && !response.headersSent) next(error);
    });
  });
}
