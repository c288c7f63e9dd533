import { SearchOutlined } from '@ant-design/icons';
import { useEffect, useEffectEvent, useState } from 'react';
import { lazy } from '../../shared/ui/lazy';

const Palette = lazy(() => import('./palette'));

/** Opens the search for everything, by its button or by Ctrl or Command with K, on every screen. */
export function PaletteKey({ brandId }: { brandId: string | undefined }) {
  const [open, setOpen] = useState(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Starts loading the chunk early, so that letters typed right after the shortcut are not lost.
    if (event.key === 'Control' || event.key === 'Meta') void Palette.preload();
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    // The browser uses this key for its own search.
    event.preventDefault();
    setOpen(!open);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className="palette-key"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <SearchOutlined aria-hidden />
        <span>Go to</span>
        <kbd>Ctrl K</kbd>
      </button>
      {open && <Palette brandId={brandId} onClose={() => setOpen(false)} />}
    </>
  );
}
