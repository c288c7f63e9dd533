import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What one call of the model said. */
export interface Asked {
  system: string;
  user: string;
}

/** Roughly what a question takes. */
const USAGE = { prompt_tokens: 164, completion_tokens: 17, total_tokens: 181 };

/** A model whose answers a test writes itself. */
export interface ScriptedModel {
  /** The base URL to give to a client, `/v1` included. */
  url: string;
  /** What it has been asked so far, in order; may be emptied. */
  asked: Asked[];
  /** How it answers from now on; a promise holds the answer back. */
  answers(answer: (asked: Asked) => string | Promise<string>): void;
  close(): void;
}

/**
 * Starts one; its answers are empty until they are set.
 * @param at a port; 0 takes a free one
 */
export async function startScriptedModel(at = 0): Promise<ScriptedModel> {
  let answer: (asked: Asked) => string | Promise<string> = () => '';
  const asked: Asked[] = [];
  const reply = async (body: string): Promise<string> => {
    const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] };
    const of = (role: string) => messages.find((message) => message.role === role)?.content ?? '';
    const one = { system: of('system'), user: of('user') };
    asked.push(one);
    const message = { role: 'assistant', content: await answer(one) };
    return JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }], usage: USAGE });
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.setHeader('content-type', 'application/json');
      void reply(Buffer.concat(chunks).toString()).then((text) => response.end(text));
    });
  });
  await new Promise<void>((done) => server.listen(at, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    answers: (next) => (answer = next),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The audience that a question is to be about, as the default templates name it. */
export const audienceOf = ({ user }: Asked): string => /Audience is ([^.\n]+)/.exec(user)?.[1] ?? '';
