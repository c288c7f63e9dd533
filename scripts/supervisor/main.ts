import { EnvironmentError, loadSupervisorEnvironment, neverFailToLog } from '#config';
import { StartRefused } from './data-directory.js';
import { readyLines, Supervisor } from './supervisor.js';

async function main(): Promise<void> {
  neverFailToLog();
  const environment = loadSupervisorEnvironment(process.env);
  const supervisor = new Supervisor(environment);
  const stop = (code: number) =>
    void supervisor.stop().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
  try {
    console.log(readyLines(environment, await supervisor.start()));
  } catch (error) {
    if (supervisor.isStopping) return;
    console.error(error instanceof StartRefused ? error.message : error);
    stop(1);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof EnvironmentError ? error.message : error);
  process.exit(1);
});
