import { expect, it } from '@jest/globals';
import { newBrand, startDownload, until } from '#testing';
import { withProduct } from './runs.js';

const ROWS = 100_000;
/** Longer than any statement but an export's may take, and than a reader may take nothing. */
const READING_MS = 65_000;

it('an export whose reader takes more than a minute for it arrives whole', async () => {
  await withProduct({ workers: 0 }, async (product) => {
    const { id } = await newBrand(product.client);
    await product.sql(
      `INSERT INTO written_prompts (brand_id, question) SELECT $1, repeat('Why? ', 60) || n FROM generate_series(1, ${ROWS}) AS n`,
      [id],
    );
    const download = await startDownload(product.client, `/api/brands/${id}/written-prompts-csv`);
    const began = Date.now();
    await until(async () => {
      await download.readSome(50_000);
      return Date.now() - began > READING_MS;
    }, 2 * READING_MS);
    expect(await download.readAll()).toMatchObject({ whole: true, lines: ROWS + 1 });
  });
});
