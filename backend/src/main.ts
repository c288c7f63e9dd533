import { codeOf } from '#domain';
import {
  ApiEnvironment,
  endWithSupervisor,
  EnvironmentError,
  loadEnvironment,
  neverFailToLog,
} from '#config';
import { createApi } from './app.js';

async function main(): Promise<void> {
  neverFailToLog();
  endWithSupervisor();
  const environment = loadEnvironment(ApiEnvironment, process.env);
  const app = await createApi(environment);
  await app.listen(environment.PORT, environment.HOST);
  process.send?.('ready');
}

main().catch((error: unknown) => {
  const busy = codeOf(error) === 'EADDRINUSE';
  const message = busy
    ? `Port ${process.env['PORT'] ?? 3000} is in use. Stop what uses it, or set PORT to another one.`
    : error instanceof EnvironmentError
      ? error.message
      : error;
  console.error(message);
  process.exit(1);
});
