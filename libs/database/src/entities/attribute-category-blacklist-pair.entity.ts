import { LIMITS } from '#contracts';
import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { AttributeEntity } from './attribute.entity.js';
import { BrandEntity } from './brand.entity.js';
import { CategoryEntity } from './category.entity.js';
import { Sequenced } from './sequenced.js';

@Entity('attribute_category_blacklist_pairs')
@Unique('attribute_category_blacklist_pairs_pair', ['forbiddenWithAttributeId', 'targetCategoryId'])
@Index('attribute_category_blacklist_pairs_brand', ['brandId', 'seq'])
@Index('attribute_category_blacklist_pairs_second', ['targetCategoryId'])
export class AttributeCategoryBlacklistPairEntity extends Sequenced {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  brandId!: string;

  @ManyToOne(() => BrandEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'brand_id' })
  brand?: Relation<BrandEntity>;

  @Column('uuid')
  forbiddenWithAttributeId!: string;

  @ManyToOne(() => AttributeEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'forbidden_with_attribute_id' })
  forbiddenWithAttribute?: Relation<AttributeEntity>;

  @Column('uuid')
  targetCategoryId!: string;

  @ManyToOne(() => CategoryEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'target_category_id' })
  targetCategory?: Relation<CategoryEntity>;

  @Column({ type: 'varchar', length: LIMITS.commentLength, nullable: true })
  comment!: string | null;
}
