import {
  Agent as HttpAgent,
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { urlToHttpOptions } from 'node:url';

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * A `fetch` for the OpenAI SDK that does what its non-streaming JSON calls need and no more: node:http with kept-alive
 * connections, measured at about half the CPU of the built-in one. It resolves once the whole body is read,
 * so the SDK's time limit covers the body as well. It follows no redirect and reads no compressed answer.
 */
export function createLeanFetch(): Fetch {
  const plain = { send: httpRequest, agent: new HttpAgent({ keepAlive: true }) };
  const secure = { send: httpsRequest, agent: new HttpsAgent({ keepAlive: true }) };
  const targets = new Map<string, RequestOptions>();
  const targetOf = (address: string): RequestOptions => {
    let target = targets.get(address);
    if (!target) {
      target = urlToHttpOptions(new URL(address));
      // An adapter asks one address; the bound is for callers that do not.
      if (targets.size < 10) targets.set(address, target);
    }
    return target;
  };
  return (input, init = {}) => {
    const target = targetOf(input instanceof Request ? input.url : String(input));
    const { send, agent } = target.protocol === 'https:' ? secure : plain;
    return new Promise((resolve, reject) => {
      const options = { ...target, agent, method: init.method ?? 'GET', headers: headersOf(init) };
      const request = send(options, (message) => {
        readAll(message).then(
          (body) => resolve(new LeanResponse(message, body) as unknown as Response),
          reject,
        );
      });
      request.on('error', reject);
      abortWith(request, init.signal, reject);
      request.end(init.body as string | undefined);
    });
  };
}

function abortWith(
  request: ClientRequest,
  signal: AbortSignal | null | undefined,
  reject: (reason: Error) => void,
): void {
  if (!signal) return;
  const abort = (): void => {
    const error = new DOMException('This operation was aborted', 'AbortError');
    reject(error);
    request.destroy(error);
  };
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
}

function headersOf({ headers, body }: RequestInit): Record<string, string> {
  const list = headers instanceof Headers ? headers : new Headers(headers);
  const plain = Object.fromEntries(list);
  if (typeof body === 'string') plain['content-length'] = String(Buffer.byteLength(body));
  return plain;
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
