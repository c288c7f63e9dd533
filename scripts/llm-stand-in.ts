import { messageOf } from '#domain';
import { parseArgs } from 'node:util';
import { startLlmStandIn } from '#testing';

const USAGE = `Usage: npm run llm:stand-in -- [--port 4010] [--latency 200] [--jitter 40] [--seed 1]
  [--rate429 0.01] [--rate500 0.01] [--rate-hang 0] [--rate-bad 0] [--cap 100] [--headers] [--model name]
Change it while it runs: curl -d '{"mode":"down"}' <url without /v1>/control, and read <url without /v1>/stats.`;

function exitWith(message: string, code: number): never {
  console.log(message);
  process.exit(code);
}

function readOptions() {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const numbers = { port: text, latency: text, jitter: text, seed: text, rate429: text, rate500: text };
  const more = { 'rate-hang': text, 'rate-bad': text, cap: text, model: text, headers: flag, help: flag };
  try {
    return parseArgs({ options: { ...numbers, ...more } }).values;
  } catch (error) {
    return exitWith(`${messageOf(error)}\n${USAGE}`, 1);
  }
}

function number(text: string | undefined, otherwise: number): number {
  const value = text === undefined ? otherwise : Number(text);
  return Number.isFinite(value) ? value : exitWith(`'${text}' is not a number.\n${USAGE}`, 1);
}

const values = readOptions();
if (values.help) exitWith(USAGE, 0);

const standIn = await startLlmStandIn({
  port: number(values.port, 4010),
  latencyMs: number(values.latency, 200),
  jitterMs: number(values.jitter, 40),
  seed: number(values.seed, 1),
  rate429: number(values.rate429, 0),
  rate500: number(values.rate500, 0),
  rateHang: number(values['rate-hang'], 0),
  rateBad: number(values['rate-bad'], 0),
  requestsPerSecondCap: values.cap === undefined ? null : number(values.cap, 0),
  sendRateLimitHeaders: values.headers ?? false,
  model: values.model ?? null,
});
console.log(`LLM stand-in on ${standIn.url} (set OPENAI_BASE_URL to it)`);
console.log(USAGE);

const stop = (): void => void standIn.close();
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
