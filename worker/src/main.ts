import {
  createLogger,
  endWithSupervisor,
  EnvironmentError,
  loadEnvironment,
  NestLogger,
  neverFailToLog,
  WorkerEnvironment,
} from '#config';
import { databaseFault } from '#database';
import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { WorkerModule } from './worker.module.js';

async function main(): Promise<void> {
  neverFailToLog();
  endWithSupervisor();
  const environment = loadEnvironment(WorkerEnvironment, process.env);
  const app = await NestFactory.createApplicationContext(WorkerModule.with(environment), {
    logger: new NestLogger(createLogger('worker', environment.LOG_LEVEL)),
    abortOnError: false,
  });
  app.enableShutdownHooks();
  new Logger('Start').log(environment.readyLine);
  process.send?.('ready');
}

main().catch((error: unknown) => {
  console.error(error instanceof EnvironmentError ? error.message : (databaseFault(error) ?? error));
  process.exit(1);
});
