import { LIMITS } from '#contracts';
import {
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

/** Filters of a brand's saved prompts under a name, as they stand in the address. */
@Entity('saved_views')
@Unique('saved_views_brand_name', ['brandId', 'name'])
export class SavedViewEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  brandId!: string;

  @ManyToOne(() => BrandEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'brand_id' })
  brand?: Relation<BrandEntity>;

  @Column({ type: 'varchar', length: LIMITS.nameLength })
  name!: string;

  @Column('text')
  query!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
