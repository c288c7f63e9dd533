/**
 * Failing to log is never fatal: for processes that write lines by `console`. A full disk, a terminal that is gone or
 * a pipe that nobody reads any more would otherwise end them with an error that nobody listens to.
 */
export function neverFailToLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
