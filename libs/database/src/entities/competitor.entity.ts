import type { Weight } from '#domain';
import { LIMITS } from '#contracts';
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
} from 'typeorm';
import { BrandEntity } from './brand.entity.js';
import { Sequenced } from './sequenced.js';

@Entity('competitors')
@Unique('competitors_brand_name', ['brandId', 'name'])
@Check('competitors_weight', `weight BETWEEN ${LIMITS.weight.min} AND ${LIMITS.weight.max}`)
export class CompetitorEntity extends Sequenced {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  brandId!: string;

  @ManyToOne(() => BrandEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'brand_id' })
  brand?: Relation<BrandEntity>;

  @Column({ type: 'varchar', length: LIMITS.competitorNameLength })
  name!: string;

  @Column({ type: 'integer', default: LIMITS.weight.default })
  weight!: Weight;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
