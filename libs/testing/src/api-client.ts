/** The answer to a call. */
export interface ApiAnswer<T> {
  status: number;
  body: T;
  headers: Headers;
}

/** A browser's view of the REST API: JSON in and out, and a cookie jar of one. */
export class ApiClient {
  constructor(
    readonly url: string,
    private cookie = '',
  ) {}

  /** The Cookie header, for a socket's handshake or a second client. */
  get cookieHeader(): string {
    return this.cookie;
  }

  get<T = any>(path: string, headers?: Record<string, string>): Promise<ApiAnswer<T>> {
    return this.call('GET', path, undefined, headers);
  }

  post<T = any>(path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiAnswer<T>> {
    return this.call('POST', path, body, headers);
  }

  put<T = any>(path: string, body?: unknown): Promise<ApiAnswer<T>> {
    return this.call('PUT', path, body);
  }

  patch<T = any>(path: string, body?: unknown): Promise<ApiAnswer<T>> {
    return this.call('PATCH', path, body);
  }

  delete<T = any>(path: string): Promise<ApiAnswer<T>> {
    return this.call('DELETE', path);
  }

  async call<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ApiAnswer<T>> {
    const raw = typeof body === 'string' || body instanceof Uint8Array;
    const answer = await fetch(this.url + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        cookie: this.cookie,
        ...headers,
      },
      body: body === undefined ? undefined : raw ? (body as string) : JSON.stringify(body),
      redirect: 'manual',
    });
    const [cookie] = answer.headers.getSetCookie();
    if (cookie) this.cookie = cookie.split(';')[0] ?? '';
    const text = await answer.text();
    const json = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, body: (json ? JSON.parse(text) : text) as T, headers: answer.headers };
  }
}
