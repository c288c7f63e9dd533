import { PROMPT_TYPES, type PromptType } from '#domain';
import { LIMITS } from '#contracts';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { AttributeEntity } from './attribute.entity.js';
import { BrandEntity } from './brand.entity.js';
import { CategoryEntity } from './category.entity.js';
import { CompetitorEntity } from './competitor.entity.js';
import { oneOf } from './one-of.js';
import { Sequenced } from './sequenced.js';

@Entity('written_prompts')
@Check('written_prompts_prompt_type', oneOf('prompt_type', PROMPT_TYPES))
@Index('written_prompts_brand', ['brandId', 'seq'])
@Index('written_prompts_group', ['brandId', 'batchId'])
@Index('written_prompts_combination', { synchronize: false })
@Index('written_prompts_parts', { synchronize: false })
@Index('written_prompts_names', { synchronize: false })
@Index('written_prompts_long_parts', { synchronize: false })
@Index('written_prompts_long_names', { synchronize: false })
@Index('written_prompts_names_brand', ['brandId', 'seq'], { where: 'names_brand' })
@Index('written_prompts_unmarked', { synchronize: false })
@Index('written_prompts_open', ['brandId', 'seq'], { where: 'looked_at IS NULL' })
@Index('written_prompts_entries', { synchronize: false })
@Index('written_prompts_entry_categories', { synchronize: false })
@Index('written_prompts_category_names', { synchronize: false })
@Index('written_prompts_attribute_names', { synchronize: false })
@Index('written_prompts_result', ['jobId', 'jobOrdinal'], { unique: true, where: 'job_id IS NOT NULL' })
@Index('written_prompts_product_category', ['productCategoryAttributeId'])
@Index('written_prompts_attribute_category', ['attributeCategoryId'])
@Index('written_prompts_attribute', ['attributeId'])
@Index('written_prompts_competitor', ['competitorId'])
export class WrittenPromptEntity extends Sequenced {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  brandId!: string;

  @ManyToOne(() => BrandEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'brand_id' })
  brand?: Relation<BrandEntity>;

  @Column({ type: 'varchar', length: LIMITS.questionLength })
  question!: string;

  @Column({ type: 'uuid', nullable: true })
  productCategoryAttributeId!: string | null;

  @ManyToOne(() => AttributeEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_category_attribute_id' })
  productCategoryAttribute?: Relation<AttributeEntity> | null;

  @Column({ type: 'uuid', nullable: true })
  attributeCategoryId!: string | null;

  @ManyToOne(() => CategoryEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'attribute_category_id' })
  attributeCategoryRow?: Relation<CategoryEntity> | null;

  @Column({ type: 'uuid', nullable: true })
  attributeId!: string | null;

  @ManyToOne(() => AttributeEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'attribute_id' })
  attributeRow?: Relation<AttributeEntity> | null;

  /** The attributes behind the entries of a pipe value, in its order, null where unknown. A trigger deletes the prompt with any of them. */
  @Column({ type: 'uuid', array: true, nullable: true })
  entryAttributeIds!: (string | null)[] | null;

  /**
   * The categories that entries of a pipe value name without an attribute behind them, which would go with its category;
   * of a prompt that was restored, those of all its entries. A trigger deletes the prompt with any of them.
   */
  @Column({ type: 'uuid', array: true, nullable: true })
  entryCategoryIds!: string[] | null;

  /** The product category's name as it was saved. */
  @Column({ type: 'text', nullable: true })
  productCategory!: string | null;

  @Column({ type: 'text', nullable: true })
  attributeCategory!: string | null;

  @Column({ type: 'text', nullable: true })
  attribute!: string | null;

  /** The names that `attributeCategory` holds, each once: what filters and counts go by. */
  @Column({ type: 'text', array: true, default: () => `'{}'` })
  categoryNames!: string[];

  /** The names of its attributes, each once. */
  @Column({ type: 'text', array: true, default: () => `'{}'` })
  attributeNames!: string[];

  /**
   * One value for all duplicates, prompts with an attribute that differ only in their question. Set when it is saved.
   */
  @Column({ type: 'uuid', nullable: true })
  combination!: string | null;

  @Column({ type: 'uuid', nullable: true })
  competitorId!: string | null;

  @ManyToOne(() => CompetitorEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'competitor_id' })
  competitor?: Relation<CompetitorEntity> | null;

  @Column({ type: 'text', nullable: true })
  competitorName!: string | null;

  @Column({ type: 'uuid', nullable: true })
  batchId!: string | null;

  @Column({ type: 'text', default: 'Discovery' })
  promptType!: PromptType;

  /** The run whose result it was, which may be deleted, and its place there; a result is saved at most once. */
  @Column({ type: 'uuid', nullable: true })
  jobId!: string | null;

  @Column({ type: 'integer', nullable: true })
  jobOrdinal!: number | null;

  /** The template that asked for it, and the beginning of the SHA-256 of its text. */
  @Column({ type: 'text', nullable: true })
  templateType!: string | null;

  @Column({ type: 'text', nullable: true })
  templateHash!: string | null;

  /** The model that was asked; null when it was composed from the data, or unknown. */
  @Column({ type: 'text', nullable: true })
  model!: string | null;

  @Column({ type: 'boolean', nullable: true })
  composed!: boolean | null;

  /** Edited by a person, before or after it was saved. */
  @Column({ type: 'boolean', default: false })
  edited!: boolean;

  /** Improved by the model before it was saved. */
  @Column({ type: 'boolean', default: false })
  improved!: boolean;

  @Column({ type: 'text', array: true, default: () => `'{}'` })
  flags!: string[];

  /** For a Discovery prompt: whether it names the brand; null when not checked since its text was written. */
  @Column({ type: 'boolean', nullable: true })
  namesBrand!: boolean | null;

  /** When a person decided to keep it; null: nobody has looked yet. */
  @Column({ type: 'timestamptz', nullable: true })
  lookedAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
