import { EXPORT_FORMATS, type ExportFormat } from '#contracts';
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
import { BrandEntity } from './brand.entity.js';
import { oneOf } from './one-of.js';
import { Sequenced } from './sequenced.js';

/** An export as it was: its lines, by their rows. */
@Entity('export_versions')
@Check('export_versions_format', oneOf('format', EXPORT_FORMATS))
@Index('export_versions_brand', ['brandId', 'seq'])
export class ExportVersionEntity extends Sequenced {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  brandId!: string;

  @ManyToOne(() => BrandEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'brand_id' })
  brand?: Relation<BrandEntity>;

  @Column('text')
  format!: ExportFormat;

  /** Whether cells that a spreadsheet would run are marked. */
  @Column({ type: 'boolean', default: false })
  spreadsheetSafe!: boolean;

  @Column('integer')
  promptCount!: number;

  /** The SHA-256 of the file's bytes. */
  @Column('text')
  sha256!: string;

  /** How many prompts were chosen, or left out; null: none were. */
  @Column({ type: 'integer', nullable: true })
  selected!: number | null;

  @Column({ type: 'integer', nullable: true })
  leftOut!: number | null;

  /** Compared with the version before; null for the first. */
  @Column({ type: 'integer', nullable: true })
  added!: number | null;

  @Column({ type: 'integer', nullable: true })
  changed!: number | null;

  @Column({ type: 'integer', nullable: true })
  removed!: number | null;

  @Column({ type: 'bigint', array: true })
  rowIds!: string[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

/** A line of exports, each once: versions that hold the same line share it. */
@Entity('export_rows')
@Index('export_rows_line', ['brandId', 'format', 'promptId', 'lineHash'], { unique: true })
export class ExportRowEntity {
  @PrimaryGeneratedColumn('increment', { type: 'bigint' })
  id!: string;

  @Column('uuid')
  brandId!: string;

  @ManyToOne(() => BrandEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'brand_id' })
  brand?: Relation<BrandEntity>;

  @Column('text')
  format!: string;

  @Column('uuid')
  promptId!: string;

  @Column('uuid')
  lineHash!: string;

  @Column('text')
  line!: string;
}
