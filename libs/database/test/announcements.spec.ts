import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, it } from '@jest/globals';
import { Announcements, connectDataSource } from '#database';
import { createTestDatabase, type TestDatabase, until } from '#testing';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/**
 * A way to PostgreSQL that can forget the connections it has, as a firewall that is started anew does, and hold new ones
 * up: `holdUp` resolves with one that has come.
 */
async function startNetwork(): Promise<{
  url: string;
  forget(): void;
  holdUp(ms: number): Promise<Socket>;
  stop(): void;
}> {
  const url = new URL(database.url);
  const { port, hostname } = url;
  const known: Socket[] = [];
  let heldUpMs = 0;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    setTimeout(() => near.pipe(far).pipe(near), heldUpMs);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    known.push(near, far);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    forget: () => {
      for (const socket of known) socket.unpipe().removeAllListeners('data').pause();
    },
    holdUp: async (ms) => {
      heldUpMs = ms;
      const [near] = (await once(server, 'connection')) as [Socket];
      return near;
    },
    stop: () => {
      for (const socket of known) socket.destroy();
      server.close();
    },
  };
}

it('are heard again, and the gap is told, when the network has forgotten the connection without a word', async () => {
  const network = await startNetwork();
  const announcements = new Announcements(network.url, undefined, 300);
  await announcements.open();
  const gap = new Promise<void>((resolve) => announcements.onGap(resolve));
  network.forget();
  await gap;
  const heard = new Promise<void>((resolve) => announcements.onModelChange(resolve));
  const dataSource = await connectDataSource(database.url, 1);
  await dataSource.query(`NOTIFY promptloom_model, 'any'`);
  await heard;
  await dataSource.destroy();
  await announcements.close();
  network.stop();
});

it('leave no connection behind when they are closed while a lost one is made again', async () => {
  const network = await startNetwork();
  const announcements = new Announcements(network.url);
  await announcements.open();
  const dataSource = await connectDataSource(database.url, 1);
  const listening = `FROM pg_stat_activity WHERE application_name = 'promptloom-listen' AND datname = current_database()`;
  const again = network.holdUp(200);
  await dataSource.query(`SELECT pg_terminate_backend(pid) ${listening}`);
  const connection = await again;
  await announcements.close();
  await until(() => connection.closed);
  const left = () => dataSource.query<unknown[]>(`SELECT pid ${listening}`);
  await until(async () => (await left()).length === 0);
  await dataSource.destroy();
  network.stop();
});
