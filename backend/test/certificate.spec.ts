import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Certificate, Coverage, GenerationAnswer } from '#contracts';
import { newBrand, newCategory, sharedProduct, type SharedProduct } from '#testing';

let product: SharedProduct;
let folder: string;
beforeAll(async () => {
  product = await sharedProduct();
  folder = mkdtempSync(join(tmpdir(), 'promptloom-certificate-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await product.stop();
});

/** A brand with an alias, a rule, and saved prompts of three types. */
async function newSet() {
  const { client } = product;
  const { id } = await newBrand(client, 'Zeta');
  const base = `/api/brands/${id}`;
  await client.put(base, { name: 'Zeta', aliases: ['Zéta Sports'] });
  const range = await newCategory(client, id, 'ProductCategory', 'Range', ['shoes', '=boots, "high"']);
  const audience = await newCategory(client, id, 'CustomerAttribute', 'Audience', ['runners', 'hikers']);
  const material = await newCategory(client, id, 'ProductAttribute', 'Material', ['wool', 'cork']);
  const [shoes, boots] = range.attributes;
  await client.post(`${base}/blacklists`, {
    forbiddenWithId: boots!.id,
    targetId: audience.attributes[1]!.id,
  });
  const call = async (kind: string, body: object) => {
    const { body: run } = await client.post<GenerationAnswer>(`${base}/generate-${kind}-prompts`, body);
    return (await client.post(`${base}/save-written-prompts`, { jobId: run.jobId })).body.batchId as string;
  };
  const bulk = await call('bulk-v2', { productCategoryIds: [shoes!.id, boots!.id] });
  await call('manual-v2', {
    productCategoryIds: [shoes!.id],
    selectedAttributes: Object.fromEntries(
      [audience, material].map(({ category, attributes }) => [category.id, attributes.map((row) => row.id)]),
    ),
  });
  await call('validation', { productCategoryIds: [shoes!.id] });
  const certificate = async (query = '') =>
    (await client.get<Certificate>(`${base}/certificate${query}`)).body;
  const csv = async (path = 'written-prompts-csv') => (await client.get<string>(`${base}/${path}`)).body;
  return { id, base, bulk, shoes: shoes!, runners: audience.attributes[0]!, certificate, csv };
}

let number = 0;
/** Runs `verify-set` as a person does, but for the build. */
function verify(csv: string | Buffer, certificate: unknown) {
  const [file, json] = ['csv', 'json'].map((ending) => join(folder, `${++number}.${ending}`));
  writeFileSync(file!, csv);
  writeFileSync(json!, typeof certificate === 'string' ? certificate : JSON.stringify(certificate));
  const { status, stdout, stderr } = spawnSync(process.execPath, [
    'dist/scripts/verify-set/main.js',
    file!,
    json!,
  ]);
  return { status, said: stderr.toString(), end: stdout.toString() };
}

describe('the certificate of a brand', () => {
  it('says what its saved prompts are, and how each figure was computed', async () => {
    const set = await newSet();
    const certificate = await set.certificate();
    expect(certificate.figures).toMatchObject({
      prompts: 12,
      byType: { Discovery: 11, Validation: 1, Competitor: 0 },
      coverage: {
        productAttribute: { allowed: 7, covered: 7, blocked: 1 },
        attributeAttribute: { allowed: 4, covered: 4, blocked: 0 },
      },
      namesBrand: { prompts: 0, rows: [] },
      breaksRule: { prompts: 0, rows: [] },
      exactDuplicates: { prompts: 0, rows: [] },
    });
    const shares = new Map(certificate.figures.shares.map((share) => [share.name, share]));
    expect(shares.get('shoes')).toMatchObject({ of: 'rows', prompts: 8, share: 8 / 11, goal: 0.5 });
    expect(certificate.origins.reduce((sum, { prompts }) => sum + prompts, 0)).toBe(12);
    expect(certificate.origins.map(({ templateType }) => templateType).toSorted()).toEqual(
      ['bulk_v2', 'manual_v2_with_product', 'validation_product_only'].toSorted(),
    );
    for (const figure of Object.keys(certificate.figures)) expect(certificate.how[figure]).toMatch(/\w{3}/);
  });

  it('is confirmed by verify-set from the file and the certificate alone, also after a rename', async () => {
    const set = await newSet();
    await product.client.put(`/api/attributes/${set.runners.id}`, { displayName: 'joggers' });
    const certificate = await set.certificate();
    expect(certificate.savedNames).toEqual([{ category: 'Audience', name: 'runners', id: set.runners.id }]);
    expect(verify(await set.csv(), certificate)).toEqual({
      status: 0,
      said: '',
      end: expect.stringContaining('Everything agrees'),
    });
  });

  it('counts attributes that read alike as one, also those of two categories of the same name', async () => {
    const { client } = product;
    const { id } = await newBrand(client, 'Zeta');
    const base = `/api/brands/${id}`;
    const range = await newCategory(client, id, 'ProductCategory', 'Range', ['shoes']);
    const size = await newCategory(client, id, 'CustomerAttribute', 'Size', ['large']);
    const material = await newCategory(client, id, 'ProductAttribute', 'Material', ['wool', 'cork']);
    const otherSize = await newCategory(client, id, 'ProductAttribute', 'Size', ['large', 'small']);
    const save = async (kind: string, body: object) => {
      const run = await client.post<GenerationAnswer>(`${base}/generate-${kind}-prompts`, body);
      await client.post(`${base}/save-written-prompts`, { jobId: run.body.jobId });
    };
    const productCategoryIds = [range.attributes[0]!.id];
    const [wool, large] = [material.attributes[0]!, otherSize.attributes[0]!];
    await save('manual-v2', {
      productCategoryIds,
      selectedAttributes: { [material.category.id]: [wool.id], [otherSize.category.id]: [large.id] },
    });
    await save('bulk-v2', { productCategoryIds });

    const figures = {
      productAttribute: { allowed: 4, covered: 4, blocked: 0 },
      attributeAttribute: { allowed: 5, covered: 1, blocked: 0 },
    };
    const coverage = await client.get<Coverage>(`${base}/coverage`);
    expect(coverage.body.pairs).toEqual(figures);
    expect(coverage.body.attributes.map(({ name }) => name)).toEqual(['large', 'wool', 'cork', 'small']);
    const cell = coverage.body.cells.find(({ attributeId }) => attributeId === size.attributes[0]!.id);
    expect(cell).toMatchObject({ saved: 2, unsaved: 0 });
    const plan = await client.get(`${base}/coverage-plan?strength=2&maxAttributes=3&scope=missing`);
    expect(plan.body).toMatchObject({ prompts: 2, pairs: 4, coverable: 4 });

    const { body: certificate } = await client.get<Certificate>(`${base}/certificate`);
    expect(certificate.figures.coverage).toEqual(figures);
    const csv = await client.get<string>(`${base}/written-prompts-csv`);
    expect(verify(csv.body, certificate)).toMatchObject({ status: 0, said: '' });
  });

  it('counts what a person edited after it was saved, unless it has the text of its run again', async () => {
    const set = await newSet();
    const [prompt] = (await product.client.get(`${set.base}/written-prompts?limit=1`)).body;
    const rewrite = (question: string) =>
      product.client.patch(`${set.base}/written-prompts/${prompt.id}`, { question });
    const edited = async () =>
      (await set.certificate()).origins.reduce(
        (sum, origin) => sum + (origin.edited ? origin.prompts : 0),
        0,
      );
    await rewrite(prompt.question);
    expect(await edited()).toBe(0);
    await rewrite('Which shoes are edited?');
    expect(await edited()).toBe(1);
    expect(verify(await set.csv(), await set.certificate()).status).toBe(0);
    await rewrite(prompt.question);
    expect(await edited()).toBe(0);
  });

  it('is one of a batch too, which is downloaded beside its file', async () => {
    const set = await newSet();
    const query = `?batchId=${set.bulk}&download=true`;
    const { headers, body } = await product.client.get<Certificate>(`${set.base}/certificate${query}`);
    expect(headers.get('content-disposition')).toBe('attachment; filename="Zeta_certificate.json"');
    expect(body).toMatchObject({ batchId: set.bulk, figures: { prompts: 7 } });
    const csv = await product.client.get<string>(body.file.path);
    expect(verify(csv.body, body).status).toBe(0);
    for (const [other, status] of [
      [crypto.randomUUID(), 404],
      ['none', 400],
    ])
      expect((await product.client.get(`${set.base}/certificate?batchId=${other}`)).status).toBe(status);
  });

  it('of a brand without prompts says so, and is confirmed', async () => {
    const { id } = await newBrand(product.client);
    const { body } = await product.client.get<Certificate>(`/api/brands/${id}/certificate`);
    expect(body.figures).toMatchObject({ prompts: 0, saved: { first: null, last: null } });
    const { body: csv } = await product.client.get<string>(`/api/brands/${id}/written-prompts-csv`);
    expect(verify(csv, body).status).toBe(0);
    expect((await product.client.get(`/api/brands/${crypto.randomUUID()}/certificate`)).status).toBe(404);
  });
});

describe('verify-set', () => {
  it('names one byte that was changed in the file', async () => {
    const set = await newSet();
    const [certificate, csv] = [await set.certificate(), Buffer.from(await set.csv())];
    csv[csv.indexOf('?')] = '!'.charCodeAt(0);
    const { status, said } = verify(csv, certificate);
    expect(status).toBe(1);
    expect(said).toContain('The file is not the one that was certified');
  });

  it('names the prompt that names the brand by an alias, however it is spelt', async () => {
    const set = await newSet();
    const [certificate, csv] = [await set.certificate(), await set.csv()];
    const lines = csv.split('\r\n');
    lines[3] = lines[3]!.replace(/^("(?:[^"]|"")*"|[^,]*)/, 'Are zeta-sports’ shoes any good?');
    const { said } = verify(lines.join('\r\n'), certificate);
    expect(said).toContain('Row 3 is a Discovery prompt and names the brand by its alias "Zéta Sports"');
    // The server says the same of a prompt that was edited after it was saved.
    const [prompt] = (await product.client.get(`${set.base}/written-prompts?limit=1`)).body;
    await product.client.patch(`${set.base}/written-prompts/${prompt.id}`, {
      question: 'Is Zeta Sports good?',
    });
    const later = await set.certificate();
    expect(later.figures.namesBrand).toEqual({ prompts: 1, rows: [1] });
    // What both say is no difference, and is told all the same.
    const { status, said: rows, end } = verify(await set.csv(), later);
    expect(status).toBe(0);
    expect(rows).toMatch(/^Row 1 is a Discovery prompt and names the brand .*\n$/);
    expect(end).toContain('Everything agrees');
    expect(end).toContain('Discovery prompts that name the brand: 1, as certified.');
    for (const namesBrand of [
      { prompts: 0, rows: [] },
      { prompts: 1, rows: [2] },
    ]) {
      const forged = { ...later, figures: { ...later.figures, namesBrand } };
      const other = verify(await set.csv(), forged);
      expect(other).toMatchObject({ status: 1, end: expect.stringMatching(/^\d things differ\.\n$/) });
      expect(other.said).toContain('Row 1 is a Discovery prompt and names the brand');
    }
  });

  it('names the rule that a prompt breaks, of whichever kind', async () => {
    const set = await newSet();
    const pairs = [{ brandId: set.id, forbiddenWithId: set.shoes.id, targetId: set.runners.id }];
    await product.client.post('/api/blacklist/batch', { pairs });
    const certificate = await set.certificate();
    expect(certificate.figures.breaksRule.prompts).toBe(3);
    const { status, said, end } = verify(await set.csv(), certificate);
    expect(status).toBe(0);
    expect(end).toContain('Prompts that break a rule: 3, as certified.');
    expect(said).toContain('Row 1 breaks the rule shoes × runners');
    expect(said.match(/breaks the rule/g)).toHaveLength(3);

    const forged = {
      ...certificate,
      figures: { ...certificate.figures, breaksRule: { prompts: 0, rows: [] } },
    };
    expect(verify(await set.csv(), forged).said).toContain(
      'Prompts that break a rule: computed 3, certified 0.',
    );
  });

  it('names each figure that was forged, and what was added', async () => {
    const set = await newSet();
    const [certificate, csv] = [await set.certificate(), await set.csv()];
    const { figures, file } = certificate;
    const [share, ...shares] = figures.shares;
    const forgedFigures = (forged: object) => ({ ...certificate, figures: { ...figures, ...forged } });
    for (const [forged, sentence] of [
      [{ ...certificate, file: { ...file, bytes: 1 } }, 'Bytes of the file: computed'],
      [
        forgedFigures({ exactDuplicates: { prompts: 0, rows: [4] } }),
        'Exact duplicates, their rows: computed [],',
      ],
      [
        forgedFigures({ alike: { ...figures.alike, masked: 'which § do' } }),
        'What these read like: computed',
      ],
      [forgedFigures({ shares }), `Share of ${share!.name}: computed`],
      [forgedFigures({ shares: [{ ...share!, prompts: 99 }, ...shares] }), 'certified 99,'],
      [forgedFigures({ shares: [{ ...share!, name: 'gold' }, ...shares] }), 'certified under the name gold.'],
      [
        forgedFigures({ shares: [...figures.shares, { ...share!, id: 'x', name: 'gold' }] }),
        'Share of gold: certified, and there is no such name',
      ],
    ] as const)
      expect(verify(csv, forged)).toMatchObject({ status: 1, said: expect.stringContaining(sentence) });
    const lines = csv.split('\r\n');
    lines[2] = lines[2]!.replace(/[^,]*$/, 'yesterday');
    expect(verify(lines.join('\r\n'), certificate).said).toContain(
      'Row 2 was saved at "yesterday", which is no time.',
    );
  });

  it('refuses what is no certificate and no written file with a sentence', async () => {
    const set = await newSet();
    const [certificate, csv] = [await set.certificate(), await set.csv()];
    expect(verify(csv, '{}')).toMatchObject({
      status: 2,
      said: expect.stringContaining('no certificate'),
    });
    expect(verify('a,b\r\n1,2\r\n', certificate)).toMatchObject({
      status: 2,
      said: expect.stringContaining('no written CSV'),
    });
    expect(verify(`${csv}"open`, certificate)).toMatchObject({
      status: 2,
      said: expect.stringContaining('Quote Not Closed'),
    });
  });
});
