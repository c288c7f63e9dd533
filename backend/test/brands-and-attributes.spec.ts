import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LIMITS } from '#contracts';
import { newBrand, newCategory, sharedProduct, type SharedProduct } from '#testing';

let product: SharedProduct;
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product.stop());

describe('brands', () => {
  it('are created with 250 prompts at most unless told otherwise; what the server owns is ignored', async () => {
    const sent = {
      name: ' Acme ',
      id: 'mine',
      createdAt: '2000-01-01',
      csvFilePath: '/etc/passwd',
      lastCsvGenerated: 'x',
    };
    const { status, body } = await product.client.post('/api/brands', sent);
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Acme', maxPrompts: 250, csvFilePath: null, lastCsvGenerated: null });
    expect(body.id).not.toBe('mine');
    expect(new Date(body.createdAt).getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  it('change only in the field that is sent', async () => {
    const brand = await newBrand(product.client, 'Before');
    await product.client.put(`/api/brands/${brand.id}`, { maxPrompts: 10 });
    const { body } = await product.client.put(`/api/brands/${brand.id}`, { name: 'After' });
    expect(body).toMatchObject({ id: brand.id, name: 'After', maxPrompts: 10, createdAt: brand.createdAt });
  });

  it.each([0, 2001, 1.5, '250', -1])('refuse %j as the most prompts', async (maxPrompts) => {
    expect((await product.client.post('/api/brands', { name: 'x', maxPrompts })).status).toBe(400);
  });

  it('are deleted with everything that depends on them', async () => {
    const brand = await newBrand(product.client);
    await newCategory(product.client, brand.id, 'ProductCategory', 'Range', ['shoes']);
    await product.client.post(`/api/brands/${brand.id}/save-written-prompts`, {
      prompts: [{ question: 'Which shoes?' }],
    });
    expect((await product.client.delete(`/api/brands/${brand.id}`)).body).toEqual({ success: true });
    expect((await product.client.get(`/api/brands/${brand.id}`)).status).toBe(404);
    for (const table of ['attribute_categories', 'written_prompts']) {
      expect(await product.sql(`SELECT 1 FROM ${table} WHERE brand_id = $1`, [brand.id])).toEqual([]);
    }
  });
});

describe('categories and attributes', () => {
  it('carry weight 1 by default, and whether they are product categories', async () => {
    const brand = await newBrand(product.client);
    const { body } = await product.client.post(`/api/brands/${brand.id}/categories`, {
      catType: 'ProductCategory',
      displayName: 'Range',
    });
    expect(body).toEqual({
      id: expect.any(String),
      brandId: brand.id,
      catType: 'ProductCategory',
      displayName: 'Range',
      weight: 1,
      phrase: null,
      isProductCategory: true,
    });
  });

  it.each([
    { catType: 'Other', displayName: 'x' },
    { catType: 'ProductCategory', displayName: '' },
    { catType: 'ProductCategory', displayName: 'a:b' },
    { catType: 'ProductCategory', displayName: 'a|b' },
    { catType: 'ProductCategory', displayName: 'x', weight: 4 },
    { catType: 'ProductCategory', displayName: 'x', weight: 1.5 },
    { catType: 'ProductCategory', displayName: 'x'.repeat(201) },
  ])('refuse %j as a category', async (category) => {
    const brand = await newBrand(product.client);
    expect((await product.client.post(`/api/brands/${brand.id}/categories`, category)).status).toBe(400);
    expect((await product.client.get(`/api/brands/${brand.id}/categories`)).body).toEqual([]);
  });

  it('keep the order of creation, in a batch too, and nest their category in the list of the brand', async () => {
    const brand = await newBrand(product.client);
    const names = Array.from({ length: 300 }, (_, place) => `attribute ${place}`);
    const { category, attributes } = await newCategory(
      product.client,
      brand.id,
      'CustomerAttribute',
      'Audience',
      names,
    );
    expect(attributes.map(({ displayName }) => displayName)).toEqual(names);
    const listed = await product.client.get(`/api/categories/${category.id}/attributes`);
    expect(listed.body.map(({ displayName }: { displayName: string }) => displayName)).toEqual(names);
    const all = await product.client.get(`/api/brands/${brand.id}/attributes`);
    expect(all.body[0]).toMatchObject({
      displayName: 'attribute 0',
      attributeCategory: { id: category.id, isProductCategory: false },
    });
  });

  it('keep what staff say of how names are put into words, until it is set anew or to null', async () => {
    const { client } = product;
    const brand = await newBrand(client);
    const { body: category } = await client.post(`/api/brands/${brand.id}/categories`, {
      catType: 'ProductAttribute',
      displayName: 'Sole',
      phrase: ' with a {value} sole ',
    });
    expect(category.phrase).toBe('with a {value} sole');
    const path = `/api/categories/${category.id}`;
    expect((await client.put(path, { displayName: 'Soles' })).body.phrase).toBe('with a {value} sole');
    expect((await client.put(path, { phrase: null })).body.phrase).toBeNull();
    const { body: created } = await client.post('/api/attributes/batch', {
      attributes: [
        { attributeCategoryId: category.id, displayName: 'cheap', weight: 1, phrase: 'under $100' },
        { attributeCategoryId: category.id, displayName: 'CRM', form: 'countable' },
      ],
    });
    expect(created).toMatchObject([
      { phrase: 'under $100', form: null },
      { phrase: null, form: 'countable' },
    ]);
    const attribute = `/api/attributes/${created[0].id}`;
    expect((await client.put(attribute, { weight: 3 })).body).toMatchObject({
      phrase: 'under $100',
      weight: 3,
    });
    expect((await client.put(attribute, { phrase: '', form: 'mass' })).body).toMatchObject({
      phrase: null,
      form: 'mass',
    });
  });

  it.each([
    ['no {value}', 'with a sole'],
    ['two', '{value} and {value}'],
    ['201 characters', `{value}${'x'.repeat(194)}`],
    ['a number', 5],
  ])('refuse a phrase with %s', async (_what, phrase) => {
    const brand = await newBrand(product.client);
    const body = { catType: 'ProductAttribute', displayName: 'Sole', phrase };
    const answer = await product.client.post(`/api/brands/${brand.id}/categories`, body);
    expect(answer.status).toBe(400);
    expect(answer.body.details[0].field).toBe('phrase');
  });

  it('are created all or none in a batch', async () => {
    const brand = await newBrand(product.client);
    const { category } = await newCategory(product.client, brand.id, 'CustomerAttribute', 'Audience', []);
    const good = { attributeCategoryId: category.id, displayName: 'good', weight: 2 };
    const nobody = { ...good, attributeCategoryId: '00000000-0000-4000-8000-000000000000' };
    expect(
      (await product.client.post('/api/attributes/batch', { attributes: [good, { ...good, weight: 9 }] }))
        .status,
    ).toBe(400);
    expect((await product.client.post('/api/attributes/batch', { attributes: [good, nobody] })).status).toBe(
      404,
    );
    for (const none of [{ attributes: [] }, {}]) {
      const { status, body } = await product.client.post('/api/attributes/batch', none);
      expect({ status, message: body.message }).toEqual({
        status: 400,
        message: 'No valid attributes to create',
      });
    }
    expect((await product.client.get(`/api/categories/${category.id}/attributes`)).body).toEqual([]);
  });

  it('of two brands do not mix in a batch', async () => {
    const [one, two] = [await newBrand(product.client), await newBrand(product.client)];
    const ours = await newCategory(product.client, one.id, 'CustomerAttribute', 'A', []);
    const theirs = await newCategory(product.client, two.id, 'CustomerAttribute', 'B', []);
    const attributes = [ours, theirs].map(({ category }) => ({
      attributeCategoryId: category.id,
      displayName: 'x',
      weight: 1,
    }));
    expect((await product.client.post('/api/attributes/batch', { attributes })).status).toBe(400);
  });

  it('are renamed only from the expected name, if one is given', async () => {
    const { id } = await newBrand(product.client);
    const { category, attributes } = await newCategory(product.client, id, 'CustomerAttribute', 'Who', [
      'all',
    ]);
    for (const path of [`/api/categories/${category.id}`, `/api/attributes/${attributes[0]!.id}`]) {
      const rename = (displayName: string, expected: string) =>
        product.client.put(path, { displayName, expected });
      const { body } = await product.client.put(path, { displayName: 'Theirs' });
      const refused = await rename('Mine', 'Who');
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({
        message: expect.stringContaining('‘Theirs’'),
        details: [{ field: 'displayName' }],
      });
      // Both gave it the same name; other changes go on.
      expect((await rename('Theirs', 'Who')).body).toEqual(body);
      expect((await product.client.put(path, { weight: 2, expected: 'Who' })).body).toMatchObject({
        weight: 2,
      });
      expect((await rename('Mine', 'Theirs')).body).toMatchObject({ displayName: 'Mine', weight: 2 });
    }
  });

  it('change only in the field that is sent; a type cannot change once there are attributes', async () => {
    const brand = await newBrand(product.client);
    const { category, attributes } = await newCategory(
      product.client,
      brand.id,
      'CustomerAttribute',
      'Audience',
      ['runners'],
    );
    const renamed = await product.client.put(`/api/categories/${category.id}`, { displayName: 'People' });
    expect(renamed.body).toMatchObject({ displayName: 'People', catType: 'CustomerAttribute', weight: 1 });
    const heavier = await product.client.put(`/api/attributes/${attributes[0]!.id}`, { weight: 3 });
    expect(heavier.body).toMatchObject({ displayName: 'runners', weight: 3 });
    expect(
      (await product.client.put(`/api/categories/${category.id}`, { catType: 'ProductAttribute' })).status,
    ).toBe(400);
    await product.client.delete(`/api/attributes/${attributes[0]!.id}`);
    expect(
      (await product.client.put(`/api/categories/${category.id}`, { catType: 'ProductAttribute' })).status,
    ).toBe(200);
  });

  it('take the saved prompts that name them along, as one of several too', async () => {
    const brand = await newBrand(product.client);
    const { attributes } = await newCategory(product.client, brand.id, 'CustomerAttribute', 'Audience', [
      'runners',
      'hikers',
    ]);
    await newCategory(product.client, brand.id, 'ProductAttribute', 'Material', ['wool']);
    const pipe = (audience: string) => ({
      question: `What is best for ${audience}?`,
      attributeCategory: `Audience:${audience}|Material:wool`,
      attribute: `${audience}, wool`,
    });
    await product.client.post(`/api/brands/${brand.id}/save-written-prompts`, {
      prompts: [pipe('runners'), pipe('hikers')],
    });
    await product.client.delete(`/api/attributes/${attributes[0]!.id}`);
    const left = await product.client.get(`/api/brands/${brand.id}/written-prompts`);
    expect(left.body.map(({ question }: { question: string }) => question)).toEqual([
      'What is best for hikers?',
    ]);
  });
});

describe('a copy of a brand', () => {
  it('has all that prompts are made from, under ids of its own, and neither prompts nor runs', async () => {
    const { client } = product;
    const brand = await newBrand(client, 'Original');
    const base = `/api/brands/${brand.id}`;
    await client.put(base, { maxPrompts: 77, aliases: ['Orig'], matchCase: true });
    const range = await newCategory(client, brand.id, 'ProductCategory', 'Range', ['shoes', 'boots']);
    const people = await newCategory(client, brand.id, 'CustomerAttribute', 'People', ['runners']);
    // Neither in the order of their names, by which PostgreSQL finds them.
    for (let n = 40; n > 10; n--) await client.post(`${base}/competitors`, { name: `Rival ${n}`, weight: 3 });
    const [shoes, boots] = range.attributes;
    await client.post(`${base}/blacklists`, {
      forbiddenWithId: shoes!.id,
      targetId: people.attributes[0]!.id,
    });
    await client.post('/api/attribute-category-blacklist/batch', {
      pairs: [
        { brandId: brand.id, forbiddenWithAttributeId: boots!.id, targetCategoryId: people.category.id },
      ],
    });
    await client.post(`${base}/category-pairings`, {
      productCategoryAttributeId: shoes!.id,
      attributeCategoryId: people.category.id,
    });
    await client.post(`${base}/modified-attribute-names`, {
      attributeId: shoes!.id,
      modifiedName: 'Footwear',
    });
    await client.post(`${base}/prompt-templates`, {
      templateType: 'bulk_v2',
      promptTemplate: 'Ask about {productCategory}.',
    });
    await client.post(`${base}/save-written-prompts`, { prompts: [{ question: 'Which shoes?' }] });

    const { status, body: copy } = await client.post(`${base}/duplicate`);
    expect(status).toBe(201);
    expect(copy).toMatchObject({
      name: 'Original (copy)',
      maxPrompts: 77,
      aliases: ['Orig'],
      matchCase: true,
    });
    const mine = `/api/brands/${copy.id}`;
    expect((await client.get(`${mine}/sheet-csv`)).body).toBe((await client.get(`${base}/sheet-csv`)).body);
    expect((await client.post(`${base}/duplicate`)).body.name).toBe('Original (copy 2)');
    const longest = await client.post('/api/brands', { name: `x${'👟'.repeat(LIMITS.nameLength - 1)}` });
    expect((await client.post(`/api/brands/${longest.body.id}/duplicate`)).body.name).toBe(
      `x${'👟'.repeat(LIMITS.nameLength - 8)} (copy)`,
    );
    const { body: attributes } = await client.get(`${mine}/attributes`);
    expect(attributes.map(({ id }: { id: string }) => id)).not.toContain(shoes!.id);
    expect((await client.get(`${mine}/modified-attribute-names`)).body).toMatchObject([
      { attributeId: attributes[0].id, modifiedName: 'Footwear' },
    ]);
    expect((await client.get(`${mine}/prompt-templates`)).body).toMatchObject([
      { brandId: copy.id, promptTemplate: 'Ask about {productCategory}.' },
    ]);
    expect((await client.get(`${mine}/written-prompts`)).body).toEqual([]);
    // What is deleted here stays there.
    await client.delete(base);
    expect((await client.get(`${mine}/attributes`)).body).toHaveLength(3);
    const named = await client.post(`${mine}/duplicate`, { name: 'Third' });
    expect(named.body.name).toBe('Third');
    expect((await client.post(`${base}/duplicate`)).status).toBe(404);
  });

  it('and every other brand tell how much they have, and what goes on there', async () => {
    const { client } = product;
    const brand = await newBrand(client);
    await newCategory(client, brand.id, 'ProductCategory', 'Range', ['shoes', 'boots']);
    const read = async () =>
      (await client.get('/api/brands/activity')).body.find(
        ({ brandId }: { brandId: string }) => brandId === brand.id,
      );
    const before = await read();
    expect(before).toEqual({
      brandId: brand.id,
      attributes: 2,
      savedPrompts: 0,
      activeRuns: 0,
      lastActivity: expect.any(String),
    });
    await client.post(`/api/brands/${brand.id}/save-written-prompts`, {
      prompts: [{ question: 'Which shoes?' }, { question: 'Which boots?' }],
    });
    await product.sql(
      `INSERT INTO jobs (brand_id, kind, status, requested, context) VALUES ($1, 'pc', 'active', 2, '{}')`,
      [brand.id],
    );
    const after = await read();
    expect(after).toMatchObject({ savedPrompts: 2, activeRuns: 1 });
    expect(after.lastActivity > before.lastActivity).toBe(true);
    // So does every change of its data, a deletion too.
    const { body: rival } = await client.post(`/api/brands/${brand.id}/competitors`, { name: 'Rival' });
    const changed = await read();
    expect(changed.lastActivity > after.lastActivity).toBe(true);
    await client.delete(`/api/competitors/${rival.id}`);
    expect((await read()).lastActivity > changed.lastActivity).toBe(true);
  });
});
