import type { Brand } from '#contracts';
import { Link } from 'react-router';
import { Panel } from '../../../shared/ui/panel';
import { formatCount } from '../../../shared/text/format';
import { RelativeTime } from '../../../shared/ui/relative-time';
import { BrandActions } from './brand-actions';

interface BrandTableProps {
  brands: Brand[];
  onEdit: (brand: Brand) => void;
}

/** A plain table: antd's brings sorting, filters and paging, 80 kB of script that this list has no use for. */
export function BrandTable({ brands, onEdit }: BrandTableProps) {
  return (
    <Panel
      className="brand-card"
      title="Your Brands"
      actions={<span className="muted">{formatCount(brands.length)} in total</span>}
    >
      <table className="brand-table" aria-label="Your Brands">
        <thead>
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
          {brands.map((brand) => (
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

function BrandName({ brand }: { brand: Brand }) {
  return (
    <div className="brand-name">
      <span className="brand-avatar" aria-hidden="true">
        {Array.from(brand.name.trim())[0]?.toUpperCase() ?? '?'}
      </span>
      <span className="brand-name-text">
        <Link to={`/generate/${brand.id}`}>{brand.name}</Link>
        <span className="muted">
          Created <RelativeTime at={brand.createdAt} />
        </span>
      </span>
    </div>
  );
}
