import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';

/** The caller has hung up: nobody waits for the answer. */
export class CallerGoneError extends Error {}

/** A handler's parameter: an AbortSignal for work that is to end when the caller hangs up. */
export const UntilCallerGone = createParamDecorator((_: unknown, context: ExecutionContext): AbortSignal => {
  const gone = new AbortController();
  const response = context.switchToHttp().getResponse<Response>();
  response.once('close', () => gone.abort(new CallerGoneError('The caller has gone')));
  return gone.signal;
});
