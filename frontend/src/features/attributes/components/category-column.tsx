import type { Attribute, AttributeCategory } from '#contracts';
import { PlusOutlined } from '@ant-design/icons';
import { Button, Card, Tag } from 'antd';
import { EmptyState } from '../../../shared/ui/empty-state';
import type { ColumnInfo } from '../category-columns';
import { CategoryCard } from './category-card';
import type { EditorDialog } from './editor-dialogs';

interface CategoryColumnProps {
  column: ColumnInfo;
  brandId: string;
  categories: AttributeCategory[];
  attributesOf: Map<string, Attribute[]>;
  onOpen: (dialog: EditorDialog) => void;
}

export function CategoryColumn({ column, brandId, categories, attributesOf, onOpen }: CategoryColumnProps) {
  return (
    <Card
      className="category-column"
      title={
        <span className="category-column-title">
          <h2 className="card-heading">{column.title}</h2>
          <Tag variant="filled" color={column.badge === 'Required' ? 'gold' : 'default'}>
            {column.badge}
          </Tag>
        </span>
      }
      extra={
        <Button
          size="small"
          icon={<PlusOutlined />}
          aria-label={`Add category to ${column.title}`}
          onClick={() => onOpen({ kind: 'category', catType: column.catType })}
        >
          Add
        </Button>
      }
    >
      {categories.length === 0 ? (
        <EmptyState compact title="No categories yet" text={column.hint} />
      ) : (
        <div className="category-cards">
          {categories.map((category) => (
            <CategoryCard
              key={category.id}
              brandId={brandId}
              category={category}
              attributes={attributesOf.get(category.id) ?? []}
              onOpen={onOpen}
            />
          ))}
        </div>
      )}
    </Card>
  );
}
