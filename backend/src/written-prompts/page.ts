import { LIMITS } from '#contracts';
import type { Request, Response } from 'express';
import { refused } from '../common/api-exception.js';

/** A part of a list in the order of saving. */
export interface Page {
  /** Rows at most; null for all. */
  limit: number | null;
  /** Only what comes after this place. */
  after: string;
}

/** Reads `limit` and `cursor`. Without either, the list is whole. @throws BadRequestException */
export function pageOf({ limit, cursor }: Request['query']): Page {
  const { min, max, default: usual } = LIMITS.pageSize;
  const size = limit === undefined ? usual : Number(limit);
  if (!Number.isInteger(size) || size < min || size > max || limit === '')
    throw refused(`limit must be a whole number from ${min} to ${max}`, 'limit');
  if (cursor !== undefined && !(typeof cursor === 'string' && /^\d{1,18}$/.test(cursor)))
    throw refused('cursor must be the one of a Link header', 'cursor');
  const whole = limit === undefined && cursor === undefined;
  return { limit: whole ? null : size, after: cursor ?? '0' };
}

/** Tells where the next page is, by a Link header (RFC 8288), when this one is full. */
export function linkNext(request: Request, response: Response, page: Page, rows: { seq: string }[]): void {
  const last = rows.at(-1);
  if (page.limit === null || !last || rows.length < page.limit) return;
  const url = new URL(request.originalUrl, 'http://here');
  url.searchParams.set('cursor', last.seq);
  response.links({ next: url.pathname + url.search });
}
