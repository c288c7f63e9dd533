import type { RequestHandler } from 'express';

/**
 * Ends an answer whose reader takes nothing for this long, so that others get what it holds, such as a connection to
 * the database. An answer that has nothing to send yet, or whose reader is merely slow, is left alone. A reader counts
 * as taking something when the operating system's own buffer has room again: some 20 kB/s are enough.
 */
export const endStalledReaders =
  (limitMs: number): RequestHandler =>
  (_request, response, next) => {
    // Fires when nothing has moved in either direction; with a listener, Node does not close the socket by itself.
    response.setTimeout(limitMs, () => {
      if (response.writableLength > 0) response.destroy();
    });
    next();
  };
