import { createLogger, EnvironmentError, loadEnvironment, NestLogger, WorkerEnvironment } from '#config';
import { NestFactory } from '@nestjs/core';
import { WorkerModule } from './worker.module.js';

async function main(): Promise<void> {
  const environment = loadEnvironment(WorkerEnvironment, process.env);
  const app = await NestFactory.createApplicationContext(WorkerModule.with(environment), {
    logger: new NestLogger(createLogger('worker', environment.LOG_LEVEL)),
  });
  app.enableShutdownHooks();
  process.send?.('ready');
  // Started by the supervisor: when that is gone, so are we.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}

main().catch((error: unknown) => {
  console.error(error instanceof EnvironmentError ? error.message : error);
  process.exit(1);
});
