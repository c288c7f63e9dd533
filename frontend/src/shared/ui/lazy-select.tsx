import { DownOutlined } from '@ant-design/icons';
import { type KeyboardEvent, useState } from 'react';
import { lazy } from './lazy';
import type { SearchSelectProps } from './search-select';

const SearchSelect = lazy(() => import('./search-select'));

/**
 * A select with a search. It is a twentieth of what its screen loads, and few people use it: until it is used, a button
 * takes its place that looks the same and is the same to screen readers.
 */
export function LazySelect(props: SearchSelectProps) {
  const { id, value, options, 'aria-label': label } = props;
  const [requested, setRequested] = useState(false);
  const request = () => setRequested(true);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') request();
  };
  const standIn = (
    <button
      type="button"
      id={id}
      role="combobox"
      aria-label={label}
      aria-haspopup="listbox"
      aria-expanded={false}
      className="lazy-select"
      onFocus={() => void SearchSelect.preload()}
      onPointerEnter={() => void SearchSelect.preload()}
      onClick={request}
      onKeyDown={onKeyDown}
    >
      {options.find((option) => option.value === value)?.label}
      <DownOutlined aria-hidden />
    </button>
  );
  return requested ? <SearchSelect {...props} fallback={standIn} /> : standIn;
}
