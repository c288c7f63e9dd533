import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { BrandEntity } from './brand.entity.js';

/** When a brand's data was last changed. Triggers keep it up to date. */
@Entity('brand_changes')
export class BrandChangeEntity {
  @PrimaryColumn('uuid')
  brandId!: string;

  @ManyToOne(() => BrandEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'brand_id' })
  brand?: Relation<BrandEntity>;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  changedAt!: Date;
}
