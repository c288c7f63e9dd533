import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { buildMessages, checkAnswer, cleanAnswer, type PromptType } from '#domain';
import { startLlmStandIn, type LlmStandIn } from './llm-stand-in.js';
import { until } from './until.js';

let standIn: LlmStandIn;
beforeEach(async () => {
  standIn = await startLlmStandIn();
});
afterEach(() => standIn.close());

function ask(content: string, system = 'Write one question.', url = standIn.url): Promise<Response> {
  const messages = [
    { role: 'system', content: system },
    { role: 'user', content },
  ];
  return fetch(`${url}/chat/completions`, { method: 'POST', body: JSON.stringify({ model: 'm', messages }) });
}

async function textOf(response: Response): Promise<string> {
  const body = (await response.json()) as { choices: { message: { content: string } }[] };
  return body.choices[0]!.message.content;
}

const statuses = (url: string) =>
  Promise.all(Array.from({ length: 200 }, async (_, i) => (await ask(`prompt ${i}`, '', url)).status));

describe('the stand-in for an OpenAI-compatible server', () => {
  it.each<PromptType>(['Discovery', 'Validation', 'Competitor'])(
    'answers with good %s questions, each another',
    async (promptType) => {
      const competitor = promptType === 'Competitor' ? { id: 'b', name: 'Beta "B"' } : null;
      const item = { promptType, combination: { productCategory: null, attributes: [], competitor } };
      const texts = await Promise.all(
        Array.from({ length: 50 }, async (_, i) => {
          const [system, user] = buildMessages(
            item,
            'Acme',
            `Ask for someone looking for product ${i % 25}, in words ${i}.`,
          );
          return cleanAnswer(await textOf(await ask(user!.content, system!.content)));
        }),
      );
      const context = {
        promptType,
        brandName: 'Acme',
        competitorName: competitor?.name ?? null,
        configuredNames: [],
      };
      for (const text of texts) expect(checkAnswer(text, context)).toBeNull();
      expect(new Set(texts).size).toBe(50);
      expect(texts[3]).toContain('product 3');
    },
  );

  it('gives so many answers as it is told; those beyond wait until it is told more', async () => {
    standIn.set({ answers: 1 });
    const first = await ask('one');
    const others = [ask('two'), ask('three')];
    await until(() => standIn.stats().inFlight === 2);
    expect([first.status, standIn.stats().byStatus[200]]).toEqual([200, 1]);
    standIn.set({ answers: 1 });
    expect((await Promise.race(others)).status).toBe(200);
    expect(standIn.stats().byStatus[200]).toBe(2);
    standIn.set({ answers: null });
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('gives the same prompt the same answer, and a repair another', async () => {
    const first = await textOf(await ask('same'));
    expect(await textOf(await ask('same'))).toBe(first);
    expect(await textOf(await ask('same', 'Your previous answer was refused: it repeats.'))).not.toBe(first);
    expect(Object.values(standIn.stats().perPrompt)).toEqual([3]);
  });

  it('deals the same faults to every client, at about the rate asked for', async () => {
    standIn.set({ rate429: 0.1, rate500: 0.1 });
    const other = await startLlmStandIn({ rate429: 0.1, rate500: 0.1 });
    const met = await statuses(standIn.url);
    expect(await statuses(other.url)).toEqual(met);
    await other.close();
    for (const status of [429, 500]) {
      const share = met.filter((each) => each === status).length / met.length;
      expect(share).toBeGreaterThan(0.04);
      expect(share).toBeLessThan(0.18);
    }
  });

  it('gives bad answers when asked to', async () => {
    standIn.set({ rateBad: 1 });
    const context = {
      promptType: 'Discovery' as const,
      brandName: 'Acme',
      competitorName: null,
      configuredNames: [],
    };
    for (let i = 0; i < 20; i++) {
      expect(checkAnswer(cleanAnswer(await textOf(await ask(`prompt ${i}`))), context)).not.toBeNull();
    }
  });

  it('refuses what is over its cap, and tells its limit', async () => {
    standIn.set({ requestsPerSecondCap: 2, sendRateLimitHeaders: true });
    // Time stands still: half a second later there would be room for a third.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    const answers = [await ask('a'), await ask('b'), await ask('c')];
    jest.restoreAllMocks();
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 429]);
    expect(answers[0]!.headers.get('x-ratelimit-limit-requests')).toBe('2');
    expect(answers[2]!.headers.get('x-ratelimit-remaining-requests')).toBe('0');
    expect(Number(answers[2]!.headers.get('retry-after-ms'))).toBeGreaterThan(0);
    expect(standIn.stats().byStatus).toEqual({ 200: 2, 429: 1 });
  });

  it.each([
    ['unauthorized', 401],
    ['unknown-model', 404],
    ['quota', 429],
    ['failing', 500],
    ['rubbish', 200],
  ] as const)('answers every request in the mode %s with %i', async (mode, status) => {
    standIn.set({ mode });
    expect((await ask('x')).status).toBe(status);
  });

  it('cuts the connection in the mode down, and never answers in the mode hang', async () => {
    standIn.set({ mode: 'down' });
    await expect(ask('x')).rejects.toThrow();
    standIn.set({ mode: 'hang' });
    const controller = new AbortController();
    const asked = fetch(`${standIn.url}/chat/completions`, {
      method: 'POST',
      body: '{}',
      signal: controller.signal,
    });
    while (standIn.stats().inFlight === 0) await new Promise(setImmediate);
    controller.abort();
    await expect(asked).rejects.toThrow();
  });

  it('is steered and read over HTTP', async () => {
    const root = standIn.url.replace('/v1', '');
    const control = (options: object) =>
      fetch(`${root}/control`, { method: 'POST', body: JSON.stringify(options) });
    expect((await control({ mode: 'failing' })).status).toBe(200);
    expect((await ask('x')).status).toBe(500);
    expect((await control({ mood: 'bad' })).status).toBe(400);
    expect(await (await fetch(`${root}/stats`)).json()).toMatchObject({ requests: 1, byStatus: { 500: 1 } });
    expect((await fetch(`${standIn.url}/models`)).status).toBe(200);
  });
});
