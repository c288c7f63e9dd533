import { LIMITS } from '#contracts';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** The answer to a call with an `Idempotency-Key`, for the next call with the same key. */
@Entity('idempotency_keys')
@Index('idempotency_keys_created', ['createdAt'])
export class IdempotencyKeyEntity {
  /** The call's path. */
  @PrimaryColumn('text')
  scope!: string;

  @PrimaryColumn({ type: 'varchar', length: LIMITS.idempotencyKeyLength })
  key!: string;

  /** SHA-256 of the body: another body with the same key is refused. */
  @Column('bytea')
  bodyHash!: Buffer;

  @Column('jsonb')
  answer!: Record<string, unknown>;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
