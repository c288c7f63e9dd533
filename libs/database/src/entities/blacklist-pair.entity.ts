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
import { AttributeEntity } from './attribute.entity.js';
import { BrandEntity } from './brand.entity.js';
import { Sequenced } from './sequenced.js';

@Entity('blacklist_pairs')
@Unique('blacklist_pairs_pair', ['forbiddenWithId', 'targetId'])
@Check('blacklist_pairs_not_itself', 'forbidden_with_id <> target_id')
@Index('blacklist_pairs_brand', ['brandId', 'seq'])
@Index('blacklist_pairs_second', ['targetId'])
export class BlacklistPairEntity extends Sequenced {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  brandId!: string;

  @ManyToOne(() => BrandEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'brand_id' })
  brand?: Relation<BrandEntity>;

  @Column('uuid')
  forbiddenWithId!: string;

  @ManyToOne(() => AttributeEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'forbidden_with_id' })
  forbiddenWith?: Relation<AttributeEntity>;

  @Column('uuid')
  targetId!: string;

  @ManyToOne(() => AttributeEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'target_id' })
  target?: Relation<AttributeEntity>;

  @Column({ type: 'varchar', length: LIMITS.commentLength, nullable: true })
  comment!: string | null;
}
