import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS } from '#contracts';
import { codeOf } from '#domain';
import { errorBody } from './api-exception.js';

/** What Node's HTTP parser refuses, by the code of its error; all else is no HTTP. */
const REFUSALS: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, `The headers are longer than ${LIMITS.headerBytes / 1_024} kB`],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The extensions of a chunk are too long'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time'],
};
const NO_HTTP = [400, 'This is not a valid HTTP request'] as const;

/** Answers, in the one shape of errors, a request that Node cannot read: no handler ever sees it. */
export function refuseUnparsed(error: Error, socket: Duplex): void {
  if (!socket.writable || codeOf(error) === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, message] = REFUSALS[codeOf(error)] ?? NO_HTTP;
  const body = JSON.stringify(errorBody(status, message));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  // A caller that leaves its side open must not hold the connection.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
