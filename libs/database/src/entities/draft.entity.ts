import { LIMITS } from '#contracts';
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import { BrandEntity } from './brand.entity.js';
import { JobEntity } from './job.entity.js';
import { Sequenced } from './sequenced.js';

/**
 * A result of a job in the working list, with what people did to it. The job's item says what it is about; it is saved
 * if `written_prompts` has a prompt that came from the same result.
 */
@Entity('drafts')
@Unique('drafts_result', ['jobId', 'ordinal'])
@Index('drafts_brand', ['brandId', 'seq'])
@Index('drafts_removed', ['jobId'], { where: 'removed_at IS NOT NULL' })
export class DraftEntity extends Sequenced {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  brandId!: string;

  @ManyToOne(() => BrandEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'brand_id' })
  brand?: Relation<BrandEntity>;

  @Column('uuid')
  jobId!: string;

  @ManyToOne(() => JobEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'job_id' })
  job?: Relation<JobEntity>;

  @Column('integer')
  ordinal!: number;

  @Column({ type: 'varchar', length: LIMITS.questionLength })
  question!: string;

  /** The text before the last improvement. */
  @Column({ type: 'varchar', length: LIMITS.questionLength, nullable: true })
  previousQuestion!: string | null;

  /** The text as it was saved; null when it never was. */
  @Column({ type: 'varchar', length: LIMITS.questionLength, nullable: true })
  savedQuestion!: string | null;

  @Column({ type: 'text', array: true, default: () => `'{}'` })
  flags!: string[];

  /** Edited by a person. */
  @Column({ type: 'boolean', default: false })
  edited!: boolean;

  /** Improved by the model. */
  @Column({ type: 'boolean', default: false })
  improved!: boolean;

  @Column({ type: 'timestamptz', nullable: true })
  removedAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
