import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import {
  connectDataSource,
  type ItemResult,
  type JobChange,
  Announcements,
  DELETED_BY_NOW,
  FORBIDDEN_BY_NOW,
  JobEntity,
  JobStore,
  RateLeases,
} from '#database';
import { createTestDatabase, type TestDatabase, until } from '#testing';

let database: TestDatabase;
let dataSource: DataSource;
let store: JobStore;
let announcements: Announcements;
let brandId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await connectDataSource(database.url);
  store = new JobStore(dataSource);
  announcements = new Announcements(database.url);
  await announcements.open();
});
afterAll(async () => {
  await announcements.close();
  await dataSource.destroy();
  await database.drop();
});
beforeEach(async () => {
  const [row] = await dataSource.query<{ id: string }[]>(
    `INSERT INTO brands (name) VALUES ('Acme') RETURNING id`,
  );
  brandId = row!.id;
});

const item = {
  combination: { productCategory: null, attributes: [], competitor: null },
  templateType: 'bulk_v2',
  promptType: 'Discovery',
} as const;
const FREE = { tokensIn: 0, tokensOut: 0 };

const newJob = (count: number): Promise<string> =>
  store.create(dataSource.manager, {
    brandId,
    kind: 'manual-v2',
    context: { brandName: 'Acme', templates: {} },
    items: Array.from({ length: count }, () => ({
      ...item,
      combination: { ...item.combination, attributes: [] },
    })),
    blocked: [],
    requestId: null,
  });

const good = (ordinal: number, text = `question ${ordinal}?`): ItemResult => ({
  ordinal,
  question: text,
  questionKey: Buffer.from(text),
  reason: null,
});
const bad = (ordinal: number, reason = 'It did not work.'): ItemResult => ({
  ordinal,
  question: null,
  questionKey: null,
  reason,
});
const reopen = (id: string) => dataSource.transaction((manager) => store.reopen(manager, id));
const read = (id: string) => dataSource.manager.findOneByOrFail(JobEntity, { id });

describe('results', () => {
  it('are stored once, however often they are sent, and counted once', async () => {
    const id = await newJob(3);
    expect(await store.record(id, [good(0), good(1)], { tokensIn: 10, tokensOut: 5 })).toEqual({
      ordinals: [0, 1],
      complete: false,
    });
    expect(await store.record(id, [good(0), good(2)], { tokensIn: 1, tokensOut: 1 })).toEqual({
      ordinals: [2],
      complete: true,
    });
    expect(await read(id)).toMatchObject({ done: 3, failed: 0, tokensIn: '11', tokensOut: '6' });
  });

  it('with a text that another prompt of the run has are refused, in one batch too', async () => {
    const id = await newJob(3);
    expect((await store.record(id, [good(0, 'same?'), good(1, 'same?')], FREE))?.ordinals).toEqual([0]);
    expect((await store.record(id, [good(2, 'same?')], FREE))?.ordinals).toEqual([]);
    expect(await store.missing(id)).toEqual([1, 2]);
  });

  it('sent by ten writers at once are all there', async () => {
    const id = await newJob(500);
    const batches = Array.from({ length: 10 }, (_, batch) =>
      Array.from({ length: 50 }, (_, place) => good(batch * 50 + place)),
    );
    await Promise.all(batches.map((batch) => store.record(id, batch, FREE)));
    expect(await read(id)).toMatchObject({ done: 500 });
  });

  it('of a job that is gone are nobody’s', async () => {
    const id = await newJob(1);
    await dataSource.query('DELETE FROM brands WHERE id = $1', [brandId]);
    expect(await store.record(id, [good(0)], FREE)).toBeNull();
  });

  it('are announced when, and only when, they are committed', async () => {
    const heard: JobChange[] = [];
    // Those of the tests before may still come in.
    const take = (change: JobChange) => {
      if (change.brandId === brandId) heard.push(change);
    };
    const stops = [announcements.onJobChange(take), announcements.onResults(take)];
    const id = await newJob(2);
    const failing = dataSource.transaction(async (manager) => {
      await store.create(manager, {
        brandId,
        kind: 'pc',
        context: { brandName: '', templates: {} },
        items: [item as never],
        blocked: [],
        requestId: null,
      });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await store.record(id, [good(1)], FREE);
    await until(() => heard.some(({ ordinals }) => ordinals.length > 0));
    stops.forEach((stop) => stop());
    expect(heard).toEqual([
      { jobId: id, brandId, status: 'queued', ordinals: [] },
      { jobId: id, brandId, status: 'queued', ordinals: [1] },
    ]);
  });
});

describe('the end of a job', () => {
  it('is completed with at least one good item, and says how many failed, why, and what to do', async () => {
    const id = await newJob(3);
    await store.begin(id);
    await store.record(id, [good(0), bad(1), bad(2)], FREE);
    await store.finish(id);
    expect(await read(id)).toMatchObject({
      status: 'completed',
      done: 1,
      failed: 2,
      error: '2 of 3 prompts failed, most often because: It did not work. Retry to ask for just those again.',
    });
  });

  it('gives no advice to retry what rules forbid by now, and tells all of these together', async () => {
    const id = await newJob(4);
    const forbidden = (ordinal: number) => ({
      ...bad(ordinal),
      reason: `${FORBIDDEN_BY_NOW}‘Audience ${ordinal}’ never with ‘wool’.`,
    });
    await store.begin(id);
    await store.record(id, [good(0), good(1), forbidden(2), forbidden(3)], FREE);
    await store.finish(id);
    expect(await read(id)).toMatchObject({
      error: '2 of 4 prompts failed, most often because: Rules forbid them by now.',
    });
  });

  it('gives none for what was deleted either', async () => {
    const id = await newJob(4);
    const deleted = (ordinal: number) => ({ ...bad(ordinal), reason: `${DELETED_BY_NOW}‘wool ${ordinal}’.` });
    await store.record(
      id,
      [good(0), deleted(1), deleted(2), { ...bad(3), reason: `${FORBIDDEN_BY_NOW}x.` }],
      FREE,
    );
    await store.finish(id);
    expect(await read(id)).toMatchObject({
      error: '3 of 4 prompts failed, most often because: What they ask about was deleted.',
    });
  });

  it('is failed with none', async () => {
    const id = await newJob(1);
    await store.record(id, [bad(0)], FREE);
    await store.finish(id);
    expect(await read(id)).toMatchObject({ status: 'failed', finishedAt: expect.any(Date) });
  });

  it('does not come while an item is missing', async () => {
    const id = await newJob(2);
    await store.record(id, [good(0)], FREE);
    await store.finish(id);
    expect(await read(id)).toMatchObject({ status: 'queued', finishedAt: null });
  });

  it('of one with nothing to do is there from the start', async () => {
    expect(await read(await newJob(0))).toMatchObject({ status: 'completed', requested: 0 });
  });

  it('by an error that concerns all marks what is missing', async () => {
    const id = await newJob(3);
    await store.record(id, [good(0)], FREE);
    await store.fail({ id, run: 1 }, 'The key is wrong.');
    expect(await read(id)).toMatchObject({
      status: 'completed',
      done: 1,
      failed: 2,
      error: 'The key is wrong.',
    });
    expect(await store.missing(id)).toEqual([]);
  });

  it('by such an error of a former run does not end the next one', async () => {
    const id = await newJob(3);
    await store.cancel(dataSource.manager, id);
    await reopen(id);
    await store.fail({ id, run: 1 }, 'The key is wrong.');
    expect(await read(id)).toMatchObject({ status: 'queued', failed: 0, error: null });
    await store.fail({ id, run: 2 }, 'The key is wrong.');
    expect(await read(id)).toMatchObject({ status: 'failed', failed: 3 });
  });
});

describe('a finished job', () => {
  it('cannot be cancelled, an unfinished one can, once', async () => {
    const id = await newJob(1);
    expect(await store.cancel(dataSource.manager, id)).toBe(true);
    expect(await store.cancel(dataSource.manager, id)).toBe(false);
    expect(await store.begin(id)).toBeNull();
  });

  it('opens again for its failed and missing items only', async () => {
    const id = await newJob(4);
    await store.record(id, [good(0), bad(1)], FREE);
    expect(await reopen(id)).toBeNull();
    await store.cancel(dataSource.manager, id);
    expect(await reopen(id)).toMatchObject({ run: 2, unsampled: false, items: 4, missing: [1, 2, 3] });
    expect(await read(id)).toMatchObject({
      status: 'queued',
      done: 1,
      failed: 0,
      error: null,
      finishedAt: null,
    });
    expect((await store.missingItems(id, 0, 3)).map(({ ordinal }) => ordinal)).toEqual([1, 2]);
  });
});

it('a job that shows no sign of life is quiet, by the clock of the database', async () => {
  const id = await newJob(3);
  await store.record(id, [good(1)], FREE);
  expect((await store.quiet(60_000)).map((job) => job.jobId)).not.toContain(id);
  await dataSource.query(`UPDATE jobs SET touched_at = now() - interval '2 minutes' WHERE id = $1`, [id]);
  expect(await store.quiet(60_000)).toContainEqual({
    jobId: id,
    kind: 'manual-v2',
    run: 1,
    unsampled: false,
    items: 3,
  });
  expect(await store.missing(id)).toEqual([0, 2]);
});

it('announcements go on after the listening connection was lost, and the gap is told', async () => {
  let gaps = 0;
  announcements.onGap(() => gaps++);
  await dataSource.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'promptloom-listen' AND datname = current_database()`,
  );
  await until(() => gaps === 1);
  const heard: string[] = [];
  const stop = announcements.onJobChange(({ jobId }) => heard.push(jobId));
  const id = await newJob(1);
  await until(() => heard.includes(id));
  stop();
});

it('leases of a shared rate follow one another, whoever takes them', async () => {
  const one = new RateLeases(dataSource, 'test', 60_000);
  const two = new RateLeases(dataSource, 'test', 60_000);
  const leases = await Promise.all([one.reserve(5_000), two.reserve(5_000), one.reserve(5_000)]);
  const starts = leases.map(({ delayMs }) => delayMs).sort((a, b) => a - b);
  expect(leases[0].intervalMs).toBe(1);
  expect(starts[1]! - starts[0]!).toBeGreaterThan(3_500);
  expect(starts[2]! - starts[1]!).toBeGreaterThan(3_500);
});

describe('the data that a run goes by', () => {
  const insert = async (sql: string, values: unknown[]): Promise<string> => {
    const [row] = await dataSource.query<{ id: string }[]>(`${sql} RETURNING id`, values);
    return row!.id;
  };
  const newAttribute = async (type: string) => {
    const category = await insert(
      `INSERT INTO attribute_categories (brand_id, cat_type, display_name) VALUES ($1, $2, 'Some')`,
      [brandId, type],
    );
    const attribute = await insert(
      `INSERT INTO attributes (attribute_category_id, display_name) VALUES ($1, 'one')`,
      [category],
    );
    return { category, attribute };
  };
  /** As if all changes until now had been made long ago. */
  const waitAnHour = () =>
    dataSource.query(`UPDATE brand_changes SET changed_at = now() - interval '1 hour' WHERE brand_id = $1`, [
      brandId,
    ]);

  const aboutAll = (...members: { category: string; attribute: string }[]) => {
    const attributes = members.map(({ category, attribute }) => ({
      id: attribute,
      name: attribute,
      categoryId: category,
      categoryName: 'Some',
    }));
    return { ...item, combination: { ...item.combination, attributes } };
  };

  it.each([
    ['blacklist_pairs (brand_id, forbidden_with_id, target_id)', 'attribute', 'attribute'],
    [
      'category_blacklist_pairs (brand_id, forbidden_with_category_id, target_category_id)',
      'category',
      'category',
    ],
    [
      'attribute_category_blacklist_pairs (brand_id, forbidden_with_attribute_id, target_category_id)',
      'attribute',
      'category',
    ],
  ] as const)(
    'are read where a row of %s came since it was planned, and only then',
    async (table, of, with_) => {
      const one = await newAttribute('ProductCategory');
      const other = await newAttribute('CustomerAttribute');
      await waitAnHour();
      const job = await newJob(1);
      expect(await store.begin(job)).toMatchObject({ brandMayDiffer: false });
      await insert(`INSERT INTO ${table} VALUES ($1, $2, $3)`, [brandId, one[of], other[with_]]);
      const begun = (await store.begin(job))!;
      expect(begun.brandMayDiffer).toBe(true);
      const items = [aboutAll(one), aboutAll(one, other)];
      expect((await store.rules(begun, items)).isEmpty).toBe(false);
      await waitAnHour();
      expect((await store.rules((await store.begin(job))!, items)).isEmpty).toBe(true);
    },
  );

  it('hold of the rules only those between what the items are about', async () => {
    const one = await newAttribute('ProductCategory');
    const other = await newAttribute('CustomerAttribute');
    const third = await newAttribute('ProductAttribute');
    for (const { attribute } of [other, third])
      await insert(
        `INSERT INTO blacklist_pairs (brand_id, forbidden_with_id, target_id) VALUES ($1, $2, $3)`,
        [brandId, attribute, one.attribute],
      );
    const job = (await store.begin(await newJob(1)))!;
    const { attributes, isEmpty } = await store.rules(job, [aboutAll(one, other)]);
    expect([...attributes.keys()].sort()).toEqual([one.attribute, other.attribute].sort());
    expect(isEmpty).toBe(false);
    expect((await store.rules(job, [aboutAll(other, third)])).isEmpty).toBe(true);
  });

  it('leave out what its brand does not have any more, of which an unchanged brand is not asked', async () => {
    const kept = await newAttribute('CustomerAttribute');
    const gone = await newAttribute('ProductCategory');
    const rival = await insert(`INSERT INTO competitors (brand_id, name) VALUES ($1, 'Rival')`, [brandId]);
    const nobody = randomUUID();
    const ref = (id: string) => ({ id, name: id, categoryId: kept.category, categoryName: 'Some' });
    const about = (productCategory: string, competitor: string) => ({
      ...item,
      combination: {
        productCategory: ref(productCategory),
        attributes: [ref(kept.attribute)],
        competitor: { id: competitor, name: 'Rival' },
      },
    });
    const items = [
      about(gone.attribute, rival),
      { ...about(kept.attribute, nobody), again: { jobId: brandId, index: 0, question: 'x?' } },
      { prompt: { question: 'x?', attributeId: nobody } },
    ];
    await waitAnHour();
    const job = await newJob(1);
    const deleted = async () => store.deletedIds((await store.begin(job))!, items);
    expect(await deleted()).toEqual(new Set());
    await dataSource.query('DELETE FROM attribute_categories WHERE id = $1', [gone.category]);
    expect(await deleted()).toEqual(new Set([gone.attribute, nobody]));
    await dataSource.query('DELETE FROM competitors WHERE id = $1', [rival]);
    expect(await deleted()).toEqual(new Set([gone.attribute, nobody, rival]));
  });
});
