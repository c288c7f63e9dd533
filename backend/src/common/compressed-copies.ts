import { keysOf } from '#domain';
import { existsSync, readdirSync } from 'node:fs';
import { extname } from 'node:path';
import type { RequestHandler, Response } from 'express';

/** What the build lays beside each file (scripts/precompress.mjs), the smallest first. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const;
const ENCODINGS = keysOf(ENDINGS);

/** Leads a request to the compressed copy of a file, so that nothing is compressed anew for each visitor. */
export function preferCopies(folder: string): RequestHandler {
  const names = new Set(existsSync(folder) ? readdirSync(folder) : []);
  return (request, response, next) => {
    const name = request.path.slice(1);
    const copied = ENCODINGS.filter((encoding) => names.has(name + ENDINGS[encoding]));
    if (copied.length > 0) response.vary('Accept-Encoding');
    const encoding = copied.find((candidate) => request.acceptsEncodings(candidate));
    if (encoding) request.url = `/${name}${ENDINGS[encoding]}`;
    next();
  };
}

/** Says of a copy, when it is about to be sent, what it is. */
export function describeCopy(response: Response, path: string): void {
  const ending = extname(path);
  const encoding = ENCODINGS.find((candidate) => ENDINGS[candidate] === ending);
  if (!encoding) return;
  response.set('Content-Encoding', encoding);
  response.type(extname(path.slice(0, -ending.length)));
}
