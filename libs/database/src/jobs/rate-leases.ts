import type { DataSource, EntityManager } from 'typeorm';

/**
 * A rate limit that all processes share, by the generic cell rate algorithm (ITU-T I.371): one row holds
 * the time of the next free start, and a lease moves it on. One statement leases many starts.
 */
export class RateLeases {
  /** @param perMinute starts per minute over all processes */
  constructor(
    private readonly dataSource: DataSource,
    private readonly name: string,
    private readonly perMinute: number,
  ) {}

  /**
   * Leases the next `permits` starts.
   *
   * @returns milliseconds from now to the first, and between one and the next; by the database's clock,
   *   so that the processes' own clocks may differ
   */
  async reserve(permits: number): Promise<{ delayMs: number; intervalMs: number }> {
    const intervalMs = 60_000 / this.perMinute;
    const [row] = await this.dataSource.query<{ delay: string }[]>(
      `INSERT INTO rate_leases AS lease (name, next_at)
       VALUES ($1, clock_timestamp() + make_interval(secs => $2))
       ON CONFLICT (name) DO UPDATE
         SET next_at = greatest(lease.next_at, clock_timestamp()) + make_interval(secs => $2)
       RETURNING extract(epoch FROM next_at - make_interval(secs => $2) - clock_timestamp()) * 1000 AS delay`,
      [this.name, (permits * intervalMs) / 1_000],
    );
    return { delayMs: Math.max(0, Number(row?.delay ?? 0)), intervalMs };
  }

  /**
   * Takes a start if there is one right now, instead of waiting for it. Up to `burst` starts are saved up.
   *
   * @returns 0 when it was taken, else the milliseconds until there is one
   */
  async take(burst: number, manager: EntityManager = this.dataSource.manager): Promise<number> {
    const intervalSeconds = 60 / this.perMinute;
    const saved = (burst - 1) * intervalSeconds;
    const taken = await manager.query<unknown[]>(
      `INSERT INTO rate_leases AS lease (name, next_at)
       VALUES ($1, clock_timestamp() + make_interval(secs => $2))
       ON CONFLICT (name) DO UPDATE
         SET next_at = greatest(lease.next_at, clock_timestamp()) + make_interval(secs => $2)
         WHERE lease.next_at <= clock_timestamp() + make_interval(secs => $3)
       RETURNING name`,
      [this.name, intervalSeconds, saved],
    );
    if (taken.length > 0) return 0;
    const [row] = await manager.query<{ wait: string }[]>(
      `SELECT extract(epoch FROM next_at - clock_timestamp()) * 1000 AS wait FROM rate_leases WHERE name = $1`,
      [this.name],
    );
    return Math.max(1, Number(row?.wait ?? 0) - saved * 1_000);
  }
}
