import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { parse } from 'node:querystring';
import { constants } from 'node:zlib';
import { ApiEnvironment, createLogger, NestLogger } from '#config';
import { LIMITS } from '#contracts';
import { messageOf } from '#domain';
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
import { DataSource } from 'typeorm';
import { AppModule } from './app.module.js';
import { AuditTrail } from './audit/audit-trail.service.js';
import { requireSession, requireSessionForApi } from './auth/session.guard.js';
import { SessionService } from './auth/session.service.js';
import { rememberActor } from './common/actor.js';
import { requestLog } from './common/request-log.js';
import {
  refuseForeignOrigin,
  refuseLongPath,
  refuseUnreadable,
  refuseUnreadBody,
  refuseUnstorable,
  verifyText,
} from './common/request-checks.js';
import { endStalledReaders } from './common/stalled-readers.js';
import { refuseUnparsed } from './common/unreadable-requests.js';
import { dashboardPolicy, neverStored, securityHeaders } from './common/security-headers.js';
import { measureRequest } from './ops/metrics.js';
import { limitWaiting, queueDashboard, QUEUES_PATH, recordChanges } from './ops/queue-dashboard.js';
import { documentApi } from './openapi/document-api.js';
import { SessionIoAdapter } from './realtime/session-io.adapter.js';

/** Where `npm run build` puts the built client. */
const CLIENT = resolve(import.meta.dirname, '../../client');

/** How long calls may still run once the process is asked to stop, in milliseconds. */
const STOP_WITHIN_MS = 8_000;

/** Accepts long URLs, because lists of ids are sent in them. */
class LongLinksAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    this.httpServer = createServer(
      // Proxies usually keep an idle connection for a minute: this side must not close it before they do.
      { maxHeaderSize: LIMITS.headerBytes, keepAliveTimeout: 75_000 },
      this.getInstance<Express>(),
    ).on('clientError', refuseUnparsed);
  }

  /** Lets calls under way finish, but closes idle connections at once, and all others after `STOP_WITHIN_MS`. */
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
  // No response of the API may be cached, so an ETag would never be compared with anything.
  http.set('etag', false);
  http.set('trust proxy', environment.TRUST_PROXY);
  // By default, Node's parser silently drops everything after a thousand values.
  http.set('query parser', (text: string) => parse(text, '&', '=', { maxKeys: 0 }));
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.with(environment),
    new LongLinksAdapter(http),
    {
      logger: new NestLogger(logger),
      bodyParser: false,
      // What fails at start is said by the process, whatever the log level.
      abortOnError: false,
    },
  );
  const sessions = app.get(SessionService);
  app.useWebSocketAdapter(new SessionIoAdapter(app, sessions, environment.TRUST_PROXY));
  useMiddleware(http, logger, environment.READER_STALL_SECONDS * 1_000);
  http.use(QUEUES_PATH, rememberActor, requireSession(sessions));
  http.use('/api', requireSessionForApi(sessions));
  readBodies(http);
  http.use(
    QUEUES_PATH,
    limitWaiting,
    recordChanges((call) =>
      app
        .get(AuditTrail)
        .record(app.get(DataSource).manager, 'queue.change', { subject: call })
        .catch((error: unknown) => logger.warn(`a change of a queue is not recorded: ${messageOf(error)}`)),
    ),
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
  http.use(refuseLongPath, refuseForeignOrigin);
  // Large responses are repetitive JSON. The fastest gzip takes half the time of the default level, for five per cent
  // more bytes; the fastest Brotli, which browsers ask for, takes half of that, for fewer bytes than gzip.
  http.use(
    compression({
      level: constants.Z_BEST_SPEED,
      brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
    }),
  );
}

/** Parses bodies. This comes after the session check, so only signed-in users and sign-ins get here. */
function readBodies(http: Express): void {
  const json = { verify: verifyText, strict: false };
  // Anybody may send one: it is small, and not unpacked.
  http.use('/api/auth/login', express.json({ ...json, limit: LIMITS.signInBodyBytes, inflate: false }));
  http.use(
    '/api',
    express.json({ ...json, limit: LIMITS.jsonBodyBytes }),
    refuseUnreadBody,
    refuseUnstorable,
    rememberActor,
  );
}

/** Serves the built client: hashed files, to be kept for ever, and its page for every path outside the API. */
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
