import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { Queue } from 'bullmq';
import type { Express } from 'express';

export const QUEUES_PATH = '/queues';

/** The queue dashboard for ops, as an Express router. @param readOnlyMode it shows, but retries and removes nothing */
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
