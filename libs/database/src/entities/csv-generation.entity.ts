import { GENERATION_TYPES, type GenerationType } from '#domain';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { BrandEntity } from './brand.entity.js';
import { JobEntity } from './job.entity.js';
import { oneOf } from './one-of.js';

@Entity('csv_generations')
@Check('csv_generations_generation_type', oneOf('generation_type', GENERATION_TYPES))
@Check('csv_generations_prompt_count', 'prompt_count >= 0')
@Check('csv_generations_seed', 'seed >= 0')
@Index('csv_generations_brand', ['brandId', 'createdAt'])
export class CsvGenerationEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  brandId!: string;

  @ManyToOne(() => BrandEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'brand_id' })
  brand?: Relation<BrandEntity>;

  /** The job that made it, as long as that is kept. A job makes one file, however often it is delivered. */
  @Column({ type: 'uuid', nullable: true, unique: true })
  jobId!: string | null;

  @OneToOne(() => JobEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'job_id' })
  job?: Relation<JobEntity> | null;

  @Column('text')
  fileName!: string;

  @Column('text')
  filePath!: string;

  @Column('integer')
  promptCount!: number;

  @Column({ type: 'integer', nullable: true })
  seed!: number | null;

  /** The `ALGORITHM_VERSION` that made the file from the seed. */
  @Column({ type: 'integer', default: 1 })
  algorithmVersion!: number;

  @Column({ type: 'text', default: 'structured' })
  generationType!: GenerationType;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

/** The file itself: in the database, written in one transaction with its row. */
@Entity('csv_contents')
export class CsvContentEntity {
  @PrimaryColumn('uuid')
  csvGenerationId!: string;

  @OneToOne(() => CsvGenerationEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'csv_generation_id' })
  csvGeneration?: Relation<CsvGenerationEntity>;

  @Column('text')
  content!: string;

  /** The header and the first rows, as the file has them. */
  @Column('jsonb')
  preview!: { headers: string[]; rows: string[][] };

  @Column('jsonb')
  categoryBreakdown!: { category: string; count: number }[];
}
