import { beforeAll, expect, it } from '@jest/globals';
import type { ItemResult, RunningJob } from '#database';
import type { PlannedPrompt } from '#domain';
import { LlmLimiter, OpenAiAdapter, type ReportLimit } from '#llm';
import { startLlmStandIn } from '#testing';
import { Logger } from '@nestjs/common';
import { ItemWriter } from './item-writer.js';
import type { ResultRecorder } from './result-recorder.js';
import { WorkerMetrics } from '../ops/worker-metrics.js';

// The error that one test provokes would stand in the log like a failure.
beforeAll(() => Logger.overrideLogger(false));

const JOB: RunningJob = {
  id: 'job',
  brandId: 'brand',
  kind: 'bulk-v2',
  run: 1,
  context: {
    brandName: 'Acme',
    aliases: [],
    matchCase: false,
    competitorNames: [],
    templates: { bulk_v2: { text: 'Ask for somebody looking for {attributeName}.', temperature: 800 } },
  },
  sampling: null,
  requestId: null,
  brandMayDiffer: false,
};

const itemFor = (place: number): PlannedPrompt => ({
  templateType: 'bulk_v2',
  promptType: 'Discovery',
  combination: {
    productCategory: null,
    attributes: [{ id: `${place}`, name: `thing number ${place}`, categoryId: 'c', categoryName: 'Things' }],
    competitor: null,
  },
});

/** A limiter that notes what it is told of the server's limit. */
class NotingLimiter extends LlmLimiter {
  readonly told: unknown[] = [];

  override run<T>(
    call: (report: ReportLimit) => Promise<T>,
    options: Parameters<LlmLimiter['run']>[1],
  ): Promise<T> {
    const noted = (report: ReportLimit) =>
      call((limit) => {
        this.told.push(limit);
        report(limit);
      });
    return super.run(noted, options);
  }
}

function writerWith(limiter: LlmLimiter, record: ResultRecorder['record'], baseUrl: string): ItemWriter {
  const recorder: Pick<ResultRecorder, 'record'> = { record };
  return new ItemWriter(
    new OpenAiAdapter({ baseUrl, model: 'm', timeoutMs: 30_000 }),
    limiter,
    recorder as ResultRecorder,
    new WorkerMetrics(limiter),
  );
}

it('the limiter hears what every good answer tells of the server’s limit, before the answer is stored', async () => {
  const model = await startLlmStandIn({ requestsPerSecondCap: 1_000, sendRateLimitHeaders: true });
  const limiter = new NotingLimiter({ concurrency: 5 });
  try {
    const toldByThen: number[] = [];
    const record = async () => {
      toldByThen.push(limiter.told.length);
      return 'stored' as const;
    };
    const writer = writerWith(limiter, record, model.url);
    const { signal } = new AbortController();
    await Promise.all(Array.from({ length: 5 }, (_, i) => writer.write(JOB, i, itemFor(i), signal)));
    expect(Math.min(...toldByThen)).toBeGreaterThan(0);
    expect(limiter.told).toEqual(Array.from({ length: 5 }, () => expect.objectContaining({ limit: 1_000 })));
  } finally {
    await model.close();
  }
});

it('an item that cannot be read ends as failed, and not with the whole delivery, again and again', async () => {
  const stored: ItemResult[] = [];
  const record: ResultRecorder['record'] = async (_, result) => {
    stored.push(result);
    return 'stored';
  };
  const writer = writerWith(new LlmLimiter({ concurrency: 1 }), record, 'http://127.0.0.1:9');
  const unreadable = JSON.parse('{"templateType": "bulk_v2"}');
  await writer.write(JOB, 0, unreadable, new AbortController().signal);
  expect(stored).toMatchObject([
    { ordinal: 0, question: null, reason: expect.stringContaining('internal error') },
  ]);
});
