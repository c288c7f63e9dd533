import { formatCount } from '../../../shared/text/format';
import type { Usage, WrittenUsage } from '../written-filters';

export function UsageLists({ usage }: { usage: WrittenUsage }) {
  return (
    <div className="usage-lists">
      <UsageList title="Product categories" items={usage.productCategories} />
      <UsageList title="Attribute categories" items={usage.attributeCategories} />
      <UsageList title="Attributes" items={usage.attributes} />
    </div>
  );
}

function UsageList({ title, items }: { title: string; items: Usage[] }) {
  return (
    <section className="usage-list">
      <h3>
        {title} <span className="muted">{formatCount(items.length)}</span>
      </h3>
      <div className="usage-scroll" role="region" aria-label={`Usage of ${title.toLowerCase()}`} tabIndex={0}>
        {items.length === 0 && <p className="muted">None used</p>}
        <ul>
          {items.map(({ name, count }) => (
            <li key={name}>
              <span>{name}</span>
              <span>{formatCount(count)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
