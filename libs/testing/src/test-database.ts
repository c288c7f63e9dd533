import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Started by Jest's global set-up, `scripts/test-set-up.mjs`. */
function serverUrl(variable: 'TEST_DATABASE_URL' | 'TEST_REDIS_URL'): string {
  const url = process.env[variable];
  if (!url)
    throw new Error(
      `${variable} is not set: start Jest in the root of the repository, where its settings are.`,
    );
  return url;
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A fresh, migrated database of its own for one suite: a copy of the one that the set-up made. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = new URL(serverUrl('TEST_DATABASE_URL'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  const templateName = template.pathname.slice(1);
  await asAdmin(template, async (admin) => {
    // Copies of one template are made one after the other.
    await admin.query('SELECT pg_advisory_lock(1)');
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${templateName}`);
  });
  const url = new URL(template);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () =>
      asAdmin(template, async (admin) => {
        await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      }),
  };
}

async function asAdmin(server: URL, work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const url = new URL(server);
  url.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

export type QueueBackend = 'postgres' | 'redis';

/** The backends that can be tested here; the set-up says when there is no Redis. */
export const QUEUE_BACKENDS: readonly QueueBackend[] = process.env['TEST_REDIS_URL']
  ? ['postgres', 'redis']
  : ['postgres'];

/** A Redis database that nobody else uses or has used, or nothing for BullMQ's PostgreSQL backend. */
export async function redisUrlFor(backend: QueueBackend): Promise<string | undefined> {
  if (backend !== 'redis') return undefined;
  const { Redis } = await import('ioredis');
  const server = serverUrl('TEST_REDIS_URL');
  const redis = new Redis(server);
  // The first database counts the numbers that were handed out.
  const number = await redis.incr('databases');
  redis.disconnect();
  return `${server}/${number}`;
}
