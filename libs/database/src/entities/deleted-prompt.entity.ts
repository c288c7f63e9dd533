import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { BrandEntity } from './brand.entity.js';
import { Sequenced } from './sequenced.js';

/** A saved prompt that a person deleted, kept for a while so that it can be restored. */
@Entity('deleted_prompts')
@Index('deleted_prompts_brand', ['brandId', 'seq'])
@Index('deleted_prompts_deletion', ['deletionId'])
@Index('deleted_prompts_deleted_at', ['deletedAt'])
export class DeletedPromptEntity extends Sequenced {
  /** That of the saved prompt. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  brandId!: string;

  @ManyToOne(() => BrandEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'brand_id' })
  brand?: Relation<BrandEntity>;

  /** What was deleted together has one. */
  @Column('uuid')
  deletionId!: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  deletedAt!: Date;

  /** It was removed while saved prompts were gone through one by one. */
  @Column({ type: 'boolean', default: false })
  inTriage!: boolean;

  /** The whole row of `written_prompts`, by its columns. */
  @Column('jsonb')
  prompt!: Record<string, unknown>;
}
