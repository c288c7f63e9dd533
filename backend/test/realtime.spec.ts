import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import type {
  Attribute,
  Brand,
  ClientToServerEvents,
  Job,
  JobPrompt,
  ServerToClientEvents,
} from '#contracts';
import { finished, newBrand, newCategory, newManualRun, type Product, startProduct, until } from '#testing';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ model: { latencyMs: 50 } });
});
afterAll(() => product.stop());
const client = () => product.client;

type Client = Socket<ServerToClientEvents, ClientToServerEvents>;

const connect = (
  cookie = product.client.cookieHeader,
  url = product.url,
  transport: 'polling' | 'websocket' = 'websocket',
): Client =>
  io(url, {
    extraHeaders: { cookie },
    transports: [transport],
    forceNew: true,
    reconnection: false,
  });

const join = (socket: Client, brandId: string) =>
  new Promise<{ ok: boolean; message?: string }>((resolve) => socket.emit('brand:join', brandId, resolve));

/** A browser, and the brands whose data it heard to have changed. */
function newListener(url: string): { socket: Client; heard: string[] } {
  const socket = connect(undefined, url);
  const heard: string[] = [];
  socket.on('brand:changed', ({ brandId }) => heard.push(brandId));
  return { socket, heard };
}

/** Changes of a brand's data. */
const CHANGES: [string, (brand: Brand, attribute: Attribute) => Promise<unknown>][] = [
  [
    'an attribute is renamed',
    (_, { id }) => client().put(`/api/attributes/${id}`, { displayName: 'joggers' }),
  ],
  ['an attribute is deleted', (_, { id }) => client().delete(`/api/attributes/${id}`)],
  ['a category is deleted', (_, { attributeCategoryId: id }) => client().delete(`/api/categories/${id}`)],
  ['a competitor is added', ({ id }) => client().post(`/api/brands/${id}/competitors`, { name: 'Rival' })],
  ['the brand is renamed', ({ id }) => client().put(`/api/brands/${id}`, { name: 'Southwind' })],
  [
    'a view is saved',
    ({ id }) => client().post(`/api/brands/${id}/saved-views`, { name: 'Mine', query: 'text=best' }),
  ],
  [
    'an export is kept',
    ({ id }) => client().post(`/api/brands/${id}/export-versions`, { format: 'written' }),
  ],
  [
    'a batch gets a name',
    async ({ id }) => {
      const { body } = await client().post(`/api/brands/${id}/save-written-prompts`, {
        prompts: [{ question: 'Which shoes are best?' }],
      });
      return client().patch(`/api/brands/${id}/written-prompts-batches/${body.batchId}`, { name: 'June' });
    },
  ],
  [
    'a structured file is deleted',
    async ({ id }) => {
      await product.sql(
        `INSERT INTO csv_generations (brand_id, file_name, file_path, prompt_count) VALUES ($1, 'a.csv', '/a', 0)`,
        [id],
      );
      await product.sql('DELETE FROM csv_generations WHERE brand_id = $1', [id]);
    },
  ],
  [
    'an operator changes a row',
    (_, { id }) => product.sql('UPDATE attributes SET weight = 3 WHERE id = $1', [id]),
  ],
];

describe('a browser that has joined a brand', () => {
  /** Of another API process, which was started after these brands were made: it heard of nothing yet. */
  let otherUrl: string;
  const ofChange = new Map<string, { brand: Brand; attribute: Attribute }>();
  beforeAll(async () => {
    for (const [what] of CHANGES) {
      const brand = await newBrand(client());
      const made = await newCategory(client(), brand.id, 'CustomerAttribute', 'Audience', ['runners']);
      ofChange.set(what, { brand, attribute: made.attributes[0]! });
    }
    otherUrl = await product.addApi();
  });

  it.each(CHANGES)('hears that the data changed when %s, and of no other brand', async (what, change) => {
    const { brand, attribute } = ofChange.get(what)!;
    const { socket, heard } = newListener(otherUrl);
    await join(socket, brand.id);
    const other = await newBrand(client());
    await client().post(`/api/brands/${other.id}/competitors`, { name: 'Elsewhere' });
    await change(brand, attribute);
    await until(() => heard.length > 0);
    expect(new Set(heard)).toEqual(new Set([brand.id]));
    socket.close();
  });

  it('hears also of what changed a moment before it joined, after it had read the brand', async () => {
    const brand = await newBrand(client());
    const { socket, heard } = newListener(product.url);
    await join(socket, brand.id);
    // PostgreSQL's announcement of the change may reach this process only after the join.
    await until(() => heard.length > 0);
    expect(new Set(heard)).toEqual(new Set([brand.id]));
    socket.close();
  });

  it('hears of brands that come and go without joining one, at any API process', async () => {
    const socket = connect(undefined, otherUrl);
    await new Promise<void>((resolve) => socket.on('connect', resolve));
    let heard = 0;
    socket.on('brands:changed', () => void heard++);
    const hearsAgain = async (change: () => Promise<unknown>) => {
      const before = heard;
      await change();
      await until(() => heard > before);
    };
    let brand: Brand | undefined;
    await hearsAgain(async () => (brand = await newBrand(client())));
    await hearsAgain(() => client().put(`/api/brands/${brand?.id}`, { name: 'Southwind' }));
    await hearsAgain(() => client().delete(`/api/brands/${brand?.id}`));
    socket.close();
  });

  it('hears every prompt once, and last of all that the job is done', async () => {
    const { brand, body, count } = await newManualRun(product.client, 15, 10);
    const socket = connect();
    const prompts: JobPrompt[] = [];
    const updates: { job: Job; at: number; promptsBefore: number }[] = [];
    socket.on('job:prompts', (event) => prompts.push(...event.prompts));
    socket.on('job:updated', (job) => updates.push({ job, at: Date.now(), promptsBefore: prompts.length }));
    expect(await join(socket, brand.id)).toEqual({ ok: true });
    const { body: accepted } = await product.client.post(
      `/api/brands/${brand.id}/generate-manual-v2-prompts`,
      body,
      {
        prefer: 'respond-async',
      },
    );
    await until(() => updates.at(-1)?.job.status === 'completed');
    socket.close();
    expect(prompts.map(({ index }) => index).sort((a, b) => a - b)).toEqual(
      Array.from({ length: count }, (_, place) => place),
    );
    expect(updates.at(-1)).toMatchObject({ promptsBefore: count, job: { id: accepted.jobId, done: count } });
    // By the longer of both clocks: what was held up on the way comes in a heap.
    const { createdAt, finishedAt } = updates.at(-1)!.job;
    const seconds =
      Math.max(updates.at(-1)!.at - updates[0]!.at, Date.parse(finishedAt!) - Date.parse(createdAt)) / 1_000;
    expect(updates.length).toBeLessThanOrEqual(5 * Math.max(1, Math.ceil(seconds)) + 1);
  });

  it('hears of a job whichever API process it is connected to, and with the same session', async () => {
    const { brand, body, count } = await newManualRun(product.client, 5, 5);
    const socket = connect(product.client.cookieHeader, otherUrl);
    const heard = new Set<number>();
    let last: Job | undefined;
    socket.on('job:prompts', ({ prompts }) => prompts.forEach(({ index }) => heard.add(index)));
    socket.on('job:updated', (job) => (last = job));
    expect(await join(socket, brand.id)).toEqual({ ok: true });
    await product.client.post(`/api/brands/${brand.id}/generate-manual-v2-prompts`, body);
    await until(() => last?.status === 'completed');
    expect(heard.size).toBe(count);
    socket.close();
  });

  it('hears of default templates that are saved and removed without joining a brand, at any API process', async () => {
    const socket = connect(undefined, otherUrl);
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    let heard = 0;
    socket.on('templates:defaults-changed', () => void heard++);
    const { id } = await newBrand(client());
    const { body: saved } = await client().post(`/api/brands/${id}/prompt-templates/save-as-default`, {
      templates: [{ templateType: 'bulk_v2', promptTemplate: 'About {productCategory}' }],
    });
    await until(() => heard === 1);
    await client().delete(`/api/system-default-templates/${saved[0].id}`);
    await until(() => heard === 2);
    socket.close();
  });

  it('is made to connect again after announcements may have been missed', async () => {
    const socket = connect();
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    const cut = new Promise<string>((resolve) => socket.once('disconnect', resolve));
    await product.sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'promptloom-listen' AND datname = current_database()`,
    );
    expect(await cut).toBe('io server disconnect');
    socket.close();
  });

  it('hears nothing of other brands, nor after it left', async () => {
    const [ours, theirs] = [
      await newManualRun(product.client, 2, 2),
      await newManualRun(product.client, 2, 2),
    ];
    const socket = connect();
    const heard: string[] = [];
    socket.on('job:updated', (job) => heard.push(job.brandId));
    await join(socket, ours.brand.id);
    const run = async ({ brand, body }: typeof ours) => {
      const { body: accepted } = await product.client.post(
        `/api/brands/${brand.id}/generate-manual-v2-prompts`,
        body,
      );
      await finished(product.client, accepted.jobId);
    };
    await run(theirs);
    await run(ours);
    await until(() => heard.length > 0);
    expect(new Set(heard)).toEqual(new Set([ours.brand.id]));
    socket.close();
  });

  it('is told when the brand is not there', async () => {
    const socket = connect();
    expect(await join(socket, '00000000-0000-4000-8000-000000000000')).toEqual({
      ok: false,
      message: 'Brand not found',
    });
    expect(await join(socket, 'x')).toMatchObject({ ok: false });
    socket.close();
  });
});

describe('a socket without a session', () => {
  it.each(['polling', 'websocket'] as const)('is refused by %s', async (transport) => {
    const socket = connect('promptloom=nobody', product.url, transport);
    const error = await new Promise<Error>((resolve) => socket.once('connect_error', resolve));
    expect(error).toBeInstanceOf(Error);
    socket.close();
  });

  it.each(['sid=', 'xsid=1', 'sid=&sid='])('is not let in by %s in its address', async (query) => {
    const path = `/socket.io/?EIO=4&transport=polling&${query}`;
    expect((await product.stranger().get(path)).status).toBeGreaterThanOrEqual(400);
  });

  it('is answered as any call is, in either transport', async () => {
    const body = {
      statusCode: 401,
      message: 'Please sign in to continue.',
      error: 'Please sign in to continue.',
    };
    const polling = await product.stranger().get('/socket.io/?EIO=4&transport=polling');
    expect(polling).toMatchObject({ status: 401, body });
    const upgrade = await new Promise<IncomingMessage>((resolve) =>
      request(`${product.url}/socket.io/?EIO=4&transport=websocket`, {
        headers: {
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        },
      })
        .once('response', resolve)
        .end(),
    );
    expect(upgrade.statusCode).toBe(401);
    expect(JSON.parse(await text(upgrade))).toEqual(body);
  });
});
