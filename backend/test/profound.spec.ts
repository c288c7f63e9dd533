import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProfoundPreview, PromptToSave } from '#contracts';
import { type ApiAnswer, newBrand, newCategory, sharedProduct, type SharedProduct } from '#testing';

let product: SharedProduct;
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product.stop());

/** A brand with a product category, an audience and a material, and a way to save and export prompts. */
async function newShop(name = 'Acme') {
  const brand = await newBrand(product.client, name);
  const base = `/api/brands/${brand.id}`;
  const [shoes] = (await newCategory(product.client, brand.id, 'ProductCategory', 'Range', ['shoes']))
    .attributes;
  const [runners] = (
    await newCategory(product.client, brand.id, 'CustomerAttribute', 'Audience', ['runners'])
  ).attributes;
  const [wool] = (await newCategory(product.client, brand.id, 'ProductAttribute', 'Material', ['wool']))
    .attributes;
  return {
    base,
    shoes: shoes!,
    runners: runners!,
    wool: wool!,
    save: (...prompts: PromptToSave[]) => product.client.post(`${base}/save-written-prompts`, { prompts }),
    rename: (attributeId: string, modifiedName: string) =>
      product.client.post(`${base}/modified-attribute-names`, { attributeId, modifiedName }),
    lines: async (query = '') => {
      const { body } = await product.client.get<string>(`${base}/profound-csv${query}`);
      return body.split('\r\n').slice(0, -1);
    },
  };
}

type Shop = Awaited<ReturnType<typeof newShop>>;

const SINGLE = { productCategory: 'shoes', attributeCategory: 'Audience', attribute: 'runners' };

describe('the CSV for Profound', () => {
  it('has exactly the columns Topic, Prompt and Tags, and is named after the brand', async () => {
    const { base, lines } = await newShop('Ac/me "1"');
    expect(await lines()).toEqual(['Topic,Prompt,Tags']);
    const { headers } = await product.client.get(`${base}/profound-csv`);
    expect(headers.get('content-disposition')).toBe('attachment; filename="Ac_me_1_profound_export.csv"');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  });

  it('takes as topic the product category, else Competitors, else the attribute category, else the brand', async () => {
    const { save, lines } = await newShop();
    await save(
      { question: 'A?', ...SINGLE },
      { question: 'B?', promptType: 'Competitor', competitorName: 'Rival', attributeCategory: 'Audience' },
      { question: 'C?', attributeCategory: 'Audience:runners|Material:wool', attribute: 'runners, wool' },
      { question: 'D?' },
    );
    expect(await lines()).toEqual([
      'Topic,Prompt,Tags',
      'shoes,A?,"runners,Discovery"',
      'Competitors,B?,"Rival,Competitor"',
      '"Audience, Material",C?,"runners,wool,Discovery"',
      'Acme,D?,Discovery',
    ]);
  });

  it('tells attributes by their modified names, alone and in pipe values, and leaves the question', async () => {
    const { save, lines, rename, shoes, runners, wool, base } = await newShop();
    await save(
      { question: 'Which shoes suit runners?', ...SINGLE },
      {
        question: 'B?',
        productCategory: 'shoes',
        attributeCategory: 'Audience:runners|Unknown:x|Material:wool',
        attribute: 'runners, x, wool',
      },
    );
    await rename(shoes.id, 'Footwear');
    await rename(runners.id, 'Joggers');
    await rename(wool.id, 'Merino');
    expect(await lines()).toEqual([
      'Topic,Prompt,Tags',
      'Footwear,Which shoes suit runners?,"Joggers,Discovery"',
      'Footwear,B?,"Joggers,x,Merino,Discovery"',
    ]);
    const { body } = await product.client.get<string>(`${base}/written-prompts-csv`);
    expect(body).not.toMatch(/Footwear|Joggers|Merino/);
  });

  it('reads a pipe value as the rest of the product does, also one that was written by hand', async () => {
    const { save, lines, rename, wool } = await newShop();
    await rename(wool.id, 'Merino');
    const written = [
      'Audience:runners||Material:wool',
      '|Audience:runners|Material:wool|',
      'Audience:runners|Season|Material:wool',
      'Season|Audience:runners|Material:wool|Season',
      'Audience:runners: fast|Material:wool',
    ];
    await save(...written.map((attributeCategory, place) => ({ question: `${place}?`, attributeCategory })));
    expect((await lines()).slice(1).map((line) => line.slice(line.indexOf('?') + 2))).toEqual([
      ...written.slice(0, 4).map(() => '"runners,Merino,Discovery"'),
      '"runners: fast,Merino,Discovery"',
    ]);
  });

  it('keeps its link to an attribute that was renamed since', async () => {
    const { save, lines, runners, rename } = await newShop();
    await save({ question: 'A?', ...SINGLE });
    await product.client.put(`/api/attributes/${runners.id}`, { displayName: 'people who run' });
    await rename(runners.id, 'Joggers');
    expect((await lines())[1]).toBe('shoes,A?,"Joggers,Discovery"');
  });

  it('exports only the prompts that are asked for, by repeated or comma-joined ids', async () => {
    const { base, save, lines } = await newShop();
    await save({ question: 'A?' }, { question: 'B?' }, { question: 'C?' });
    const { body } = await product.client.get(`${base}/written-prompts`);
    const [a, , c] = body.map(({ id }: { id: string }) => id);
    expect(await lines(`?promptIds=${a}&promptIds=${c}`)).toHaveLength(3);
    expect(await lines(`?promptIds=${a},${c}`)).toHaveLength(3);
    expect(await lines(`?promptIds=${a}`)).toHaveLength(2);
    expect((await product.client.get(`${base}/profound-csv?promptIds=7`)).status).toBe(400);
  });

  it('takes 2,000 ids in one link', async () => {
    const { base, save, lines } = await newShop();
    await save(...Array.from({ length: 2000 }, (_, place) => ({ question: `Q ${place}?` })));
    const { body } = await product.client.get(`${base}/written-prompts`);
    const query = body.map(({ id }: { id: string }) => `promptIds=${id}`).join('&');
    expect(await lines(`?${query}`)).toHaveLength(2001);
  });

  it('keeps exact values, unless spreadsheetSafe is asked for', async () => {
    const { base, save, lines } = await newShop();
    await save({ question: '=1+1 or "2"?', productCategory: '@home' });
    expect((await lines())[1]).toBe('@home,"=1+1 or ""2""?",Discovery');
    expect((await lines('?spreadsheetSafe=true'))[1]).toBe(`'@home,"'=1+1 or ""2""?",Discovery`);
    expect((await product.client.get(`${base}/profound-csv?spreadsheetSafe=maybe`)).status).toBe(400);
  });
});

describe('the preview of the CSV for Profound', () => {
  it('holds in its parts the very rows of the file, and counts all of them and their risky cells', async () => {
    const { base, save, lines, rename, runners, wool, shoes } = await newShop('=Acme');
    await save(
      { question: 'A?', ...SINGLE },
      {
        question: '=B?',
        productCategory: 'shoes',
        attributeCategory: 'Audience:runners|Material:wool',
        attribute: 'runners, wool',
      },
      { question: 'C?', promptType: 'Competitor', competitorName: '-Rival' },
      { question: 'D?' },
      { question: 'E?', attributeCategory: 'Material', attribute: 'wool' },
    );
    await product.client.put(`/api/attributes/${wool.id}`, { displayName: 'merino' });
    await rename(wool.id, 'Merino Plus');
    await rename(runners.id, '+joggers');
    await rename(shoes.id, 'Footwear');
    const { body: whole } = await product.client.get<ProfoundPreview>(`${base}/profound-preview?limit=5`);
    expect([whole.rows.length, whole.nextCursor]).toEqual([5, null]);
    const { body: searched } = await product.client.get<ProfoundPreview>(`${base}/profound-preview?text=b`);
    expect(searched).toEqual({ ...whole, rows: whole.rows.filter(({ prompt }) => prompt === '=B?') });
    const rows: { promptId: string; topic: string; prompt: string; tags: string }[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor === null ? '' : `&cursor=${cursor}`;
      const { status, body }: ApiAnswer<ProfoundPreview> = await product.client.get(
        `${base}/profound-preview?limit=2${query}`,
      );
      // =B?, -Rival, =Acme, and twice +joggers.
      expect({ status, total: body.total, risky: body.risky }).toEqual({ status: 200, total: 5, risky: 5 });
      rows.push(...body.rows);
      cursor = body.nextCursor;
    } while (cursor !== null);
    const cell = (text: string) => (/[",]/.test(text) ? `"${text}"` : text);
    expect(rows.map(({ topic, prompt, tags }) => [topic, prompt, tags].map(cell).join(','))).toEqual(
      (await lines()).slice(1),
    );
    const { body: saved } = await product.client.get(`${base}/written-prompts`);
    expect(rows.map(({ promptId }) => promptId)).toEqual(saved.map(({ id }: { id: string }) => id));
    expect((await lines(`?exceptPromptIds=${saved[0].id},${saved[4].id}`)).slice(1)).toHaveLength(3);
  });

  it.each<[string, (shop: Shop) => Promise<unknown>]>([
    ['the brand', () => Promise.resolve()],
    ['nothing else', () => Promise.resolve()],
    ['a modified name', ({ rename, runners }) => rename(runners.id, '+joggers')],
    [
      'the present name of an attribute',
      ({ wool }) => product.client.put(`/api/attributes/${wool.id}`, { displayName: '-merino' }),
    ],
  ])('counts the risky cells that it holds, also where %s begins like a formula', async (what, change) => {
    const shop = await newShop(what === 'the brand' ? '=Acme' : 'Acme');
    await shop.save(
      { question: '=A?' },
      { question: 'B?', productCategory: ' @home' },
      { question: 'C?', attributeCategory: '+Plus', attribute: '=1' },
      { question: 'D?', attributeCategory: 'Plus:\tone|Minus:-two', attribute: '\tone, -two' },
      { question: 'E?', promptType: 'Competitor', competitorName: '-Rival' },
      { question: 'F?', attributeCategory: 'Plus', attribute: 'a=b' },
      { question: 'G?', ...SINGLE },
    );
    await change(shop);
    const { body } = await product.client.get<ProfoundPreview>(`${shop.base}/profound-preview`);
    const cells = body.rows.flatMap(({ topic, prompt, tags }) => [topic, prompt, tags]);
    const risky = cells.filter((cell) => /^[-=+@\t\r]/.test(cell)).length;
    expect(risky).toBeGreaterThanOrEqual(5);
    expect(body.risky).toBe(risky);
  });

  it('is empty for a brand without prompts, and refuses what is no page', async () => {
    const { base } = await newShop();
    const empty = { rows: [], total: 0, risky: 0, nextCursor: null };
    expect((await product.client.get(`${base}/profound-preview`)).body).toEqual(empty);
    for (const query of ['limit=0', 'limit=1001', 'cursor=x', 'cursor=1-2'])
      expect((await product.client.get(`${base}/profound-preview?${query}`)).status).toBe(400);
    expect((await product.client.get(`/api/brands/${crypto.randomUUID()}/profound-preview`)).status).toBe(
      404,
    );
  });
});
