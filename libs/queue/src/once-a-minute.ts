/**
 * Reports an error at most once a minute while it stays the same: a connection that is retried all the time fails in
 * the same way each time.
 */
export function onceAMinute(report: (text: string) => void): (error: Error) => void {
  let [lastText, lastAt] = ['', -Infinity];
  return (error) => {
    const now = performance.now();
    const text = textOf(error);
    if (text === lastText && now - lastAt < 60_000) return;
    [lastText, lastAt] = [text, now];
    report(text);
  };
}

/** A server that refuses at each of its addresses, as `localhost` has two, gives an error without a message: then theirs. */
const textOf = (error: Error): string =>
  error.message || (error instanceof AggregateError ? error.errors.map(textOf).join(', ') : error.name);
