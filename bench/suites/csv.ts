import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { newBrand, newCategory } from '#testing';
import { type Suite, withProduct } from '../context.js';
import { median, timed } from '../measure.js';

const run = promisify(execFile);

/** Structured files: the job through the product, and the sampling alone from an enormous space. */
export const csv: Suite = async (context) => {
  await withProduct(context, {}, async ({ client }) => {
    const brand = await newBrand(client);
    await client.put(`/api/brands/${brand.id}`, { maxPrompts: 2000 });
    const names = (word: string, count: number) => Array.from({ length: count }, (_, n) => `${word} ${n}`);
    await newCategory(client, brand.id, 'ProductCategory', 'Range', names('shoe', 12));
    for (let n = 0; n < 5; n++) {
      await newCategory(client, brand.id, 'CustomerAttribute', `Audience ${n}`, names(`runner ${n}`, 20));
      await newCategory(client, brand.id, 'ProductAttribute', `Material ${n}`, names(`cloth ${n}`, 20));
    }
    const times: number[] = [];
    for (let round = 0; round < context.rounds + 1; round++)
      times.push(await timed(() => client.post(`/api/brands/${brand.id}/generate-csv`, { seed: round })));
    context.figures.push({
      name: 'structured CSV of 2,000 rows, call to answer',
      value: median(times.slice(1)),
      rounds: times.slice(1),
      unit: 'ms',
      limit: 250,
      beside: `first ${times[0]!.toFixed(0)} ms`,
    });
  });
  const outcomes: { ms: number; mb: number; rows: number }[] = [];
  for (let round = 0; round < Math.min(3, context.rounds); round++) {
    const { stdout } = await run(process.execPath, ['dist/bench/suites/huge-space.js']);
    outcomes.push(JSON.parse(stdout) as (typeof outcomes)[number]);
  }
  context.figures.push(
    {
      name: '2,000 rows from a cross product of 10^30',
      value: median(outcomes.map(({ ms }) => ms)) / 1_000,
      unit: 's',
      limit: 2,
    },
    {
      name: '… memory',
      value: Math.max(...outcomes.map(({ mb }) => mb)),
      unit: 'MB',
      limit: 300,
      hard: true,
    },
    {
      name: '… rows missing',
      value: Math.max(...outcomes.map(({ rows }) => 2000 - rows)),
      unit: '',
      limit: 0,
      hard: true,
    },
  );
};
