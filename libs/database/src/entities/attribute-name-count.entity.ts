import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { BrandEntity } from './brand.entity.js';

/** A change in how many saved prompts name an attribute. Triggers write it; `foldPromptCounts` sums it up. */
@Entity('attribute_name_counts')
@Index('attribute_name_counts_brand', ['brandId'])
export class AttributeNameCountEntity {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  @Column('uuid')
  brandId!: string;

  @ManyToOne(() => BrandEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'brand_id' })
  brand?: Relation<BrandEntity>;

  @Column('text')
  name!: string;

  /** Added, or negative: removed. */
  @Column('integer')
  prompts!: number;
}
