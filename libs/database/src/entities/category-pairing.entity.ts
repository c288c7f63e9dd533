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

@Entity('category_pairings')
@Unique('category_pairings_triple', ['brandId', 'productCategoryAttributeId', 'attributeCategoryId'])
@Index('category_pairings_brand', ['brandId', 'seq'])
@Index('category_pairings_second', ['attributeCategoryId'])
export class CategoryPairingEntity extends Sequenced {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  brandId!: string;

  @ManyToOne(() => BrandEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'brand_id' })
  brand?: Relation<BrandEntity>;

  @Column('uuid')
  productCategoryAttributeId!: string;

  @ManyToOne(() => AttributeEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_category_attribute_id' })
  productCategoryAttribute?: Relation<AttributeEntity>;

  @Column('uuid')
  attributeCategoryId!: string;

  @ManyToOne(() => CategoryEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'attribute_category_id' })
  attributeCategory?: Relation<CategoryEntity>;
}
