/**
 * For a process that the supervisor starts: stops it in order when the supervisor is gone, even in the middle of this
 * start. Does nothing where there is no supervisor.
 */
export function endWithSupervisor(): void {
  if (!process.send) return;
  const end = () => process.kill(process.pid, 'SIGTERM');
  if (process.connected) process.once('disconnect', end);
  else end();
}
