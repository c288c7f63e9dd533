import { SelectionError, UnknownIdError } from '#domain';
import type { ApiError } from '#contracts';
import {
  BadRequestException,
  ConflictException,
  HttpException,
  HttpStatus,
  NotFoundException,
  type ValidationError,
} from '@nestjs/common';
import { STATUS_CODES } from 'node:http';

/** What an error body may hold besides the message. */
const MORE = ['details', 'jobId', 'draft', 'prompt', 'conflicts', 'defaults'] as const;
type MoreOfError = Pick<ApiError, (typeof MORE)[number]>;

/** The one shape of every error body. */
export const errorBody = (statusCode: number, message: string, more: MoreOfError = {}): ApiError => ({
  statusCode,
  message,
  error: message,
  ...more,
});

/** An answer of 404, to be thrown. */
export const notFound = (message: string): NotFoundException =>
  new NotFoundException(errorBody(HttpStatus.NOT_FOUND, message));

/** An answer of 409, to be thrown. */
export const conflict = (message: string, more?: MoreOfError): ConflictException =>
  new ConflictException(errorBody(HttpStatus.CONFLICT, message, more));

/** A refusal with the field it is about. */
export const refused = (message: string, field?: string): BadRequestException =>
  new BadRequestException(
    errorBody(HttpStatus.BAD_REQUEST, message, field ? { details: [{ field, message }] } : {}),
  );

/** A refusal of an id that the brand does not have. */
export const unknownId = (field: string, id: string): BadRequestException =>
  refused(new UnknownIdError(field, id).message, field);

/** Reports ids that the brand does not have as the caller's mistake. */
export function refusingUnknownIds<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof SelectionError) throw refused(error.message, error.field);
    throw error;
  }
}

/** Turns class-validator's findings into one readable message and a list of fields. */
export function validationRefusal(errors: ValidationError[]): HttpException {
  const details = errors.flatMap((error) => flatten(error, ''));
  const [first] = details;
  return new BadRequestException(
    errorBody(HttpStatus.BAD_REQUEST, first?.message ?? 'The request is not valid.', { details }),
  );
}

function flatten(error: ValidationError, prefix: string): { field: string; message: string }[] {
  const field = prefix + error.property;
  const own = Object.values(error.constraints ?? {})
    .slice(0, 1)
    .map((message) => ({ field, message }));
  return [...own, ...(error.children ?? []).flatMap((child) => flatten(child, `${field}.`))];
}

/** Reads any thrown HttpException as an error body. */
export function bodyOf(exception: HttpException): ApiError {
  const status = exception.getStatus();
  const response = exception.getResponse();
  if (
    typeof response === 'object' &&
    'statusCode' in response &&
    'error' in response &&
    'message' in response
  ) {
    const body = response as ApiError & { message: string | string[] };
    const more = Object.fromEntries(MORE.flatMap((field) => (body[field] ? [[field, body[field]]] : [])));
    return errorBody(status, Array.isArray(body.message) ? body.message.join('; ') : body.message, more);
  }
  return errorBody(
    status,
    typeof response === 'string' ? response : (STATUS_CODES[status] ?? exception.message),
  );
}
