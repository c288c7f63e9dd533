import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { InstallationValueEntity } from '#database';
import { ApiEnvironment } from '#config';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';

const derive = promisify(scrypt) as (password: string, salt: string, length: number) => Promise<Buffer>;
const SALT = 'password-salt';

/** The shared password, known only as a slow hash with this installation's own salt. */
@Injectable()
export class Password implements OnModuleInit {
  private key!: Buffer;
  private salt!: string;

  constructor(
    @InjectRepository(InstallationValueEntity) private readonly values: Repository<InstallationValueEntity>,
    private readonly environment: ApiEnvironment,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.values
      .createQueryBuilder()
      .insert()
      .values({ name: SALT, value: randomBytes(16).toString('hex') })
      .orIgnore()
      .execute();
    this.salt = (await this.values.findOneByOrFail({ name: SALT })).value;
    this.key = await derive(this.environment.APP_PASSWORD, this.salt, 32);
  }

  /** Takes the same time whatever was typed. */
  async matches(candidate: string): Promise<boolean> {
    return timingSafeEqual(await derive(candidate, this.salt, 32), this.key);
  }

  /** Changes with the password, and tells nothing about it. Sessions carry it. */
  get mark(): string {
    return createHash('sha256').update('session-mark').update(this.key).digest('hex');
  }
}
