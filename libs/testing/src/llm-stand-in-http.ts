import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ChatBody } from './llm-stand-in-answers.js';

export function completion(body: ChatBody, text: string): unknown {
  const tokensIn = Math.ceil(
    (body.messages ?? []).reduce((sum, message) => sum + message.content.length, 0) / 4,
  );
  const tokensOut = Math.ceil(text.length / 4);
  return {
    id: 'chatcmpl-stand-in',
    object: 'chat.completion',
    created: 0,
    model: body.model ?? 'stand-in',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { prompt_tokens: tokensIn, completion_tokens: tokensOut, total_tokens: tokensIn + tokensOut },
  };
}

export function errorBody(code: string, message: string): unknown {
  return { error: { message, type: code, param: null, code } };
}

export function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
}

export async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
