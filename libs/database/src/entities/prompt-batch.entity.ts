import { LIMITS } from '#contracts';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { BrandEntity } from './brand.entity.js';

/** What a batch of saved prompts is called, and what it was made by: its runs may be gone. */
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

  /** Of the runs that it was saved from. */
  @Column({ type: 'text', array: true, default: () => `'{}'` })
  kinds!: string[];

  /** Models, or `composer`. */
  @Column({ type: 'text', array: true, default: () => `'{}'` })
  writtenBy!: string[];
}
