import { codeOf, messageOf } from '#domain';
import { lacksSchema, SchemaMissing } from './data-source.js';
import { isDatabaseAway } from './database-errors.js';

/** No such database; wrong password; no such role, or no right to connect. */
const REFUSES = ['3D000', '28P01', '28000'];

/** The server offers no TLS, which the URL asks for, or a certificate that is not trusted. */
const REFUSES_TLS = /^The server does not support SSL|^(?:ERR_TLS|CERT|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED)_/;

/** What a person reads when a process cannot start because of its database; null for other errors. */
export function databaseFault(error: unknown): string | null {
  if (error instanceof SchemaMissing || lacksSchema(error))
    return 'The database does not have the schema of this release yet. Run `npm run migrate`, then start again.';
  const refusesTls = [codeOf(error), messageOf(error)].some((text) => REFUSES_TLS.test(text));
  return isDatabaseAway(error) || REFUSES.includes(codeOf(error)) || refusesTls
    ? `The database at DATABASE_URL cannot be used: ${messageOf(error)}.`
    : null;
}
