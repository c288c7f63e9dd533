import type { ModelCondition } from '#contracts';
import type { MetricObject } from 'prom-client';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a worker reports about itself every few seconds, because it listens on no port that could be queried. */
@Entity('worker_reports')
export class WorkerReportEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  host!: string;

  @Column('integer')
  pid!: number;

  @Column('timestamptz')
  startedAt!: Date;

  @Column('timestamptz')
  seenAt!: Date;

  /** The condition of the model as this worker sees it. */
  @Column({ type: 'text', default: 'answering' })
  modelCondition!: ModelCondition;

  /** Its metrics, as prom-client gives them as JSON. */
  @Column('jsonb')
  metrics!: MetricObject[];
}
