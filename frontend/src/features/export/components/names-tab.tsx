import { useMemo } from 'react';
import { formatCount } from '../../../shared/text/format';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Panel } from '../../../shared/ui/panel';
import type { RenamingData } from '../use-export-data';
import { modifiedRows } from '../modified-rows';
import { NameForm } from './name-form';
import { NamesTable } from './names-table';

export function NamesTab({ brandId, data }: { brandId: string; data: RenamingData }) {
  const rows = useMemo(
    () => modifiedRows(data.names, data.attributes, data.categories),
    [data.names, data.attributes, data.categories],
  );
  return (
    <div className="export-panels">
      <Panel title="Modify a name">
        <p className="export-lead">
          A modified name stands in the exported file instead of the attribute&apos;s own. Nothing else
          changes.
        </p>
        <NameForm brandId={brandId} data={data} />
      </Panel>
      <Panel
        title="Names in the export"
        actions={rows.length > 0 && <span className="muted">{formatCount(rows.length)} in total</span>}
      >
        {rows.length === 0 ? (
          <EmptyState
            compact
            title="No modified names yet"
            text="The export uses the attributes' own names."
          />
        ) : (
          <NamesTable brandId={brandId} rows={rows} />
        )}
      </Panel>
    </div>
  );
}
