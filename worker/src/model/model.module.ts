import { WorkerEnvironment } from '#config';
import { RateLeases } from '#database';
import { type Llm, LlmLimiter, OfflineComposer, OpenAiAdapter, type SharedLimiter } from '#llm';
import { Module } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

export const LLM = Symbol('llm');

/** The language model and the limiter in front of it, one of each per process. */
@Module({
  providers: [
    {
      provide: LLM,
      inject: [WorkerEnvironment],
      useFactory: (environment: WorkerEnvironment): Llm =>
        environment.offlineModel
          ? new OfflineComposer()
          : new OpenAiAdapter({
              apiKey: environment.OPENAI_API_KEY,
              baseUrl: environment.OPENAI_BASE_URL,
              model: environment.OPENAI_MODEL,
              timeoutMs: environment.LLM_TIMEOUT_MS,
            }),
    },
    {
      provide: LlmLimiter,
      inject: [WorkerEnvironment, getDataSourceToken()],
      useFactory: (environment: WorkerEnvironment, dataSource: DataSource) =>
        new LlmLimiter({
          concurrency: environment.LLM_CONCURRENCY,
          retryForMs: environment.LLM_RETRY_MINUTES * 60_000,
          requestsPerMinute: environment.LLM_REQUESTS_PER_MINUTE,
          ...(environment.LLM_REQUESTS_PER_MINUTE && {
            sharedLimiter: sharedLimiter(
              new RateLeases(dataSource, 'llm', environment.LLM_REQUESTS_PER_MINUTE),
            ),
          }),
        }),
    },
  ],
  exports: [LLM, LlmLimiter],
})
export class ModelModule {}

const sharedLimiter = (leases: RateLeases): SharedLimiter => ({
  async reserve(permits) {
    const { delayMs, intervalMs } = await leases.reserve(permits);
    return { startAtMs: Date.now() + delayMs, intervalMs };
  },
});
