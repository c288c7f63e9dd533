import { type AnswerOf, type BodyOf, MESSAGES, type ApiError as ApiErrorBody } from '#contracts';
import { countSignIns, forgetSignIn } from '../auth/auth-store';
import { newListeners } from '../ui/listeners';

/** A non-ok response. Its text is the status, a colon, a space and the message. */
export class RequestError extends Error {
  /** The `message` field of a JSON body; null when the server sent none. */
  readonly serverMessage: string | null;
  /** The `error` field of a JSON body, which some calls read. */
  readonly errorField: string | null;
  readonly details: { field: string; message: string }[];

  constructor(
    readonly status: number,
    readonly statusText: string,
    text: string,
    /** The parsed body; empty when it is not JSON. */
    readonly body: Partial<ApiErrorBody> = {},
  ) {
    const message = textIn(body.message);
    super(`${status}: ${message ?? (text || statusText)}`);
    this.name = 'RequestError';
    this.serverMessage = message;
    this.errorField = textIn(body.error);
    this.details = Array.isArray(body.details) ? body.details : [];
  }
}

/** Whether a response says that the brand does not exist. 400: no brand's id ever looks like this. */
export const isUnknownBrand = (error: unknown): boolean =>
  error instanceof RequestError && [400, 404].includes(error.status);

/** An ok response whose body is not what it should be. */
export class InvalidResponseError extends Error {
  constructor() {
    super(MESSAGES.invalidResponse);
    this.name = 'InvalidResponseError';
  }
}

/** Whether something failed because the server was away: no response at all, or one that says so. */
export function isServerAway(error: unknown): boolean {
  if (error instanceof RequestError) return [502, 503, 504].includes(error.status);
  return error instanceof TypeError || (error instanceof Error && isServerAway(error.cause));
}

const unanswered = newListeners();

/** Notifies its listeners of each call that got no response. */
export const onUnanswered = unanswered.subscribe;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface RequestOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Sends one call with the session cookie and reads its JSON response. The types of the body and of the response are
 * those of the contract's route; unknown where the path's type does not determine the route. Throws RequestError for a
 * non-ok response, InvalidResponseError for one that is no JSON, and TypeError when the server cannot be reached.
 */
export async function request<M extends Method, Path extends string>(
  method: M,
  path: Path,
  body?: BodyOf<M, Path>,
  options: RequestOptions = {},
): Promise<AnswerOf<M, Path>> {
  const response = await send(method, path, body, options);
  return bodyOf<AnswerOf<M, Path>>(response);
}

/** A GET request. Throws as `request`. */
export const read = <Path extends string>(path: Path, signal?: AbortSignal) =>
  request('GET', path, undefined, { signal });

export interface Page<T> {
  items: T[];
  /** Path of the next page; null on the last. */
  next: string | null;
}

/** Reads one page of a list. The Link header (RFC 8288) names the next one. Throws as `request`. */
export async function requestPage<T>(path: string, signal: AbortSignal): Promise<Page<T>> {
  const response = await send('GET', path, undefined, { signal });
  const [, next = null] = /<([^>]+)>;\s*rel="?next/.exec(response.headers.get('link') ?? '') ?? [];
  return { items: await bodyOf<T[]>(response), next };
}

export interface WithHeader<T> {
  answer: T;
  header: string | null;
}

/** As `request`, but also returns one of the response's headers, null when it is missing. */
export async function requestWithHeader<M extends Method, Path extends string>(
  method: M,
  path: Path,
  header: string,
  body?: BodyOf<M, Path>,
): Promise<WithHeader<AnswerOf<M, Path>>> {
  const response = await send(method, path, body);
  return { answer: await bodyOf<AnswerOf<M, Path>>(response), header: response.headers.get(header) };
}

/** Downloads a file; with a body, by a POST request. Throws as `request`. */
export const requestFile = async (path: string, body?: unknown): Promise<Blob> =>
  (await send(body === undefined ? 'GET' : 'POST', path, body)).blob();

/** The logout under way; resolves to whether the session ended. */
let logout: Promise<boolean> | undefined;

/**
 * Ends the session. Calls made in the meantime wait, because the server cuts off the responses of a session that ends.
 * Once it has ended they are not sent, and fail as if the server had refused them. Throws as `request`.
 */
export async function logOut(): Promise<void> {
  const answer = request('POST', '/api/auth/logout');
  logout = answer.then(
    () => true,
    () => false,
  );
  await answer.finally(() => (logout = undefined));
}

async function send(
  method: Method,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<Response> {
  if (logout && (await logout)) throw new RequestError(401, 'Unauthorized', '');
  const signIns = countSignIns();
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...options.headers },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: options.signal,
  }).catch((error: unknown) => {
    if (isServerAway(error)) unanswered.notify();
    throw error;
  });
  if (response.ok) return response;
  if (response.status === 401 && path !== '/api/auth/login') {
    // A call of the session before may be refused after the next sign-in: that session must not end by it.
    if (countSignIns() === signIns) forgetSignIn();
    else if (method === 'GET') return send(method, path, body, options);
  }
  const text = await response.text();
  throw new RequestError(response.status, response.statusText, text, parseErrorBody(text));
}

async function bodyOf<T>(response: Response): Promise<T> {
  const text = await response.text();
  try {
    return (text === '' ? undefined : JSON.parse(text)) as T;
  } catch {
    throw new InvalidResponseError();
  }
}

const textIn = (field: unknown): string | null => (typeof field === 'string' && field !== '' ? field : null);

function parseErrorBody(text: string): Partial<ApiErrorBody> {
  try {
    return (JSON.parse(text) as Partial<ApiErrorBody> | null) ?? {};
  } catch {
    return {};
  }
}

/** The text of an error toast: the server's message, else the text for this call. */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof RequestError) return error.serverMessage ?? error.errorField ?? fallback;
  return error instanceof InvalidResponseError ? error.message : fallback;
}
