import { isUtf8 } from 'node:buffer';
import { MESSAGES } from '#contracts';
import type { NextFunction, Request, Response } from 'express';
import { errorBody } from './api-exception.js';

/** No valid body is nested deeper than five levels; one deeper than this is only meant to exhaust the stack. */
const DEEPEST = 64;
/** An object has at most a field for each category of a brand. The time to read one grows with the square of its fields. */
const MOST_FIELDS = 10_000;
/** The largest valid body holds 10,000 prompts: an object and two lists each, and some 120 values. */
const MOST_OPENED = 150_000;
const MOST_VALUES = 1_500_000;
/** Lists of ids stand behind the question mark. The time to resolve a path grows with the square of its length. */
const LONGEST_PATH = 4_096;

interface Escaped extends Request {
  /** The body contains escapes that may stand for something which cannot be stored. */
  hasRiskyEscapes?: boolean;
}

/** `verify` hook of the JSON parser: looks at the bytes before they are parsed. */
export function verifyText(request: Escaped, _response: unknown, body: Buffer, encoding: string): void {
  // The parser knows UTF-16 and UTF-7 too, in which these bytes would mean something else.
  if (encoding !== 'utf-8' || !isUtf8(body)) throw unreadable('it is not valid UTF-8');
  const tooMuch = tooMuchOf(body);
  if (tooMuch) throw unreadable(tooMuch);
  request.hasRiskyEscapes = ['\\u0000', '\\ud', '\\uD'].some((escape) => body.includes(escape));
}

const unreadable = (why: string): Error => Object.assign(new Error(why), { status: 400, expose: true });

/** Refuses a body that was not read as JSON: a call whose fields are all optional would act as if none had come. */
export function refuseUnreadBody(request: Request, response: Response, next: NextFunction): void {
  // Proxies may send an empty body in chunks: only a content type shows that there is something in it.
  const inChunks =
    request.get('transfer-encoding') !== undefined && request.get('content-type') !== undefined;
  const isSent = Number(request.get('content-length')) > 0 || inChunks;
  if (isSent && !request.is('application/json'))
    response.status(400).json(errorBody(400, 'The body must be JSON, with Content-Type: application/json.'));
  else next();
}

/** PostgreSQL can store neither NUL nor half a surrogate pair: refuses them wherever they stand, before any handler runs. */
export function refuseUnstorable(request: Escaped, response: Response, next: NextFunction): void {
  const link = bytesOf(request.url);
  if (link.includes(0) || (request.hasRiskyEscapes && holds(request.body, (text) => text.includes('\0'))))
    response.status(400).json(errorBody(400, 'The request holds a NUL character, which cannot be stored.'));
  else if (!isUtf8(link) || (request.hasRiskyEscapes && holds(request.body, (text) => !text.isWellFormed())))
    response.status(400).json(errorBody(400, 'The request holds text that is not valid Unicode.'));
  else next();
}

/** Refuses a path that is longer than any of ours, before the file server resolves it. */
export function refuseLongPath(request: Request, response: Response, next: NextFunction): void {
  if (request.path.length > LONGEST_PATH)
    response.status(414).json(errorBody(414, 'The address is too long.'));
  else next();
}

/** For paths of files: the file server reports a path that cannot be decoded in a format that is not the API's. */
export function refuseUnreadable(request: Request, response: Response, next: NextFunction): void {
  try {
    decodeURIComponent(request.path);
  } catch {
    response.status(400).json(errorBody(400, 'The address cannot be read.'));
    return;
  }
  next();
}

/** What the percent escapes of a link stand for. */
const bytesOf = (url: string): Buffer =>
  Buffer.from(
    url.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );

/** Whether any text in a parsed body, keys included, passes a test. */
function holds(value: unknown, isSuch: (text: string) => boolean): boolean {
  if (typeof value === 'string') return isSuch(value);
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(value).some(([key, inner]) => isSuch(key) || holds(inner, isSuch));
}

const [QUOTE, BACKSLASH, COLON, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_MAP, CLOSE_MAP] = Buffer.from('"\\:,[]{}');

/** Why JSON is not parsed: how deep it is nested, or how much it holds; null when it may be. */
function tooMuchOf(json: Buffer): string | null {
  /** Of each open list or object, the number of its fields. */
  const fields = [0];
  let opened = 0;
  let values = 0;
  let inText = false;
  for (let place = 0; place < json.length; place++) {
    const byte = json[place];
    if (byte === QUOTE) inText = !inText;
    else if (inText) place += byte === BACKSLASH ? 1 : 0;
    else if (byte === OPEN_LIST || byte === OPEN_MAP) {
      if (fields.push(0) > DEEPEST + 1) return 'it is nested too deeply';
      if (++opened > MOST_OPENED) return 'it has too many lists and objects';
    } else if (byte === CLOSE_LIST || byte === CLOSE_MAP) fields.pop();
    else if (byte === COMMA) {
      if (++values > MOST_VALUES) return 'it has too many values';
    } else if (byte === COLON) {
      const count = (fields.pop() ?? 0) + 1;
      if (count > MOST_FIELDS) return 'it has too many fields';
      fields.push(count);
    }
  }
  return null;
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
