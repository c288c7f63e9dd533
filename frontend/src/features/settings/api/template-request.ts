import { RequestError, request, type Method } from '../../../shared/api/request';

/** The templates' calls have an error text of their own (specification, section 8). */
export async function templateRequest<T>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  try {
    return await request<T>(method, path, body, { signal });
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    throw new Error(`Request failed: ${error.statusText || error.status}`, { cause: error });
  }
}
