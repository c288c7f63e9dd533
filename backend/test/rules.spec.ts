import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newBrand, newCategory, sharedProduct, type SharedProduct } from '#testing';

let product: SharedProduct;
let brandId: string;
let range: Awaited<ReturnType<typeof newCategory>>;
let audience: typeof range;
let material: typeof range;

beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product.stop());
beforeEach(async () => {
  brandId = (await newBrand(product.client)).id;
  range = await newCategory(product.client, brandId, 'ProductCategory', 'Range', ['shoes', 'boots']);
  audience = await newCategory(product.client, brandId, 'CustomerAttribute', 'Audience', [
    'runners',
    'hikers',
  ]);
  material = await newCategory(product.client, brandId, 'ProductAttribute', 'Material', ['wool']);
});

const id = ({ attributes }: typeof range, place = 0) => attributes[place]!.id;
const post = (path: string, body: unknown) => product.client.post(path, body);
const get = (path: string) => product.client.get(`/api/brands/${brandId}/${path}`);
const refusal = async (path: string, body: unknown) => {
  const answer = await post(path, body);
  return { status: answer.status, message: answer.body.message };
};

describe('attribute blacklist pairs', () => {
  const path = () => `/api/brands/${brandId}/blacklists`;

  it('are created alone, listed with both attributes, and deleted', async () => {
    const created = await post(path(), {
      forbiddenWithId: id(audience),
      targetId: id(material),
      comment: 'why',
    });
    expect(created.status).toBe(201);
    expect((await get('blacklists')).body).toMatchObject([
      {
        id: created.body.id,
        comment: 'why',
        forbiddenWith: { displayName: 'runners' },
        target: { displayName: 'wool' },
      },
    ]);
    expect((await product.client.delete(`/api/blacklists/${created.body.id}`)).body).toEqual({
      success: true,
    });
    expect((await product.client.delete(`/api/blacklists/${created.body.id}`)).status).toBe(404);
  });

  it('clash with 409 alone, the other way round too, and are skipped in a batch', async () => {
    await post(path(), { forbiddenWithId: id(audience), targetId: id(material) });
    expect((await post(path(), { forbiddenWithId: id(material), targetId: id(audience) })).status).toBe(409);
    const pairs = [
      { brandId, forbiddenWithId: id(material), targetId: id(audience) },
      { brandId, forbiddenWithId: id(audience), targetId: id(audience, 1) },
    ];
    const batch = await post('/api/blacklist/batch', { pairs });
    expect(batch.status).toBe(201);
    expect(batch.body).toMatchObject([{ targetId: id(audience, 1) }]);
  });

  it('are created by the thousand in the order sent, each once', async () => {
    const brand = await newBrand(product.client);
    const numbered = (word: string, count: number) =>
      Array.from({ length: count }, (_, place) => `${word} ${place}`);
    const ones = await newCategory(product.client, brand.id, 'CustomerAttribute', 'One', numbered('one', 50));
    const others = await newCategory(
      product.client,
      brand.id,
      'ProductAttribute',
      'Other',
      numbered('other', 50),
    );
    const pairs = ones.attributes.flatMap((one) =>
      others.attributes.map((other) => ({ brandId: brand.id, forbiddenWithId: one.id, targetId: other.id })),
    );
    const { status, body } = await post('/api/blacklist/batch', { pairs: [...pairs, ...pairs.slice(0, 9)] });
    expect(status).toBe(201);
    const ids = ({ forbiddenWithId, targetId }: (typeof pairs)[number]) => [forbiddenWithId, targetId];
    expect(body.map(ids)).toEqual(pairs.map(ids));
    expect((await post('/api/blacklist/batch', { pairs })).body).toEqual([]);
  });

  it('are refused with the text for the rule that is broken', async () => {
    expect(await refusal(path(), { forbiddenWithId: '', targetId: id(material) })).toEqual({
      status: 400,
      message: 'Please select a primary attribute',
    });
    expect(await refusal('/api/blacklist/batch', { pairs: [] })).toEqual({
      status: 400,
      message: 'Please select at least one attribute to blacklist',
    });
    expect(await refusal(path(), { forbiddenWithId: id(material), targetId: id(material) })).toEqual({
      status: 400,
      message: 'Cannot blacklist an attribute with itself',
    });
  });

  it("of another brand's attributes are refused, and the whole batch with them", async () => {
    const other = await newBrand(product.client);
    const foreign = await newCategory(product.client, other.id, 'CustomerAttribute', 'A', ['x']);
    const pairs = [
      { brandId, forbiddenWithId: id(audience), targetId: id(material) },
      { brandId, forbiddenWithId: id(audience), targetId: id(foreign) },
    ];
    expect((await post('/api/blacklist/batch', { pairs })).status).toBe(400);
    expect((await get('blacklists')).body).toEqual([]);
  });
});

describe('category blacklist pairs', () => {
  it('carry both categories, and refuse themselves and nothing', async () => {
    const pair = {
      brandId,
      forbiddenWithCategoryId: audience.category.id,
      targetCategoryId: material.category.id,
    };
    const { status, body } = await post('/api/category-blacklist/batch', { pairs: [pair, pair] });
    expect({ status, count: body.length }).toEqual({ status: 201, count: 1 });
    expect((await get('category-blacklists')).body).toMatchObject([
      { forbiddenWithCategory: { displayName: 'Audience' }, targetCategory: { displayName: 'Material' } },
    ]);
    const itself = { ...pair, targetCategoryId: audience.category.id };
    expect((await refusal('/api/category-blacklist/batch', { pairs: [itself] })).message).toBe(
      'Cannot blacklist a category with itself',
    );
    expect((await refusal('/api/category-blacklist/batch', { pairs: [] })).message).toBe(
      'Please select at least one category to blacklist',
    );
    expect((await product.client.delete(`/api/category-blacklists/${body[0].id}`)).status).toBe(200);
  });
});

describe('attribute-category blacklist pairs', () => {
  it('set an attribute of a product category against a category of another type', async () => {
    const pair = { brandId, forbiddenWithAttributeId: id(range), targetCategoryId: audience.category.id };
    const { status, body } = await post('/api/attribute-category-blacklist/batch', { pairs: [pair] });
    expect(status).toBe(201);
    expect((await get('attribute-category-blacklists')).body).toMatchObject([
      { forbiddenWithAttribute: { displayName: 'shoes' }, targetCategory: { displayName: 'Audience' } },
    ]);
    const batch = '/api/attribute-category-blacklist/batch';
    expect(
      (await refusal(batch, { pairs: [{ ...pair, forbiddenWithAttributeId: id(audience) }] })).message,
    ).toBe('Please select an attribute from Product Category');
    expect(
      (await refusal(batch, { pairs: [{ ...pair, targetCategoryId: range.category.id }] })).message,
    ).toBe('Cannot blacklist against other Product Categories');
    expect((await product.client.delete(`/api/attribute-category-blacklists/${body[0].id}`)).status).toBe(
      200,
    );
  });
});

describe('all three kinds', () => {
  it('hold in a generator that combines values, and are counted', async () => {
    await post(`/api/brands/${brandId}/blacklists`, { forbiddenWithId: id(audience), targetId: id(range) });
    await post('/api/category-blacklist/batch', {
      pairs: [
        { brandId, forbiddenWithCategoryId: range.category.id, targetCategoryId: material.category.id },
      ],
    });
    await post('/api/attribute-category-blacklist/batch', {
      pairs: [{ brandId, forbiddenWithAttributeId: id(range, 1), targetCategoryId: audience.category.id }],
    });
    const productCategoryIds = range.attributes.map((attribute) => attribute.id);
    const { body } = await post(`/api/brands/${brandId}/generate-bulk-v2-prompts`, { productCategoryIds });
    expect(body).toMatchObject({ requested: 1, blocked: 5 });
    expect(body.prompts).toMatchObject([{ productCategory: 'shoes', attribute: 'hikers' }]);
  });
});

describe('pairings', () => {
  it('pair a product category with a category of another type, once', async () => {
    const pairing = { productCategoryAttributeId: id(range), attributeCategoryId: audience.category.id };
    const path = `/api/brands/${brandId}/category-pairings`;
    const created = await post(path, pairing);
    expect(created.status).toBe(201);
    expect(await refusal(path, pairing)).toEqual({
      status: 409,
      message: 'Failed to create category pairing. This pairing might already exist.',
    });
    expect((await refusal(path, { ...pairing, attributeCategoryId: 'x' })).message).toBe(
      'Please select an attribute category',
    );
    expect((await refusal(path, { ...pairing, productCategoryAttributeId: 'x' })).message).toBe(
      'Please select a product category attribute',
    );
    expect((await refusal(path, { ...pairing, attributeCategoryId: range.category.id })).status).toBe(400);
    const { body } = await post(`/api/brands/${brandId}/generate-paired-prompts`, undefined);
    expect(body.prompts).toMatchObject([
      { productCategory: 'shoes', attribute: 'runners', promptType: 'Discovery' },
      { productCategory: 'shoes', attribute: 'hikers' },
    ]);
    expect((await product.client.delete(`/api/category-pairings/${created.body.id}`)).status).toBe(200);
  });
});

describe('a category without attributes', () => {
  it('cannot become a product category while a pairing or a rule uses it as one of another type', async () => {
    const { category } = await newCategory(product.client, brandId, 'CustomerAttribute', 'Season', []);
    const change = (catType: string) => product.client.put(`/api/categories/${category.id}`, { catType });
    const pairing = { productCategoryAttributeId: id(range), attributeCategoryId: category.id };
    const { body: paired } = await post(`/api/brands/${brandId}/category-pairings`, pairing);
    const refused = await change('ProductCategory');
    expect({ status: refused.status, message: refused.body.message }).toEqual({
      status: 400,
      message: 'A category that a pairing uses cannot become a product category.',
    });
    expect((await change('ProductAttribute')).status).toBe(200);
    expect((await post(`/api/brands/${brandId}/generate-paired-prompts`, undefined)).status).toBe(200);
    await product.client.delete(`/api/category-pairings/${paired.id}`);
    const rule = { brandId, forbiddenWithAttributeId: id(range), targetCategoryId: category.id };
    const { body: rules } = await post('/api/attribute-category-blacklist/batch', { pairs: [rule] });
    expect((await change('ProductCategory')).body.message).toBe(
      'A category that a blacklist rule forbids cannot become a product category.',
    );
    await product.client.delete(`/api/attribute-category-blacklists/${rules[0].id}`);
    expect((await change('ProductCategory')).status).toBe(200);
  });
});

describe('competitors', () => {
  const path = () => `/api/brands/${brandId}/competitors`;

  it('have a name of at most 100 characters, unique in the brand, and a weight', async () => {
    const name = 'x'.repeat(100);
    expect((await post(path(), { name })).body).toMatchObject({ name, weight: 1, brandId });
    expect(await refusal(path(), { name: `${name}x` })).toEqual({
      status: 400,
      message: 'Name must be less than 100 characters',
    });
    expect(await refusal(path(), { name: ' ' })).toEqual({
      status: 400,
      message: 'Competitor name is required',
    });
    expect((await refusal(path(), { name })).status).toBe(409);
    expect((await refusal(path(), { name: 'Heavy', weight: 4 })).status).toBe(400);
    expect((await get('competitors')).body).toHaveLength(1);
  });

  it.each([
    ['Nike', 'nike'],
    ['Nike', 'ＮＩＫＥ'],
    ['Citroën', 'CITROEN'],
    ['Coca-Cola', 'coca cola'],
  ])('are the same however their name is written: %s and %s', async (first, second) => {
    expect((await post(path(), { name: first })).status).toBe(201);
    expect(await refusal(path(), { name: second })).toEqual({
      status: 409,
      message: 'This brand already has a competitor with this name.',
    });
    const other = await newBrand(product.client);
    expect((await post(`/api/brands/${other.id}/competitors`, { name: second })).status).toBe(201);
  });

  it('are created once when several people add the same at once', async () => {
    const names = ['Puma', 'PUMA', 'puma', 'Púma', 'pUMA'];
    const answers = await Promise.all(names.map((name) => post(path(), { name })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
  });

  it('give two prompts each: which is better, and alternatives', async () => {
    await post(path(), { name: 'Rival' });
    const { body } = await post(`/api/brands/${brandId}/generate-competitor-prompts`, undefined);
    expect(body.requested).toBe(2);
    for (const { question, promptType, competitorName } of body.prompts) {
      expect({ promptType, competitorName }).toEqual({ promptType: 'Competitor', competitorName: 'Rival' });
      expect(question).toMatch(/Acme/);
      expect(question).toMatch(/Rival/);
    }
  });

  it('cross with product categories and attributes in the advanced prompts', async () => {
    const { body: rival } = await post(path(), { name: 'Rival' });
    const advanced = `/api/brands/${brandId}/generate-advanced-competitor-prompts`;
    const selectedAttributes = {
      [audience.category.id]: audience.attributes.map((attribute) => attribute.id),
    };
    const { body } = await post(advanced, {
      competitorIds: [rival.id],
      productCategoryIds: [id(range)],
      selectedAttributes,
    });
    expect(body.requested).toBe(2);
    expect((await refusal(advanced, { competitorIds: [], productCategoryIds: [id(range)] })).message).toBe(
      'Select at least one competitor to generate prompts',
    );
    const empty = await post(advanced, {
      competitorIds: [rival.id],
      productCategoryIds: [],
      selectedAttributes: {},
    });
    expect(empty.status).toBe(400);
    expect(empty.body.error).toBe('Select at least one product category or attribute to generate prompts');
  });
});

describe('validation prompts', () => {
  const generate = (body: object) => post(`/api/brands/${brandId}/generate-validation-prompts`, body);

  it('are one per attribute of the category, else one per product category, and name the brand', async () => {
    const byCategory = await generate({
      productCategoryIds: [id(range)],
      attributeCategoryId: audience.category.id,
    });
    expect(byCategory.body.prompts).toMatchObject([
      { promptType: 'Validation', productCategory: 'shoes', attribute: 'runners' },
      { promptType: 'Validation', productCategory: 'shoes', attribute: 'hikers' },
    ]);
    const alone = await generate({ productCategoryIds: [], attributeCategoryId: audience.category.id });
    expect(alone.body.requested).toBe(2);
    const byProduct = await generate({
      productCategoryIds: [id(range), id(range, 1)],
      attributeCategoryId: null,
    });
    expect(byProduct.body.requested).toBe(2);
    for (const { question } of [...byCategory.body.prompts, ...byProduct.body.prompts])
      expect(question).toMatch(/\bAcme\b/);
  });

  it('need a selection, and take one product category at most with an attribute category', async () => {
    expect((await generate({ productCategoryIds: [], attributeCategoryId: null })).status).toBe(400);
    const two = { productCategoryIds: [id(range), id(range, 1)], attributeCategoryId: audience.category.id };
    expect((await generate(two)).status).toBe(400);
  });
});

describe('a competitor', () => {
  it('keeps its id when its name or weight is changed, and takes no name that another has', async () => {
    const { client } = product;
    const brand = await newBrand(client);
    const path = `/api/brands/${brand.id}/competitors`;
    const { body: rival } = await client.post(path, { name: 'Rival' });
    await client.post(path, { name: 'Other' });
    const put = (body: object) => client.put(`/api/competitors/${rival.id}`, body);
    expect((await put({ weight: 3 })).body).toEqual({ ...rival, weight: 3 });
    expect((await put({ name: ' RIVAL ' })).body).toEqual({ ...rival, name: 'RIVAL', weight: 3 });
    expect(await put({ name: 'other' })).toMatchObject({
      status: 409,
      body: { message: 'This brand already has a competitor with this name.' },
    });
    expect((await put({ name: '' })).body.message).toBe('Competitor name is required');
    expect((await put({ weight: 4 })).status).toBe(400);
    expect((await client.put(`/api/competitors/${crypto.randomUUID()}`, { weight: 1 })).status).toBe(404);
  });
});
