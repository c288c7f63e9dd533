import { messageOf } from '#domain';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { inTransaction, SessionEntity } from '#database';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { parseCookie } from 'cookie';
import type { Request } from 'express';
import type { DataSource } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.service.js';
import { Password } from './password.js';

const SWEEP_MS = 5_000;
/** All times are the database's, because the clocks of several processes may differ. */
const SESSION_LIFETIME = `interval '30 days'`;
const IS_VALID = `expires_at > now() AND last_seen_at > now() - interval '7 days'`;
/** `last_seen_at` is only exact to a minute, so that it need not be written on every request. */
const LAST_SEEN_IS_OLD = `last_seen_at < now() - interval '1 minute'`;

const hash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** What a request, or a socket's handshake, reveals about its sender. */
interface Visitor {
  cookie: string | undefined;
  /** It came over HTTPS. */
  secure: boolean;
}

export const visitorOf = (request: Request): Visitor => ({
  cookie: request.headers.cookie,
  secure: request.secure,
});

/**
 * Server-side sessions: a random token in the cookie, its hash in the database. Ending a session deletes its row, which
 * a trigger announces to every process.
 */
@Injectable()
export class SessionService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Sessions');
  private sweeping: NodeJS.Timeout | undefined;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly password: Password,
    private readonly audit: AuditTrail,
  ) {}

  /** Ends the sessions that were opened with another password, and from now on those that expire. */
  async onApplicationBootstrap(): Promise<void> {
    await this.dataSource.query(`DELETE FROM sessions WHERE password_mark <> $1`, [this.password.mark]);
    this.sweeping = setInterval(() => void this.sweep(), SWEEP_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.sweeping);
  }

  /** Name of the cookie. The `__Host-` prefix makes browsers refuse it unless this host set it over HTTPS. */
  cookieName(secure: boolean): string {
    return secure ? '__Host-promptloom' : 'promptloom';
  }

  /** Opens a session that replaces the visitor's present one, if any. @returns the token for the cookie */
  async open(visitor: Visitor, address: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const id = randomUUID();
    await inTransaction(this.dataSource, async (manager) => {
      await manager.delete(SessionEntity, { tokenHash: this.tokenHashOf(visitor) });
      await manager.insert(SessionEntity, {
        id,
        tokenHash: hash(token),
        passwordMark: this.password.mark,
        address,
        lastSeenAt: () => 'now()',
        expiresAt: () => `now() + ${SESSION_LIFETIME}`,
      });
      await this.audit.record(manager, 'sign-in', { sessionId: id });
    });
    return token;
  }

  /** @returns the id of the visitor's session, null when there is no valid one */
  async find(visitor: Visitor): Promise<string | null> {
    const tokenHash = this.tokenHashOf(visitor);
    const [session] = await this.dataSource.query<{ id: string; lastSeenIsOld: boolean }[]>(
      `SELECT id, ${LAST_SEEN_IS_OLD} AS "lastSeenIsOld" FROM sessions
       WHERE token_hash = $1 AND password_mark = $2 AND ${IS_VALID}`,
      [tokenHash, this.password.mark],
    );
    if (session?.lastSeenIsOld)
      // While the database takes no writes, people read on.
      await inTransaction(this.dataSource, (manager) =>
        manager.query(`UPDATE sessions SET last_seen_at = now() WHERE id = $1`, [session.id]),
      ).catch((error: unknown) =>
        this.logger.warn(`a session was not marked as in use: ${messageOf(error)}`),
      );
    return session?.id ?? null;
  }

  /** True while the session with this id has not ended. */
  async isOpen(id: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(SessionEntity, { id });
  }

  /** Ends the visitor's session, if any. */
  async close(visitor: Visitor): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const [[session]] = await manager.query<[{ id: string }[], number]>(
        `DELETE FROM sessions WHERE token_hash = $1 RETURNING id`,
        [this.tokenHashOf(visitor)],
      );
      if (session) await this.audit.record(manager, 'sign-out', { sessionId: session.id });
    });
  }

  private async sweep(): Promise<void> {
    await this.dataSource
      .query(`DELETE FROM sessions WHERE NOT (${IS_VALID})`)
      .catch((error: unknown) => this.logger.debug(`ended sessions stay a while: ${messageOf(error)}`));
  }

  /** Only the cookie of this scheme counts: the one without the prefix may have been set by a neighbouring host. */
  private tokenHashOf({ cookie = '', secure }: Visitor): Buffer {
    return hash(parseCookie(cookie)[this.cookieName(secure)] ?? '');
  }
}
