/**
 * PostgreSQL's settings for our statements, as a connection's `options`. Compiling a report takes longer than running
 * it, and a large one is sorted in memory rather than in a file. Indexes are preferred, as suits SSDs and memory:
 * otherwise, until statistics are gathered a minute after many rows were stored, each page of a list was sorted out of
 * all rows. Times are written as ISO 8601 everywhere.
 */
export const SESSION_SETTINGS = '-c jit=off -c work_mem=16MB -c random_page_cost=1.1 -c datestyle=ISO';

/**
 * `pg` takes `options` of a URL in place of those it is given: this adds ours to them.
 *
 * @returns the URL; unchanged if it has no options
 */
export function addToOptions(url: string, ours: string): string {
  const theirs = new URL(url).searchParams.get('options');
  // Of a parameter that stands twice, `pg` takes the last.
  return theirs === null ? url : `${url}&options=${encodeURIComponent(`${theirs} ${ours}`)}`;
}

/**
 * For connections that stay open and may be silent for long: a firewall would forget them without telling either side,
 * and the system's own keep-alive begins after two hours.
 */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 60_000 };
