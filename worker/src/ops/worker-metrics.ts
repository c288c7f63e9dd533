import { LlmLimiter } from '#llm';
import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900];

/** How an item ends. */
const OUTCOMES = ['done', 'failed', 'interrupted'] as const;

/** What a worker counts and measures. The API passes it to Prometheus, because a worker listens on no port. */
@Injectable()
export class WorkerMetrics {
  readonly registry = new Registry();
  private readonly calls = new Histogram({
    name: 'promptloom_llm_call_seconds',
    help: 'Duration of calls to the AI model, by outcome',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  private readonly items = new Histogram({
    name: 'promptloom_item_seconds',
    help: 'Time from when a worker takes an item up until its end, waiting included, by outcome',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  /** Tokens of answers since they were last collected. */
  private readonly tokens = { in: 0, out: 0 };

  constructor(limiter: LlmLimiter) {
    collectDefaultMetrics({
      register: this.registry,
      prefix: 'promptloom_worker_',
      // In ms, where reported lags start. The default, 10, costs an idle process 3.7 ms of CPU a second; this, 0.5.
      eventLoopMonitoringPrecision: 100,
    });
    // Before the first of its kind a series has nothing to grow from, and alerts would miss a first burst.
    for (const outcome of OUTCOMES) this.items.zero({ outcome });
    const { registry, tokens } = this;
    new Counter({
      name: 'promptloom_llm_tokens_total',
      help: 'Tokens of answers, wasted ones included',
      labelNames: ['direction'],
      registers: [registry],
      collect() {
        this.inc({ direction: 'in' }, tokens.in);
        this.inc({ direction: 'out' }, tokens.out);
        tokens.in = tokens.out = 0;
      },
    });
    new Gauge({
      name: 'promptloom_limiter_items',
      help: 'Items at the limiter before the model: in flight, waiting for a turn, backing off after a failure',
      labelNames: ['state'],
      registers: [registry],
      collect() {
        const { inFlight, waiting, backingOff } = limiter.stats();
        this.set({ state: 'in_flight' }, inFlight);
        this.set({ state: 'waiting' }, waiting);
        this.set({ state: 'backing_off' }, backingOff);
      },
    });
    new Gauge({
      name: 'promptloom_limiter_breaker_open',
      help: '1 while the AI server is taken to be away',
      registers: [registry],
      collect() {
        this.set(limiter.stats().awaySince === null ? 0 : 1);
      },
    });
    new Counter({
      name: 'promptloom_limiter_calls',
      help: 'Calls since the start: that succeeded, failed for good, are tried again after a failure, were refused with 429',
      labelNames: ['outcome'],
      registers: [registry],
      collect() {
        const { retried, refused, failed, succeeded } = limiter.stats();
        this.reset();
        for (const [outcome, count] of Object.entries({ retried, refused, failed, succeeded }))
          this.inc({ outcome }, count);
      },
    });
  }

  /** Measures a call to the model. */
  async call<T extends { tokensIn: number; tokensOut: number }>(ask: () => Promise<T>): Promise<T> {
    const stop = this.calls.startTimer();
    try {
      const answer = await ask();
      stop({ outcome: 'answered' });
      this.tokens.in += answer.tokensIn;
      this.tokens.out += answer.tokensOut;
      return answer;
    } catch (error) {
      stop({ outcome: 'failed' });
      throw error;
    }
  }

  /** Starts timing an item. @returns a function that ends it */
  item(): (outcome: (typeof OUTCOMES)[number]) => void {
    const stop = this.items.startTimer();
    return (outcome) => void stop({ outcome });
  }
}
