/** Polling costs the product time, too, so it becomes less frequent the longer it takes. */
const pauseAfter = (waitedMs: number): number => Math.min(20 + waitedMs / 10, 250);

/**
 * Polls until a condition holds; for what cannot be awaited, such as another process's work.
 *
 * @param condition returns something truthy when it holds; a throw counts as "not yet"
 * @param timeoutMs milliseconds until it gives up
 * @returns what the condition returned
 */
export async function until<T>(condition: () => T | Promise<T>, timeoutMs = 60_000): Promise<NonNullable<T>> {
  const began = Date.now();
  for (let last: unknown; ;) {
    try {
      const value = await condition();
      if (value) return value;
      last = value;
    } catch (error) {
      last = error;
    }
    const waitedMs = Date.now() - began;
    if (waitedMs > timeoutMs)
      throw new Error(`Not true after ${timeoutMs} ms: ${String(condition)} gave ${String(last)} at last`);
    await new Promise((resolve) => setTimeout(resolve, pauseAfter(waitedMs)));
  }
}
