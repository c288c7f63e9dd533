import { createHash, randomBytes } from 'node:crypto';
import { SessionEntity } from '#database';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { parseCookie } from 'cookie';
import { MoreThan, type Repository } from 'typeorm';
import { Password } from './password.js';

const HOUR = 3_600_000;
const IDLE_MS = 7 * 24 * HOUR;
const ABSOLUTE_MS = 30 * 24 * HOUR;
/** How exact `lastSeenAt` is: it is not written on every request. */
const SEEN_STEP_MS = 60_000;

const hash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Server-side sessions: a random token in the cookie, its hash in the database. */
@Injectable()
export class SessionService {
  constructor(
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
    private readonly password: Password,
  ) {}

  /** Name of the cookie. Behind HTTPS the prefix makes browsers refuse it from anywhere else. */
  cookieName(secure: boolean): string {
    return secure ? '__Host-promptloom' : 'promptloom';
  }

  /** Opens a session. @returns the token for the cookie */
  async open(address: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = Date.now();
    await this.sessions.insert({
      tokenHash: hash(token),
      passwordMark: this.password.mark,
      address,
      lastSeenAt: new Date(now),
      expiresAt: new Date(now + ABSOLUTE_MS),
    });
    return token;
  }

  /** True when this Cookie header carries a session that is still good. */
  async isOpen(cookieHeader: string | undefined): Promise<boolean> {
    const token = this.tokenOf(cookieHeader);
    if (!token) return false;
    const now = Date.now();
    const session = await this.sessions.findOneBy({
      tokenHash: hash(token),
      passwordMark: this.password.mark,
      expiresAt: MoreThan(new Date(now)),
      lastSeenAt: MoreThan(new Date(now - IDLE_MS)),
    });
    if (!session) return false;
    if (now - session.lastSeenAt.getTime() > SEEN_STEP_MS) {
      await this.sessions.update({ tokenHash: session.tokenHash }, { lastSeenAt: new Date(now) });
    }
    return true;
  }

  /** Ends the session that this Cookie header carries, if any. */
  async close(cookieHeader: string | undefined): Promise<void> {
    const token = this.tokenOf(cookieHeader);
    if (token) await this.sessions.delete({ tokenHash: hash(token) });
  }

  private tokenOf(cookieHeader: string | undefined): string | undefined {
    const cookies = parseCookie(cookieHeader ?? '');
    return cookies[this.cookieName(true)] ?? cookies[this.cookieName(false)];
  }
}
