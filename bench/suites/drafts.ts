import type { Draft, GenerationAccepted, Job } from '#contracts';
import { finished, newManualRun } from '#testing';
import { type Suite, withProduct } from '../context.js';
import { median, percentile, timed } from '../measure.js';

/** The written list of a run as large as one can be: moving it, editing in it, saving it, and reading it. */
export const drafts: Suite = async (context) =>
  withProduct(context, { env: { LLM_CONCURRENCY: '50' } }, async ({ client, sql }) => {
    const { brand, body, count } = await newManualRun(client, 50, context.quick ? 10 : 100);
    const base = `/api/brands/${brand.id}`;
    const path = `${base}/generate-manual-v2-prompts`;
    const { body: run } = await client.post<GenerationAccepted>(path, body, { prefer: 'respond-async' });
    const { jobId } = run;
    await finished(client, jobId, 300_000);
    const prompts = count.toLocaleString('en');

    const moves: number[] = [];
    for (let round = 0; round < context.rounds; round++) {
      await sql('DELETE FROM drafts');
      moves.push(await timed(() => client.post(`${base}/drafts`, { jobId })));
    }
    context.figures.push({
      name: `move ${prompts} results to the written list`,
      value: median(moves),
      unit: 'ms',
      limit: 1_000,
      rounds: moves,
    });

    let list: Draft[] = [];
    const reading = await timed(async () => (list = (await client.get<Draft[]>(`${base}/drafts`)).body));
    const edits: number[] = [];
    for (let edit = 0; edit < (context.quick ? 30 : 200); edit++) {
      const { id, question } = list[edit]!;
      const change = { question: `${edit}: ${question}`, expected: question };
      edits.push(await timed(() => client.patch(`/api/drafts/${id}`, change)));
    }
    context.figures.push({
      name: `edit one draft of ${prompts}, p95`,
      value: percentile(edits, 95),
      unit: 'ms',
      limit: 50,
      beside: `median ${median(edits).toFixed(1)} ms; the whole list is read in ${reading.toFixed(0)} ms`,
    });

    const saving = await timed(() => client.post(`${base}/save-written-prompts`, { jobId }));
    const counting = await timed(() => client.get<Job[]>(`${base}/jobs`));
    context.figures.push({
      // PostgreSQL keeps the plans of triggers, which were made for the single edits before.
      name: `save ${prompts} drafts, after single edits`,
      value: saving,
      unit: 'ms',
      limit: 3_000,
      beside: `jobs with their counts are read in ${counting.toFixed(0)} ms`,
    });
  });
