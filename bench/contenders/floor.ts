import { Agent, request } from 'node:http';
import { contend } from './call.js';

/** The least that can be done: a pool of connections, no check, no retry, nothing stored. */
await contend(async ({ url, inFlight, bodies }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight });
  const answers: (string | null)[] = new Array<string | null>(bodies.length).fill(null);
  let next = 0;
  const ask = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const call = request(`${url}/chat/completions`, {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
      });
      call.once('response', (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.once('end', () =>
          resolve(
            (JSON.parse(body) as { choices: { message: { content: string } }[] }).choices[0]!.message.content,
          ),
        );
      });
      call.once('error', reject);
      call.end(text);
    });
  const lane = async () => {
    for (let place = next++; place < bodies.length; place = next++)
      answers[place] = await ask(JSON.stringify(bodies[place]));
  };
  await Promise.all(Array.from({ length: inFlight }, lane));
  agent.destroy();
  return answers;
});
