import type { Renaming } from '#contracts';
import { RequestError } from '../../shared/api/request';

/**
 * Changes that replace a name only if it is still the one that the user saw; once they were warned of another one, they
 * replace that.
 *
 * @param before the name that the dialog opened with
 * @param error of the last attempt
 */
export const withExpectedName = <Body extends { displayName: string }>(
  changes: Partial<Body>,
  before: string,
  error: Error | null,
): Renaming<Body> =>
  changes.displayName === undefined || (error instanceof RequestError && error.status === 409)
    ? changes
    : { ...changes, expected: before };
