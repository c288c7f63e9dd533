import { brandActivityChanged, brandListChanged } from '../api/brand-changed';
import { useAnnounced } from './use-announced';

/**
 * Refetches the list of brands, where it is shown, when any brand is created, changed or deleted, by whomever, and what
 * goes on in them.
 */
export function useBrandListChanges(): void {
  // Not at first: the list is read on every screen, and a brand of the last moment is not worth reading it twice.
  useAnnounced('brands:changed', brandListChanged, false);
  useAnnounced('activity:changed', brandActivityChanged, false);
}
