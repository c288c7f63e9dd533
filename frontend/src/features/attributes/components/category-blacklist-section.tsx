import type { AttributeCategoryBlacklistPair, CategoryBlacklistPair } from '#contracts';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useId } from 'react';
import { Panel } from '../../../shared/ui/panel';
import { useDeleteAttributeCategoryBlacklistPair } from '../api/delete-attribute-category-blacklist-pair';
import { useDeleteCategoryBlacklistPair } from '../api/delete-category-blacklist-pair';
import { CountMark } from './count-mark';
import { PairList } from './pair-list';
import type { Rows, SectionProps } from '../rule-dialog-kinds';

const categoryIdsOf = (pair: CategoryBlacklistPair) =>
  [pair.forbiddenWithCategoryId, pair.targetCategoryId] as const;
const mixedIdsOf = (pair: AttributeCategoryBlacklistPair) =>
  [pair.forbiddenWithAttributeId, pair.targetCategoryId] as const;

interface CategoryBlacklistProps extends SectionProps {
  categoryRows: Rows<CategoryBlacklistPair>;
  mixedRows: Rows<AttributeCategoryBlacklistPair>;
}

/** Both kinds of rules about whole categories, side by side. */
export function CategoryBlacklistSection({ categoryRows, mixedRows, ...props }: CategoryBlacklistProps) {
  return (
    <Panel className="section-wide" title="Category Blacklist Pairs">
      <div className="section-halves">
        <CategoryToCategory {...props} rows={categoryRows} />
        <AttributeToCategory {...props} rows={mixedRows} />
      </div>
    </Panel>
  );
}

interface CategoryToCategoryProps extends SectionProps {
  rows: Rows<CategoryBlacklistPair>;
}

function CategoryToCategory({ brandId, onOpen, rows }: CategoryToCategoryProps) {
  const remove = useDeleteCategoryBlacklistPair(brandId);
  return (
    <Half
      title="Category to Category"
      count={rows.data?.length}
      addText="Add Category Blacklist Pair"
      onAdd={() => onOpen('category-blacklist')}
    >
      <PairList
        brandId={brandId}
        label="Category blacklist pairs"
        rows={rows}
        failure="Failed to fetch category blacklist pairs"
        empty={{
          title: 'No category blacklist pairs yet',
          text: 'No attribute of one category stands with any of the other.',
        }}
        noun="category blacklist pair"
        idsOf={categoryIdsOf}
        onDelete={remove.mutateAsync}
      />
    </Half>
  );
}

interface AttributeToCategoryProps extends SectionProps {
  rows: Rows<AttributeCategoryBlacklistPair>;
}

function AttributeToCategory({ brandId, onOpen, rows }: AttributeToCategoryProps) {
  const remove = useDeleteAttributeCategoryBlacklistPair(brandId);
  return (
    <Half
      title="Attribute to Category"
      count={rows.data?.length}
      addText="Add Attribute-Category Blacklist Pair"
      onAdd={() => onOpen('attribute-category-blacklist')}
    >
      <PairList
        brandId={brandId}
        label="Attribute-category blacklist pairs"
        rows={rows}
        failure="Failed to fetch attribute-category blacklist pairs"
        empty={{
          title: 'No attribute-category blacklist pairs yet',
          text: 'A product category that stands with no attribute of a category.',
        }}
        noun="attribute-category blacklist pair"
        idsOf={mixedIdsOf}
        onDelete={remove.mutateAsync}
      />
    </Half>
  );
}

interface HalfProps {
  title: string;
  count: number | undefined;
  addText: string;
  onAdd: () => void;
  children: ReactNode;
}

function Half({ title, count, addText, onAdd, children }: HalfProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <header className="section-half-head">
        <div className="panel-title">
          <h3 id={titleId}>{title}</h3>
          <CountMark count={count} />
        </div>
        <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={onAdd}>
          {addText}
        </Button>
      </header>
      {children}
    </section>
  );
}
