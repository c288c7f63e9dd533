import type { IncomingMessage } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';
import type { SessionService } from '../auth/session.service.js';
import { isForeign } from '../common/request-checks.js';

/** Socket.IO behind the same cookie and origin rules as the REST calls. */
export class SessionIoAdapter extends IoAdapter {
  constructor(
    app: INestApplicationContext,
    private readonly sessions: SessionService,
    private readonly trustProxy: boolean,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    return super.createIOServer(port, {
      ...options!,
      serveClient: false,
      maxHttpBufferSize: 64 * 1024,
      allowRequest: (request: IncomingMessage, decide: (error: string | null, success: boolean) => void) => {
        if (this.isForeign(request))
          return decide('This request came from another site and was refused.', false);
        this.sessions.isOpen(request.headers.cookie).then(
          (open) => decide(open ? null : 'Please sign in to continue.', open),
          () => decide('The database cannot be reached at the moment.', false),
        );
      },
    });
  }

  private isForeign({ headers, socket }: IncomingMessage): boolean {
    const forwarded = this.trustProxy ? [headers['x-forwarded-proto']].flat()[0]?.split(',')[0] : undefined;
    const scheme = forwarded ?? ('encrypted' in socket ? 'https' : 'http');
    const site = [headers['sec-fetch-site']].flat()[0];
    return isForeign(
      { origin: headers.origin, ...(site && { 'sec-fetch-site': site }) },
      `${scheme}://${headers.host}`,
    );
  }
}
