import { type ReactNode, useEffect, useRef, useState } from 'react';

const STEP = 40;

interface GrowingListProps<T> {
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  renderItem: (item: T) => ReactNode;
}

/** A list that scrolls with the page. It renders the first cards, and more as the end comes near. */
export function GrowingList<T>({ label, items, keyOf, renderItem }: GrowingListProps<T>) {
  const [count, setCount] = useState(STEP);
  const end = useRef<HTMLDivElement>(null);
  const hasMore = count < items.length;

  useEffect(() => {
    if (!hasMore || !end.current) return;
    const watcher = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setCount((before) => before + STEP),
      { rootMargin: '800px' },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
    // Observed again after each step, because an end that stays in view is reported only once.
  }, [hasMore, count]);

  return (
    <>
      <ul className="cards" aria-label={label}>
        {items.slice(0, count).map((item) => (
          <li key={keyOf(item)}>{renderItem(item)}</li>
        ))}
      </ul>
      {hasMore && <div ref={end} className="cards-end" aria-hidden="true" />}
    </>
  );
}
