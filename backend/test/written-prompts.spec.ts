import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newBrand, newCategory, sharedProduct, type SharedProduct } from '#testing';

let product: SharedProduct;
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product.stop());

/** Cannot be compressed, as PostgreSQL would do with a repetition. */
const randomText = (length: number) => randomBytes(length).toString('base64').slice(0, length);

const HEADER =
  'Question,Prompt Type,Product Category,Attribute Category,Attribute,Competitor,Batch ID,Created At';

describe('saving written prompts', () => {
  it('makes one batch a call and keeps the order', async () => {
    const brand = await newBrand(product.client);
    const prompts = Array.from({ length: 2000 }, (_, place) => ({ question: `Question ${place}?` }));
    const { status, body } = await product.client.post(`/api/brands/${brand.id}/save-written-prompts`, {
      prompts,
    });
    expect({ status, count: body.count }).toEqual({ status: 201, count: 2000 });
    const { body: saved } = await product.client.get(`/api/brands/${brand.id}/written-prompts`);
    expect(saved.map(({ question }: { question: string }) => question)).toEqual(
      prompts.map(({ question }) => question),
    );
    expect(saved[0]).toMatchObject({ prompt: 'Question 0?', promptType: 'Discovery', batchId: body.batchId });
  });

  it('finds the ids behind the names; the oldest of a name wins; a name that matches nothing stays text', async () => {
    const brand = await newBrand(product.client);
    const { attributes: shoes } = await newCategory(product.client, brand.id, 'ProductCategory', 'Range', [
      'shoes',
      'shoes',
    ]);
    const { category, attributes } = await newCategory(
      product.client,
      brand.id,
      'CustomerAttribute',
      'Audience',
      ['runners'],
    );
    const prompts = [
      { question: 'A?', productCategory: 'shoes', attributeCategory: 'Audience', attribute: 'runners' },
      { question: 'B?', productCategory: 'hats', attributeCategory: 'Nobody', attribute: 'runners' },
    ];
    await product.client.post(`/api/brands/${brand.id}/save-written-prompts`, { prompts });
    const { body } = await product.client.get(`/api/brands/${brand.id}/written-prompts`);
    expect(body).toMatchObject([
      {
        productCategoryAttributeId: shoes[0]!.id,
        productCategoryAttributeName: 'shoes',
        attributeCategoryId: category.id,
        attributeId: attributes[0]!.id,
      },
      {
        productCategory: 'hats',
        productCategoryAttributeId: null,
        attributeCategoryId: null,
        attributeId: null,
      },
    ]);
  });

  it('refuses a name that is too long for an index', async () => {
    const { id } = await newBrand(product.client);
    for (const prompt of [{ attribute: randomText(9_000) }, { attributeCategory: randomText(9_000) }]) {
      const prompts = [{ question: 'Why?', ...prompt }];
      const { status } = await product.client.post(`/api/brands/${id}/save-written-prompts`, { prompts });
      expect(status).toBe(400);
    }
    expect((await product.client.get(`/api/brands/${id}/written-prompts`)).body).toEqual([]);
  });

  it("refuses another brand's ids and writes nothing", async () => {
    const [ours, theirs] = [await newBrand(product.client), await newBrand(product.client)];
    const { attributes } = await newCategory(product.client, theirs.id, 'ProductCategory', 'Range', [
      'shoes',
    ]);
    const prompts = [
      { question: 'Fine?' },
      { question: 'Foreign?', productCategoryAttributeId: attributes[0]!.id },
    ];
    expect(
      (await product.client.post(`/api/brands/${ours.id}/save-written-prompts`, { prompts })).status,
    ).toBe(400);
    expect((await product.client.get(`/api/brands/${ours.id}/written-prompts`)).body).toEqual([]);
  });

  it.each([
    [{ prompts: [] }, 'No written prompts to save'],
    [{}, undefined],
    [{ prompts: [{ question: ' ' }] }, 'Question is required'],
    [{ prompts: [{ question: '\u200b\u2060' }] }, 'Question is required'],
    [{ prompts: [{ question: 'x?', promptType: 'Other' }] }, undefined],
    [{ prompts: ['x'] }, undefined],
  ])('refuses %j', async (body, message) => {
    const brand = await newBrand(product.client);
    const answer = await product.client.post(`/api/brands/${brand.id}/save-written-prompts`, body);
    expect(answer.status).toBe(400);
    if (message) expect(answer.body.message).toBe(message);
  });

  it('with one Idempotency-Key saves once, however often it is sent', async () => {
    const brand = await newBrand(product.client);
    const path = `/api/brands/${brand.id}/save-written-prompts`;
    const body = { prompts: [{ question: 'Once?' }] };
    const key = { 'idempotency-key': 'save-1' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => product.client.post(path, body, key)));
    expect(new Set(answers.map(({ body: { batchId } }) => batchId)).size).toBe(1);
    expect((await product.client.get(`/api/brands/${brand.id}/written-prompts`)).body).toHaveLength(1);
    const other = await product.client.post(path, { prompts: [{ question: 'Another?' }] }, key);
    expect(other.status).toBe(409);
  });

  it('with one Idempotency-Key has its first answer, also when what it names is gone', async () => {
    const { id } = await newBrand(product.client);
    const [base, key] = [`/api/brands/${id}`, { 'idempotency-key': 'save-rival' }];
    const { body: rival } = await product.client.post(`${base}/competitors`, { name: 'Rival' });
    const save = (competitorId: string) =>
      product.client.post(
        `${base}/save-written-prompts`,
        { prompts: [{ question: 'Once?', competitorId }] },
        key,
      );
    const first = await save(rival.id);
    await product.client.delete(`/api/competitors/${rival.id}`);
    expect(await save(rival.id)).toMatchObject({ status: 201, body: first.body });
    expect((await save(crypto.randomUUID())).status).toBe(409);
  });
});

describe('the written CSV', () => {
  it('follows RFC 4180, with CRLF, and defuses formulas', async () => {
    const brand = await newBrand(product.client, 'Ac/me "1"');
    const questions = [
      'Plain?',
      'With, comma?',
      'With "quotes"?',
      'Two\nlines?',
      '=1+1?',
      '+x?',
      '-x?',
      '@x?',
      'Ümläut — 日本語?',
    ];
    await product.client.post(`/api/brands/${brand.id}/save-written-prompts`, {
      prompts: questions.map((question) => ({ question })),
    });
    const { status, body, headers } = await product.client.get<string>(
      `/api/brands/${brand.id}/written-prompts-csv`,
    );
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\w .-]+_written_prompts\.csv"$/,
    );
    const [header, ...lines] = body.split('\r\n');
    expect(header).toBe(HEADER);
    expect(lines.map((line) => line.split(',Discovery,')[0])).toEqual([
      'Plain?',
      '"With, comma?"',
      '"With ""quotes""?"',
      '"Two\nlines?"',
      "'=1+1?",
      "'+x?",
      "'-x?",
      "'@x?",
      'Ümläut — 日本語?',
      '',
    ]);
  });

  it('holds the chosen prompts only, 2,000 of them too, and nothing of another brand', async () => {
    const brand = await newBrand(product.client);
    const other = await newBrand(product.client);
    const prompts = Array.from({ length: 2100 }, (_, place) => ({ question: `Question ${place}?` }));
    await product.client.post(`/api/brands/${brand.id}/save-written-prompts`, { prompts });
    const { body } = await product.client.get(`/api/brands/${brand.id}/written-prompts`);
    const ids = body.slice(0, 2000).map(({ id }: { id: string }) => id);
    const csv = await product.client.get<string>(
      `/api/brands/${brand.id}/written-prompts-csv?promptIds=${ids.join(',')}`,
    );
    expect(csv.body.trim().split('\r\n')).toHaveLength(2001);
    const foreign = await product.client.get<string>(
      `/api/brands/${other.id}/written-prompts-csv?promptIds=${ids[0]}`,
    );
    expect(foreign.body).toBe(`${HEADER}\r\n`);
    expect((await product.client.get(`/api/brands/${brand.id}/written-prompts-csv?promptIds=x`)).status).toBe(
      400,
    );
  });
});
