import type { AuditAction } from '#contracts';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Who did what. Refers to rows by bare ids, because it outlives them. */
@Entity('audit_entries')
@Index('audit_entries_at', ['at'])
@Index('audit_entries_brand', ['brandId', 'seq'])
@Index('audit_entries_action', ['action', 'seq'])
export class AuditEntryEntity {
  @PrimaryGeneratedColumn('increment', { type: 'bigint' })
  seq!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  at!: Date;

  @Column('text')
  action!: AuditAction;

  @Column({ type: 'uuid', nullable: true })
  sessionId!: string | null;

  @Column({ type: 'text', nullable: true })
  address!: string | null;

  @Column({ type: 'uuid', nullable: true })
  brandId!: string | null;

  @Column({ type: 'uuid', nullable: true })
  subjectId!: string | null;

  @Column({ type: 'text', nullable: true })
  subject!: string | null;

  @Column({ type: 'integer', nullable: true })
  count!: number | null;
}
