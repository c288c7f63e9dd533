const STORAGE_KEY = 'promptloom.recent-brands';
const KEPT = 5;

/** The ids of the brands opened last in this browser, the latest first. */
function recentBrands(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Sorts brands by when they were opened here, the latest first. */
export function byRecency(): (one: { id: string }, other: { id: string }) => number {
  const recent = recentBrands();
  const rank = ({ id }: { id: string }) => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  return (one, other) => rank(one) - rank(other);
}

/** Remembers that a brand is open. */
export function noteBrand(brandId: string): void {
  const [latest, ...others] = recentBrands();
  if (latest === brandId) return;
  const ids = [brandId, latest, ...others.filter((id) => id !== brandId)].filter(Boolean);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(ids.slice(0, KEPT)));
  } catch {
    // The storage is full or blocked: only the order of a list depends on it.
  }
}
