import type { ComponentType } from 'react';
import {
  ADVANCED_COMPETITOR,
  BULK_V2,
  COMPETITOR,
  type GenerationKind,
  MANUAL_V2,
  PAIRED,
  PC,
} from '../generation-kinds';
import { AdvancedCompetitorPanel } from './advanced-competitor-panel';
import { BulkV2Panel } from './bulk-v2-panel';
import { CompetitorPanel } from './competitor-panel';
import type { GeneratorData } from './generator-data';
import { ManualV2Panel } from './manual-v2-panel';
import { PairedPanel } from './paired-panel';
import { PcPanel } from './pc-panel';

interface SideBySide {
  generation: GenerationKind;
  Form: ComponentType<{ data: GeneratorData }>;
}

/** The generators whose panels are shown side by side, in that order. */
export const PANELS: readonly SideBySide[] = [
  { generation: PAIRED, Form: PairedPanel },
  { generation: PC, Form: PcPanel },
  { generation: BULK_V2, Form: BulkV2Panel },
  { generation: MANUAL_V2, Form: ManualV2Panel },
  { generation: COMPETITOR, Form: CompetitorPanel },
  { generation: ADVANCED_COMPETITOR, Form: AdvancedCompetitorPanel },
];
