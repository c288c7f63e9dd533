import type { NextFunction, Request, Response } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const requests = new Histogram({
  name: 'promptloom_http_request_seconds',
  help: 'Duration of HTTP requests by route, method and status',
  labelNames: ['route', 'method', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60, 120],
  registers: [registry],
});

/** Measures each request under the pattern of its route: ids would make the number of series grow for ever. */
export function measureRequest(request: Request, response: Response, next: NextFunction): void {
  const stop = requests.startTimer();
  response.once('close', () => {
    const route = (request.route as { path?: string } | undefined)?.path ?? 'none';
    stop({ route, method: request.method, status: String(response.statusCode) });
  });
  next();
}
