import type { Attribute } from '#contracts';
import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useConfirm } from '../../../shared/ui/use-confirm';
import { WeightTag } from '../../../shared/ui/weight';
import { useDeleteAttribute } from '../api/delete-attribute';

interface AttributeRowProps {
  brandId: string;
  attribute: Attribute;
  onEdit: () => void;
}

export function AttributeRow({ brandId, attribute, onEdit }: AttributeRowProps) {
  const confirm = useConfirm();
  const remove = useDeleteAttribute(brandId);
  const name = attribute.displayName;

  const askDelete = () =>
    confirm({
      title: `Delete attribute ${name}?`,
      content:
        'This also deletes every pairing, blacklist rule, export name and saved prompt that refers to it. This action cannot be undone.',
      okText: 'Delete',
      onConfirm: () => remove.mutateAsync(attribute.id),
    });

  return (
    <div className="attribute-row">
      <span className="attribute-name">{name}</span>
      <WeightTag weight={attribute.weight} />
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
