import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  badAnswer,
  goodAnswer,
  hashText,
  offTopicAnswer,
  promptOf,
  type ChatBody,
} from './llm-stand-in-answers.js';
import { StandInCap } from './llm-stand-in-cap.js';
import { completion, errorBody, read, send } from './llm-stand-in-http.js';
import {
  STAND_IN_DEFAULTS,
  STAND_IN_MODES,
  type LlmStandIn,
  type StandInMode,
  type StandInOptions,
  type StandInStats,
} from './llm-stand-in-options.js';

export type { LlmStandIn, StandInMode, StandInOptions, StandInStats } from './llm-stand-in-options.js';

/**
 * Starts a real HTTP server that speaks OpenAI's chat completions, with latency, limits and faults as asked for.
 * Which request meets a fault depends on a hash of its prompt, the number of its attempt and the seed alone,
 * so that every client meets the same ones. `POST /control` takes options as JSON, `GET /stats` gives the figures.
 * @param options `port` 0 (the default) takes a free one; the rest as StandInOptions
 */
export async function startLlmStandIn(
  options: Partial<StandInOptions> & { port?: number } = {},
): Promise<LlmStandIn> {
  const { port = 0, ...rest } = options;
  const standIn = new StandIn({ ...STAND_IN_DEFAULTS, ...rest });
  await standIn.listen(port);
  return standIn;
}

class StandIn implements LlmStandIn {
  url = '';
  private readonly server: Server;
  private readonly cap = new StandInCap();
  private readonly attempts = new Map<string, number>();
  private readonly answered = new Map<string, number>();
  /** Good answers that wait. */
  private readonly held: (() => void)[] = [];
  private readonly byStatus: Record<string, number> = {};
  private requests = 0;
  private inFlight = 0;
  private maxInFlight = 0;
  private lastRequestAt = 0;

  constructor(private options: StandInOptions) {
    this.server = createServer((request, response) => void this.route(request, response));
    this.server.keepAliveTimeout = 120_000;
  }

  async listen(port: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, '127.0.0.1', resolve);
    });
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  set(options: Partial<StandInOptions>): void {
    this.options = { ...this.options, ...options };
    for (const answer of this.held.splice(0)) answer();
  }

  stats(): StandInStats {
    const { requests, byStatus, inFlight, maxInFlight, lastRequestAt } = this;
    return {
      requests,
      byStatus: { ...byStatus },
      inFlight,
      maxInFlight,
      lastRequestAt,
      perPrompt: Object.fromEntries(this.answered),
    };
  }

  reset(): void {
    this.attempts.clear();
    this.answered.clear();
    for (const status of Object.keys(this.byStatus)) this.byStatus[status] = 0;
    this.requests = this.maxInFlight = 0;
    this.cap.forget();
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  private async route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const route = `${request.method} ${request.url}`;
    try {
      if (route === 'POST /v1/chat/completions')
        this.complete(JSON.parse(await read(request)) as ChatBody, response);
      else if (route === 'GET /v1/models')
        send(response, 200, {
          object: 'list',
          data: [{ id: this.options.model ?? 'stand-in', object: 'model' }],
        });
      else if (route === 'GET /stats') send(response, 200, this.stats());
      else if (route === 'POST /control') this.control(await read(request), response);
      else send(response, 404, errorBody('not_found', `No such path: ${route}`));
    } catch (error) {
      send(
        response,
        400,
        errorBody('invalid_request_error', error instanceof Error ? error.message : String(error)),
      );
    }
  }

  private control(text: string, response: ServerResponse): void {
    const options = JSON.parse(text) as Partial<StandInOptions>;
    const unknown = Object.keys(options).find((name) => !(name in STAND_IN_DEFAULTS));
    if (unknown !== undefined) throw new Error(`Unknown option: ${unknown}`);
    if (options.mode && !STAND_IN_MODES.includes(options.mode))
      throw new Error(`Unknown mode: ${options.mode}`);
    this.set(options);
    send(response, 200, this.options);
  }

  private complete(body: ChatBody, response: ServerResponse): void {
    this.requests++;
    this.lastRequestAt = Date.now();
    this.inFlight++;
    this.maxInFlight = Math.max(this.maxInFlight, this.inFlight);
    response.once('close', () => this.inFlight--);
    const { mode, model, poison } = this.options;
    if (mode !== 'normal') this.answerInMode(mode, body, response);
    else if (model !== null && body.model !== model) this.answerInMode('unknown-model', body, response);
    else if (poison !== null && promptOf(body).includes(poison))
      this.finish(response, 400, errorBody('invalid_request_error', 'This prompt was refused.'));
    else this.answerNormally(body, response);
  }

  private answerInMode(mode: StandInMode, body: ChatBody, response: ServerResponse): void {
    if (mode === 'hang') return;
    if (mode === 'down') response.destroy();
    else if (mode === 'unauthorized')
      this.finish(response, 401, errorBody('invalid_api_key', 'Incorrect API key provided.'));
    else if (mode === 'quota')
      this.finish(response, 429, errorBody('insufficient_quota', 'You exceeded your current quota.'));
    else if (mode === 'failing')
      this.finish(response, 500, errorBody('server_error', 'The server had an error.'));
    else if (mode === 'rubbish')
      this.finish(response, 200, '<html>It works!</html>', { 'content-type': 'text/html' });
    else this.finish(response, 404, errorBody('model_not_found', `The model ${body.model} does not exist.`));
  }

  private answerNormally(body: ChatBody, response: ServerResponse): void {
    const options = this.options;
    const now = performance.now();
    const limitHeaders = () =>
      options.sendRateLimitHeaders ? this.cap.headers(options, performance.now()) : {};
    if (!this.cap.take(options, now)) {
      const wait = { 'retry-after-ms': String(this.cap.retryMs(options, now)) };
      this.finish(response, 429, errorBody('rate_limit_exceeded', 'Rate limit reached.'), {
        ...limitHeaders(),
        ...(options.sendRateLimitHeaders ? wait : {}),
      });
      return;
    }
    const prompt = promptOf(body);
    const key = hashText(prompt).toString(36);
    const attempt = (this.attempts.get(key) ?? 0) + 1;
    this.attempts.set(key, attempt);
    const atArrival = options.headersTell === 'arrival' ? limitHeaders() : null;
    this.answerByDice(body, response, key, attempt, () => atArrival ?? limitHeaders());
  }

  private answerByDice(
    body: ChatBody,
    response: ServerResponse,
    key: string,
    attempt: number,
    limitHeaders: () => Record<string, string>,
  ): void {
    const { rate429, rate500, rateHang, rateBad, latencyMs, jitterMs, offTopic, brandToName } = this.options;
    const roll = this.chance('fault', key, attempt);
    if (roll < rate429)
      return this.finish(
        response,
        429,
        errorBody('rate_limit_exceeded', 'Rate limit reached.'),
        limitHeaders(),
      );
    if (roll < rate429 + rate500)
      return this.finish(
        response,
        500,
        errorBody('server_error', 'The server had an error.'),
        limitHeaders(),
      );
    if (roll < rate429 + rate500 + rateHang) return;
    const good = offTopic ? offTopicAnswer(body, attempt) : goodAnswer(body, attempt);
    const isBad = roll < rate429 + rate500 + rateHang + rateBad;
    const text = isBad ? badAnswer(good, brandToName, hashText(`${key} ${attempt}`)) : good;
    const answer = () => {
      if (response.destroyed) return;
      if (this.options.answers === 0) return void this.held.push(answer);
      if (this.options.answers !== null) this.options.answers--;
      this.answered.set(key, (this.answered.get(key) ?? 0) + 1);
      this.finish(response, 200, completion(body, text), limitHeaders());
    };
    setTimeout(answer, Math.max(0, latencyMs + jitterMs * (2 * this.chance('delay', key, attempt) - 1)));
  }

  /** A number from 0 to 1 that depends on the prompt, the attempt and the seed alone. */
  private chance(what: string, key: string, attempt: number): number {
    return hashText(`${what} ${this.options.seed} ${key} ${attempt}`) / 0x1_0000_0000;
  }

  private finish(
    response: ServerResponse,
    status: number,
    body: unknown,
    headers: Record<string, string> = {},
  ): void {
    this.byStatus[status] = (this.byStatus[status] ?? 0) + 1;
    send(response, status, body, headers);
  }
}
