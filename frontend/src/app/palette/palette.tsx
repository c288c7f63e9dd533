import { Input } from 'antd';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { resolvePath, useLocation, useNavigate } from 'react-router';
import { Dialog } from '../../shared/ui/dialog';
import { unsavedWork } from '../../shared/ui/unsaved-work';
import { useAskToLeave } from '../../shared/ui/use-confirmed-close';
import { useDebouncedValue } from '../../shared/ui/use-debounced-value';
import { usePaletteEntries } from './palette-entries';
import { folded, type PaletteEntry, paletteResults } from './palette-search';
import './palette.css';

/** Debounces typing, so that not every letter sends a request. */
const DEBOUNCE_MS = 80;

interface PaletteProps {
  brandId: string | undefined;
  onClose: () => void;
}

/** Navigates to anything by its name: a search field with its results below. */
export default function Palette({ brandId, onClose }: PaletteProps) {
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  const searched = useDebouncedValue(text.trim(), DEBOUNCE_MS);
  const { entries, isSearching, isFailed } = usePaletteEntries(brandId, searched);
  const index = useMemo(() => folded(entries), [entries]);
  const typed = useDeferredValue(text);
  const results = useMemo(() => paletteResults(index, typed), [index, typed]);
  const active = results[Math.min(place, results.length - 1)];
  const listId = useId();
  const navigate = useNavigate();
  const here = useLocation();
  const askToLeave = useAskToLeave();
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const go = ({ to }: PaletteEntry) => {
    const what = unsavedWork();
    const leave = () => {
      onClose();
      void navigate(to);
    };
    // The dialog that the address has opened would close; another screen asks by itself.
    const { pathname, search } = resolvePath(to);
    if (what && pathname === here.pathname && search !== here.search) askToLeave(what, leave);
    else leave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // These keys may also belong to the typing of a word, as in Japanese.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && results.length > 0) {
      const from = Math.min(place, results.length - 1);
      setPlace((from + step + results.length) % results.length);
    } else if (event.key === 'Enter' && active) go(active);
    else return;
    event.preventDefault();
  };
  const optionId = ({ id }: PaletteEntry) => `${listId}-${id}`;

  return (
    <Dialog title="Go to" width={640} footer={null} onCancel={onClose}>
      <Input
        autoFocus
        role="combobox"
        aria-label="Search everything"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={active && optionId(active)}
        placeholder={brandId ? 'Brands, screens, attributes, rules, runs, prompts' : 'Brands and screens'}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setPlace(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul id={listId} ref={list} role="listbox" aria-label="Found" className="palette">
        {results.map((entry, row) => (
          <li
            key={optionId(entry)}
            id={optionId(entry)}
            role="option"
            aria-selected={entry === active}
            data-group={entry.group === results[row - 1]?.group ? undefined : entry.group}
            onClick={() => go(entry)}
            onMouseMove={() => setPlace(row)}
          >
            <span title={entry.label}>{entry.label}</span>
            <span className="muted">{entry.hint}</span>
          </li>
        ))}
      </ul>
      <p className="muted palette-note" role="status">
        {results.length > 0
          ? '↑ ↓ to choose, Enter to go, Esc to close'
          : noneFound(isSearching || searched !== text.trim(), isFailed)}
      </p>
    </Dialog>
  );
}

function noneFound(isSearching: boolean, isFailed: boolean): string {
  if (isSearching) return 'Searching …';
  return isFailed ? 'The prompts could not be searched. Type on to try again.' : 'Nothing found';
}
