import { LIMITS } from '#contracts';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { BrandEntity } from './brand.entity.js';

/** The name of a batch of saved prompts, and what wrote it, noted here because its runs may be deleted. */
@Entity('prompt_batches')
export class PromptBatchEntity {
  @PrimaryColumn('uuid')
  brandId!: string;

  @ManyToOne(() => BrandEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'brand_id' })
  brand?: Relation<BrandEntity>;

  @PrimaryColumn('uuid')
  batchId!: string;

  @Column({ type: 'varchar', length: LIMITS.nameLength, nullable: true })
  name!: string | null;

  /** The kinds of the runs that it was saved from. */
  @Column({ type: 'text', array: true, default: () => `'{}'` })
  kinds!: string[];

  /** The models that wrote it, or `composer`. */
  @Column({ type: 'text', array: true, default: () => `'{}'` })
  writtenBy!: string[];
}
