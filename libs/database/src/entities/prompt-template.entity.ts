import { DEFAULT_TEMPERATURE, TEMPLATE_TYPES, type TemplateType } from '#domain';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import { LIMITS } from '#contracts';
import { BrandEntity } from './brand.entity.js';
import { oneOf } from './one-of.js';

@Entity('prompt_templates')
@Unique('prompt_templates_brand_type', ['brandId', 'templateType'])
@Check('prompt_templates_template_type', oneOf('template_type', TEMPLATE_TYPES))
@Check('prompt_templates_is_active', oneOf('is_active', ['true', 'false']))
export class PromptTemplateEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  brandId!: string;

  @ManyToOne(() => BrandEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'brand_id' })
  brand?: Relation<BrandEntity>;

  @Column('text')
  templateType!: TemplateType;

  @Column({ type: 'varchar', length: LIMITS.nameLength })
  name!: string;

  @Column({ type: 'text', nullable: true })
  description!: string | null;

  @Column({ type: 'varchar', length: LIMITS.templateLength })
  promptTemplate!: string;

  /** The string 'true' or 'false', as in the API. */
  @Column({ type: 'text', default: 'true' })
  isActive!: string;

  /** Whether its questions are given frames, so that they are worded in many ways. */
  @Column({ type: 'boolean', default: true })
  frames!: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}

@Entity('system_default_templates')
@Unique('system_default_templates_type', ['templateType'])
@Check('system_default_templates_template_type', oneOf('template_type', TEMPLATE_TYPES))
@Check(
  'system_default_templates_temperature',
  `temperature BETWEEN ${LIMITS.temperature.min} AND ${LIMITS.temperature.max}`,
)
export class SystemDefaultTemplateEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text')
  templateType!: TemplateType;

  @Column({ type: 'varchar', length: LIMITS.nameLength })
  name!: string;

  @Column({ type: 'text', nullable: true })
  description!: string | null;

  @Column({ type: 'varchar', length: LIMITS.templateLength })
  promptTemplate!: string;

  /** Thousandths: 800 is 0.8. */
  @Column({ type: 'integer', default: DEFAULT_TEMPERATURE })
  temperature!: number;

  @Column({ type: 'boolean', default: true })
  isActive!: boolean;

  /** Whether its questions are given frames, so that they are worded in many ways. */
  @Column({ type: 'boolean', default: true })
  frames!: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
