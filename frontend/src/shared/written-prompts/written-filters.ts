/** Names to narrow the saved prompts to: one of each list that has any. */
export interface WrittenFilters {
  productCategories: readonly string[];
  attributeCategories: readonly string[];
  attributes: readonly string[];
}

export const NO_FILTERS: WrittenFilters = { productCategories: [], attributeCategories: [], attributes: [] };

/** The filters as a query string, each name a parameter of its own; with its question mark, or empty. */
export function filterQuery(filters: WrittenFilters): string {
  const parameters = new URLSearchParams();
  for (const [key, names] of Object.entries(filters) as [string, readonly string[]][])
    for (const name of names) parameters.append(key, name);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
