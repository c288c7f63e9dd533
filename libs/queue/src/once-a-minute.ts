/**
 * Reports an error at most once a minute while it stays the same: a connection that is retried all the time fails in
 * the same way each time.
 */
export function onceAMinute(report: (error: Error) => void): (error: Error) => void {
  let [lastText, lastAt] = ['', -Infinity];
  return (error) => {
    const now = performance.now();
    if (error.message === lastText && now - lastAt < 60_000) return;
    [lastText, lastAt] = [error.message, now];
    report(error);
  };
}
