/**
 * Tells an error once a minute at most while it stays the same: a connection that is tried anew all the time says the same
 * each time.
 */
export function onceAMinute(tell: (error: Error) => void): (error: Error) => void {
  let [lastText, lastAt] = ['', -Infinity];
  return (error) => {
    const now = performance.now();
    if (error.message === lastText && now - lastAt < 60_000) return;
    [lastText, lastAt] = [error.message, now];
    tell(error);
  };
}
