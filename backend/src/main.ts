import { databaseFault } from '#database';
import { codeOf, messageOf } from '#domain';
import {
  ApiEnvironment,
  endWithSupervisor,
  EnvironmentError,
  loadEnvironment,
  neverFailToLog,
} from '#config';
import { Logger } from '@nestjs/common';
import { createApi } from './app.js';

/** Calls under way get eight seconds (`app.ts`). */
const END_WITHIN_MS = 10_000;

async function main(): Promise<void> {
  neverFailToLog();
  endWithSupervisor();
  const environment = loadEnvironment(ApiEnvironment, process.env);
  const app = await createApi(environment);
  endInTime();
  await app.listen(environment.PORT, environment.HOST).catch((error: unknown) => {
    throw new CannotListen(listenFault(error, environment.PORT));
  });
  new Logger('Start').log({ ...environment.readyLine, url: await app.getUrl() });
  process.send?.('ready');
}

/** A connection to a database that has stopped without a word does not end: the process does not wait for it. */
function endInTime(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => setTimeout(() => process.exit(0), END_WITHIN_MS).unref());
}

/** The API cannot be reached at its address. */
class CannotListen extends Error {}

const listenFault = (error: unknown, port: number): string =>
  codeOf(error) === 'EADDRINUSE'
    ? `Port ${port} is in use. Stop what uses it, or set PORT to another one.`
    : `The API cannot listen at HOST and PORT: ${messageOf(error)}.`;

main().catch((error: unknown) => {
  console.error(sentenceOf(error));
  process.exit(1);
});

/** Says what to do about an error, where that is known. */
function sentenceOf(error: unknown): unknown {
  const isSaid = error instanceof EnvironmentError || error instanceof CannotListen;
  return isSaid ? error.message : (databaseFault(error) ?? error);
}
