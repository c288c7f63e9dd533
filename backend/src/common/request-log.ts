import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

/** Anybody may send a long address. In characters. */
const LONGEST_LOGGED = 300;
const SAFE_ID = /^[\w.-]{1,100}$/;

/**
 * Logs each request of the API, with an id that is also in the answer (`X-Request-Id`) and that follows a job through
 * the worker's log. A proxy may set the id.
 */
export const requestLog = (logger: Logger): RequestHandler =>
  pinoHttp({
    logger,
    genReqId: (request: IncomingMessage, response: ServerResponse) => {
      const given = [request.headers['x-request-id']].flat()[0];
      const id = given && SAFE_ID.test(given) ? given : randomUUID();
      request.headers['x-request-id'] = id;
      response.setHeader('X-Request-Id', id);
      return id;
    },
    autoLogging: { ignore: ({ url = '' }) => !/^\/(api|queues)/.test(url) },
    customLogLevel: (_request, { statusCode }, error) =>
      error || statusCode >= 500 ? 'error' : statusCode >= 400 ? 'warn' : 'info',
    // URLs carry long lists of ids, and headers carry the cookie: neither belongs in a log.
    serializers: {
      req: ({ id, method, url }: { id: unknown; method: string; url: string }) => ({
        id,
        method,
        path: url.split('?')[0]?.slice(0, LONGEST_LOGGED),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });
