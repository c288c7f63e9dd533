import { DownOutlined } from '@ant-design/icons';
import { type KeyboardEvent, useState } from 'react';
import { lazy } from '../../../shared/ui/lazy';
import type { SearchSelectProps } from './search-select';

const SearchSelect = lazy(() => import('./search-select'));

/**
 * A select with a search. It is a twentieth of what its screen loads and few reach for it: until then a field stands in
 * its place that looks and reads alike.
 */
export function LazySelect(props: SearchSelectProps) {
  const { id, value, options } = props;
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') want();
  };
  const standIn = (
    <button
      type="button"
      id={id}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      className="lazy-select"
      onFocus={() => void SearchSelect.preload()}
      onPointerEnter={() => void SearchSelect.preload()}
      onClick={want}
      onKeyDown={onKeyDown}
    >
      {options.find((option) => option.value === value)?.label}
      <DownOutlined aria-hidden />
    </button>
  );
  return wanted ? <SearchSelect {...props} fallback={standIn} /> : standIn;
}
