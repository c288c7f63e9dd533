import type { Attribute, AttributeCategory } from '#contracts';
import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo } from 'react';
import { useLocation } from 'react-router';
import { countOf, formatCount } from '../../../shared/text/format';
import { ScrollList } from '../../../shared/ui/scroll-list';
import { useAddress } from '../../../shared/ui/use-address';
import { useConfirm } from '../../../shared/ui/use-confirm';
import { useDeleteRow } from '../api';
import { AttributeRow } from './attribute-row';
import { DeletionQuestion } from './deletion-question';
import type { EditorDialog } from './editor-dialogs';
import { WeightSetter } from './weight-setter';

interface CategoryCardProps {
  brandId: string;
  category: AttributeCategory;
  /** All of them, or those that a search finds. */
  attributes: Attribute[];
  /** How many there are. */
  total: number;
  stranded: ReadonlySet<string>;
  onOpen: (dialog: EditorDialog) => void;
}

const strandedText = ({ catType }: AttributeCategory) =>
  `Generates nothing: rules forbid it with every ${catType === 'ProductCategory' ? 'attribute' : 'product category'}`;

/** A brand may have hundreds: one is drawn anew only where it changes. */
export const CategoryCard = memo(function CategoryCard(props: CategoryCardProps) {
  const { brandId, category, attributes, total, stranded, onOpen } = props;
  const confirm = useConfirm();
  const remove = useDeleteRow(brandId, 'categories', 'Category');
  const name = category.displayName;
  const found = useFoundAttribute(attributes);

  const askDelete = () =>
    confirm({
      title: `Delete category ${name}?`,
      content: <DeletionQuestion brandId={brandId} kind="categories" id={category.id} />,
      okText: 'Delete',
      onConfirm: () => remove.mutateAsync(category.id),
    });

  return (
    <section className="category-card" id={`category-${category.id}`} aria-label={name}>
      <header>
        <div className="category-card-name">
          <h3>{name}</h3>
          <span className="category-card-meta">
            {attributes.length < total && `${formatCount(attributes.length)} of `}
            {countOf(total, 'attribute')}
            <WeightSetter brandId={brandId} rows="categories" item={category} noun="Category" name={name} />
          </span>
        </div>
        <span className="row-tools">
          <Button
            size="small"
            type="text"
            icon={<EditOutlined aria-hidden />}
            aria-label={`Edit category ${name}`}
            onClick={() =>
              onOpen({ kind: 'category', catType: category.catType, category, hasAttributes: total > 0 })
            }
          />
          <Button
            size="small"
            type="text"
            danger
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`Delete category ${name}`}
            onClick={askDelete}
          />
        </span>
      </header>
      {total === 0 && <p className="category-empty">Empty: generates nothing</p>}
      {attributes.length > 0 && (
        <ScrollList
          label={`Attributes of ${name}`}
          items={attributes}
          rowKey="id"
          target={found}
          renderItem={(attribute) => (
            <AttributeRow
              brandId={brandId}
              attribute={attribute}
              isFound={attribute.id === found?.key}
              warning={stranded.has(attribute.id) ? strandedText(category) : undefined}
              onEdit={() => onOpen({ kind: 'attribute', attribute, category })}
            />
          )}
        />
      )}
      <Button
        block
        size="small"
        type="dashed"
        icon={<PlusOutlined aria-hidden />}
        aria-label={`Add attributes to ${name}`}
        onClick={() => onOpen({ kind: 'attributes', category })}
      >
        Add Attributes
      </Button>
    </section>
  );
});

/** The attribute that a link of the palette leads to, if it is one of these. */
function useFoundAttribute(attributes: readonly Attribute[]): { key: string; at: string } | undefined {
  const { key: at } = useLocation();
  const [parameters] = useAddress();
  const key = parameters.get('attribute');
  return key !== null && attributes.some(({ id }) => id === key) ? { key, at } : undefined;
}
