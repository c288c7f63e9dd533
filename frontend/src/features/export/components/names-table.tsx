import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { ScrollList } from '../../../shared/ui/scroll-list';
import { useConfirm } from '../../../shared/ui/use-confirm';
import { useDeleteModifiedName } from '../api';
import type { ModifiedRow } from '../modified-rows';

const HEADERS = ['Original Name', 'Modified Name', 'Category', 'Actions'];

/** A table by ARIA roles, because its body renders only the rows in view. */
export function NamesTable({ brandId, rows }: { brandId: string; rows: ModifiedRow[] }) {
  return (
    <div role="table" aria-label="Names in the export" aria-rowcount={rows.length + 1}>
      <div role="rowgroup">
        <div className="names-row names-head" role="row" aria-rowindex={1}>
          {HEADERS.map((header) => (
            <span key={header} role="columnheader">
              {header}
            </span>
          ))}
        </div>
      </div>
      <ScrollList
        label="Names in the export, rows"
        role="rowgroup"
        items={rows}
        rowKey="id"
        renderItem={(row, index) => <NameRow brandId={brandId} row={row} place={index + 2} />}
      />
    </div>
  );
}

function NameRow({ brandId, row, place }: { brandId: string; row: ModifiedRow; place: number }) {
  const confirm = useConfirm();
  const remove = useDeleteModifiedName(brandId);
  const askDelete = () =>
    confirm({
      title: `Delete the modified name of ${row.originalName}?`,
      content: 'The export will use its own name again. This action cannot be undone.',
      okText: 'Delete',
      onConfirm: () => remove.mutateAsync(row.id),
    });
  return (
    <div className="names-row" role="row" aria-rowindex={place}>
      <span role="cell">{row.originalName}</span>
      <span role="cell">{row.modifiedName}</span>
      <span role="cell" className="muted">
        {row.category}
      </span>
      <span role="cell">
        <Button
          size="small"
          type="text"
          danger
          icon={<DeleteOutlined aria-hidden />}
          aria-label={`Delete the export name of ${row.originalName}`}
          onClick={askDelete}
        />
      </span>
    </div>
  );
}
