import { codeOf, messageOf } from '#domain';

/**
 * Classes of PostgreSQL's codes (connection, resources, shutdown and start, system, read-only) and codes of the network.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const AWAY = /^(08|53|57P|58|25006|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|EHOST|ENET)/;
/** node-postgres reports these without a code. */
const LOST =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Whether the database cannot be reached, or accepts no writes: the same statement may succeed later. */
export const isDatabaseAway = (error: unknown): boolean =>
  AWAY.test(codeOf(error)) || LOST.test(messageOf(error));
