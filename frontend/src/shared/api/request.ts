import { type AnswerOf, MESSAGES, type ApiError as ApiErrorBody } from '#contracts';
import { forgetSignIn } from '../auth/auth-store';
import { newListeners } from '../ui/listeners';

/** A non-ok answer. Its text is the status, a colon, a space and the message. */
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
    /** What else the body says, as far as it is JSON. */
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

/** Whether an answer about a brand says that there is none. 400: no brand's id ever looks like this. */
export const isUnknownBrand = (error: unknown): boolean =>
  error instanceof RequestError && [400, 404].includes(error.status);

/** An ok answer that does not hold what it should. */
export class InvalidResponseError extends Error {
  constructor() {
    super(MESSAGES.invalidResponse);
    this.name = 'InvalidResponseError';
  }
}

/** Whether something failed for want of a server: no answer at all, or one that says that it is away. */
export function isServerAway(error: unknown): boolean {
  if (error instanceof RequestError) return [502, 503, 504].includes(error.status);
  return error instanceof TypeError || (error instanceof Error && isServerAway(error.cause));
}

const unanswered = newListeners();

/** Tells of every call that got no answer. */
export const onUnanswered = unanswered.subscribe;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface RequestOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Sends one call with the session cookie and reads its JSON answer, whose type is that of the contract's route: unknown
 * where the path is not told by its type.
 * Throws RequestError for a non-ok answer, InvalidResponseError for one that is no JSON, and TypeError when the
 * server cannot be reached.
 */
export async function request<M extends Method, Path extends string>(
  method: M,
  path: Path,
  body?: unknown,
  options: RequestOptions = {},
): Promise<AnswerOf<M, Path>> {
  const response = await send(method, path, body, options);
  return bodyOf<AnswerOf<M, Path>>(response);
}

/** Reads what is at a path. Throws as `request`. */
export const read = <Path extends string>(path: Path, signal?: AbortSignal) =>
  request('GET', path, undefined, { signal });

export interface Page<T> {
  items: T[];
  /** Path of the next page; null on the last. */
  next: string | null;
}

/** Reads one page of a list. The next one is told by the Link header (RFC 8288). Throws as `request`. */
export async function requestPage<T>(path: string, signal: AbortSignal): Promise<Page<T>> {
  const response = await send('GET', path, undefined, { signal });
  const [, next = null] = /<([^>]+)>;\s*rel="?next/.exec(response.headers.get('link') ?? '') ?? [];
  return { items: await bodyOf<T[]>(response), next };
}

interface WithHeader<T> {
  answer: T;
  header: string | null;
}

/** As `request`; the answer with one of its headers, null when it has none. */
export async function requestWithHeader<T>(
  method: Method,
  path: string,
  header: string,
  body?: unknown,
): Promise<WithHeader<T>> {
  const response = await send(method, path, body);
  return { answer: await bodyOf<T>(response), header: response.headers.get(header) };
}

/** Reads a file; with a body it is asked for by POST. Throws as `request`. */
export const requestFile = async (path: string, body?: unknown): Promise<Blob> =>
  (await send(body === undefined ? 'GET' : 'POST', path, body)).blob();

/** Whether the session ended, of the logout under way. */
let logout: Promise<boolean> | undefined;

/**
 * Ends the session. Calls made meanwhile wait, for the server cuts the answers to a session that ends: once it has
 * ended they are not sent, and fail as those that the server refuses. Throws as `request`.
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
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...options.headers },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: options.signal,
  }).catch((error: unknown) => {
    if (isServerAway(error)) unanswered.tell();
    throw error;
  });
  if (response.ok) return response;
  if (response.status === 401 && path !== '/api/auth/login') forgetSignIn();
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

/** What a toast shows: the server's message, else the text for this call. */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof RequestError) return error.serverMessage ?? error.errorField ?? fallback;
  return error instanceof InvalidResponseError ? error.message : fallback;
}
