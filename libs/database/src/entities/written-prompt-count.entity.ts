import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { BrandEntity } from './brand.entity.js';

/**
 * A change in how many prompts a batch holds of a product category and attribute categories. Triggers write it;
 * `foldPromptCounts` sums it up.
 */
@Entity('written_prompt_counts')
@Index('written_prompt_counts_brand', ['brandId'])
export class WrittenPromptCountEntity {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  @Column('uuid')
  brandId!: string;

  @ManyToOne(() => BrandEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'brand_id' })
  brand?: Relation<BrandEntity>;

  @Column({ type: 'uuid', nullable: true })
  batchId!: string | null;

  @Column({ type: 'text', nullable: true })
  productCategory!: string | null;

  @Column({ type: 'text', array: true })
  categoryNames!: string[];

  /** Of the prompts; one batch's are of the same moment. */
  @Column('timestamptz')
  createdAt!: Date;

  /** Added, or negative: removed. */
  @Column('integer')
  prompts!: number;
}
