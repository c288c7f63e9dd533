import type { BlockedCombination } from '#domain';
import { JOB_STATUSES, type JobKind, type JobStatus } from '#contracts';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import type { JobContext, JobItem, Sampling } from '../jobs/job-item.js';
import { UNFINISHED } from '../jobs/job-states.js';
import { BrandEntity } from './brand.entity.js';
import { oneOf } from './one-of.js';
import { Sequenced } from './sequenced.js';

/** One generation. The rows here and in the two tables below are the truth; the queue carries ids. */
@Entity('jobs')
@Check('jobs_status', oneOf('status', JOB_STATUSES))
@Check('jobs_counts', 'done >= 0 AND failed >= 0 AND done + failed <= requested AND blocked >= 0')
@Index('jobs_brand', ['brandId', 'seq'])
@Index('jobs_unfinished', ['touchedAt'], { where: UNFINISHED })
@Index('jobs_finished', ['finishedAt'])
export class JobEntity extends Sequenced {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  brandId!: string;

  @ManyToOne(() => BrandEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'brand_id' })
  brand?: Relation<BrandEntity>;

  @Column('text')
  kind!: JobKind;

  @Column({ type: 'text', default: 'queued' })
  status!: JobStatus;

  @Column('integer')
  requested!: number;

  @Column({ type: 'integer', default: 0 })
  blocked!: number;

  @Column({ type: 'integer', default: 0 })
  done!: number;

  @Column({ type: 'integer', default: 0 })
  failed!: number;

  @Column({ type: 'text', nullable: true })
  error!: string | null;

  @Column({ type: 'text', nullable: true })
  notice!: string | null;

  /** Names of what its prompts are about, so that runs can be told apart. */
  @Column({ type: 'text', array: true, default: () => "'{}'" })
  about!: string[];

  @Column({ type: 'bigint', default: 0 })
  tokensIn!: string;

  @Column({ type: 'bigint', default: 0 })
  tokensOut!: string;

  /** What the brand and its templates were when the job was accepted. */
  @Column('jsonb')
  context!: JobContext;

  /** For the sampled kinds, until their rows are drawn. */
  @Column({ type: 'jsonb', nullable: true })
  sampling!: Sampling | null;

  /** How often it was started: 1, and one more for each retry. Part of the chunk jobs' ids. */
  @Column({ type: 'integer', default: 1 })
  run!: number;

  /** The id of the request that started it, which its log lines contain. */
  @Column({ type: 'text', nullable: true })
  requestId!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  startedAt!: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  finishedAt!: Date | null;

  /** The last sign of life; the sweeper checks jobs that have not been touched for a while. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  touchedAt!: Date;
}

/** What one prompt of a job is to be about. Never changes. */
@Entity('job_items')
export class JobItemEntity {
  @PrimaryColumn('uuid')
  jobId!: string;

  @ManyToOne(() => JobEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'job_id' })
  job?: Relation<JobEntity>;

  /** Its place in the order of the combinations, from 0. */
  @PrimaryColumn('integer')
  ordinal!: number;

  @Column('json')
  item!: JobItem;
}

/** A combination that a job left out, and why. */
@Entity('job_blocked_combinations')
export class JobBlockedCombinationEntity {
  @PrimaryColumn('uuid')
  jobId!: string;

  @ManyToOne(() => JobEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'job_id' })
  job?: Relation<JobEntity>;

  /** Its place among those left out, from 0. */
  @PrimaryColumn('integer')
  ordinal!: number;

  @Column('json')
  blocked!: BlockedCombination;
}

/** How one item ended: with a question, or with the reason why there is none. */
@Entity('job_results')
@Check('job_results_question_or_reason', '(question IS NULL) <> (reason IS NULL)')
@Index('job_results_same_text', ['jobId', 'questionKey'], { unique: true })
export class JobResultEntity {
  @PrimaryColumn('uuid')
  jobId!: string;

  @PrimaryColumn('integer')
  ordinal!: number;

  @ManyToOne(() => JobItemEntity, { onDelete: 'CASCADE' })
  @JoinColumn([
    { name: 'job_id', referencedColumnName: 'jobId' },
    { name: 'ordinal', referencedColumnName: 'ordinal' },
  ])
  item?: Relation<JobItemEntity>;

  @Column({ type: 'text', nullable: true })
  question!: string | null;

  /** A hash of the text without case, spacing, punctuation and invisible characters: unique among a run's prompts. */
  @Column({ type: 'bytea', nullable: true })
  questionKey!: Buffer | null;

  @Column({ type: 'text', nullable: true })
  reason!: string | null;

  /** What a person should look at. */
  @Column({ type: 'text', array: true, default: () => `'{}'` })
  flags!: string[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
