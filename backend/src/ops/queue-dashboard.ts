import { AsyncResource } from 'node:async_hooks';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { Queue } from 'bullmq';
import type { Express, RequestHandler } from 'express';
import { errorBody } from '../common/api-exception.js';

export const QUEUES_PATH = '/queues';

/** Without a limit, the dashboard would wait for ever for a queue server that is away. */
const ANSWERING_MS = 8_000;

/** Answers 503 when there is no other answer by then. */
export const limitWaiting: RequestHandler = (_request, response, next) => {
  const timer = setTimeout(() => {
    if (!response.headersSent)
      response.status(503).json(errorBody(503, 'The queue does not answer at the moment.'));
  }, ANSWERING_MS);
  response.once('close', () => clearTimeout(timer));
  next();
};

/** Tells of each call that changed something: a queue that was paused, jobs that were retried or removed. */
export const recordChanges =
  (record: (call: string) => Promise<void>): RequestHandler =>
  ({ method, path }, response, next) => {
    const note = () => {
      if (response.statusCode < 400) void record(`${method} ${path}`);
    };
    // It closes in another context than that of its request, which knows who made it; also where nobody waits for it.
    if (!['GET', 'HEAD', 'OPTIONS'].includes(method)) response.once('close', AsyncResource.bind(note));
    next();
  };

/** The queue dashboard for ops, as an Express router. @param readOnlyMode it shows jobs, but cannot change them */
export function queueDashboard(queues: Queue[], readOnlyMode: boolean): Express {
  const server = new ExpressAdapter();
  server.setBasePath(QUEUES_PATH);
  createBullBoard({
    queues: queues.map((queue) => new BullMQAdapter(queue, { readOnlyMode })),
    serverAdapter: server,
    options: { uiConfig: { boardTitle: 'Promptloom queues' } },
  });
  const dashboard = server.getRouter() as Express;
  dashboard.disable('x-powered-by');
  return dashboard;
}
