import { LIMITS } from '#contracts';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { BrandEntity } from './brand.entity.js';
import { CategoryEntity } from './category.entity.js';
import { Sequenced } from './sequenced.js';

@Entity('category_blacklist_pairs')
@Unique('category_blacklist_pairs_pair', ['forbiddenWithCategoryId', 'targetCategoryId'])
@Check('category_blacklist_pairs_not_itself', 'forbidden_with_category_id <> target_category_id')
@Index('category_blacklist_pairs_brand', ['brandId', 'seq'])
@Index('category_blacklist_pairs_second', ['targetCategoryId'])
export class CategoryBlacklistPairEntity extends Sequenced {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  brandId!: string;

  @ManyToOne(() => BrandEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'brand_id' })
  brand?: Relation<BrandEntity>;

  @Column('uuid')
  forbiddenWithCategoryId!: string;

  @ManyToOne(() => CategoryEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'forbidden_with_category_id' })
  forbiddenWithCategory?: Relation<CategoryEntity>;

  @Column('uuid')
  targetCategoryId!: string;

  @ManyToOne(() => CategoryEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'target_category_id' })
  targetCategory?: Relation<CategoryEntity>;

  @Column({ type: 'varchar', length: LIMITS.commentLength, nullable: true })
  comment!: string | null;
}
