import { Button, Select } from 'antd';
import { formatCount } from '../../../shared/text/format';
import type { WrittenList } from '../use-written-list';
import { hasFilters, NO_FILTERS, withAttributeCategory, type Usage } from '../written-filters';

export function WrittenFilterBar({ list }: { list: WrittenList }) {
  const { filters, setFilters, usage, shown, all } = list;
  const inCategory = filters.attributeCategory
    ? usage.attributesByCategory.get(filters.attributeCategory)
    : undefined;
  const attributes = inCategory
    ? usage.attributes.filter(({ name }) => inCategory.has(name))
    : usage.attributes;

  return (
    <div className="filter-bar">
      <Filter
        label="Product category"
        items={usage.productCategories}
        value={filters.productCategory}
        onChange={(productCategory) => setFilters({ ...filters, productCategory })}
      />
      <Filter
        label="Attribute category"
        items={usage.attributeCategories}
        value={filters.attributeCategory}
        onChange={(category) => setFilters(withAttributeCategory(filters, category, usage))}
      />
      <Filter
        label="Attribute"
        items={attributes}
        value={filters.attribute}
        onChange={(attribute) => setFilters({ ...filters, attribute })}
      />
      <div className="filter-state">
        <span role="status">
          Showing {formatCount(shown.length)} of {formatCount(all.length)} prompts
        </span>
        <Button
          type="link"
          size="small"
          disabled={!hasFilters(filters)}
          onClick={() => setFilters(NO_FILTERS)}
        >
          Clear all filters
        </Button>
      </div>
    </div>
  );
}

interface FilterProps {
  label: string;
  items: Usage[];
  value: string | null;
  onChange: (value: string | null) => void;
}

function Filter({ label, items, value, onChange }: FilterProps) {
  return (
    <Select<string>
      allowClear
      showSearch
      aria-label={`Filter by ${label.toLowerCase()}`}
      placeholder={`${label}: all`}
      value={value ?? undefined}
      onChange={(next: string | undefined) => onChange(next ?? null)}
      options={items.map(({ name }) => ({ value: name, label: name }))}
    />
  );
}
