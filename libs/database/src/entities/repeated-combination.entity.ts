import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { BrandEntity } from './brand.entity.js';

/**
 * A combination that two or more saved prompts shared when one of them was saved: some may be deleted since. A trigger
 * notes it, perhaps more than once; `foldPromptCounts` takes away what is needless.
 */
@Entity('repeated_combinations')
@Index('repeated_combinations_brand', ['brandId'])
export class RepeatedCombinationEntity {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  @Column('uuid')
  brandId!: string;

  @ManyToOne(() => BrandEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'brand_id' })
  brand?: Relation<BrandEntity>;

  @Column('uuid')
  combination!: string;
}
