import { describe, expect, it } from '@jest/globals';
import type { WrittenPrompt, WrittenPromptGroup } from '#contracts';
import { newBrand, newCategory } from '#testing';
import {
  about,
  base,
  BOOTS_OF_WOOL,
  BOTH,
  get,
  product,
  save,
  savedPromptsSuite,
  SHOES_FOR_RUNNERS,
} from './saved-prompts.js';

savedPromptsSuite();

const counts = (usage: { name: string; count: number }[]) =>
  Object.fromEntries(usage.map(({ name, count }) => [name, count]));

describe('the summary', () => {
  it('has one group a batch, newest first, with its distinct names and never a pipe value', async () => {
    const first = await save(SHOES_FOR_RUNNERS, BOOTS_OF_WOOL, BOTH);
    const second = await save(about(null, null, null));
    const groups = await get<WrittenPromptGroup[]>('written-prompts-summary');
    expect(groups).toMatchObject([
      { batchId: second, productCategory: null, attributeCategory: null, promptCount: 1 },
      {
        batchId: first,
        productCategory: 'boots, shoes',
        attributeCategory: 'Audience, Material',
        promptCount: 3,
      },
    ]);
    const stats = await get('written-prompts-stats');
    expect(groups.reduce((sum, { promptCount }) => sum + promptCount, 0)).toBe(stats.totalPrompts);
  });

  it('groups prompts without a batch by their pair', async () => {
    const batch = await save(SHOES_FOR_RUNNERS, SHOES_FOR_RUNNERS, BOTH);
    await product.sql('UPDATE written_prompts SET batch_id = NULL WHERE batch_id = $1', [batch]);
    const groups = await get<WrittenPromptGroup[]>('written-prompts-summary');
    expect(groups).toMatchObject([
      { batchId: null, productCategory: 'shoes', attributeCategory: 'Audience', promptCount: 2 },
      { batchId: null, productCategory: 'shoes', attributeCategory: 'Audience, Material', promptCount: 1 },
    ]);
    for (const { productCategory, attributeCategory, promptCount } of groups) {
      const query = new URLSearchParams({
        productCategory: productCategory!,
        attributeCategory: attributeCategory!,
      });
      expect(await get(`written-prompts-details?${query.toString()}`)).toHaveLength(promptCount);
    }
  });

  it('is empty for a brand without prompts', async () => {
    expect(await get('written-prompts-summary')).toEqual([]);
  });
});

describe('the statistics', () => {
  it('count each name once for each prompt that holds it, the most frequent first', async () => {
    await save(SHOES_FOR_RUNNERS, BOOTS_OF_WOOL, BOTH);
    const stats = await get('written-prompts-stats');
    expect(stats).toEqual({
      totalPrompts: 3,
      duplicatedAttributesCount: 0,
      productCategoryUsage: [
        { name: 'shoes', count: 2 },
        { name: 'boots', count: 1 },
      ],
      attributeCategoryUsage: [
        { name: 'Audience', count: 2 },
        { name: 'Material', count: 2 },
      ],
      attributeUsage: [
        { name: 'runners', count: 2 },
        { name: 'wool', count: 2 },
      ],
    });
  });

  it('narrow with the filters: OR within one, AND across; one value works as well as many', async () => {
    await save(SHOES_FOR_RUNNERS, BOOTS_OF_WOOL, BOTH);
    const total = async (query: string) => (await get(`written-prompts-stats?${query}`)).totalPrompts;
    expect(await total('productCategories=shoes')).toBe(2);
    expect(await total('productCategories=shoes&productCategories=boots')).toBe(3);
    expect(await total('attributeCategories=Material')).toBe(2);
    expect(await total('attributes=wool&productCategories=boots')).toBe(1);
    expect(await total('attributes=wool&attributes=runners')).toBe(3);
    expect(await total('attributes=nobody')).toBe(0);
    const { attributeUsage } = await get('written-prompts-stats?productCategories=boots');
    expect(counts(attributeUsage)).toEqual({ wool: 1 });
  });
});

describe('the filtered list', () => {
  it('has the prompts that the statistics count', async () => {
    await save(SHOES_FOR_RUNNERS, BOOTS_OF_WOOL, BOTH);
    const names = async (query: string) =>
      (await get<WrittenPrompt[]>(`written-prompts-filtered?${query}`)).map(({ attribute }) => attribute);
    expect(await names('attributes=runners')).toEqual(['runners', 'runners, wool']);
    expect(await names('attributeCategories=Material&productCategories=shoes')).toEqual(['runners, wool']);
    expect(await names('')).toHaveLength(3);
  });
});

describe('a text', () => {
  const found = async (text: string) =>
    (await get<WrittenPrompt[]>(`written-prompts-filtered?text=${encodeURIComponent(text)}`)).length;
  const ODD = { question: 'Is 100% wool_mix from C:\\\\shop the BEST?' };

  it('is found however its accents and apostrophes are typed', async () => {
    await save(
      { question: 'Where’s the best crème brûlée near Łódź?' },
      { ...SHOES_FOR_RUNNERS, question: "What's a creme bake-off?" },
    );
    expect(await found('creme')).toBe(2);
    expect(await found('CRÈME')).toBe(2);
    expect(await found('brulee łódź')).toBe(1);
    expect(await found("where's")).toBe(1);
    expect(await found('what’s bake‑off')).toBe(1);
    expect(await found('brulees')).toBe(0);
  });

  it('is looked for by its words, in any order and case, and their signs mean themselves', async () => {
    await save(ODD, { question: 'Which wools are best?' }, { ...SHOES_FOR_RUNNERS, question: 'Why?' });
    expect(await found('best?')).toBe(2);
    expect(await found('100% wool')).toBe(1);
    expect(await found('wool_mix')).toBe(1);
    expect(await found('wool%best')).toBe(0);
    expect(await found('best  wool')).toBe(2);
    expect(await found('best wool silk')).toBe(0);
    expect(await found('wool_')).toBe(1);
    expect(await found('C:\\\\shop')).toBe(1);
    expect(await found(' ')).toBe(3);
    expect((await get('written-prompts-stats?text=best')).totalPrompts).toBe(2);
    expect((await get('written-prompts-ids?text=best')).promptIds).toHaveLength(2);
    expect((await product.client.get(`${base}/written-prompts-stats?text=a&text=b`)).status).toBe(400);
    expect((await product.client.get(`${base}/written-prompts-ids?text=${'x'.repeat(2001)}`)).status).toBe(
      400,
    );
  });
});

describe('duplicates', () => {
  it('are prompts with an attribute whose five texts are all the same', async () => {
    const rival = { competitorName: 'Rival', promptType: 'Competitor' as const };
    await save(SHOES_FOR_RUNNERS, BOOTS_OF_WOOL, { ...SHOES_FOR_RUNNERS, ...rival });
    await save(SHOES_FOR_RUNNERS, about('shoes', null, null), {
      ...SHOES_FOR_RUNNERS,
      promptType: 'Validation',
    });
    await save(about('shoes', null, null), about('boots', 'Audience', 'runners'), {
      ...SHOES_FOR_RUNNERS,
      ...rival,
    });
    const rows = await get<WrittenPrompt[]>('written-prompts-duplicates');
    expect(rows.map(({ attribute, competitorName }) => [attribute, competitorName])).toEqual([
      ['runners', null],
      ['runners', null],
      ['runners', 'Rival'],
      ['runners', 'Rival'],
    ]);
    expect((await get('written-prompts-stats')).duplicatedAttributesCount).toBe(2);
  });

  it('tell no blank text from an absent one, and no absent type from Discovery', async () => {
    const brandId = base.split('/').at(-1)!;
    const audience = await newCategory(product.client, brandId, 'CustomerAttribute', 'Audience', ['runners']);
    const { id: attributeId, attributeCategoryId } = audience.attributes[0]!;
    await save(
      { question: 'A?', attribute: '', attributeCategory: ' ', attributeId, attributeCategoryId },
      { question: 'B?', attribute: 'runners', attributeCategory: 'Audience', promptType: null as never },
      { question: 'C?', attributeCategory: 'Audience:runners|Material:wool' },
      { question: 'D?', attributeCategory: 'Audience:runners|Material:wool', attribute: 'runners, wool' },
    );
    const rows = await get<WrittenPrompt[]>('written-prompts-duplicates');
    expect(rows.map(({ question, attribute }) => [question, attribute])).toEqual([
      ['A?', 'runners'],
      ['B?', 'runners'],
      ['C?', 'runners, wool'],
      ['D?', 'runners, wool'],
    ]);
  });

  it('are told as any other list tells them, whatever they hold, the oldest first; none are an empty list', async () => {
    expect(await get('written-prompts-duplicates')).toEqual([]);
    const odd = 'Say "a\\b",\n\tor \u0001 and \u0002 \u2028 – für 🥾?';
    await save({ ...BOTH, question: odd });
    await save(SHOES_FOR_RUNNERS, { ...BOTH, question: '[{"a":1}]\r\n\\.' });
    // Enough of them that they come in several pieces.
    await save(...Array.from({ length: 1_000 }, () => SHOES_FOR_RUNNERS));
    const rows = await get<WrittenPrompt[]>('written-prompts-duplicates');
    const all = await get<WrittenPrompt[]>('written-prompts');
    const byId = new Map(all.map((prompt) => [prompt.id, prompt]));
    expect(rows).toEqual(rows.map(({ id }) => byId.get(id)));
    expect(rows).toHaveLength(1_003);
    expect(rows[0]).toMatchObject({ question: odd, attribute: BOTH.attribute });
  });
});

describe('a group', () => {
  it('is found by its batch, or by its pair, of which an empty one means none', async () => {
    const batch = await save(SHOES_FOR_RUNNERS, BOTH);
    await save(SHOES_FOR_RUNNERS, about(null, null, null), about('shoes', null, null));
    expect(await get(`written-prompts-details?batchId=${batch}`)).toHaveLength(2);
    const pair = 'written-prompts-details?productCategory=shoes&attributeCategory=';
    expect(await get(`${pair}Audience`)).toHaveLength(2);
    expect(await get(pair)).toHaveLength(1);
    expect(await get(`${pair}&batchId=`)).toHaveLength(1);
    expect(await get('written-prompts-details?productCategory=&attributeCategory=')).toHaveLength(1);
    expect(await get(`${pair}${encodeURIComponent(BOTH.attributeCategory!)}`)).toHaveLength(1);
  });

  it('must be named, and must exist', async () => {
    for (const [method, path] of [
      ['GET', 'written-prompts-details'],
      ['GET', 'written-prompts-group-csv'],
      ['DELETE', 'written-prompts-group'],
    ] as const) {
      for (const keys of ['', '?batchId=']) {
        const none = await product.client.call<any>(method, `${base}/${path}${keys}`);
        expect([none.status, none.body.message]).toEqual([
          400,
          'Please give a batchId, or a productCategory and an attributeCategory',
        ]);
      }
      const unknown = await product.client.call(method, `${base}/${path}?batchId=${crypto.randomUUID()}`);
      expect(unknown.status).toBe(404);
      expect((await product.client.call(method, `${base}/${path}?batchId=7`)).status).toBe(400);
    }
  });

  it('is downloaded as the written CSV', async () => {
    const batch = await save(SHOES_FOR_RUNNERS, BOTH);
    await save(SHOES_FOR_RUNNERS);
    const { body, headers } = await product.client.get<string>(
      `${base}/written-prompts-group-csv?batchId=${batch}`,
    );
    expect(headers.get('content-disposition')).toBe('attachment; filename="Acme_written_prompts_group.csv"');
    expect(body.split('\r\n')).toHaveLength(2 + 2);
  });

  it('is deleted with as many prompts as the summary told', async () => {
    const batch = await save(SHOES_FOR_RUNNERS, BOTH);
    await save(BOOTS_OF_WOOL);
    const { status, body } = await product.client.delete(`${base}/written-prompts-group?batchId=${batch}`);
    expect([status, body]).toEqual([200, { deletedCount: 2 }]);
    expect((await get('written-prompts-stats')).totalPrompts).toBe(1);
  });

  it('is deleted together with others; those that are gone already are passed over', async () => {
    const first = await save(SHOES_FOR_RUNNERS, BOTH);
    await save(BOOTS_OF_WOOL);
    const groups = [
      { batchId: first },
      { batchId: '', productCategory: 'boots', attributeCategory: 'Material' },
      { batchId: crypto.randomUUID() },
    ];
    const remove = () => product.client.post(`${base}/written-prompts-bulk-delete`, { groups });
    expect(await remove()).toMatchObject({ status: 200, body: { totalDeleted: 3, groupsDeleted: 2 } });
    expect((await remove()).status).toBe(404);
    expect((await product.client.post(`${base}/written-prompts-bulk-delete`, { groups: [] })).status).toBe(
      400,
    );
    expect((await product.client.post(`${base}/written-prompts-bulk-delete`, { groups: [{}] })).status).toBe(
      400,
    );
  });

  it('of another brand is not touched', async () => {
    const batch = await save(SHOES_FOR_RUNNERS);
    const other = `/api/brands/${(await newBrand(product.client)).id}`;
    expect((await product.client.delete(`${other}/written-prompts-group?batchId=${batch}`)).status).toBe(404);
    expect((await get('written-prompts-stats')).totalPrompts).toBe(1);
  });
});

describe('a batch', () => {
  const rename = (batchId: string, body: object) =>
    product.client.patch(`${base}/written-prompts-batches/${batchId}`, body);
  const group = async () => (await get<WrittenPromptGroup[]>('written-prompts-summary'))[0];

  it('can be named, and loses its name again; it tells how many product categories it has', async () => {
    const batchId = await save(SHOES_FOR_RUNNERS, BOOTS_OF_WOOL);
    expect(await group()).toMatchObject({ name: null, productCategoryCount: 2, kinds: [], writtenBy: [] });
    expect(await rename(batchId, { name: ' For the fair ' })).toMatchObject({
      status: 200,
      body: { batchId, name: 'For the fair' },
    });
    expect(await group()).toMatchObject({ batchId, name: 'For the fair', promptCount: 2 });
    await rename(batchId, { name: '  ' });
    expect(await group()).toMatchObject({ name: null });
  });

  it('that is unknown, or of another brand, is not named, and a name has a length', async () => {
    const batchId = await save(SHOES_FOR_RUNNERS);
    expect((await rename(crypto.randomUUID(), { name: 'x' })).status).toBe(404);
    const other = `/api/brands/${(await newBrand(product.client)).id}/written-prompts-batches/${batchId}`;
    expect((await product.client.patch(other, { name: 'x' })).status).toBe(404);
    expect((await rename(batchId, { name: 'x'.repeat(201) })).status).toBe(400);
    expect((await rename(batchId, { name: 7 })).status).toBe(400);
    expect(await group()).toMatchObject({ name: null });
  });
});

describe('one saved prompt', () => {
  it('gets a new text, trimmed, and keeps the rest', async () => {
    await save(SHOES_FOR_RUNNERS);
    const [row] = await get<WrittenPrompt[]>('written-prompts');
    const { status, body } = await product.client.patch(`${base}/written-prompts/${row!.id}`, {
      question: '  Which shoes?  ',
    });
    expect(status).toBe(200);
    expect(body).toEqual({ ...row, question: 'Which shoes?', prompt: 'Which shoes?' });
  });

  it('is edited only over the text that is expected, if one is: a colleague’s later text stays', async () => {
    await save(SHOES_FOR_RUNNERS);
    const [row] = await get<WrittenPrompt[]>('written-prompts');
    const edit = (body: object) => product.client.patch(`${base}/written-prompts/${row!.id}`, body);
    const { body: prompt } = await edit({ question: 'Theirs?', expected: row!.question });
    expect(await edit({ question: 'Mine?', expected: row!.question })).toMatchObject({ body: { prompt } });
    expect(await get('written-prompts')).toEqual([prompt]);
  });

  it.each([{ question: '  ' }, { question: 'x'.repeat(2001) }, {}, { question: null }])(
    'keeps its text when it is sent %j',
    async (body) => {
      await save(SHOES_FOR_RUNNERS);
      const [row] = await get<WrittenPrompt[]>('written-prompts');
      expect((await product.client.patch(`${base}/written-prompts/${row!.id}`, body)).status).toBe(400);
      expect(await get('written-prompts')).toEqual([row]);
    },
  );

  it('that does not exist, or is of another brand, is not found', async () => {
    await save(SHOES_FOR_RUNNERS);
    const [row] = await get<WrittenPrompt[]>('written-prompts');
    const other = `/api/brands/${(await newBrand(product.client)).id}`;
    for (const path of [
      `${base}/written-prompts/${crypto.randomUUID()}`,
      `${other}/written-prompts/${row!.id}`,
    ])
      expect((await product.client.patch(path, { question: 'New?' })).status).toBe(404);
  });
});

describe('deleting saved prompts by their ids', () => {
  it('tells how many were deleted', async () => {
    await save(SHOES_FOR_RUNNERS, BOOTS_OF_WOOL, BOTH);
    const rows = await get<WrittenPrompt[]>('written-prompts');
    const promptIds = [rows[0]!.id, rows[2]!.id, crypto.randomUUID()];
    const { status, body } = await product.client.post(`${base}/written-prompts/bulk-delete`, { promptIds });
    expect([status, body]).toEqual([200, { deletedCount: 2 }]);
    expect(await get('written-prompts')).toEqual([rows[1]]);
  });

  it('refuses a prompt of another brand, and deletes none', async () => {
    await save(SHOES_FOR_RUNNERS);
    const [mine] = await get<WrittenPrompt[]>('written-prompts');
    const other = `/api/brands/${(await newBrand(product.client)).id}`;
    await product.client.post(`${other}/save-written-prompts`, { prompts: [{ question: 'Other?' }] });
    const { body: theirs } = await product.client.get(`${other}/written-prompts`);
    const promptIds = [mine!.id, theirs[0].id];
    expect((await product.client.post(`${base}/written-prompts/bulk-delete`, { promptIds })).status).toBe(
      400,
    );
    expect(await get('written-prompts')).toHaveLength(1);
  });

  it('takes 70,000 ids, and needs at least one', async () => {
    const promptIds = Array.from({ length: 70_000 }, () => crypto.randomUUID());
    const { body } = await product.client.post(`${base}/written-prompts/bulk-delete`, { promptIds });
    expect(body).toEqual({ deletedCount: 0 });
    expect((await product.client.post(`${base}/written-prompts/bulk-delete`, { promptIds: [] })).status).toBe(
      400,
    );
  });
});
