import { CATEGORY_TYPES, type CategoryType, PHRASE_MAX_LENGTH, type Weight } from '#domain';
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
} from 'typeorm';
import { BrandEntity } from './brand.entity.js';
import { oneOf } from './one-of.js';
import { Sequenced } from './sequenced.js';

@Entity('attribute_categories')
@Check('attribute_categories_cat_type', oneOf('cat_type', CATEGORY_TYPES))
@Check('attribute_categories_weight', `weight BETWEEN ${LIMITS.weight.min} AND ${LIMITS.weight.max}`)
@Index('attribute_categories_brand', ['brandId', 'seq'])
export class CategoryEntity extends Sequenced {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  brandId!: string;

  @ManyToOne(() => BrandEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'brand_id' })
  brand?: Relation<BrandEntity>;

  @Column('text')
  catType!: CategoryType;

  @Column({ type: 'varchar', length: LIMITS.nameLength })
  displayName!: string;

  @Column({ type: 'smallint', default: LIMITS.weight.default })
  weight!: Weight;

  /** How its attributes are worded in a question, with `{value}`; null: guessed. */
  @Column({ type: 'varchar', length: PHRASE_MAX_LENGTH, nullable: true })
  phrase: string | null = null;
}
