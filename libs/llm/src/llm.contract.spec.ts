import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  answerContext,
  buildMessages,
  checkAnswer,
  cleanAnswer,
  type PromptType,
  type RefusedAnswer,
} from '#domain';
import type { ComposeItem } from '#domain/composing';
// Not through #testing: that index also brings the database.
import { type LlmStandIn, STAND_IN_DEFAULTS, startLlmStandIn } from '#testing';
import { OfflineComposer } from './offline/offline-composer.js';
import { OpenAiAdapter } from './openai/openai-adapter.js';
import { LlmError } from './errors.js';
import type { Llm, LlmRequest } from './port.js';

const ref = (name: string, categoryName: string) => ({
  id: name,
  name,
  categoryId: categoryName,
  categoryName,
});

function newItem(promptType: PromptType, product: string): ComposeItem {
  return {
    brandName: 'Acme',
    promptType,
    templateType: 'bulk_v2',
    combination: {
      productCategory: ref(product, 'Products'),
      attributes: [ref('red', 'Color')],
      competitor: promptType === 'Competitor' ? { id: 'b', name: 'Beta' } : null,
    },
  };
}

function newRequest(item: ComposeItem, attempt = 0, refused: RefusedAnswer | null = null): LlmRequest {
  const template = `Write a question of a shopper looking for ${item.combination.productCategory!.name}.`;
  return {
    messages: buildMessages(item, item.brandName, template, refused),
    temperature: 0.8,
    offline: { item, attempt },
  };
}

let standIn: LlmStandIn;
beforeAll(async () => {
  standIn = await startLlmStandIn();
});
beforeEach(() => standIn.set(STAND_IN_DEFAULTS));
afterAll(() => standIn.close());

const newOpenAi = (changes: { apiKey?: string; timeoutMs?: number } = {}): Llm =>
  new OpenAiAdapter({ baseUrl: standIn.url, model: 'stand-in', timeoutMs: 5_000, ...changes });
describe.each<[string, () => Llm]>([
  ['the OpenAI adapter', () => newOpenAi()],
  ['the offline composer', () => new OfflineComposer()],
])('%s', (_, create) => {
  it.each<PromptType>(['Discovery', 'Validation', 'Competitor'])(
    'answers with a good %s question',
    async (type) => {
      const item = newItem(type, 'running shoes');
      const { text, tokensIn, tokensOut } = await create().generate(newRequest(item));
      expect(checkAnswer(cleanAnswer(text), answerContext(item, { brandName: 'Acme' }))).toBeNull();
      expect(text).toContain('running shoes');
      expect(tokensIn).toBeGreaterThanOrEqual(0);
      expect(tokensOut).toBeGreaterThanOrEqual(0);
    },
  );

  it('asks something else about something else', async () => {
    const llm = create();
    const texts = await Promise.all(
      Array.from({ length: 20 }, (_, i) => llm.generate(newRequest(newItem('Discovery', `product ${i}`)))),
    );
    expect(new Set(texts.map((answer) => answer.text)).size).toBe(20);
  });

  it('words a repeated question differently', async () => {
    const llm = create();
    const item = newItem('Discovery', 'repeated shoes');
    const first = await llm.generate(newRequest(item));
    const second = await llm.generate(
      newRequest(item, 1, { fault: { code: 'repeated', message: 'it repeats' }, answer: first.text }),
    );
    expect(second.text).not.toBe(first.text);
  });
});

describe('the OpenAI adapter', () => {
  const ask = (llm: Llm = newOpenAi()) => llm.generate(newRequest(newItem('Discovery', 'shoes')));
  const failure = async (llm?: Llm): Promise<LlmError> => {
    const error: unknown = await ask(llm).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(LlmError);
    return error as LlmError;
  };

  it('counts tokens, and tells the server’s limit', async () => {
    standIn.set({ requestsPerSecondCap: 10, sendRateLimitHeaders: true });
    const answer = await ask();
    expect(answer.tokensIn).toBeGreaterThan(0);
    expect(answer.tokensOut).toBeGreaterThan(0);
    expect(answer.rateLimit).toMatchObject({ limit: 10 });
  });

  it.each([
    ['unauthorized', 401, 'final', true, /OPENAI_API_KEY/],
    ['unknown-model', 404, 'final', true, /OPENAI_MODEL/],
    ['quota', 429, 'final', true, /billing/],
    ['failing', 500, 'retryable', false, /500/],
    ['rubbish', 200, 'final', false, /OPENAI_BASE_URL/],
    ['down', null, 'retryable', false, /could not be reached/],
  ] as const)('meets a server in the mode %s', async (mode, status, kind, concernsAllItems, reason) => {
    standIn.set({ mode });
    const error = await failure(newOpenAi({ apiKey: 'sk-secret' }));
    expect(error).toMatchObject({ status, kind, concernsAllItems });
    expect(error.reason).toMatch(reason);
    expect(error.reason).not.toContain('sk-secret');
  });

  it('keeps what a refusal tells about waiting', async () => {
    standIn.set({ requestsPerSecondCap: 0.5, sendRateLimitHeaders: true });
    const error = await failure();
    expect(error).toMatchObject({ status: 429, kind: 'retryable', rateLimit: { limit: 0.5, remaining: 0 } });
    expect(error.retryAfterMs).toBeGreaterThan(0);
  });

  it('gives up when the time for one call is over', async () => {
    standIn.set({ mode: 'hang' });
    expect(await failure(newOpenAi({ timeoutMs: 50 }))).toMatchObject({ kind: 'retryable', status: null });
  });

  it.each([
    ['stays unfinished', () => undefined],
    ['breaks off', (response: ServerResponse) => response.destroy()],
  ])('asks again later when the body of an answer %s', async (_, afterwards) => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"choices":[', () => afterwards(response));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    try {
      expect(await failure(new OpenAiAdapter({ baseUrl, model: 'm', timeoutMs: 100 }))).toMatchObject({
        kind: 'retryable',
        status: null,
      });
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  it('lets a bug be a bug', async () => {
    const cyclic: Record<string, unknown> = {};
    cyclic['self'] = cyclic;
    const request = { ...newRequest(newItem('Discovery', 'x')), messages: cyclic as never };
    await expect(newOpenAi().generate(request)).rejects.toBeInstanceOf(TypeError);
  });
});
