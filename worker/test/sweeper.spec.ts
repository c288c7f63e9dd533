import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { connectDataSource, JobStore } from '#database';
import { JobProducer } from '#queue';
import { createTestDatabase, type TestDatabase } from '#testing';
import { Queue } from 'bullmq';
import type { DataSource } from 'typeorm';
import { Sweeper } from '../src/upkeep/sweeper.js';

const JOBS = 5;
const ITEMS = 100;

/** A queue that holds what is put into it, and counts how often it is asked. */
class CountedProducer extends JobProducer {
  calls = 0;
  restored: string[] = [];
  held = new Set<string>();
  failed = 0;

  constructor() {
    super({} as Record<'generation' | 'csv', Queue>);
  }

  override async totals() {
    this.calls++;
    return { pending: this.held.size, failed: this.failed };
  }

  override async live() {
    this.calls++;
    return new Set(this.held);
  }

  override async restore({ jobId }: { jobId: string }, live: ReadonlySet<string> = new Set()) {
    if (live.has(jobId)) return 0;
    this.calls++;
    this.held.add(jobId);
    this.restored.push(jobId);
    return 1;
  }
}

let database: TestDatabase;
let dataSource: DataSource;
let store: JobStore;
let producer: CountedProducer;
let sweeper: Sweeper;
let missingRead = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await connectDataSource(database.url);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});
beforeEach(async () => {
  await dataSource.query('DELETE FROM brands');
  const [brand] = await dataSource.query<{ id: string }[]>(
    `INSERT INTO brands (name) VALUES ('Acme') RETURNING id`,
  );
  store = new JobStore(dataSource);
  missingRead = 0;
  const read = store.missing.bind(store);
  store.missing = (...args) => {
    missingRead++;
    return read(...args);
  };
  producer = new CountedProducer();
  sweeper = new Sweeper(dataSource, store, producer);
  for (let i = 0; i < JOBS; i++) {
    await store.create(dataSource.manager, {
      brandId: brand!.id,
      kind: 'manual-v2',
      context: { brandName: 'Acme', templates: {} },
      items: Array.from({ length: ITEMS }, () => ({
        combination: { productCategory: null, attributes: [], competitor: null },
        templateType: 'bulk_v2' as const,
        promptType: 'Discovery' as const,
      })),
      blocked: [],
      requestId: null,
    });
  }
  await dataSource.query(`UPDATE jobs SET touched_at = now() - interval '1 minute'`);
});

describe('the sweeper', () => {
  it('puts into the queue what is not there, at its first sweep', async () => {
    await sweeper.sweep();
    expect(new Set(producer.restored).size).toBe(JOBS);
  });

  it('does not read a backlog that waits in order again at every sweep', async () => {
    await sweeper.sweep();
    producer.calls = missingRead = 0;
    for (let i = 0; i < 10; i++) await sweeper.sweep();
    expect(missingRead).toBe(0);
    // One look at the totals a sweep.
    expect(producer.calls).toBe(10);
    expect(producer.restored).toHaveLength(JOBS);
  });

  it('looks at everything at once when the queue was wiped, or a delivery failed', async () => {
    await sweeper.sweep();
    producer.held.clear();
    await sweeper.sweep();
    expect(producer.restored).toHaveLength(2 * JOBS);
    const [lost] = producer.held;
    producer.held.delete(lost!);
    producer.held.add('of another job');
    producer.failed = 1;
    await sweeper.sweep();
    expect(producer.restored).toHaveLength(2 * JOBS + 1);
  });

  it('goes on with the others when one job cannot be checked', async () => {
    const { missing } = store;
    let broken: string | undefined;
    store.missing = async (jobId, ...rest) => {
      broken ??= jobId;
      if (jobId === broken) throw new Error('It took too long.');
      return missing(jobId, ...rest);
    };
    await expect(sweeper.sweep()).rejects.toThrow('It took too long.');
    await sweeper.sweep().catch(() => undefined);
    expect(new Set(producer.restored).size).toBe(JOBS - 1);
  });

  it('looks at once at a job that is new among many that wait', async () => {
    await sweeper.sweep();
    const [first] = producer.restored;
    producer.held.add('of another job');
    producer.restored = [];
    // It moved on, and then fell silent again.
    await dataSource.query('UPDATE jobs SET touched_at = now() WHERE id = $1', [first]);
    await sweeper.sweep();
    producer.held.delete(first!);
    await dataSource.query(`UPDATE jobs SET touched_at = now() - interval '1 minute' WHERE id = $1`, [first]);
    await sweeper.sweep();
    expect(producer.restored).toEqual([first]);
  });
});
