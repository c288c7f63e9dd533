import type { ModelCondition } from '#contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a worker tells about itself every few seconds: a worker listens to no port that could be asked. */
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

  /** How the model is to it. */
  @Column({ type: 'text', default: 'answering' })
  modelCondition!: ModelCondition;

  /** Its metrics, as prom-client gives them as JSON. */
  @Column('jsonb')
  metrics!: object[];
}
