import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';

/** Who makes the present request. */
export interface Actor {
  address: string | null;
  /** Null until the guard has found a session. */
  sessionId: string | null;
}

const actors = new AsyncLocalStorage<Actor>();

/** Lets everything that a request causes find out who made it, without passing it through every call. */
export function rememberActor(request: Request, _response: Response, next: NextFunction): void {
  actors.run({ address: request.ip ?? null, sessionId: null }, next);
}

/** Who makes the present request; all null outside of one. */
export const currentActor = (): Actor => actors.getStore() ?? { address: null, sessionId: null };
