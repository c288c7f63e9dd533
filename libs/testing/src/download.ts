import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { ApiClient } from './api-client.js';

export interface Download {
  status: number;
  headers: IncomingHttpHeaders;
  /** Reads this many bytes, and then no more until it is asked to. */
  readSome(bytes: number): Promise<void>;
  /** Reads the rest. `whole` is false when the connection ended before the answer did. */
  readAll(): Promise<{ lines: number; bytes: number; hash: string; whole: boolean }>;
  leave(): void;
}

/** Starts a download, on a connection of its own, that is read only as far as it is asked to. */
export async function startDownload(
  { url, cookieHeader }: ApiClient,
  path: string,
  headers: Record<string, string> = {},
): Promise<Download> {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    request(url + path, { agent: false, headers: { cookie: cookieHeader, ...headers } }, resolve)
      .once('error', reject)
      .end(),
  );
  response.pause();
  // Reported by `readAll`; nobody may be reading when it comes.
  response.on('error', () => undefined);
  const hash = createHash('sha256');
  let lines = 0;
  let bytes = 0;
  const take = (chunk: Buffer) => {
    hash.update(chunk);
    bytes += chunk.length;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines++;
  };
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    readSome: async (count) => {
      for (const before = bytes; bytes - before < count && !response.readableEnded && !response.destroyed;) {
        const chunk = response.read() as Buffer | null;
        if (chunk) take(chunk);
        else await nextOf(response);
      }
    },
    readAll: async () => {
      try {
        for await (const chunk of response) take(chunk as Buffer);
      } catch {
        // It was cut off: `complete` says so.
      }
      return { lines, bytes, hash: hash.digest('hex'), whole: response.complete };
    },
    leave: () => void response.destroy(),
  };
}

/** Waits until there is more to read, or for the end. */
async function nextOf(response: IncomingMessage): Promise<void> {
  const listening = new AbortController();
  const events = ['readable', 'end', 'close'].map((name) =>
    once(response, name, { signal: listening.signal }),
  );
  await Promise.race(events).finally(() => listening.abort());
  await Promise.allSettled(events);
}
