import { SignInFailureEntity } from '#database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';

const FREE_FAILURES = 10;
const LONGEST_PAUSE_SECONDS = 15 * 60;
/** Failures are forgotten after this long without a new one. */
const MEMORY_SECONDS = 60 * 60;

/** Slows down guessing: after ten failures from one address, each further one doubles the pause. */
@Injectable()
export class SignInThrottle {
  private readonly failures: RateLimiterPostgres;
  private readonly pauses: RateLimiterPostgres;

  constructor(@InjectDataSource() dataSource: DataSource) {
    const { tableName } = dataSource.getMetadata(SignInFailureEntity);
    const store = {
      storeClient: dataSource,
      storeType: 'typeorm',
      tableName,
      tableCreated: true,
      clearExpiredByTimeout: false,
    };
    this.failures = new RateLimiterPostgres({
      ...store,
      keyPrefix: 'failures',
      points: FREE_FAILURES,
      duration: MEMORY_SECONDS,
    });
    this.pauses = new RateLimiterPostgres({ ...store, keyPrefix: 'pause', points: 1, duration: 1 });
  }

  /** @returns seconds until this address may try again; 0 when it may */
  async pauseOf(address: string): Promise<number> {
    const pause = await this.pauses.get(address);
    return pause ? Math.max(0, Math.ceil(pause.msBeforeNext / 1_000)) : 0;
  }

  async recordFailure(address: string): Promise<void> {
    const { consumedPoints } = await this.failures.penalty(address);
    const extra = consumedPoints - FREE_FAILURES;
    if (extra > 0)
      await this.pauses.block(address, Math.min(LONGEST_PAUSE_SECONDS, 2 ** Math.min(extra, 12)));
  }

  async forget(address: string): Promise<void> {
    await this.failures.delete(address);
  }
}
