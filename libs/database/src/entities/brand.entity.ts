import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { LIMITS } from '#contracts';

@Entity('brands')
@Check(
  'brands_max_prompts_range',
  `max_prompts BETWEEN ${LIMITS.brandMaxPrompts.min} AND ${LIMITS.brandMaxPrompts.max}`,
)
export class BrandEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'varchar', length: LIMITS.nameLength })
  name!: string;

  /** The brand's other names. */
  @Column({ type: 'text', array: true, default: () => `'{}'` })
  aliases!: string[];

  /** Its names are also common words: they count only in their exact case, and not as the first word of a sentence. */
  @Column({ type: 'boolean', default: false })
  matchCase!: boolean;

  @Column({ type: 'integer', default: LIMITS.brandMaxPrompts.default })
  maxPrompts!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  lastCsvGenerated!: Date | null;

  @Column({ type: 'text', nullable: true })
  csvFilePath!: string | null;
}
