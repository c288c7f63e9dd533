import { at } from '#domain';
import { LIMITS } from '#contracts';
import type { Request, Response } from 'express';
import { refused } from './api-exception.js';

/** A part of a list in its order. */
export interface Page {
  /** Rows at most; null when nothing was said of pages. */
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
 * Tells where the next page is, by a Link header (RFC 8288), when there is one.
 *
 * @param rows the page's, and the one after the last, if there is one
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

/** Reads `limit`; the usual one where there is none. @throws BadRequestException */
export function pageSizeOf(limit: Request['query'][string]): number {
  const { min, max, default: usual } = LIMITS.pageSize;
  const size = limit === undefined ? usual : Number(limit);
  if (!Number.isInteger(size) || size < min || size > max || limit === '')
    throw refused(`limit must be a whole number from ${min} to ${max}`, 'limit');
  return size;
}
