import { readdirSync, readFileSync } from 'node:fs';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sharedProduct, type SharedProduct } from '#testing';

const FOLDER = 'dist/client/assets';
const names = readdirSync(FOLDER);
const nameOf = (start: string, ending: string) =>
  names.find((name) => name.startsWith(start) && name.endsWith(ending))!;
const script = nameOf('index-', '.js');
const style = nameOf('index-', '.css');

let product: SharedProduct;
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product.stop());

/** As it comes over the wire, not decoded. */
async function get(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    request(product.url + path, { method, headers }, resolve)
      .on('error', reject)
      .end(),
  );
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

const take = (encodings: string) => ({ 'accept-encoding': encodings });

describe('a file of the client', () => {
  it.each([
    ['brotli to a browser', 'gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['brotli to whoever takes anything', '*', 'br', brotliDecompressSync],
    ['gzip to whoever does not take brotli', 'gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
  ])('comes in %s, as the build made it', async (_who, accepted, encoding, decode) => {
    for (const [name, type] of [
      [script, 'text/javascript; charset=utf-8'],
      [style, 'text/css; charset=utf-8'],
    ] as const) {
      const { status, headers, body } = await get(`/assets/${name}`, take(accepted));
      expect([status, headers['content-encoding'], headers['content-type']?.toLowerCase()]).toEqual([
        200,
        encoding,
        type,
      ]);
      expect(headers.vary).toMatch(/accept-encoding/i);
      expect(headers['content-length']).toBe(String(body.length));
      expect(body).toEqual(readFileSync(`${FOLDER}/${name}${encoding === 'br' ? '.br' : '.gz'}`));
      expect(decode(body).equals(readFileSync(`${FOLDER}/${name}`))).toBe(true);
    }
  });

  it.each([undefined, 'identity', 'br;q=0, gzip;q=0'])(
    'comes plain when a client says %s',
    async (accepted) => {
      const { headers, body } = await get(`/assets/${script}`, accepted ? take(accepted) : {});
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers.vary).toMatch(/accept-encoding/i);
      expect(body.equals(readFileSync(`${FOLDER}/${script}`))).toBe(true);
    },
  );

  it('is kept for ever in each encoding, and known again by a tag of its own', async () => {
    const tags = new Set<string>();
    for (const accepted of ['br', 'gzip', 'identity']) {
      const { headers } = await get(`/assets/${script}`, take(accepted));
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      tags.add(headers.etag!);
      const again = await get(`/assets/${script}`, { ...take(accepted), 'if-none-match': headers.etag });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
    expect(tags.size).toBe(3);
  });

  it('has no body for HEAD', async () => {
    const { status, headers, body } = await get(`/assets/${script}`, take('br'), 'HEAD');
    expect([status, headers['content-encoding'], body.length]).toEqual([200, 'br', 0]);
  });

  it('with a name that cannot be read is a 400 in the common shape', async () => {
    const { status, body } = await get('/assets/%ZZ.js');
    expect([status, JSON.parse(body.toString())]).toEqual([
      400,
      { statusCode: 400, message: 'The address cannot be read.', error: 'The address cannot be read.' },
    ]);
  });

  it('that is gone is a 404 in the common shape, not the page', async () => {
    for (const path of ['/assets/index-gone.js', '/assets/', '/assets/__proto__']) {
      const { status, headers, body } = await get(path, take('br'));
      expect([path, status, headers['content-encoding']]).toEqual([path, 404, undefined]);
      const { statusCode, message, error } = JSON.parse(body.toString());
      expect([statusCode, error]).toEqual([404, message]);
    }
  });
});

it('every larger file of the client lies there compressed', () => {
  const plain = names.filter((name) => /\.(js|css)$/.test(name));
  const large = plain.filter((name) => readFileSync(`${FOLDER}/${name}`).length >= 500);
  expect(
    large.flatMap((name) => [`${name}.br`, `${name}.gz`]).filter((name) => !names.includes(name)),
  ).toEqual([]);
});
