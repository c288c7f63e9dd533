import { createHash, randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { InstallationValueEntity } from '#database';
import { ApiEnvironment } from '#config';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';

const SALT = 'password-salt';
/** The scrypt parameters that OWASP recommends for the least memory: 16 MiB per guess, five times over. */
export const COST: ScryptOptions = { N: 2 ** 14, r: 8, p: 5, maxmem: 2 ** 26 };

const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);
export const hash = (password: string, salt: string): Promise<Buffer> => derive(password, salt, 32, COST);

/** The shared password, kept only as a slow hash with this installation's own salt. */
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
    this.key = await hash(this.environment.APP_PASSWORD, this.salt);
  }

  /** Takes the same time whatever was typed. */
  async matches(candidate: string): Promise<boolean> {
    return timingSafeEqual(await hash(candidate, this.salt), this.key);
  }

  /** Changes with the password, but reveals nothing about it. Each session stores the mark it was opened under. */
  get mark(): string {
    return createHash('sha256').update('session-mark').update(this.key).digest('hex');
  }
}
