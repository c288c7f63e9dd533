import type { Attribute, GenerationAnswer, JobPrompt, SavedAnswer, WrittenPrompt } from '#contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newBrand, newCategory, sharedProduct, type SharedProduct } from '#testing';

let product: SharedProduct;
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product.stop());

/** Names that occur twice: two product categories 'shoes', and two audiences 'runners'. */
async function newTwins() {
  const { client } = product;
  const brand = await newBrand(client);
  const make = (catType: Parameters<typeof newCategory>[2], name: string, attributes: string[]) =>
    newCategory(client, brand.id, catType, name, attributes);
  const [men, women] = [
    await make('ProductCategory', 'Men', ['shoes']),
    await make('ProductCategory', 'Women', ['shoes']),
  ];
  const [first, second] = [
    await make('CustomerAttribute', 'Audience', ['runners']),
    await make('CustomerAttribute', 'Audience', ['runners']),
  ];
  const material = await make('ProductAttribute', 'Material', ['wool']);
  return { base: `/api/brands/${brand.id}`, men, women, first, second, material };
}

const idOf = ({ attributes: [attribute] }: { attributes: Attribute[] }): string => attribute!.id;

describe('a generated prompt', () => {
  it('carries the ids of what it was made from, in the answer and in the list of its job', async () => {
    const { base, women, second, material } = await newTwins();
    const { body: answer } = await product.client.post<GenerationAnswer>(
      `${base}/generate-manual-v2-prompts`,
      {
        productCategoryIds: [idOf(women)],
        selectedAttributes: {
          [second.category.id]: [idOf(second)],
          [material.category.id]: [idOf(material)],
        },
      },
    );
    const ids = {
      productCategoryAttributeId: idOf(women),
      attributeCategoryId: null,
      attributeId: null,
      attributeIds: [idOf(second), idOf(material)],
      competitorId: null,
      flags: [],
    };
    expect(answer.prompts).toMatchObject([ids]);
    const { body: prompts } = await product.client.get<JobPrompt[]>(`/api/jobs/${answer.jobId}/prompts`);
    expect(prompts).toEqual([
      { index: 0, ...answer.prompts[0], draftId: null, savedPromptId: null, removedAt: null },
    ]);
  });

  it('is saved with its ids, and not with those of something else of the same name', async () => {
    const { base, men, women, second, material } = await newTwins();
    const { client } = product;
    const { body: single } = await client.post<GenerationAnswer>(`${base}/generate-validation-prompts`, {
      productCategoryIds: [idOf(women)],
      attributeCategoryId: second.category.id,
    });
    const { body: several } = await client.post<GenerationAnswer>(`${base}/generate-manual-v2-prompts`, {
      productCategoryIds: [idOf(women)],
      selectedAttributes: {
        [second.category.id]: [idOf(second)],
        [material.category.id]: [idOf(material)],
      },
    });
    const prompts = [...single.prompts, ...several.prompts];
    await client.post<SavedAnswer>(`${base}/save-written-prompts`, { prompts });
    const saved = await client.get<WrittenPrompt[]>(`${base}/written-prompts`);
    expect(saved.body).toMatchObject([
      {
        productCategoryAttributeId: idOf(women),
        attributeCategoryId: second.category.id,
        attributeId: idOf(second),
        attributeIds: [idOf(second)],
      },
      { productCategoryAttributeId: idOf(women), attributeIds: [idOf(second), idOf(material)] },
    ]);

    await client.delete(`/api/attributes/${idOf(men)}`);
    expect((await client.get<WrittenPrompt[]>(`${base}/written-prompts`)).body).toHaveLength(2);
    await client.delete(`/api/attributes/${idOf(women)}`);
    expect((await client.get<WrittenPrompt[]>(`${base}/written-prompts`)).body).toEqual([]);
  });
});

describe('a prompt that is saved with some of its ids', () => {
  const save = async (base: string, prompt: object): Promise<WrittenPrompt> => {
    const body = {
      prompts: [{ question: 'Which?', attribute: 'runners', attributeCategory: 'Audience', ...prompt }],
    };
    const answer = await product.client.post(`${base}/save-written-prompts`, body);
    expect(answer.status).toBe(201);
    return (await product.client.get<WrittenPrompt[]>(`${base}/written-prompts`)).body.at(-1)!;
  };

  it('takes the category of its attribute, and the attribute of its category', async () => {
    const { base, second } = await newTwins();
    const ofSecond = { attributeCategoryId: second.category.id, attributeId: idOf(second) };
    expect(await save(base, { attributeId: idOf(second) })).toMatchObject(ofSecond);
    expect(await save(base, { attributeIds: [idOf(second)] })).toMatchObject(ofSecond);
    expect(await save(base, { attributeCategoryId: second.category.id })).toMatchObject(ofSecond);
  });

  it('is found by the name of its attribute alone, the oldest of that name', async () => {
    const { base, first } = await newTwins();
    expect(await save(base, { attributeCategory: null })).toMatchObject({
      attributeCategory: null,
      attributeCategoryId: first.category.id,
      attributeId: idOf(first),
    });
    expect(await save(base, { attributeCategory: null, attribute: 'swimmers' })).toMatchObject({
      attribute: 'swimmers',
      attributeCategoryId: null,
      attributeId: null,
    });
  });

  it('is found by names with white space around them, and kept without it', async () => {
    const { base, men, first, material } = await newTwins();
    const { body: rival } = await product.client.post(`${base}/competitors`, { name: 'Rival' });
    const saved = await save(base, {
      productCategory: '  shoes ',
      attributeCategory: '\tAudience',
      attribute: 'runners\n',
      competitorName: ' Rival ',
    });
    expect(saved).toMatchObject({
      productCategory: 'shoes',
      productCategoryAttributeId: idOf(men),
      attributeCategory: 'Audience',
      attributeId: idOf(first),
      attribute: 'runners',
      competitorName: 'Rival',
      competitorId: rival.id,
    });
    const pipe = 'Audience: runners |Material:wool';
    expect(
      await save(base, {
        productCategory: ' sandals  and clogs ',
        attributeCategory: ` ${pipe} `,
        attribute: ' runners , wool ',
        competitorName: ' ',
      }),
    ).toMatchObject({
      productCategory: 'sandals  and clogs',
      attributeCategory: pipe,
      attribute: 'runners , wool',
      attributeIds: [null, idOf(material)],
      competitorName: null,
    });
  });

  it('keeps the names behind its ids as text, where it is sent with ids alone', async () => {
    const { base, women, second, material } = await newTwins();
    const { body: rival } = await product.client.post(`${base}/competitors`, { name: 'Rival' });
    const none = { attribute: null, attributeCategory: undefined };
    const single = { productCategoryAttributeId: idOf(women), attributeId: idOf(second) };
    expect(await save(base, { ...none, ...single, competitorId: rival.id })).toMatchObject({
      ...single,
      productCategory: 'shoes',
      attributeCategory: 'Audience',
      attribute: 'runners',
      competitorName: 'Rival',
    });
    const attributeIds = [idOf(material), idOf(second)];
    expect(await save(base, { ...none, attributeIds })).toMatchObject({
      attributeIds,
      productCategory: null,
      attributeCategory: 'Material:wool|Audience:runners',
      attribute: 'wool, runners',
    });
    expect(await save(base, { ...none, attributeCategoryId: material.category.id })).toMatchObject({
      attributeCategory: 'Material',
      attribute: null,
    });
    const { body: stats } = await product.client.get(`${base}/written-prompts-stats`);
    expect(stats.attributeUsage).toEqual([
      { name: 'runners', count: 2 },
      { name: 'wool', count: 1 },
    ]);
  });

  it("is refused with another brand's attribute behind an entry", async () => {
    const [ours, theirs] = [await newTwins(), await newTwins()];
    for (const attributeIds of [[idOf(theirs.first)], [null, idOf(ours.men)], ['x'], 'x', [7]]) {
      const answer = await product.client.post(`${ours.base}/save-written-prompts`, {
        prompts: [{ question: 'Which?', attributeIds }],
      });
      expect([attributeIds, answer.status]).toEqual([attributeIds, 400]);
    }
  });
});
