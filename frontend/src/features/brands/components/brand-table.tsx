import type { Brand, BrandActivity } from '#contracts';
import { keysOf } from '#domain';
import { Select } from 'antd';
import { useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router';
import { countOf, formatCount } from '../../../shared/text/format';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ListSearch } from '../../../shared/ui/list-search';
import { Panel } from '../../../shared/ui/panel';
import { useAddress, withParameters } from '../../../shared/ui/use-address';
import { RelativeTime } from '../../../shared/ui/relative-time';
import { BRAND_ORDERS, type BrandOrder, type ListedBrand, sortedBrands } from '../sorted-brands';
import { BrandActions } from './brand-actions';

const ORDERS = keysOf(BRAND_ORDERS);
const FIRST_ORDER: BrandOrder = 'oldest';

/** Fewer brands need no search. */
const TOOLS_FROM = 6;

interface BrandTableProps {
  brands: Brand[];
  /** The activity of each brand, once it is loaded. */
  activity: BrandActivity[] | undefined;
  onEdit: (brand: Brand) => void;
}

/** Search and order are parts of the URL, so that they are restored when the user comes back. */
function useListTools() {
  const [parameters, setParameters] = useAddress();
  const set = (name: string, value: string | null) =>
    setParameters((before) => withParameters(before, { [name]: value }), { replace: true });
  return {
    search: parameters.get('search') ?? '',
    order: ORDERS.find((each) => each === parameters.get('order')) ?? FIRST_ORDER,
    setSearch: (search: string) => set('search', search || null),
    setOrder: (order: BrandOrder) => set('order', order === FIRST_ORDER ? null : order),
  };
}

/** A plain table: antd's adds sorting, filters and paging, 80 kB of script that this list does not need. */
export function BrandTable({ brands, activity, onEdit }: BrandTableProps) {
  const { search, order, setSearch, setOrder } = useListTools();
  const words = useDeferredValue(search);
  const shown = useMemo(() => {
    const byId = new Map(activity?.map((each) => [each.brandId, each]));
    const listed = brands.map((brand) => ({ ...brand, activity: byId.get(brand.id) }));
    return sortedBrands(listed, words, order);
  }, [brands, activity, words, order]);
  return (
    <Panel
      className="brand-card"
      title="Your Brands"
      actions={<span className="muted">{formatCount(brands.length)} in total</span>}
    >
      {(brands.length >= TOOLS_FROM || search !== '') && (
        <div className="brand-tools">
          <ListSearch label="Search brands" placeholder="Search brands" value={search} onChange={setSearch} />
          <Select<BrandOrder>
            aria-label="Order of the brands"
            value={order}
            onChange={setOrder}
            options={ORDERS.map((value) => ({ value, label: BRAND_ORDERS[value] }))}
          />
        </div>
      )}
      {shown.length === 0 && <EmptyState compact title="No brand matches" />}
      <table className="brand-table" aria-label="Your Brands">
        <thead className="visually-hidden-narrow">
          <tr>
            <th scope="col">Brand Name</th>
            <th scope="col" className="brand-max">
              Max Prompts
            </th>
            <th scope="col" className="brand-actions-cell">
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((brand) => (
            <tr key={brand.id}>
              <td>
                <BrandName brand={brand} />
              </td>
              <td className="brand-max">{formatCount(brand.maxPrompts)}</td>
              <td className="brand-actions-cell">
                <BrandActions brand={brand} onEdit={() => onEdit(brand)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function BrandName({ brand }: { brand: ListedBrand }) {
  return (
    <div className="brand-name">
      <span className="brand-avatar" aria-hidden="true">
        {Array.from(brand.name.trim())[0]?.toUpperCase() ?? '?'}
      </span>
      <span className="brand-name-text">
        <Link to={`/generate/${brand.id}`}>{brand.name}</Link>
        <BrandFigures brand={brand} />
      </span>
    </div>
  );
}

/** How much the brand has and what goes on there; until that is loaded, when it was created. */
function BrandFigures({ brand: { activity, createdAt } }: { brand: ListedBrand }) {
  if (!activity)
    return (
      <span className="muted">
        Created <RelativeTime at={createdAt} />
      </span>
    );
  const { attributes, savedPrompts, activeRuns, lastActivity } = activity;
  return (
    <span className="brand-figures muted">
      <span>{countOf(attributes, 'attribute')}</span>
      <span>{countOf(savedPrompts, 'saved prompt')}</span>
      {activeRuns > 0 && <span className="brand-runs">{countOf(activeRuns, 'run')} going on</span>}
      <span>
        Active <RelativeTime at={lastActivity} />
      </span>
    </span>
  );
}
