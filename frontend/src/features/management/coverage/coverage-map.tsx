import type { PromptType } from '#domain';
import { useState } from 'react';
import type { WrittenFilters } from '../../../shared/written-prompts/written-filters';
import { CoverageGrid } from './coverage-grid';
import type { CoverageModel } from './coverage-model';
import { PointedCell, type Pointed } from './pointed-cell';

interface CoverageMapProps {
  brandId: string;
  label: string;
  promptType: PromptType;
  model: CoverageModel;
  /** Opens the prompts of a cell. */
  onOpen: (cell: NonNullable<WrittenFilters['cell']>, about: string) => void;
}

/**
 * The map, with what the cell under the pointer holds: above it, where it is in sight; on a phone below it. Needs a key:
 * another map has other cells.
 */
export function CoverageMap({ brandId, label, promptType, model, onOpen }: CoverageMapProps) {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  return (
    <div className="coverage-map">
      <PointedCell brandId={brandId} promptType={promptType} model={model} pointed={pointed} />
      <CoverageGrid
        label={label}
        model={model}
        onPoint={(line, column) => setPointed({ line, column })}
        onOpen={(line, column) => {
          setPointed({ line, column });
          if (model.cellOf(line.id, column.id).saved > 0)
            onOpen(
              { holds: [column.id, line.id], promptType },
              `Prompts about ${column.name} × ${line.name}`,
            );
        }}
      />
    </div>
  );
}
