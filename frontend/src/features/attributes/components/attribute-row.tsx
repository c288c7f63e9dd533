import type { Attribute } from '#contracts';
import { DeleteOutlined, EditOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useConfirm } from '../../../shared/ui/use-confirm';
import { useDeleteRow } from '../api';
import { DeletionQuestion } from './deletion-question';
import { WeightSetter } from './weight-setter';

interface AttributeRowProps {
  brandId: string;
  attribute: Attribute;
  /** What is wrong with the attribute. */
  warning: string | undefined;
  /** Whether a link has led to it. */
  isFound: boolean;
  onEdit: () => void;
}

export function AttributeRow({ brandId, attribute, warning, isFound, onEdit }: AttributeRowProps) {
  const confirm = useConfirm();
  const remove = useDeleteRow(brandId, 'attributes', 'Attribute');
  const name = attribute.displayName;

  const askDelete = () =>
    confirm({
      title: `Delete attribute ${name}?`,
      content: <DeletionQuestion brandId={brandId} kind="attributes" id={attribute.id} />,
      okText: 'Delete',
      onConfirm: () => remove.mutateAsync(attribute.id),
    });

  return (
    <div className={isFound ? 'attribute-row attribute-found' : 'attribute-row'}>
      <span className="attribute-name">{name}</span>
      {warning && (
        <WarningOutlined className="attribute-warning" role="img" aria-label={warning} title={warning} />
      )}
      <WeightSetter brandId={brandId} rows="attributes" item={attribute} noun="Attribute" name={name} />
      <span className="row-tools">
        <Button
          size="small"
          type="text"
          icon={<EditOutlined aria-hidden />}
          aria-label={`Edit attribute ${name}`}
          onClick={onEdit}
        />
        <Button
          size="small"
          type="text"
          danger
          icon={<DeleteOutlined aria-hidden />}
          aria-label={`Delete attribute ${name}`}
          onClick={askDelete}
        />
      </span>
    </div>
  );
}
