import { inTransaction, RateLeases } from '#database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.service.js';
import { networkOf } from './network-of.js';

const FREE_TRIES = 10;
const LONGEST_PAUSE_SECONDS = 15 * 60;
/** Tries in each of the two lanes, over all networks that nobody has signed in from. */
const LANE_PER_MINUTE = 20;
/** Refused tries that are recorded in the audit trail. */
const RECORDED_PER_MINUTE = 2;
const RECORDED_AT_ONCE = 10;

class NotAdmitted extends Error {
  constructor(readonly seconds: number) {
    super();
  }
}

interface Claim {
  tries: number;
  known: boolean;
}

/**
 * Slows down guessing. Each network has ten free tries; each further try doubles the pause. All networks that nobody
 * has signed in from share two lanes, one for first tries and one for further ones, so that a few guessers cannot hold
 * up a person at a new address, and no guesser can hold up a person at a known one (ADR 11). A try is counted before
 * the password is checked, so that many tries at once gain nothing.
 */
@Injectable()
export class SignInThrottle {
  private readonly firstTries: RateLeases;
  private readonly furtherTries: RateLeases;
  private readonly recordedRefusals: RateLeases;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditTrail,
  ) {
    this.firstTries = new RateLeases(dataSource, 'sign-in: first tries', LANE_PER_MINUTE);
    this.furtherTries = new RateLeases(dataSource, 'sign-in: further tries', LANE_PER_MINUTE);
    this.recordedRefusals = new RateLeases(dataSource, 'sign-in: refusals told', RECORDED_PER_MINUTE);
  }

  /** @returns 0 when the password may be checked, else the seconds until this address may try again */
  async admit(address: string): Promise<number> {
    return inTransaction(this.dataSource, async (manager) => {
      const seconds = await this.claim(manager, networkOf(address));
      // Rolls the count back: a person whom a full lane turned away must not move to the lane for further tries.
      if (seconds > 0) throw new NotAdmitted(seconds);
      return 0;
    }).catch((error: unknown) => {
      if (error instanceof NotAdmitted) return this.refuse(error.seconds);
      throw error;
    });
  }

  /** A flood of refused tries must not become a flood of entries. */
  private async refuse(seconds: number): Promise<number> {
    if ((await this.recordedRefusals.take(RECORDED_AT_ONCE)) === 0)
      await inTransaction(this.dataSource, (manager) => this.audit.record(manager, 'sign-in.throttled'));
    return seconds;
  }

  /** Records a try with a wrong password, which was already counted when it was admitted. */
  async recordFailure(): Promise<void> {
    await inTransaction(this.dataSource, (manager) => this.audit.record(manager, 'sign-in.failed'));
  }

  /** Forgets the tries of an address, and treats it as known from now on. */
  async recordSuccess(address: string): Promise<void> {
    await inTransaction(this.dataSource, (manager) =>
      manager.query(
        `UPDATE sign_in_networks SET tries = 0, paused_until = now(), forgotten_at = now(),
           known_until = now() + interval '90 days' WHERE network = $1`,
        [networkOf(address)],
      ),
    );
  }

  private async claim(manager: EntityManager, network: string): Promise<number> {
    const [claim] = await manager.query<Claim[]>(CLAIM, [network, FREE_TRIES, LONGEST_PAUSE_SECONDS]);
    if (!claim) {
      const [row] = await manager.query<{ seconds: number }[]>(
        `SELECT ceil(extract(epoch FROM paused_until - clock_timestamp()))::int AS seconds
         FROM sign_in_networks WHERE network = $1`,
        [network],
      );
      return Math.max(1, row?.seconds ?? 1);
    }
    if (claim.known) return 0;
    const lane = claim.tries === 1 ? this.firstTries : this.furtherTries;
    return Math.ceil((await lane.take(LANE_PER_MINUTE, manager)) / 1_000);
  }
}

const TRIES = `CASE WHEN n.forgotten_at > clock_timestamp() THEN n.tries + 1 ELSE 1 END`;

/** Counts a try and begins the pause after it. Returns no row while the pause of the try before lasts. */
const CLAIM = `
  INSERT INTO sign_in_networks AS n (network, tries, paused_until, forgotten_at)
  VALUES ($1, 1, clock_timestamp(), clock_timestamp() + interval '1 hour')
  ON CONFLICT (network) DO UPDATE SET
    tries = ${TRIES},
    paused_until = clock_timestamp() + make_interval(secs =>
      CASE WHEN ${TRIES} > $2 THEN least($3, 2 ^ least(${TRIES} - $2, 20)) ELSE 0 END),
    forgotten_at = clock_timestamp() + interval '1 hour'
  WHERE n.paused_until <= clock_timestamp()
  RETURNING tries, coalesce(known_until > clock_timestamp(), false) AS known`;
