import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ApiEnvironment, loadEnvironment } from '#config';
import { ApiClient, createTestDatabase, type TestDatabase } from '#testing';
import type { INestApplication } from '@nestjs/common';
import type { Express } from 'express';
import { createApi } from '../src/app.js';

const TOKEN = 'a-token-of-sixteen-or-more';
const OPEN = 'open';
const SESSION = 'session';

let database: TestDatabase;
let app: INestApplication;
let stranger: ApiClient;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createApi(
    loadEnvironment(ApiEnvironment, {
      DATABASE_URL: database.url,
      APP_PASSWORD: 'correct horse battery staple',
      METRICS_TOKEN: TOKEN,
      LOG_LEVEL: 'silent',
    }),
  );
  await app.listen(0, '127.0.0.1');
  stranger = new ApiClient(await app.getUrl());
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

interface Route {
  method: string;
  path: string;
}

/** What Express's types leave out. */
interface Matching {
  /** It stands for every path. */
  slash: boolean;
  match(path: string): boolean;
}

/** Where something is mounted that answers by itself: another Express application, or files. */
const MOUNTS = ['/queues', '/api/docs', '/api/docs/docs', '/assets'];
const ANSWERING = ['mounted_app', 'serveStatic', 'expressStaticGzip'];

/** Every route in the router of this process, whoever registered it. */
function routes(): Route[] {
  const { router } = app.getHttpAdapter().getInstance() as Express;
  return router.stack.flatMap((layer): Route[] => {
    if (layer.route) {
      const { path, stack } = layer.route;
      const methods = new Set(stack.map(({ method }) => method.toUpperCase()));
      return [...methods].map((method) => ({ method, path: String(path as unknown) }));
    }
    if (!ANSWERING.includes(layer.name)) return [];
    const { slash, match } = layer as typeof layer & Matching;
    const place = slash ? '' : MOUNTS.find((mount) => match.call(layer, mount));
    return [{ method: 'GET', path: `${place ?? 'an unknown place'}/*` }];
  });
}

/** Who may come in. */
async function doorOf({ method, path }: Route): Promise<string> {
  const url = path.startsWith('/^')
    ? '/any-screen'
    : path.replace('*', 'something').replace(/:\w+/g, () => crypto.randomUUID());
  const { status } = await stranger.call(method, url);
  if (status !== 401) return OPEN;
  const withToken = await stranger.call(method, url, undefined, { authorization: `Bearer ${TOKEN}` });
  return withToken.status === 401 ? SESSION : 'session or `METRICS_TOKEN`';
}

/** As docs/security.md has it. */
const rowOf = ({ method, path }: Route, door: string): string =>
  `| ${method} | ${path.startsWith('/^') ? 'every other path: the page of the client' : `\`${path}\``} | ${door} |`;

it('every route of the running process needs a session, but for those that docs/security.md names', async () => {
  const rows = new Set<string>();
  for (const route of routes()) {
    const door = await doorOf(route);
    if (door !== SESSION) rows.add(rowOf(route, door));
  }
  const documented = readFileSync('docs/security.md', 'utf8')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => /^\| (GET|POST|PUT|PATCH|DELETE|HEAD|ALL) \|/.test(line));
  expect(documented.toSorted()).toEqual([...rows].toSorted());
  expect([...rows].filter((row) => row.endsWith(`| ${OPEN} |`)).toSorted()).toEqual(
    [
      rowOf({ method: 'GET', path: '/*' }, OPEN),
      rowOf({ method: 'GET', path: '/^' }, OPEN),
      rowOf({ method: 'GET', path: '/assets/*' }, OPEN),
      rowOf({ method: 'GET', path: '/health/live' }, OPEN),
      rowOf({ method: 'GET', path: '/health/ready' }, OPEN),
      rowOf({ method: 'POST', path: '/api/auth/login' }, OPEN),
    ].toSorted(),
  );
});

it('the description of the API is given in one form, to nobody without a session', async () => {
  for (const path of ['/api/docs', '/api/docs/', '/api/docs/index.html', '/api/openapi.json'])
    expect([path, (await stranger.get(path)).status]).toEqual([path, 401]);
  await stranger.post('/api/auth/login', { password: 'correct horse battery staple' });
  for (const path of ['/api/docs-yaml', '/api/docs-json'])
    expect([path, (await stranger.get(path)).status]).toEqual([path, 404]);
});
