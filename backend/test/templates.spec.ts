import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SystemDefaultTemplate } from '#contracts';
import { defaultTemplate } from '#domain';
import { newBrand, newCategory, sharedProduct, type SharedProduct } from '#testing';

let product: SharedProduct;
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product.stop());

const template = {
  templateType: 'bulk_v2',
  name: 'Mine',
  promptTemplate: 'About {productCategory} and {attributeName}',
};

describe("a brand's templates", () => {
  it('are one of each type: 201 for the first, 200 when it is replaced', async () => {
    const brand = await newBrand(product.client);
    const path = `/api/brands/${brand.id}/prompt-templates`;
    const first = await product.client.post(path, template);
    expect({ status: first.status, isActive: first.body.isActive }).toEqual({
      status: 201,
      isActive: 'true',
    });
    const second = await product.client.post(path, {
      ...template,
      promptTemplate: 'Other {{categoryName}}',
      isActive: 'false',
    });
    expect({ status: second.status, id: second.body.id, isActive: second.body.isActive }).toEqual({
      status: 200,
      id: first.body.id,
      isActive: 'false',
    });
    expect((await product.client.get(path)).body).toMatchObject([
      { promptTemplate: 'Other {{categoryName}}' },
    ]);
  });

  it.each([
    [{ ...template, promptTemplate: 'x {brandName}' }, /\{brandName\}.*\{productCategory\}/],
    [{ ...template, promptTemplate: ' ' }, /Template is required/],
    [{ ...template, name: ' ' }, /Template name is required/],
    [{ ...template, name: '' }, /Template name is required/],
    [{ ...template, templateType: 'other' }, /templateType must be one of/],
    [{ ...template, isActive: true }, /isActive must be the string/],
    [{ ...template, promptTemplate: 'x'.repeat(20_001) }, /20000/],
  ])('are refused: %j', async (body, message) => {
    const brand = await newBrand(product.client);
    const answer = await product.client.post(`/api/brands/${brand.id}/prompt-templates`, body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(message);
    expect((await product.client.get(`/api/brands/${brand.id}/prompt-templates`)).body).toEqual([]);
  });
});

describe("changing a brand's templates together", () => {
  it('saves and removes them in one call, so that runs use the default of what was removed, and answers what the brand has', async () => {
    const brand = await newBrand(product.client);
    const path = `/api/brands/${brand.id}/prompt-templates`;
    await product.client.post(path, template);
    const top = { templateType: 'product_category_top', promptTemplate: 'Top' };
    const best = { templateType: 'product_category_best', promptTemplate: 'Best' };
    await product.client.post(path, top);
    const { status, body } = await product.client.patch(path, {
      templates: [{ ...top, promptTemplate: 'The top' }, best],
      removed: ['bulk_v2', 'competitor'],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { ...best, name: 'Product Category: Best', isActive: 'true' },
      { ...top, promptTemplate: 'The top' },
    ]);
    expect((await product.client.get(path)).body).toEqual(body);
    expect((await product.client.post(path, template)).status).toBe(201);
  });

  it.each([
    [{ templates: [template, { ...template, promptTemplate: '{brandName}' }] }, 400, /Unknown variable/],
    [{ templates: 'bulk_v2' }, 400, /templates must be a list/],
    [{ removed: ['other'] }, 400, /removed must hold types of templates: product_category_best/],
    [{ templates: [template], removed: ['bulk_v2'] }, 400, /cannot be both saved and removed/],
  ])('changes nothing when a part of it is refused: %j', async (body, status, message) => {
    const brand = await newBrand(product.client);
    const path = `/api/brands/${brand.id}/prompt-templates`;
    const kept = (
      await product.client.post(path, { ...template, templateType: 'competitor', promptTemplate: 'Kept' })
    ).body;
    const answer = await product.client.patch(path, { removed: ['competitor'], ...body });
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(message);
    expect((await product.client.get(path)).body).toEqual([kept]);
  });

  it('leaves the name and description that a template has, and gives a new one the usual', async () => {
    const brand = await newBrand(product.client);
    const path = `/api/brands/${brand.id}/prompt-templates`;
    await product.client.post(path, { ...template, description: 'Ours' });
    const texts = ['bulk_v2', 'competitor'].map((templateType) => ({ templateType, promptTemplate: 'New' }));
    const { body } = await product.client.patch(path, { templates: texts });
    expect(body).toMatchObject([
      { name: 'Mine', description: 'Ours', promptTemplate: 'New' },
      { name: expect.stringMatching(/\w/), description: expect.stringMatching(/\w/), promptTemplate: 'New' },
    ]);
  });

  it('answers 404 for an unknown brand', async () => {
    const unknown = `/api/brands/${crypto.randomUUID()}/prompt-templates`;
    expect((await product.client.patch(unknown, { removed: ['bulk_v2'] })).status).toBe(404);
  });
});

describe('system defaults', () => {
  beforeEach(() => product.sql('DELETE FROM system_default_templates'));

  it('are written for all brands with temperature 800, and leave the own templates of brands as they are', async () => {
    const brand = await newBrand(product.client);
    await product.client.post(`/api/brands/${brand.id}/prompt-templates`, template);
    const path = `/api/brands/${brand.id}/prompt-templates/save-as-default`;
    const templates = [
      { templateType: 'bulk_v2', promptTemplate: 'Default {productCategory}', isActive: 'true' },
      { templateType: 'competitor', promptTemplate: '{brand1} or {brand2}', temperature: 300 },
    ];
    expect((await product.client.post(path, { templates })).status).toBe(200);
    expect((await product.client.post(path, { templates })).status).toBe(200);
    expect((await product.client.get('/api/system-default-templates')).body).toMatchObject([
      {
        templateType: 'bulk_v2',
        promptTemplate: 'Default {productCategory}',
        temperature: 800,
        isActive: true,
      },
      { templateType: 'competitor', temperature: 300 },
    ]);
    const facts = { id: expect.any(String), createdAt: expect.any(String), updatedAt: expect.any(String) };
    expect((await product.client.get('/api/system-default-templates')).body).toMatchObject([facts, facts]);
    const own = await product.client.get(`/api/brands/${brand.id}/prompt-templates`);
    expect(own.body).toMatchObject([{ promptTemplate: template.promptTemplate }]);
    const unknown = { templates: [{ templateType: 'competitor', promptTemplate: '{attributeName}' }] };
    expect((await product.client.post(path, unknown)).status).toBe(400);
  });

  /** Saves the default of a type. */
  const saveDefault = async (promptTemplate: string, more: object = {}) => {
    const { id } = await newBrand(product.client);
    return product.client.post(`/api/brands/${id}/prompt-templates/save-as-default`, {
      templates: [{ templateType: 'bulk_v2', promptTemplate, ...more }],
    });
  };
  const defaults = async () =>
    (await product.client.get<SystemDefaultTemplate[]>('/api/system-default-templates')).body;
  const textsOf = async () => (await defaults()).map(({ promptTemplate }) => promptTemplate);

  it('replace only the text and the frames that were expected: the built-in ones where none was saved, else those that were saved; 409 with all that are saved now, and nothing is', async () => {
    const builtIn = defaultTemplate('bulk_v2').promptTemplate;
    expect((await saveDefault('First', { expected: 'Another', expectedFrames: true })).status).toBe(409);
    expect(await textsOf()).toEqual([]);
    expect((await saveDefault('First', { expected: builtIn, expectedFrames: true })).status).toBe(200);
    const late = await saveDefault('Second', { expected: builtIn });
    expect({ status: late.status, body: late.body }).toEqual({
      status: 409,
      body: {
        statusCode: 409,
        message: 'Somebody else has changed these defaults meanwhile. Nothing was saved.',
        error: 'Somebody else has changed these defaults meanwhile. Nothing was saved.',
        defaults: await defaults(),
      },
    });
    expect((await saveDefault('Second', { expected: 'First', expectedFrames: false })).status).toBe(409);
    expect((await saveDefault('Second', { expectedFrames: 'no' })).status).toBe(400);
    expect(await textsOf()).toEqual(['First']);
    expect((await saveDefault('Second', { expected: 'First' })).status).toBe(200);
    expect((await saveDefault('Third')).status).toBe(200);
    expect(await textsOf()).toEqual(['Third']);
  });

  it('are replaced by one of those who expect the same text at the same time, also where none was saved', async () => {
    for (const expected of [defaultTemplate('bulk_v2').promptTemplate, 'Saved']) {
      if (expected === 'Saved') await saveDefault(expected);
      const texts = ['One', 'Two', 'Three', 'Four'];
      const answers = await Promise.all(texts.map((text) => saveDefault(text, { expected })));
      const saved = texts.filter((_, place) => answers[place]?.status === 200);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      expect(await textsOf()).toEqual(saved);
    }
  });

  it('are removed by their ids, which is audited, so that the built-in text is used again; 404 for one that is gone', async () => {
    await saveDefault('Saved');
    const [saved] = await defaults();
    const path = `/api/system-default-templates/${saved?.id}`;
    const { status, body } = await product.client.delete(path);
    expect({ status, body }).toEqual({ status: 200, body: { success: true } });
    expect(await defaults()).toEqual([]);
    const audited = await product.client.get('/api/audit?action=template.delete-default&limit=1');
    expect(audited.body).toMatchObject([{ brandId: null, subjectId: saved?.id, subject: 'bulk_v2' }]);
    expect((await product.client.delete(path)).body).toEqual({
      statusCode: 404,
      message: 'Default template not found',
      error: 'Default template not found',
    });
    expect((await product.client.delete('/api/system-default-templates/bulk_v2')).status).toBe(400);
    const expected = defaultTemplate('bulk_v2').promptTemplate;
    expect((await saveDefault('Saved again', { expected })).status).toBe(200);
  });
});

describe('modified attribute names', () => {
  it('are at most one for each attribute, of its own brand and not blank, and go with it', async () => {
    const [brand, other] = [await newBrand(product.client), await newBrand(product.client)];
    const { attributes } = await newCategory(product.client, brand.id, 'CustomerAttribute', 'Audience', [
      'runners',
    ]);
    const path = `/api/brands/${brand.id}/modified-attribute-names`;
    const attributeId = attributes[0]!.id;
    expect((await product.client.post(path, { attributeId, modifiedName: ' Joggers ' })).body).toMatchObject({
      modifiedName: 'Joggers',
    });
    const second = await product.client.post(path, { attributeId, modifiedName: 'Athletes' });
    expect({ status: second.status, name: second.body.modifiedName }).toEqual({
      status: 200,
      name: 'Athletes',
    });
    expect((await product.client.post(path, { attributeId, modifiedName: ' ' })).status).toBe(400);
    const foreign = `/api/brands/${other.id}/modified-attribute-names`;
    expect((await product.client.post(foreign, { attributeId, modifiedName: 'x' })).status).toBe(400);
    expect((await product.client.delete(`${foreign}/${second.body.id}`)).status).toBe(404);
    expect((await product.client.get(path)).body).toHaveLength(1);
    await product.client.delete(`/api/attributes/${attributeId}`);
    expect((await product.client.get(path)).body).toEqual([]);
  });
});
