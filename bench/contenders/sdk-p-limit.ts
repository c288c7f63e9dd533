import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import OpenAI from 'openai';
import { contend } from './call.js';

type Limit = (inFlight: number) => <T>(work: () => Promise<T>) => Promise<T>;
const { default: pLimit } = (await import(
  pathToFileURL(resolve('.cache/bench/node_modules/p-limit/index.js')).href
)) as { default: Limit };

/** What a user would write: the official SDK with its own retries, and p-limit. Nothing is checked or stored. */
await contend(async ({ url, inFlight, bodies }) => {
  const client = new OpenAI({ apiKey: 'none', baseURL: url, maxRetries: 10 });
  const limit = pLimit(inFlight);
  return Promise.all(
    bodies.map((body) =>
      limit(async () => {
        try {
          const answer = await client.chat.completions.create(
            body as OpenAI.ChatCompletionCreateParamsNonStreaming,
          );
          return answer.choices[0]?.message.content ?? null;
        } catch {
          return null;
        }
      }),
    ),
  );
});
