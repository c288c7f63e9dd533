import { request } from 'node:http';
import { newBrand } from '#testing';
import { type Suite, withProduct } from '../context.js';
import { memoryMb, percentile, timed } from '../measure.js';

/** Two hundred readers, alone and while a large export streams to a slow reader. */
export const load: Suite = async (context) =>
  withProduct(context, { workers: 0 }, async (product) => {
    const brand = await newBrand(product.client);
    await product.sql(
      `INSERT INTO written_prompts (brand_id, question) SELECT $1, 'Which of these would you pick, ' || n || '?'
       FROM generate_series(1, $2::int) AS n`,
      [brand.id, context.quick ? 20_000 : 1_000_000],
    );
    const base = `/api/brands/${brand.id}`;
    const readers = async (): Promise<number> => {
      const times: number[] = [];
      await Promise.all(
        Array.from({ length: 200 }, async () => {
          for (let call = 0; call < 5; call++)
            times.push(await timed(() => product.client.get(`${base}/written-prompts?limit=20`)));
        }),
      );
      return percentile(times, 99);
    };
    await readers();
    const alone: number[] = [];
    const beside: number[] = [];
    const before = memoryMb(product.api.pid);
    for (let round = 0; round < context.rounds; round++) {
      alone.push(await readers());
      const leave = await slowDownload(
        `${product.url}${base}/written-prompts-csv`,
        product.client.cookieHeader,
      );
      beside.push(await readers());
      leave();
    }
    const ratios = alone.map((value, round) => beside[round]! / value);
    context.figures.push(
      {
        name: 'p99 of 200 readers while an export streams to a slow reader ÷ alone',
        value: percentile(ratios, 50),
        rounds: ratios,
        unit: '×',
        ...(!context.quick && { limit: 2 }),
      },
      {
        name: '… memory of the API grows by',
        value: memoryMb(product.api.pid) - before,
        unit: 'MB',
        limit: 150,
        hard: true,
      },
    );
  });

/** Takes a file at about 1 MB a second. @returns a function that ends it */
const slowDownload = (url: string, cookie: string): Promise<() => void> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { cookie } }, (response) => {
      response.on('data', (chunk: Buffer) => {
        response.pause();
        setTimeout(() => response.resume(), chunk.length / 1_000);
      });
      resolve(() => response.destroy());
    })
      .once('error', reject)
      .end();
  });
