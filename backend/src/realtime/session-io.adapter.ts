import type { IncomingMessage } from 'node:http';
import { MESSAGES } from '#contracts';
import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';
import type { SessionService } from '../auth/session.service.js';
import { isForeign } from '../common/request-checks.js';

/** A handshake that was accepted. */
export interface Handshake extends IncomingMessage {
  sessionId?: string;
}

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
    return super.createIOServer(port, {
      ...options!,
      serveClient: false,
      maxHttpBufferSize: 64 * 1024,
      allowRequest: (request: Handshake, decide: (error: string | null, success: boolean) => void) => {
        const scheme = this.schemeOf(request);
        if (this.isForeign(request, scheme)) return decide(MESSAGES.foreignOrigin, false);
        this.sessions.find({ cookie: request.headers.cookie, secure: scheme === 'https' }).then(
          (sessionId) => {
            if (sessionId) request.sessionId = sessionId;
            decide(sessionId ? null : MESSAGES.notSignedIn, sessionId !== null);
          },
          () => decide(MESSAGES.databaseAway, false),
        );
      },
    });
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
