import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { MESSAGES } from '#contracts';
import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';
import type { SessionService } from '../auth/session.service.js';
import { errorBody } from '../common/api-exception.js';
import { isForeign } from '../common/request-checks.js';

/** A handshake that was accepted. */
export interface Handshake extends IncomingMessage {
  sessionId?: string;
}

/** Why a handshake is refused: the status and the message that a REST call would be answered. */
type Refusal = [status: number, message: string];

/** Socket.IO behind the same cookie and origin rules as the REST calls. */
export class SessionIoAdapter extends IoAdapter {
  constructor(
    app: INestApplicationContext,
    private readonly sessions: SessionService,
    private readonly proxies: number,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const server: Server = super.createIOServer(port, {
      ...options!,
      serveClient: false,
      maxHttpBufferSize: 64 * 1024,
      // Lets in only who passed the check below, whatever that took for a handshake.
      allowRequest: (
        { sessionId }: Handshake,
        decide: (error: string | undefined, success: boolean) => void,
      ) => decide(MESSAGES.notSignedIn, sessionId !== undefined),
    });
    // `allowRequest` alone would answer each refusal with 403, and that of a WebSocket with 400 and no JSON.
    server.engine.use(
      (request: Handshake, response: ServerResponse, next: () => void) =>
        void this.admit(request, response, next),
    );
    return server;
  }

  private async admit(request: Handshake, response: ServerResponse, next: () => void): Promise<void> {
    const refusal = isHandshake(request) ? await this.refusalOf(request) : null;
    if (refusal) refuse(request, response, refusal);
    else next();
  }

  /** @returns null for a handshake that is let in, which then carries its session's id */
  private async refusalOf(request: Handshake): Promise<Refusal | null> {
    const scheme = this.schemeOf(request);
    if (this.isForeign(request, scheme)) return [403, MESSAGES.foreignOrigin];
    try {
      const sessionId = await this.sessions.find({
        cookie: request.headers.cookie,
        secure: scheme === 'https',
      });
      if (!sessionId) return [401, MESSAGES.notSignedIn];
      request.sessionId = sessionId;
      return null;
    } catch {
      return [503, MESSAGES.databaseAway];
    }
  }

  /** The scheme as Express determines it for the REST calls. */
  private schemeOf({ headers, socket }: IncomingMessage): string {
    const forwarded = this.proxies > 0 ? [headers['x-forwarded-proto']].flat()[0]?.split(',')[0] : undefined;
    return forwarded?.trim() ?? ('encrypted' in socket ? 'https' : 'http');
  }

  private isForeign({ headers }: IncomingMessage, scheme: string): boolean {
    const site = [headers['sec-fetch-site']].flat()[0];
    return isForeign(
      { origin: headers.origin, ...(site && { 'sec-fetch-site': site }) },
      `${scheme}://${headers.host}`,
    );
  }
}

/** Later requests of a connection carry its id, and were let in by their handshake. */
const isHandshake = ({ url = '' }: IncomingMessage): boolean =>
  !new URLSearchParams(url.split('?')[1]).get('sid');

function refuse(request: IncomingMessage, response: ServerResponse, [status, message]: Refusal): void {
  const body = JSON.stringify(errorBody(status, message));
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  if (!request.headers.upgrade) {
    response.writeHead(status, headers).end(body);
    return;
  }
  // What stands for the response of a WebSocket writes nothing.
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  request.socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
