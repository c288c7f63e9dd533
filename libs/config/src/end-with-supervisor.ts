/**
 * For a process that the supervisor starts: when that is gone, also in the middle of this start, so is the process,
 * in order. Does nothing where there is no supervisor.
 */
export function endWithSupervisor(): void {
  if (!process.send) return;
  const end = () => process.kill(process.pid, 'SIGTERM');
  if (process.connected) process.once('disconnect', end);
  else end();
}
