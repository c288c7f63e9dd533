import type { Attribute, AttributeCategory } from '#contracts';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Panel } from '../../../shared/ui/panel';
import { EmptyState } from '../../../shared/ui/empty-state';
import type { ColumnInfo } from '../category-columns';
import type { AttributesOf } from '../search-attributes';
import { CategoryCard } from './category-card';
import type { EditorDialog } from './editor-dialogs';

/** One array, so that the card of an empty category is not drawn anew. */
const NONE: Attribute[] = [];

interface CategoryColumnProps {
  column: ColumnInfo;
  brandId: string;
  categories: AttributeCategory[];
  /** Those that a search finds, or all. */
  attributesOf: AttributesOf;
  /** How many each category has. */
  countOf: (categoryId: string) => number;
  /** Whether only what a search finds is shown. */
  isSearched: boolean;
  /** Ids of the attributes that the rules leave nothing to combine with. */
  stranded: ReadonlySet<string>;
  onOpen: (dialog: EditorDialog) => void;
}

export function CategoryColumn(props: CategoryColumnProps) {
  const { column, brandId, categories, attributesOf, countOf, isSearched, stranded, onOpen } = props;
  return (
    <Panel
      className="category-column"
      title={column.title}
      mark={<span className={`badge badge-${column.badge.toLowerCase()}`}>{column.badge}</span>}
      actions={
        <Button
          size="small"
          icon={<PlusOutlined aria-hidden />}
          aria-label={`Add category to ${column.title}`}
          title="Add category"
          onClick={() => onOpen({ kind: 'category', catType: column.catType })}
        >
          Add
        </Button>
      }
    >
      {categories.length === 0 && isSearched && <EmptyState compact title="Nothing matches the search" />}
      {categories.length === 0 && !isSearched && (
        <EmptyState compact title="No categories yet" text={column.hint} />
      )}
      {categories.length > 0 && (
        <div className="category-cards">
          {categories.map((category) => (
            <CategoryCard
              key={category.id}
              brandId={brandId}
              category={category}
              attributes={attributesOf[category.id] ?? NONE}
              total={countOf(category.id)}
              stranded={stranded}
              onOpen={onOpen}
            />
          ))}
        </div>
      )}
    </Panel>
  );
}
