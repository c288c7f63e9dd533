/** Pauses before an item is tried again, in milliseconds. */
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 30_000;

/**
 * The pause after an item's nth failure: doubling from 50 ms to 30 s, spread by half either way so that items that failed
 * together do not return together, on top of what the server asked for. The first is short, since most failures pass at once.
 * @param failures from 1
 * @param random gives numbers from 0 up to 1
 */
export function backoffPause(failures: number, retryAfterMs: number | null, random: () => number): number {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
  const spread = pause * (0.5 + random());
  return retryAfterMs === null ? spread : retryAfterMs + Math.min(spread, retryAfterMs / 4 + FIRST_PAUSE_MS);
}
