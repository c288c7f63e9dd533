import type { RequestHandler } from 'express';

/**
 * Ends an answer whose reader takes nothing for so long: what it holds, such as a connection to the database, goes to
 * those who read. An answer that has nothing to say yet, or a reader who is slow, is left alone. Seen from here a reader
 * takes something when the operating system's own buffer has room again: some 20 kB/s are enough.
 */
export const endStalledReaders =
  (limitMs: number): RequestHandler =>
  (_request, response, next) => {
    // The socket tells that nothing has moved, in either direction; with a listener here it is not closed for that.
    response.setTimeout(limitMs, () => {
      if (response.writableLength > 0) response.destroy();
    });
    next();
  };
