import { isMigrated } from '#database';
import { MESSAGES } from '#contracts';
import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  HealthCheck,
  type HealthCheckResult,
  HealthCheckService,
  TypeOrmHealthIndicator,
} from '@nestjs/terminus';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Public } from '../auth/session.guard.js';
import { errorBody } from '../common/api-exception.js';

@ApiTags('operations')
@Public()
@Controller('health')
export class HealthController {
  /** Checked until it is true, because nobody reverts the schema under a running release. */
  private isMigrated = false;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly health: HealthCheckService,
    private readonly database: TypeOrmHealthIndicator,
  ) {}

  /** The process runs. */
  @Get('live')
  live() {
    return { status: 'ok' };
  }

  /**
   * The process can serve: the database answers, with the schema of this release. The queue may be down, because jobs
   * are accepted nevertheless.
   */
  @Get('ready')
  @HealthCheck()
  async ready(): Promise<HealthCheckResult> {
    const result = await this.health
      .check([() => this.database.pingCheck('database').withTimeout(2_000)])
      .catch(() => Promise.reject(unavailable(MESSAGES.databaseAway)));
    this.isMigrated ||= await isMigrated(this.dataSource);
    if (!this.isMigrated)
      throw unavailable('The database has the schema of an older release. Run `npm run migrate`.');
    return result;
  }
}

const unavailable = (message: string) => new ServiceUnavailableException(errorBody(503, message));
