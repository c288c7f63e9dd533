import { searchFor } from '#domain';

/** The search of a select. */
export const LABEL_SEARCH = {
  filterOption: (words: string, option?: { label?: unknown }): boolean =>
    typeof option?.label === 'string' && searchFor(words)(option.label),
};
