import { planSampledPrompts } from '#domain';
import { SampledJobs } from '#database';
import { HandlesJob, JobProducer, type JobHandler, type SampledRows } from '#queue';
import { Injectable } from '@nestjs/common';
import { SampleRows } from './sample-rows.js';

/** Gives a sampled generation its items and enqueues them. If the worker dies in between, the sweeper enqueues them. */
@Injectable()
@HandlesJob('generation-sample')
export class GenerationSampleHandler implements JobHandler<'generation-sample'> {
  constructor(
    private readonly samples: SampleRows,
    private readonly sampled: SampledJobs,
    private readonly producer: JobProducer,
  ) {}

  async handle({ jobId, run }: SampledRows): Promise<'finished'> {
    const plan = await this.samples.draw(jobId, run, ({ kind, rows, notice }) => ({
      kind,
      items: planSampledPrompts(rows),
      notice,
    }));
    if (!plan) return 'finished';
    const { kind, items, notice } = plan;
    if (await this.sampled.storeItems(jobId, items, notice)) {
      const missing = items.map((_, ordinal) => ordinal);
      await this.producer.add({ jobId, run, kind, unsampled: false, items: items.length, missing });
    }
    return 'finished';
  }
}
