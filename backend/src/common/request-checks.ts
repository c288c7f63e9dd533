import { isUtf8 } from 'node:buffer';
import { MESSAGES } from '#contracts';
import type { NextFunction, Request, Response } from 'express';
import { errorBody } from './api-exception.js';

interface RawFlagged extends Request {
  mayHoldNul?: boolean;
}

/** `verify` hook of the JSON parser: refuses broken UTF-8 and remembers whether a NUL escape was seen. */
export function verifyText(request: RawFlagged, _response: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw Object.assign(new Error('it is not valid UTF-8'), { status: 400, expose: true });
  request.mayHoldNul = body.includes('\\u0000');
}

/** PostgreSQL cannot store NUL: refuse it wherever it may stand, before any handler runs. */
export function refuseNul(request: RawFlagged, response: Response, next: NextFunction): void {
  if (request.url.includes('%00') || (request.mayHoldNul && holdsNul(request.body))) {
    response.status(400).json(errorBody(400, 'The request holds a NUL character, which cannot be stored.'));
  } else next();
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || holdsNul(inner));
}

/** Scheme and host under which the browser reached us. */
const ownOrigin = (request: Request): string => `${request.protocol}://${request.get('host')}`;

/** True when a page of another origin sent this: its Origin differs, or the browser says so itself. */
export function isForeign(headers: { origin?: string; 'sec-fetch-site'?: string }, own: string): boolean {
  if (headers.origin !== undefined) return headers.origin !== own;
  return !['same-origin', 'none', undefined].includes(headers['sec-fetch-site']);
}

/** Refuses state-changing requests that another site's page made with our cookie. */
export function refuseForeignOrigin(request: Request, response: Response, next: NextFunction): void {
  const reading = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS';
  const headers = { origin: request.get('origin'), 'sec-fetch-site': request.get('sec-fetch-site') };
  if (!reading && isForeign(headers, ownOrigin(request))) {
    response.status(403).json(errorBody(403, MESSAGES.foreignOrigin));
  } else next();
}
