import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { connectDataSource, ENTITIES, migrations } from '#database';
import { createTestDatabase, type TestDatabase } from '#testing';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await connectDataSource(database.url);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const insert = async (table: string, values: Record<string, unknown>): Promise<string> => {
  const names = Object.keys(values);
  const [row] = await dataSource.query<{ id: string }[]>(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, place) => `$${place + 1}`).join(', ')}) RETURNING id`,
    Object.values(values),
  );
  return row!.id;
};

const newBrandRow = () => insert('brands', { name: 'Acme' });
const newCategoryRow = (brand_id: string, cat_type = 'CustomerAttribute') =>
  insert('attribute_categories', { brand_id, cat_type, display_name: 'Audience' });
const newAttributeRow = (attribute_category_id: string) =>
  insert('attributes', { attribute_category_id, display_name: 'runners' });

it('the migrations make exactly the schema that the entities describe', async () => {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
  expect(ENTITIES.length).toBeGreaterThan(20);
});

it('the migrations can be taken back and made again', async () => {
  const other = await createTestDatabase();
  const connection = await connectDataSource(other.url);
  for (let left = migrations.length; left > 0; left--) await connection.undoLastMigration();
  expect(await connection.query(`SELECT 1 FROM pg_tables WHERE tablename = 'brands'`)).toEqual([]);
  await connection.runMigrations();
  expect(await connection.query(`SELECT 1 FROM pg_tables WHERE tablename = 'brands'`)).toHaveLength(1);
  await connection.destroy();
  await other.drop();
});

it('prompts from before entries kept their categories get them by name, and go with them', async () => {
  const other = await createTestDatabase();
  const old = await connectDataSource(other.url);
  const hasColumn = () =>
    old.query<unknown[]>(`SELECT 1 FROM information_schema.columns WHERE column_name = 'entry_category_ids'`);
  while ((await hasColumn()).length > 0) await old.undoLastMigration();
  const add = async (statement: string, values: unknown[]): Promise<string> =>
    (await old.query<{ id: string }[]>(`INSERT INTO ${statement} RETURNING id`, values))[0]!.id;
  const brand = await add(`brands (name) VALUES ($1)`, ['Acme']);
  const category = (name: string) =>
    add(`attribute_categories (brand_id, cat_type, display_name) VALUES ($1, 'CustomerAttribute', $2)`, [
      brand,
      name,
    ]);
  const [audience, twin, material] = [
    await category('Audience'),
    await category('Audience'),
    await category('Material'),
  ];
  const attribute = (of: string) =>
    add(`attributes (attribute_category_id, display_name) VALUES ($1, 'x')`, [of]);
  const [mesh, gone] = [await attribute(material), await attribute(twin)];
  const prompt = (pipe: string, ids: (string | null)[] | null) =>
    add(
      `written_prompts (brand_id, question, attribute_category, entry_attribute_ids) VALUES ($1, 'x?', $2, $3)`,
      [brand, pipe, ids],
    );
  const [some, none, whole] = [
    await prompt('|Audience:free|Material:x', [null, mesh]),
    await prompt('Audience:free|Other:x', null),
    await prompt('Audience:x|Material:x', [gone, mesh]),
  ];
  await old.query(
    `INSERT INTO deleted_prompts (id, brand_id, deletion_id, prompt)
     SELECT id, brand_id, gen_random_uuid(), to_jsonb(p) FROM written_prompts p`,
  );
  await old.runMigrations();
  const categories = async (statement: string) =>
    new Map(
      (await old.query<{ id: string; ids: string[] | null }[]>(statement)).map(({ id, ids }) => [
        id,
        ids?.toSorted() ?? null,
      ]),
    );
  const stored = () => categories('SELECT id, entry_category_ids AS ids FROM written_prompts');
  expect(await stored()).toEqual(
    new Map([
      [some, [audience]],
      [none, [audience]],
      [whole, null],
    ]),
  );
  expect(await categories(`SELECT id, prompt->'entry_category_ids' AS ids FROM deleted_prompts`)).toEqual(
    new Map([
      [some, [audience, material].toSorted()],
      [none, [audience]],
      [whole, [twin, material].toSorted()],
    ]),
  );
  await old.query('DELETE FROM attribute_categories WHERE id = $1', [audience]);
  expect([...(await stored()).keys()]).toEqual([whole]);
  await old.destroy();
  await other.drop();
});

describe('the database itself refuses', () => {
  it.each([
    ['brands', { name: 'x', max_prompts: 0 }],
    ['brands', { name: 'x', max_prompts: 2001 }],
    ['brands', { name: null }],
  ])('%s %j', async (table, values) => {
    await expect(insert(table, values)).rejects.toThrow(/violates/);
  });

  it('an unknown category type, and weights other than 1 to 3', async () => {
    const brand = await newBrandRow();
    await expect(newCategoryRow(brand, 'Other')).rejects.toThrow(/attribute_categories_cat_type/);
    const category = await newCategoryRow(brand);
    const weighted = insert('attributes', { attribute_category_id: category, display_name: 'x', weight: 4 });
    await expect(weighted).rejects.toThrow(/attributes_weight/);
  });

  it('a blacklist pair twice, the other way round too, and with itself', async () => {
    const brand = await newBrandRow();
    const category = await newCategoryRow(brand);
    const [a, b] = [await newAttributeRow(category), await newAttributeRow(category)];
    const pair = (forbidden_with_id: string, target_id: string) =>
      insert('blacklist_pairs', { brand_id: brand, forbidden_with_id, target_id });
    await pair(a, b);
    await expect(pair(a, b)).rejects.toThrow(/duplicate key/);
    await expect(pair(b, a)).rejects.toThrow(/blacklist_pairs_either_way/);
    await expect(pair(a, a)).rejects.toThrow(/not_itself/);
  });

  it('a competitor of the same name twice in a brand', async () => {
    const brand = await newBrandRow();
    await insert('competitors', { brand_id: brand, name: 'Rival' });
    await expect(insert('competitors', { brand_id: brand, name: 'Rival' })).rejects.toThrow(
      /competitors_brand_name/,
    );
  });
});

describe('deleting', () => {
  it('a brand takes every table that refers to it along, but for the audit trail', async () => {
    const tables = await dataSource.query<{ table_name: string }[]>(
      `SELECT table_name FROM information_schema.columns WHERE column_name = 'brand_id' AND table_schema = 'public' AND table_name <> 'audit_entries'`,
    );
    const rules = await dataSource.query<{ table_name: string; delete_rule: string }[]>(
      `SELECT k.table_name, r.delete_rule FROM information_schema.referential_constraints r
       JOIN information_schema.key_column_usage k USING (constraint_name) WHERE k.column_name = 'brand_id'`,
    );
    const cascades = rules
      .filter(({ delete_rule }) => delete_rule === 'CASCADE')
      .map(({ table_name }) => table_name);
    expect(new Set(cascades)).toEqual(new Set(tables.map(({ table_name }) => table_name)));
  });

  it('a competitor keeps the saved prompts, without its id', async () => {
    const brand = await newBrandRow();
    const competitor = await insert('competitors', { brand_id: brand, name: 'Rival' });
    const prompt = await insert('written_prompts', {
      brand_id: brand,
      question: 'x?',
      competitor_id: competitor,
      competitor_name: 'Rival',
    });
    await dataSource.query('DELETE FROM competitors WHERE id = $1', [competitor]);
    const rows = await dataSource.query(
      'SELECT competitor_id, competitor_name FROM written_prompts WHERE id = $1',
      [prompt],
    );
    expect(rows).toEqual([{ competitor_id: null, competitor_name: 'Rival' }]);
  });

  it('a category takes its attributes and the saved prompts that name them along', async () => {
    const brand = await newBrandRow();
    const category = await newCategoryRow(brand);
    const attribute = await newAttributeRow(category);
    await insert('written_prompts', { brand_id: brand, question: 'single?', attribute_id: attribute });
    await insert('written_prompts', {
      brand_id: brand,
      question: 'several?',
      entry_attribute_ids: [attribute],
    });
    const kept = await insert('written_prompts', { brand_id: brand, question: 'other?' });
    await dataSource.query('DELETE FROM attribute_categories WHERE id = $1', [category]);
    expect(await dataSource.query('SELECT id FROM written_prompts WHERE brand_id = $1', [brand])).toEqual([
      { id: kept },
    ]);
  });
});
