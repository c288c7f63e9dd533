import { Announcements } from '#database';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';

/** Responses under way, by session: when a session ends, its downloads are cut off. */
@Injectable()
export class OpenResponses {
  private readonly bySession = new Map<string, Set<Response>>();

  constructor(announcements: Announcements) {
    announcements.onSessionEnd((sessionId) => this.end(sessionId));
  }

  /** @param response to a call that changes nothing; forgotten once it is closed */
  add(sessionId: string, response: Response): void {
    // Its client has left while the session was looked up: no `close` would come any more.
    if (response.closed) return;
    const open = this.bySession.get(sessionId) ?? new Set();
    this.bySession.set(sessionId, open.add(response));
    response.once('close', () => {
      open.delete(response);
      if (open.size === 0) this.bySession.delete(sessionId);
    });
  }

  private end(sessionId: string): void {
    for (const response of this.bySession.get(sessionId) ?? []) response.destroy();
  }
}
