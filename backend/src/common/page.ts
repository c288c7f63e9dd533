import { at } from '#domain';
import { LIMITS } from '#contracts';
import type { Request, Response } from 'express';
import { refused } from './api-exception.js';

/** Which part of an ordered list to read. */
export interface Page {
  /** Rows at most; null when the request asks for no page. */
  limit: number | null;
  /** Only what comes after this place; null for the beginning. */
  cursor: string | null;
}

/** Reads `limit` and `cursor`. @throws BadRequestException */
export function pageOf({ limit, cursor }: Request['query']): Page {
  const size = pageSizeOf(limit);
  if (cursor !== undefined && !(typeof cursor === 'string' && /^\d{1,18}$/.test(cursor)))
    throw refused('cursor must be the one of a Link header', 'cursor');
  const whole = limit === undefined && cursor === undefined;
  return { limit: whole ? null : size, cursor: cursor ?? null };
}

/**
 * Sets a Link header (RFC 8288) to the next page, if there is one.
 *
 * @param rows of the page, and one more if there is a next page
 * @returns the rows of this page
 */
export function linkNext<Row extends { seq: string }>(
  request: Request,
  response: Response,
  limit: number,
  rows: Row[],
): Row[] {
  if (rows.length <= limit) return rows;
  const shown = rows.slice(0, limit);
  const url = new URL(request.originalUrl, 'http://here');
  url.searchParams.set('cursor', at(shown, -1).seq);
  response.links({ next: url.pathname + url.search });
  return shown;
}

/** Reads `limit`; the default when it is absent. @throws BadRequestException */
export function pageSizeOf(limit: Request['query'][string]): number {
  const { min, max, default: usual } = LIMITS.pageSize;
  const size = limit === undefined ? usual : Number(limit);
  if (!Number.isInteger(size) || size < min || size > max || limit === '')
    throw refused(`limit must be a whole number from ${min} to ${max}`, 'limit');
  return size;
}
