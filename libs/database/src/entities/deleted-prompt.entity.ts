import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { BrandEntity } from './brand.entity.js';
import { Sequenced } from './sequenced.js';

/** A saved prompt that a person deleted, kept for a while so that it can be restored. */
@Entity('deleted_prompts')
@Index('deleted_prompts_brand', ['brandId', 'seq'])
@Index('deleted_prompts_deletion', ['deletionId'])
@Index('deleted_prompts_deleted_at', ['deletedAt'])
export class DeletedPromptEntity extends Sequenced {
  /** The id of the saved prompt. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  brandId!: string;

  @ManyToOne(() => BrandEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'brand_id' })
  brand?: Relation<BrandEntity>;

  /** Shared by everything that was deleted together. */
  @Column('uuid')
  deletionId!: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  deletedAt!: Date;

  /** It was removed in the triage of saved prompts. */
  @Column({ type: 'boolean', default: false })
  inTriage!: boolean;

  /** The whole row of `written_prompts`, by its columns. */
  @Column('jsonb')
  prompt!: Record<string, unknown>;
}
