import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import {
  createServer as createTcpServer,
  type AddressInfo,
  type Server as TcpServer,
  type Socket,
} from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from '@jest/globals';
import { LlmError } from '../errors.js';
import type { LlmAnswer } from '../port.js';
import { OpenAiAdapter, tokenLimit } from './openai-adapter.js';

const QUESTION = 'Which shoes would you pick for muddy trails?';
const REQUEST = {
  messages: [{ role: 'user' as const, content: 'Ask something.' }],
  temperature: 0.8,
  offline: null,
};

let server: Server | TcpServer | undefined;
const sockets = new Set<Socket>();
afterEach(() => {
  sockets.forEach((socket) => socket.destroy());
  sockets.clear();
  server?.close();
});

async function listen(one: Server | TcpServer): Promise<string> {
  server = one.on('connection', (socket: Socket) => sockets.add(socket));
  one.listen(0, '127.0.0.1');
  await once(one, 'listening');
  return `http://127.0.0.1:${(one.address() as AddressInfo).port}/v1`;
}

const adapterFor = (baseUrl: string) => new OpenAiAdapter({ baseUrl, model: 'm', timeoutMs: 5_000 });

async function askOf(listener: RequestListener): Promise<LlmAnswer> {
  return adapterFor(await listen(createServer(listener))).generate(REQUEST);
}

/** What is made of a server's JSON. */
const answerTo = (body: unknown): Promise<LlmAnswer> =>
  askOf((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  );

const completion = (changes: object = {}, usage?: unknown) => ({
  choices: [{ message: { role: 'assistant', content: QUESTION }, finish_reason: 'stop', ...changes }],
  usage,
});

const failure = async (asked: Promise<unknown>): Promise<LlmError> => {
  const error: unknown = await asked.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(LlmError);
  return error as LlmError;
};

describe('the content of an answer', () => {
  it.each([
    ['a string', QUESTION, QUESTION],
    [
      'a list of parts, of which those with text count',
      [
        { type: 'thinking', thinking: 'Hm.', text: 'Hm?' },
        { type: 'text', text: 'Which shoes would you pick ' },
        { type: 'text', text: 'for muddy trails?' },
        { type: 'image_url', image_url: {} },
        null,
      ],
      QUESTION,
    ],
    ['nothing', null, ''],
    ['an object', { text: QUESTION }, ''],
  ])('may be %s', async (_, content, text) => {
    expect((await answerTo(completion({ message: { content } }))).text).toBe(text);
  });

  it.each([
    ['length', 'cut-off'],
    ['content_filter', 'filtered'],
  ])('is at fault when it ended by %s, whatever it says', async (finish_reason, code) => {
    expect(await answerTo(completion({ finish_reason }))).toMatchObject({ fault: { code } });
  });

  it.each(['stop', null, 'whatever', 7])('is whole when it ended by %j', async (finish_reason) => {
    expect((await answerTo(completion({ finish_reason }))).fault).toBeUndefined();
  });
});

describe('what an answer says that it took', () => {
  it.each([[12.5], [1e300], [-1], ['12'], [[1]], [{}], [null], [true]])(
    'counts as nothing when it is %j',
    async (tokens) => {
      const usage = { prompt_tokens: tokens, completion_tokens: tokens };
      expect(await answerTo(completion({}, usage))).toMatchObject({ tokensIn: 0, tokensOut: 0 });
    },
  );

  it('counts when it is a whole number', async () => {
    const usage = { prompt_tokens: 200, completion_tokens: 20 };
    expect(await answerTo(completion({}, usage))).toMatchObject({ tokensIn: 200, tokensOut: 20 });
    expect(await answerTo(completion({}, 'many'))).toMatchObject({ tokensIn: 0, tokensOut: 0 });
  });
});

describe('the limit of tokens', () => {
  it('is sent with every call, as max_tokens to a server of one’s own', async () => {
    let sent = '';
    await askOf((request, response) => {
      request.on('data', (chunk: Buffer) => (sent += chunk.toString()));
      request.on('end', () =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(completion())),
      );
    });
    const body = JSON.parse(sent) as Record<string, unknown>;
    expect(body['max_tokens']).toBeGreaterThanOrEqual(400);
    expect(body).not.toHaveProperty('max_completion_tokens');
  });

  it('has OpenAI’s newer name at OpenAI’s own host alone', () => {
    expect(Object.keys(tokenLimit('https://api.openai.com/v1'))).toEqual(['max_completion_tokens']);
    expect(Object.keys(tokenLimit('https://proxy.example/api.openai.com/v1'))).toEqual(['max_tokens']);
  });
});

describe('an answer of more than 1 MB', () => {
  const endless: RequestListener = (_, response) => {
    const chunk = Buffer.alloc(65_536, 'x');
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', more).writeHead(200, { 'content-type': 'application/json' });
    more();
  };

  it('is broken off and at fault', async () => {
    let broken: Promise<unknown> | undefined;
    const answer = await askOf((request, response) => {
      broken = once(response, 'close');
      endless(request, response);
    });
    expect(answer).toEqual({
      text: '',
      tokensIn: 0,
      tokensOut: 0,
      fault: expect.objectContaining({ code: 'too-large' }),
    });
    await broken;
  });

  it('is so as well when it comes compressed', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    const answer = await askOf((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb),
    );
    expect(answer.fault?.code).toBe('too-large');
  });

  it('is told by its status when it is a refusal', async () => {
    const asked = askOf((_, response) => response.writeHead(503).end(Buffer.alloc(2_000_000, 'x')));
    expect(await failure(asked)).toMatchObject({ status: 503, kind: 'retryable' });
  });
});

describe('an answer that is no JSON', () => {
  it.each(['', 'not json', '{"choices":['])('is at fault: %j', async (body) => {
    const answer = await askOf((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(body),
    );
    expect(answer).toMatchObject({ text: '', tokensIn: 0, fault: { code: 'unreadable' } });
  });

  it('is asked for again where the connection ended before it', async () => {
    const asked = askOf((_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 })
        .end('{"choices":[', () => response.destroy()),
    );
    expect(await failure(asked)).toMatchObject({ kind: 'retryable' });
  });
});

describe('a compressed answer that nobody asked for', () => {
  const bytes = Buffer.from(JSON.stringify(completion()));

  it.each([
    ['gzip', gzipSync(bytes)],
    ['deflate', deflateSync(bytes)],
    ['br', brotliCompressSync(bytes)],
  ])('is understood when it is %s', async (encoding, body) => {
    const answer = await askOf((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': encoding }).end(body),
    );
    expect(answer.text).toBe(QUESTION);
  });

  it('is refused with a sentence when its encoding is not known', async () => {
    const asked = askOf((_, response) =>
      response.writeHead(200, { 'content-encoding': 'compress' }).end('x'),
    );
    expect(await failure(asked)).toMatchObject({
      kind: 'final',
      reason: expect.stringMatching(/\(compress\)/),
    });
  });

  it('is asked for again when it is broken', async () => {
    const asked = askOf((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'));
    expect(await failure(asked)).toMatchObject({
      kind: 'retryable',
      reason: expect.stringMatching(/could not be read/),
    });
  });
});

describe('a refusal', () => {
  const refused = async (status: number, error: object) =>
    failure(
      askOf((_, response) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error })),
      ),
    );

  it('of an account without credit ends the run, by whichever status it is told', async () => {
    expect(await refused(402, { message: 'Insufficient credits' })).toMatchObject({
      kind: 'final',
      concernsAllItems: true,
      reason: 'The AI account has no credit left. Check its plan and billing, then retry.',
    });
  });

  it('is told in the server’s words, as a sentence', async () => {
    const { reason } = await refused(400, { message: 'bad request' });
    expect(reason).toBe('The AI server refused the request (status 400): bad request.');
  });

  it.each([
    [{ code: 429 }, 'retryable', 429],
    [{ code: 402 }, 'final', 402],
    [{ code: 'upstream_error' }, 'retryable', 502],
    [{}, 'retryable', 502],
  ])('may come with the status 200: %j', async (error, kind, status) => {
    expect(await refused(200, { message: 'Provider returned error', ...error })).toMatchObject({
      kind,
      status,
    });
  });
});

describe('a server that cannot be talked to', () => {
  it('is told with what happened when it does not speak HTTP', async () => {
    const url = await listen(createTcpServer((socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n')));
    const { reason } = await failure(adapterFor(url).generate(REQUEST));
    expect(reason).not.toContain('undefined');
    expect(reason).toMatch(/could not be reached \(.{5,}\)/);
  });

  it('is told with the system’s code when nothing listens', async () => {
    const url = await listen(createTcpServer());
    server!.close();
    expect((await failure(adapterFor(url).generate(REQUEST))).reason).toContain('(ECONNREFUSED)');
  });

  it('is told with its status when that is none', async () => {
    const url = await listen(
      createTcpServer((socket) => socket.end('HTTP/1.1 999 Odd\r\ncontent-length: 0\r\n\r\n')),
    );
    expect((await failure(adapterFor(url).generate(REQUEST))).reason).toContain('999');
  });

  it('may begin its answer with a byte order mark', async () => {
    const answer = await askOf((_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(`\uFEFF${JSON.stringify(completion())}`),
    );
    expect(answer.text).toBe(QUESTION);
  });

  it('may send headers in any letters', async () => {
    const text = JSON.stringify(completion());
    const url = await listen(
      createTcpServer((socket) =>
        socket.end(
          `HTTP/1.1 200 OK\r\nx-served-by: Łódź – 東京\r\ncontent-type: application/json\r\nconnection: close\r\n\r\n${text}`,
        ),
      ),
    );
    expect((await adapterFor(url).generate(REQUEST)).text).toBe(QUESTION);
  });
});
