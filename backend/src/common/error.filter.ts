import { codeOf, messageOf } from '#domain';
import { type ApiError, MESSAGES } from '#contracts';
import { ExportsBusyError, isDatabaseAway } from '#database';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { Response } from 'express';
import { bodyOf, errorBody } from './api-exception.js';
import { CallerGoneError } from './caller-gone.js';

/** PostgreSQL's error classes that bad input or other people's changes can cause. */
const DATABASE_ERRORS: { test: RegExp; status: number; message: string }[] = [
  { test: /^23505$/, status: 409, message: 'This already exists.' },
  { test: /^23503$/, status: 404, message: 'Something this refers to does not exist any more.' },
  {
    test: /^57014$/,
    status: 503,
    message: 'This takes the database too long at the moment. Nothing was saved. Please try again shortly.',
  },
  { test: /^(22|54|23502|23514)/, status: 400, message: 'The request holds a value that cannot be stored.' },
  {
    test: /^40/,
    status: 503,
    message:
      'Others are changing the same things at the moment. Nothing was saved. Please try again shortly.',
  },
];

/** Turns every error into the error body of the API, which reveals nothing about the inside of the server. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  catch(exception: unknown, host: ArgumentsHost): void {
    if (host.getType() === 'ws') {
      this.logger.error(exception);
      return;
    }
    if (exception instanceof CallerGoneError) return;
    const response = host.switchToHttp().getResponse<Response>();
    const body = this.describe(exception);
    if (body.statusCode >= 500) this.logger.error(exception instanceof Error ? exception : String(exception));
    if (exception instanceof ExportsBusyError)
      response.setHeader('Retry-After', String(exception.retryAfterSeconds));
    // A stream that broke halfway can no longer get a status: cut it, so that nobody takes it for complete.
    if (response.headersSent) response.destroy();
    else response.status(body.statusCode).json(body);
  }

  private describe(exception: unknown): ApiError {
    const refusal = parserRefusal(exception);
    if (refusal) return refusal;
    if (exception instanceof HttpException) return bodyOf(exception);
    if (exception instanceof ExportsBusyError) return errorBody(503, exception.message);
    if (isDatabaseAway(exception)) return errorBody(503, MESSAGES.databaseAway);
    const code = codeOf(exception);
    const known = DATABASE_ERRORS.find(({ test }) => test.test(code));
    if (known) return errorBody(known.status, known.message);
    return errorBody(500, 'Something went wrong on our side. The error was logged.');
  }
}

/** What Express's body parsers refused: too large, not JSON, an unknown encoding. Nest wraps their errors. */
function parserRefusal(exception: unknown): ApiError | null {
  const cause = exception instanceof Error ? exception.cause : null;
  if (typeof cause !== 'object' || cause === null || !('type' in cause) || typeof cause.type !== 'string')
    return null;
  if ('status' in cause && cause.status === 413) return errorBody(413, 'The request is too large.');
  return errorBody(400, `The request could not be read: ${messageOf(cause)}`);
}
