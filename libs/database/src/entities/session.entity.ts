import { Column, CreateDateColumn, Entity, Generated, Index, PrimaryColumn } from 'typeorm';

/** A signed-in browser. Only a hash of its token is kept. A trigger announces the deletion of a row. */
@Entity('sessions')
@Index('sessions_expiry', ['expiresAt'])
@Index('sessions_id', ['id'], { unique: true })
export class SessionEntity {
  /** SHA-256 of the token in the cookie. */
  @PrimaryColumn('bytea')
  tokenHash!: Buffer;

  /** Identifies the session, but does not open it: for the audit trail and the rooms of its sockets. */
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

/** Where sign-ins are tried from: an IPv4 address, or the /64 of an IPv6 one. */
@Entity('sign_in_networks')
export class SignInNetworkEntity {
  @PrimaryColumn('text')
  network!: string;

  /** Tries since the last successful one. */
  @Column('integer')
  tries!: number;

  @Column('timestamptz')
  pausedUntil!: Date;

  /** When its tries no longer count. */
  @Column('timestamptz')
  forgottenAt!: Date;

  /** Somebody signed in from here: until then, tries from other networks do not hold this one up. */
  @Column({ type: 'timestamptz', nullable: true })
  knownUntil!: Date | null;
}
