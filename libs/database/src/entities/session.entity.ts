import { Column, CreateDateColumn, Entity, Generated, Index, PrimaryColumn } from 'typeorm';

/** A signed-in browser. Only a hash of its token is kept. A trigger announces the deletion of a row. */
@Entity('sessions')
@Index('sessions_expiry', ['expiresAt'])
@Index('sessions_id', ['id'], { unique: true })
export class SessionEntity {
  /** SHA-256 of the token in the cookie. */
  @PrimaryColumn('bytea')
  tokenHash!: Buffer;

  /** Tells the session without giving it away: for the audit trail and the rooms of its sockets. */
  @Column('uuid')
  @Generated('uuid')
  id!: string;

  /** Marks the password it was opened with: another password ends it. */
  @Column('text')
  passwordMark!: string;

  @Column('text')
  address!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz')
  lastSeenAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;
}

/** Values that every process of this installation shares, such as the salt of the password's hash. */
@Entity('installation_values')
export class InstallationValueEntity {
  @PrimaryColumn('text')
  name!: string;

  @Column('text')
  value!: string;
}

/** Failed sign-ins by address; the columns are those of rate-limiter-flexible. */
@Entity('sign_in_failures')
export class SignInFailureEntity {
  @PrimaryColumn({ type: 'varchar', length: 255 })
  key!: string;

  @Column({ type: 'integer', default: 0 })
  points!: number;

  /** Milliseconds since 1970. */
  @Column({ type: 'bigint', nullable: true })
  expire!: string | null;
}
