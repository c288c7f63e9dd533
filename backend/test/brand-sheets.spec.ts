import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newBrand, sharedProduct, type SharedProduct } from '#testing';

let product: SharedProduct;
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product.stop());

describe('a sheet of brand data', () => {
  const TEXT = [
    'Type\tCategory\tAttribute\tWeight\tPhrase\tWith Category\tWith Attribute\tComment',
    'Product Category\tRange\tshoes, "light"\tHigh',
    'Customer Attribute\tPeople\t=runners\t2\twho run',
    'Competitor\t\tRival\tlow',
    'Other name\t\tAcme Inc',
    'Never with\tRange\tshoes, "light"\t\t\tPeople\t=runners\ttoo heavy',
    'Together with\tRange\tshoes, "light"\t\t\tPeople',
  ].join('\r\n');

  it('is shown before it is taken, is taken at once, and changes nothing the second time, nor as the file that it is exported as', async () => {
    const brand = await newBrand(product.client);
    const base = `/api/brands/${brand.id}`;
    const states = (body: { rows: { state: string }[] }) => body.rows.map(({ state }) => state);
    const shown = await product.client.post(`${base}/sheet-preview`, { text: TEXT });
    expect(shown.status).toBe(200);
    expect(states(shown.body)).toEqual(Array(6).fill('new'));
    expect((await product.client.get(`${base}/categories`)).body).toEqual([]);

    const taken = await product.client.post(`${base}/sheet`, { text: TEXT });
    expect([taken.status, taken.body]).toEqual([200, { added: 6, changed: 0, same: 0 }]);
    const { body: attributes } = await product.client.get(`${base}/attributes`);
    expect(attributes).toMatchObject([
      { displayName: 'shoes, "light"', weight: 3, attributeCategory: { catType: 'ProductCategory' } },
      { displayName: '=runners', weight: 2, phrase: 'who run' },
    ]);
    expect((await product.client.get(`${base}/blacklists`)).body).toMatchObject([
      { forbiddenWithId: attributes[0].id, targetId: attributes[1].id, comment: 'too heavy' },
    ]);
    expect((await product.client.get(base)).body.aliases).toEqual(['Acme Inc']);

    const again = await product.client.post(`${base}/sheet`, { text: TEXT });
    expect(again.body).toEqual({ added: 0, changed: 0, same: 6 });
    const file = await product.client.get(`${base}/sheet-csv`);
    expect(file.headers.get('content-disposition')).toContain('Acme_brand_data.csv');
    expect(file.body.split('\r\n')[0]).toBe(
      'Type,Category,Attribute,Weight,Phrase,Form,With Category,With Attribute,Comment,Text',
    );
    // A spreadsheet would run it.
    expect(file.body).toContain(",'=runners,");
    const { body: same } = await product.client.post(`${base}/sheet`, { text: file.body });
    expect(same).toEqual({ added: 0, changed: 0, same: 10 });

    const other = await newBrand(product.client, 'Another');
    await product.client.post(`/api/brands/${other.id}/sheet`, { text: file.body });
    const copied = await product.client.get(`/api/brands/${other.id}/sheet-csv`);
    expect(copied.body).toBe(file.body);
  });

  it('holds the whole brand: settings, export names and templates go with it into a new one', async () => {
    const { client } = product;
    const base = `/api/brands/${(await newBrand(client, 'Original')).id}`;
    await client.put(base, { maxPrompts: 77, aliases: ['Orig'], matchCase: true });
    const text = 'Product Category,Range,shoes,High\nCompetitor,,Rival,Low';
    await client.post(`${base}/sheet`, { text });
    const { body: attributes } = await client.get(`${base}/attributes`);
    await client.post(`${base}/modified-attribute-names`, {
      attributeId: attributes[0].id,
      modifiedName: 'Footwear',
    });
    for (const [templateType, promptTemplate, more] of [
      ['bulk_v2', 'Ask, "briefly".\n\n- One sentence.', { description: 'Short ones', frames: false }],
      ['competitor', 'Ask.\nBriefly.', { isActive: 'false' }],
    ] as const)
      await client.post(`${base}/prompt-templates`, { templateType, promptTemplate, ...more });

    const { body: file } = await client.get(`${base}/sheet-csv`);
    const again = await client.post(`${base}/sheet`, { text: file });
    expect(again.body).toMatchObject({ added: 0, changed: 0 });
    // As an editor saves it that ends lines in its own way.
    const edited = await client.post(`${base}/sheet`, { text: file.replaceAll('\r\n', '\n') });
    expect(edited.body).toEqual(again.body);
    const other = `/api/brands/${(await newBrand(client, 'New')).id}`;
    const { status } = await client.post(`${other}/sheet`, { text: file });
    expect(status).toBe(200);
    expect((await client.get(`${other}/sheet-csv`)).body).toBe(file);
    const kept = async (path: string, fields: string[]) => {
      const [one, copy] = await Promise.all([base, other].map((of) => client.get(`${of}${path}`)));
      const only = (body: Record<string, unknown> | Record<string, unknown>[]) =>
        [body].flat().map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])));
      expect(only(copy!.body)).toEqual(only(one!.body));
    };
    await kept('', ['maxPrompts', 'aliases', 'matchCase']);
    await kept('/modified-attribute-names', ['modifiedName']);
    await kept('/prompt-templates', [
      'templateType',
      'name',
      'description',
      'promptTemplate',
      'isActive',
      'frames',
    ]);
  });

  it.each([
    [{ type: 'Setting', attribute: 'Maximum Prompts', text: '0' }, /whole number from 1 to 2000/],
    [{ type: 'Setting', attribute: 'Match case', text: 'maybe' }, /must be yes or no/],
    [{ type: 'Product Category', category: 'Range', form: 'plural' }, /A category has no Form/],
    [{ type: 'Setting', attribute: 'Colour', text: 'red' }, /must be one of: Maximum Prompts, Match case/],
    [{ type: 'Template', attribute: 'haiku', text: 'Ask.' }, /must be one of: product_category_best/],
    [{ type: 'Template', attribute: 'bulk_v2', text: '' }, /Template is required/],
    [{ type: 'Template', attribute: 'bulk_v2', text: 'Ask.', form: 'loud' }, /Form must hold: active/],
    [{ type: 'Export name', category: 'Range', attribute: 'shoes', text: 'Footwear' }, /no attribute shoes/],
  ])('names what is wrong with %j', async (row, message) => {
    const { id } = await newBrand(product.client);
    const { body } = await product.client.post(`/api/brands/${id}/sheet`, { rows: [row] });
    expect(body.message).toMatch(message);
  });

  it('is taken whole or not at all, and is refused with the row and its fault', async () => {
    const { id } = await newBrand(product.client);
    const base = `/api/brands/${id}`;
    const rows = [
      { type: 'Product Category', category: 'Range', attribute: 'shoes' },
      { type: 'Product Category', category: 'Range', attribute: 'boots', weight: '7' },
    ];
    const refused = await product.client.post(`${base}/sheet`, { rows });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        message: 'Row 2: Weight must be 1, 2, 3, Low, Medium or High',
        details: [{ field: 'rows.1' }],
      },
    });
    expect((await product.client.get(`${base}/categories`)).body).toEqual([]);
    for (const body of [{}, { text: 'x', rows: [] }, { rows: [{ type: 1 }] }, { rows: 'x' }])
      expect((await product.client.post(`${base}/sheet-preview`, body)).status).toBe(400);
    const unclosed = await product.client.post(`${base}/sheet-preview`, { text: 'Competitor,,"Rival' });
    expect(unclosed.body.message).toMatch(/^This is no table: /);
    expect((await product.client.get(`/api/brands/${crypto.randomUUID()}/sheet-csv`)).status).toBe(404);
  });

  it('may be a CSV with semicolons', async () => {
    const { id } = await newBrand(product.client);
    const text = '\ufeffType;Category;Attribute;Weight\nProduct Category;Range;"boots; high";Medium';
    const { body } = await product.client.post(`/api/brands/${id}/sheet-preview`, { text });
    expect(body.rows).toMatchObject([
      { cells: { attribute: 'boots; high', weight: 'Medium' }, state: 'new' },
    ]);
  });
});
