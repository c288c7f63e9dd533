import { LIMITS } from '#contracts';
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import { AttributeEntity } from './attribute.entity.js';
import { BrandEntity } from './brand.entity.js';

@Entity('modified_attribute_names')
@Unique('modified_attribute_names_brand_attribute', ['brandId', 'attributeId'])
@Index('modified_attribute_names_attribute', ['attributeId'])
export class ModifiedAttributeNameEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  brandId!: string;

  @ManyToOne(() => BrandEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'brand_id' })
  brand?: Relation<BrandEntity>;

  @Column('uuid')
  attributeId!: string;

  @ManyToOne(() => AttributeEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'attribute_id' })
  attribute?: Relation<AttributeEntity>;

  @Column({ type: 'varchar', length: LIMITS.nameLength })
  modifiedName!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
