import type { ReactNode } from 'react';
import { formatCount } from '../../../shared/text/format';
import { ScrollList } from '../../../shared/ui/scroll-list';

interface SourceListProps<T extends { id: string }> {
  label: string;
  items: T[];
  renderItem: (item: T) => ReactNode;
}

/** The input of a generator that offers no choices. */
export function SourceList<T extends { id: string }>({ label, items, renderItem }: SourceListProps<T>) {
  return (
    <div className="picker source-list">
      <div className="picker-head">
        <span>{label}</span>
        <span className="muted">{formatCount(items.length)}</span>
      </div>
      {items.length > 0 && (
        <ScrollList
          label={`${label}, list`}
          items={items}
          rowKey="id"
          renderItem={(item) => <div className="source-row">{renderItem(item)}</div>}
        />
      )}
    </div>
  );
}
