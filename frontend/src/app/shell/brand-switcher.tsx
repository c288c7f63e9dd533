import { searchFor } from '#domain';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { brandsQuery } from '../../shared/api/queries';
import { LoadError } from '../../shared/ui/load-error';
import { byRecency } from './recent-brands';

/** Shorter lists need no search. */
const SEARCH_FROM = 6;

/** Links to the same screen of each brand: recently opened ones first, then all by name. */
export default function BrandSwitcher({ brandId }: { brandId: string }) {
  const { data: brands, error, refetch } = useQuery(brandsQuery());
  const screen = useLocation().pathname.split('/')[1] ?? '';
  const [search, setSearch] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const isLong = (brands?.length ?? 0) >= SEARCH_FROM;
  const isFound = searchFor(search);
  const compare = byRecency();
  const found = (brands ?? [])
    .filter(({ name }) => isFound(name))
    .sort((one, other) => compare(one, other) || one.name.localeCompare(other.name));

  // Focuses the search field if there is one, else the first brand.
  useEffect(() => box.current?.querySelector<HTMLElement>('input, a')?.focus(), [brands]);

  const move = (event: KeyboardEvent) => {
    // These keys may also belong to the typing of a word, as in Japanese.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const next = step && stops[stops.findIndex((stop) => stop === document.activeElement) + step];
    const goes = event.key === 'Enter' && document.activeElement?.tagName === 'INPUT';
    const first = goes && box.current?.querySelector<HTMLElement>('li a');
    if (!next && !first) return;
    event.preventDefault();
    if (first) first.click();
    else if (next) next.focus();
  };
  const close = () => box.current?.closest<HTMLElement>('[popover]')?.hidePopover();

  return (
    <div ref={box} onKeyDown={move}>
      {isLong && (
        <input
          type="search"
          aria-label="Search brands"
          placeholder="Search brands"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {error && <LoadError title="Failed to fetch brands" error={error} onRetry={refetch} />}
      {brands && found.length === 0 && <p className="muted">No brand matches</p>}
      <ul>
        {found.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/${screen}/${id}`} aria-current={id === brandId || undefined} onClick={close}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <Link to="/" className="brand-switcher-all" onClick={close}>
        All brands
      </Link>
    </div>
  );
}
