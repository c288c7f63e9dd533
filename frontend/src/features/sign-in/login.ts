import { MESSAGES, type SessionAnswer } from '#contracts';
import { RequestError, errorText, request } from '../../shared/api/request';

export const login = (password: string): Promise<SessionAnswer> =>
  request('POST', '/api/auth/login', { password });

/** The text for the red box: the server's message, a fallback, or that the connection failed. */
export const loginErrorText = (error: unknown): string =>
  error instanceof RequestError ? errorText(error, MESSAGES.wrongPassword) : MESSAGES.connectionError;
