import { NOUN_FORMS, type NounForm, PHRASE_MAX_LENGTH, type Weight } from '#domain';
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
import { CategoryEntity } from './category.entity.js';
import { oneOf } from './one-of.js';
import { Sequenced } from './sequenced.js';

@Entity('attributes')
@Check('attributes_form', oneOf('form', NOUN_FORMS))
@Check('attributes_weight', `weight BETWEEN ${LIMITS.weight.min} AND ${LIMITS.weight.max}`)
@Index('attributes_category', ['attributeCategoryId', 'seq'])
export class AttributeEntity extends Sequenced {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  attributeCategoryId!: string;

  @ManyToOne(() => CategoryEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'attribute_category_id' })
  attributeCategory?: Relation<CategoryEntity>;

  @Column({ type: 'varchar', length: LIMITS.nameLength })
  displayName!: string;

  @Column({ type: 'smallint', default: LIMITS.weight.default })
  weight!: Weight;

  /** How it is worded in a question; null: as its category says, or guessed. */
  @Column({ type: 'varchar', length: PHRASE_MAX_LENGTH, nullable: true })
  phrase: string | null = null;

  /** For an attribute of a product category: how its name is used in a sentence; null: guessed. */
  @Column({ type: 'text', nullable: true })
  form: NounForm | null = null;
}
