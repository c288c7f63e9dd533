import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { urlToHttpOptions } from 'node:url';

export interface LeanRequest {
  /** JSON. */
  body: string;
  signal: AbortSignal | null;
  /** Time limit of the whole exchange, body included, in milliseconds. */
  timeoutMs: number;
}

/**
 * A `fetch` that does what the OpenAI SDK's non-streaming JSON calls need and no more: a POST by node:http with kept-alive
 * connections, measured at about half the CPU of the built-in one. It resolves once the whole body is read. It
 * follows no redirect and reads no compressed answer. Rejects with an AbortError when time is up or the signal says so.
 *
 * @param url where all requests go
 * @param headers of all requests
 */
export function createLeanFetch(
  url: string,
  headers: Readonly<Record<string, string>>,
): (request: LeanRequest) => Promise<Response> {
  const target = urlToHttpOptions(new URL(url));
  const isSecure = target.protocol === 'https:';
  const send = isSecure ? httpsRequest : httpRequest;
  const agent = isSecure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  return ({ body, signal, timeoutMs }) => {
    return new Promise((resolve, reject) => {
      const length = { 'content-length': String(Buffer.byteLength(body)) };
      const request = send(
        { ...target, agent, method: 'POST', headers: { ...headers, ...length } },
        (message) => {
          readAll(message).then(
            (text) => finish(() => resolve(new LeanResponse(message, text) as unknown as Response)),
            fail,
          );
        },
      );
      const abort = (): void => {
        const error = new DOMException('This operation was aborted', 'AbortError');
        fail(error);
        request.destroy(error);
      };
      const timer = setTimeout(abort, timeoutMs);
      const finish = (settle: () => void): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        settle();
      };
      const fail = (error: Error): void => finish(() => reject(error));
      request.on('error', fail);
      if (signal?.aborted) abort();
      else signal?.addEventListener('abort', abort, { once: true });
      request.end(body);
    });
  };
}

function readAll(message: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    message.on('data', (chunk: Buffer) => chunks.push(chunk));
    message.on('end', () => {
      if (message.complete)
        resolve((chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)).toString('utf8'));
      else reject(new Error('The connection was closed before the answer was complete'));
    });
    message.on('error', reject);
  });
}

/** The part of Response that the SDK reads. */
class LeanResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly url = '';
  readonly body = null;
  readonly headers: LeanHeaders;

  constructor(
    message: IncomingMessage,
    private readonly content: string,
  ) {
    this.status = message.statusCode ?? 0;
    this.ok = this.status >= 200 && this.status < 300;
    this.headers = new LeanHeaders(message.headers);
  }

  text(): Promise<string> {
    return Promise.resolve(this.content);
  }

  json(): Promise<unknown> {
    return this.text().then((text) => JSON.parse(text) as unknown);
  }
}

class LeanHeaders {
  constructor(private readonly values: IncomingMessage['headers']) {}

  get(name: string): string | null {
    const value = this.values[name.toLowerCase()];
    return value === undefined ? null : String(value);
  }

  *entries(): Generator<[string, string]> {
    for (const name of Object.keys(this.values)) yield [name, String(this.values[name])];
  }

  [Symbol.iterator](): Generator<[string, string]> {
    return this.entries();
  }
}
