import type { BrandActivity } from '#contracts';
import {
  DeleteOutlined,
  EditOutlined,
  ExportOutlined,
  HistoryOutlined,
  TagsOutlined,
  ThunderboltOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useConfirm } from '../../../shared/ui/use-confirm';
import { countOf } from '../../../shared/text/format';
import { useDeleteBrand } from '../api';
import type { ListedBrand } from '../sorted-brands';

interface RowAction {
  label: string;
  icon: ReactNode;
  onClick: () => void;
  danger?: boolean;
}

export function BrandActions({ brand, onEdit }: { brand: ListedBrand; onEdit: () => void }) {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const remove = useDeleteBrand();
  const goTo = (screen: string) => () => void navigate(`/${screen}/${brand.id}`);

  const askDelete = () =>
    confirm({
      title: `Delete ${brand.name}?`,
      content: (
        <>
          <p>Are you sure you want to delete this brand? This will remove all associated data.</p>
          {brand.activity && <p className="muted">{lossOf(brand.activity)}</p>}
        </>
      ),
      okText: 'Delete',
      onConfirm: () => remove.mutateAsync(brand.id),
    });

  const actions: RowAction[] = [
    { label: 'Edit', icon: <EditOutlined aria-hidden />, onClick: onEdit },
    { label: 'Attributes', icon: <TagsOutlined aria-hidden />, onClick: goTo('attributes') },
    { label: 'Generate', icon: <ThunderboltOutlined aria-hidden />, onClick: goTo('generate') },
    { label: 'History', icon: <HistoryOutlined aria-hidden />, onClick: goTo('management') },
    { label: 'Profound', icon: <ExportOutlined aria-hidden />, onClick: goTo('profound') },
    { label: 'Delete', icon: <DeleteOutlined aria-hidden />, onClick: askDelete, danger: true },
  ];
  return (
    <div className="brand-actions" role="group" aria-label={`Actions for ${brand.name}`}>
      {actions.map(({ label, ...button }) => (
        <Button
          key={label}
          size="small"
          type="text"
          className={button.danger ? 'brand-delete' : undefined}
          {...button}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

/** What goes with a brand: nothing of it can be restored. */
const lossOf = ({ attributes, savedPrompts, activeRuns }: BrandActivity): string =>
  [
    `${countOf(attributes, 'attribute')} and ${countOf(savedPrompts, 'saved prompt')} go with it, and none of it can be brought back.`,
    ...(activeRuns > 0 ? [`${countOf(activeRuns, 'run')} still going on will end.`] : []),
  ].join(' ');
