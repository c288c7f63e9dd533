import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ImprovedPrompt, WrittenPrompt } from '#contracts';
import { finished, newBrand, newCategory, type Product, sharedProduct, startProduct } from '#testing';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ model: {}, env: { LLM_RETRY_MINUTES: '0.001' } });
});
afterAll(() => product.stop());

const improve = async (body: unknown, headers?: Record<string, string>) => {
  const brand = await newBrand(product.client);
  return product.client.post(`/api/brands/${brand.id}/improve-written-prompts`, body, headers);
};
const numbered = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ question: `What about number ${place}?` }));

describe('improving prompts', () => {
  it('gives each prompt back in its place, with its fields and a new text', async () => {
    const prompts = [
      {
        question: 'Which shoes are good?',
        promptType: 'Discovery',
        productCategory: 'shoes',
        attributeCategory: 'Audience',
        attribute: 'runners',
        competitorName: null,
      },
      { question: 'Is Acme any good?', promptType: 'Validation' },
      { question: 'Acme or Rival?', promptType: 'Competitor', competitorName: 'Rival' },
    ];
    const { status, body } = await improve({ prompts, instructions: 'Make it longer.' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ requested: 3, failed: 0, failures: [], jobId: expect.any(String) });
    const improved: ImprovedPrompt[] = body.improvedPrompts;
    expect(improved.map(({ question: _, improved: __, ...rest }) => rest)).toEqual(
      prompts.map(({ question: _, ...rest }) => rest),
    );
    expect(
      improved.every((prompt, place) => prompt.improved && prompt.question !== prompts[place]!.question),
    ).toBe(true);
    expect(improved[0]!.question).not.toMatch(/acme/i);
    expect(improved[1]!.question).toMatch(/Acme/);
    expect(improved[2]!.question).toMatch(/Acme/);
    expect(improved[2]!.question).toMatch(/Rival/);
  });

  it('flags the new texts, where flags were sent: those of the old texts say nothing of them', async () => {
    const prompts = [
      { question: 'Which number is 1?', flags: ['similar', 'long'] },
      { question: 'Which number is 2?' },
    ];
    const { body } = await improve({ prompts, instructions: 'Shorter.' });
    const improved: ImprovedPrompt[] = body.improvedPrompts;
    expect(improved).toMatchObject([{ improved: true, flags: [] }, { improved: true }]);
    expect(improved[1]).not.toHaveProperty('flags');
  });

  it('refuses ids of another brand, whichever field holds them, and starts nothing', async () => {
    const other = await newBrand(product.client);
    const range = await newCategory(product.client, other.id, 'ProductCategory', 'Range', ['shoes']);
    const audience = await newCategory(product.client, other.id, 'CustomerAttribute', 'Audience', [
      'runners',
    ]);
    const { body: rival } = await product.client.post(`/api/brands/${other.id}/competitors`, {
      name: 'Rival',
    });
    const foreign = {
      productCategoryAttributeId: range.attributes[0]!.id,
      attributeCategoryId: audience.category.id,
      attributeId: audience.attributes[0]!.id,
      competitorId: rival.id,
    };
    const before = await product.sql(`SELECT 1 FROM jobs`);
    for (const [field, id] of Object.entries(foreign)) {
      const prompts = [...numbered(1), { question: 'Why?', [field]: id }];
      const { status, body } = await improve({ prompts, instructions: 'Shorter.' });
      expect({ status, message: body.message }).toEqual({
        status: 400,
        message: `${field}: this brand has nothing with the id ${id}`,
      });
    }
    expect(await product.sql(`SELECT 1 FROM jobs`)).toHaveLength(before.length);
  });

  it('asks the model once for each prompt', async () => {
    const before = product.model!.stats().requests;
    await improve({ prompts: numbered(3), instructions: 'Make them longer.' });
    expect(product.model!.stats().requests - before).toBe(3);
  });

  it('takes 2,000 prompts at once', async () => {
    const { status, body } = await improve({ prompts: numbered(2000), instructions: 'Shorter.' });
    expect(status).toBe(200);
    expect(body.improvedPrompts).toHaveLength(2000);
    expect(body.failed).toBe(0);
  });

  it('runs in the background as a job of the kind improve', async () => {
    const { status, body } = await improve(
      { prompts: numbered(2), instructions: 'Shorter.' },
      { prefer: 'respond-async' },
    );
    expect([status, body.requested]).toEqual([202, 2]);
    expect(await finished(product.client, body.jobId)).toMatchObject({
      kind: 'improve',
      status: 'completed',
      done: 2,
    });
    const { body: prompts } = await product.client.get(`/api/jobs/${body.jobId}/prompts`);
    expect(prompts.map(({ index }: { index: number }) => index)).toEqual([0, 1]);
  });

  it('gives the fields of a saved prompt back, and ignores those that no prompt has', async () => {
    const saved = { id: '7', prompt: 'Old?', createdAt: '2026-01-01', batchId: null };
    const { body } = await improve({
      prompts: [{ ...saved, question: 'Why number 7?', foo: 1, productCategoryAttributeName: { a: 1 } }],
      instructions: 'Shorter.',
    });
    expect(body.improvedPrompts).toEqual([{ ...saved, question: expect.any(String), improved: true }]);
    expect(body.improvedPrompts[0].question).not.toBe('Why number 7?');
  });

  it('writes a text that keeps its flags, and is no person’s edit, when a saved prompt takes it', async () => {
    const { client } = product;
    const { id } = await newBrand(client);
    const base = `/api/brands/${id}`;
    await client.post(`${base}/save-written-prompts`, { prompts: [{ question: 'Which shoes are good?' }] });
    const { body: prompts } = await client.get<WrittenPrompt[]>(`${base}/written-prompts`);
    const { body } = await client.post(`${base}/improve-written-prompts`, {
      prompts,
      instructions: 'Shorter.',
    });
    await product.sql(`UPDATE job_results SET flags = '{off-topic}' WHERE job_id = $1`, [body.jobId]);
    const path = `${base}/written-prompts/${prompts[0]?.id}`;
    const { question } = body.improvedPrompts[0];
    expect((await client.patch(path, { question, improvedIn: body.jobId })).body.flags).toEqual([
      'off-topic',
    ]);
    const madeBy = () =>
      product.sql('SELECT edited, improved FROM written_prompts WHERE brand_id = $1', [id]);
    expect(await madeBy()).toEqual([{ edited: false, improved: true }]);
    expect((await client.patch(path, { question: 'Mine?', improvedIn: body.jobId })).body.flags).toEqual([]);
    expect(await madeBy()).toEqual([{ edited: true, improved: true }]);
    expect((await client.patch(path, { question, improvedIn: 'seven' })).status).toBe(400);
  });

  it('keeps the text of one that failed, and says so; all failed is a 502', async () => {
    product.model!.set({ poison: 'number 1?' });
    const { status, body } = await improve({ prompts: numbered(3), instructions: 'Shorter.' });
    expect(status).toBe(200);
    expect(body.failed).toBe(1);
    expect(body.failures).toMatchObject([{ index: 1, reason: expect.any(String) }]);
    expect(body.improvedPrompts[1]).toEqual({ question: 'What about number 1?', improved: false });
    product.model!.set({ mode: 'failing', poison: null });
    const all = await improve({ prompts: numbered(2), instructions: 'Shorter.' });
    expect(all.status).toBe(502);
    expect(all.body.message).toMatch(/2 of 2 prompts failed/);
    product.model!.set({ mode: 'normal' });
  });

  it.each([
    [{ prompts: [], instructions: 'x' }, 'Please select at least one prompt to improve'],
    [{ instructions: 'x' }, 'Please select at least one prompt to improve'],
    [{ prompts: null, instructions: 'x' }, 'Please select at least one prompt to improve'],
    [{ prompts: 'A?', instructions: 'x' }, 'prompts must be a list'],
    [{ prompts: [{ question: 'A?' }], instructions: '  ' }, 'Please provide improvement instructions'],
    [{ prompts: [{ question: 'A?' }] }, 'Please provide improvement instructions'],
    [{ prompts: [{ question: '' }], instructions: 'x' }, 'Question is required'],
    [
      { prompts: [{ question: 'A?' }], instructions: 'x'.repeat(4001) },
      'Instructions must be at most 4000 characters',
    ],
  ])('refuses %j', async (body, message) => {
    const { status, body: refusal } = await improve(body);
    expect([status, refusal.message]).toEqual([400, message]);
  });
});

describe('improving without a model', () => {
  it('is refused with a sentence that says how to set one, and starts nothing', async () => {
    const offline = await sharedProduct();
    const { id } = await newBrand(offline.client);
    const { status, body } = await offline.client.post(`/api/brands/${id}/improve-written-prompts`, {
      prompts: [{ question: 'Which shoes?' }],
      instructions: 'Shorter.',
    });
    expect(status).toBe(400);
    expect(body.message).toBe(
      'Improving needs an AI model. Set OPENAI_API_KEY or OPENAI_BASE_URL and start Promptloom again.',
    );
    expect((await offline.client.get(`/api/brands/${id}/jobs`)).body).toEqual([]);
    await offline.stop();
  });
});
