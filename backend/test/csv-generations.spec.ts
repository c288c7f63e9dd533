import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { finished, newBrand, newCategory, sharedProduct, type SharedProduct } from '#testing';

let product: SharedProduct;
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product.stop());

async function newShop(name = 'Acme') {
  const brand = await newBrand(product.client, name);
  await newCategory(product.client, brand.id, 'ProductCategory', 'Range', ['shoes', 'boots']);
  const audience = await newCategory(product.client, brand.id, 'CustomerAttribute', 'Audience', [
    'runners',
    'hikers',
    '=HYPERLINK("x")',
  ]);
  const material = await newCategory(product.client, brand.id, 'ProductAttribute', 'Material', [
    'wool',
    'cork',
  ]);
  return { brand, audience, material, base: `/api/brands/${brand.id}` };
}

const linesOf = (csv: string) => csv.split('\r\n').slice(0, -1);

describe('generate-csv', () => {
  it('answers with the row of the file and its job, and tells the brand', async () => {
    const { base, brand } = await newShop();
    const { status, body } = await product.client.post(`${base}/generate-csv`, { seed: 42, maxPrompts: 9 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      brandId: brand.id,
      fileName: 'Acme_42_9.csv',
      filePath: `${base}/csv-generations/${body.id}/download`,
      promptCount: 9,
      seed: 42,
      algorithmVersion: 26,
      generationType: 'structured',
      jobId: expect.any(String),
    });
    expect((await product.client.get(`/api/jobs/${body.jobId}`)).body).toMatchObject({
      kind: 'csv',
      status: 'completed',
      requested: 9,
      done: 9,
    });
    const { body: told } = await product.client.get(base);
    expect(told.csvFilePath).toBe(body.filePath);
    expect(Date.parse(told.lastCsvGenerated)).toBeGreaterThanOrEqual(Date.parse(body.createdAt));
    expect((await product.client.get(told.csvFilePath)).status).toBe(200);
  });

  it('says that the rules forbid every row where they do', async () => {
    const { id } = await newBrand(product.client);
    const base = `/api/brands/${id}`;
    const [range, audience] = [
      await newCategory(product.client, id, 'ProductCategory', 'Range', ['shoes']),
      await newCategory(product.client, id, 'CustomerAttribute', 'Audience', ['runners']),
    ];
    await product.client.post(`${base}/blacklists`, {
      forbiddenWithId: range.attributes[0]!.id,
      targetId: audience.attributes[0]!.id,
    });
    const { body } = await product.client.post(`${base}/generate-csv`);
    expect(body.promptCount).toBe(0);
    expect((await product.client.get(`/api/jobs/${body.jobId}`)).body).toMatchObject({
      status: 'completed',
      requested: 0,
      error: null,
      notice: 'The blacklist rules forbid them all.',
    });
  });

  it('says names as staff set them', async () => {
    const brand = await newBrand(product.client);
    const base = `/api/brands/${brand.id}`;
    const { attributes } = await newCategory(product.client, brand.id, 'ProductCategory', 'Range', [
      'Zorbix',
    ]);
    await product.client.put(`/api/attributes/${attributes[0]!.id}`, { form: 'mass' });
    const { category } = await newCategory(product.client, brand.id, 'ProductAttribute', 'Sole', [
      'blue',
      'red',
    ]);
    await product.client.put(`/api/categories/${category.id}`, { phrase: 'that only come in {value}' });
    const { body } = await product.client.post(`${base}/generate-csv`, { seed: 1, maxPrompts: 2 });
    const lines = linesOf((await product.client.get<string>(body.filePath)).body).slice(1);
    expect(lines).toHaveLength(2);
    expect(lines.every((line) => /Zorbix (?:options )?that only comes? in (?:blue|red)/.test(line))).toBe(
      true,
    );
  });

  it('gives the same bytes for the same seed, others for another, and only appends when more are asked for', async () => {
    const { base } = await newShop();
    const fileOf = async (body: object): Promise<string> => {
      const { body: row } = await product.client.post(`${base}/generate-csv`, body);
      return (await product.client.get<string>(row.filePath)).body;
    };
    const first = await fileOf({ seed: 5, maxPrompts: 8 });
    expect(await fileOf({ seed: 5, maxPrompts: 8 })).toBe(first);
    expect(await fileOf({ seed: 6, maxPrompts: 8 })).not.toBe(first);
    expect((await fileOf({ seed: 5, maxPrompts: 15 })).startsWith(first)).toBe(true);
  });

  it('has the columns of the brand, no row twice, no blocked row, and defuses formulas', async () => {
    const { base, brand, audience, material } = await newShop();
    await product.client.post('/api/blacklist/batch', {
      pairs: [
        {
          brandId: brand.id,
          forbiddenWithId: audience.attributes[0]!.id,
          targetId: material.attributes[0]!.id,
        },
      ],
    });
    await product.client.post(`${base}/generate-csv`, { seed: 1, maxPrompts: 2000 });
    const { body: csv, headers } = await product.client.get<string>(`${base}/download-csv`);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="Acme_1_\d+\.csv"$/);
    const [header, ...rows] = linesOf(csv);
    expect(header).toBe('Prompt,Prompt Type,Product Category,Audience,Material');
    // Two product categories × (3 + 2 single ones + 3 × 2 pairs - the blocked one).
    expect(rows).toHaveLength(2 * (5 + 5));
    expect(new Set(rows).size).toBe(rows.length);
    expect(rows.filter((row) => row.includes('runners') && row.includes('wool'))).toEqual([]);
    expect(rows.some((row) => row.includes(`"'=HYPERLINK(""x"")"`))).toBe(true);
    expect(rows.some((row) => row.includes(',=HYPERLINK'))).toBe(false);
  });

  it('makes up to the maximum of the brand by default, and draws a seed that it tells', async () => {
    const { base } = await newShop();
    await product.client.put(base, { maxPrompts: 3 });
    const { body } = await product.client.post(`${base}/generate-csv`);
    expect(body.promptCount).toBe(3);
    expect(Number.isInteger(body.seed) && body.seed >= 0 && body.seed < 2 ** 31).toBe(true);
    const { body: again } = await product.client.post(`${base}/generate-csv`, {
      seed: null,
      maxPrompts: null,
    });
    expect(again.promptCount).toBe(3);
  });

  it('says why there are fewer rows than were asked for', async () => {
    const { base } = await newShop();
    const { body } = await product.client.post(`${base}/generate-csv`, { maxPrompts: 500 });
    const notice = "500 were asked for, but the brand's attributes and rules allow no more.";
    expect(body).toMatchObject({ promptCount: 22, notice });
    expect((await product.client.get(`/api/jobs/${body.jobId}`)).body).toMatchObject({
      status: 'completed',
      done: 22,
      error: null,
      notice,
    });
  });

  it.each([0, 2001])('refuses a maxPrompts of %j', async (maxPrompts) => {
    const { base } = await newShop();
    const { status, body } = await product.client.post(`${base}/generate-csv`, { maxPrompts });
    expect([status, body.message]).toEqual([400, 'maxPrompts must be a whole number from 1 to 2000']);
    expect((await product.client.get(`${base}/csv-generations`)).body).toEqual([]);
  });

  it('runs in the background, once for one Idempotency-Key', async () => {
    const { base } = await newShop();
    const headers = { prefer: 'respond-async', 'idempotency-key': 'file' };
    const { status, body } = await product.client.post(`${base}/generate-csv`, { seed: 2 }, headers);
    expect(status).toBe(202);
    expect(body).toMatchObject({ status: 'queued', requested: 250, seed: 2 });
    await finished(product.client, body.jobId);
    const again = await product.client.post(
      `${base}/generate-csv`,
      { seed: 2 },
      { 'idempotency-key': 'file' },
    );
    expect(again.body).toMatchObject({ jobId: body.jobId, seed: 2 });
    expect((await product.client.get(`${base}/csv-generations`)).body).toHaveLength(1);
    const other = await product.client.post(`${base}/generate-csv`, { seed: 3 }, headers);
    expect(other.status).toBe(409);
  });

  it('has a name that any system can store, whatever the brand is called', async () => {
    const { base } = await newShop('日本 "Büro"/..\\x');
    const { body } = await product.client.post(`${base}/generate-csv`, { seed: 1, maxPrompts: 1 });
    const { status, headers } = await product.client.get(body.filePath);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="___B_ro_.._x_1_1.csv"; filename*=UTF-8''${encodeURIComponent(body.fileName)}`,
    );
  });
});

describe('the structured files', () => {
  it('are listed with the newest first, with a preview of it and a breakdown of each', async () => {
    const { base } = await newShop();
    expect((await product.client.get(`${base}/csv-preview`)).body).toEqual({
      headers: [],
      rows: [],
      totalCount: 0,
    });
    expect((await product.client.get(`${base}/download-csv`)).status).toBe(404);
    const { body: older } = await product.client.post(`${base}/generate-csv`, { seed: 1, maxPrompts: 4 });
    const { body: newer } = await product.client.post(`${base}/generate-csv`, { seed: 2, maxPrompts: 22 });
    const { body: list } = await product.client.get(`${base}/csv-generations`);
    expect(list.map(({ id }: { id: string }) => id)).toEqual([newer.id, older.id]);
    const { body: preview } = await product.client.get(`${base}/csv-preview`);
    expect(preview).toMatchObject({
      totalCount: 22,
      headers: ['Prompt', 'Prompt Type', 'Product Category', 'Audience', 'Material'],
    });
    expect(preview.rows).toHaveLength(20);
    const { body: csv } = await product.client.get<string>(`${base}/download-csv`);
    expect(linesOf(csv)[1]).toContain(preview.rows[0][2]);
    const { body } = await product.client.get(`${base}/csv-generations/${newer.id}/breakdown`);
    const total = body.categoryBreakdown.reduce((sum: number, one: { count: number }) => sum + one.count, 0);
    expect(body.categoryBreakdown.map((one: { category: string }) => one.category)).toEqual([
      'boots',
      'shoes',
    ]);
    expect(total).toBe(22);
  });

  it('are deleted with their content, and the brand tells of the newest one left', async () => {
    const { base } = await newShop();
    const { body: older } = await product.client.post(`${base}/generate-csv`, { seed: 1 });
    const { body: newer } = await product.client.post(`${base}/generate-csv`, { seed: 2 });
    expect((await product.client.delete(`${base}/csv-generations/${newer.id}`)).body).toEqual({
      success: true,
    });
    expect((await product.client.get(base)).body.csvFilePath).toBe(older.filePath);
    expect((await product.client.get(newer.filePath)).status).toBe(404);
    await product.client.delete(`${base}/csv-generations/${older.id}`);
    expect((await product.client.get(base)).body.csvFilePath).toBeNull();
    const rows = await product.sql('SELECT 1 FROM csv_contents WHERE csv_generation_id = ANY($1)', [
      [older.id, newer.id],
    ]);
    expect(rows).toEqual([]);
  });

  it('are on record as deleted once, however many people delete one at the same time', async () => {
    const { base, brand } = await newShop();
    const { body } = await product.client.post(`${base}/generate-csv`, { seed: 1 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => product.client.delete(`${base}/csv-generations/${body.id}`)),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const query = `brandId=${brand.id}&action=csv-generation.delete`;
    expect((await product.client.get(`/api/audit?${query}`)).body).toHaveLength(1);
  });

  it('are nobody else’s: another brand’s file is not found under this one', async () => {
    const { base } = await newShop();
    const other = await newShop();
    const { body } = await product.client.post(`${other.base}/generate-csv`, { seed: 1 });
    for (const path of ['download', 'breakdown'])
      expect((await product.client.get(`${base}/csv-generations/${body.id}/${path}`)).status).toBe(404);
    expect((await product.client.delete(`${base}/csv-generations/${body.id}`)).status).toBe(404);
    expect((await product.client.get(body.filePath)).status).toBe(200);
  });

  it('go with their brand', async () => {
    const { base, brand } = await newShop();
    await product.client.post(`${base}/generate-csv`, { seed: 1 });
    await product.client.delete(base);
    expect(await product.sql('SELECT 1 FROM csv_generations WHERE brand_id = $1', [brand.id])).toEqual([]);
  });
});
