import { keysOf, type PromptType } from '#domain';

/** Further conditions on saved prompts: each key is a query parameter, each value the label of its switch. */
export const ONLY_LABELS = {
  needsLook: 'Needs a look',
  namesBrand: 'Names the brand',
  breaksRule: 'Breaks a rule',
} as const;
export type Only = keyof typeof ONLY_LABELS;
export const ONLY = keysOf(ONLY_LABELS);

export const FILTER_LISTS = ['productCategories', 'attributeCategories', 'attributes'] as const;
export type FilterList = (typeof FILTER_LISTS)[number];

/** Filters of saved prompts. A prompt must match one name of each list that has any, and the other conditions. */
export interface WrittenFilters extends Record<FilterList, readonly string[]> {
  only: Only | null;
  /** Words that the question holds; empty: any. */
  text: string;
  promptType: PromptType | null;
  /** The competitor's name, as it was when the prompt was saved. */
  competitor: string | null;
  cell?: PromptsOfCell;
}

/** Only prompts of one type that hold all of these attributes, given by id. */
export interface PromptsOfCell {
  holds: readonly string[];
  promptType: PromptType;
}

export const NO_FILTERS: Required<Omit<WrittenFilters, 'cell'>> = {
  productCategories: [],
  attributeCategories: [],
  attributes: [],
  only: null,
  text: '',
  promptType: null,
  competitor: null,
};

/** The filters that people choose and that stand in the address. */
export type FilterName = keyof typeof NO_FILTERS;
export const FILTER_NAMES: readonly FilterName[] = keysOf(NO_FILTERS);

/** What a filter is set to: nothing, one value, or several of a list. */
export const filterValues = (filters: WrittenFilters, name: FilterName): readonly string[] =>
  [filters[name] ?? []].flat().filter((value) => value !== '');

export const hasFilters = (filters: WrittenFilters): boolean =>
  FILTER_NAMES.some((name) => filterValues(filters, name).length > 0);

/** The filters and further parameters as a query string, one parameter per name; with its question mark, or empty. */
export function filterQuery(
  filters: WrittenFilters,
  more: Readonly<Record<string, string>> = {},
): '' | `?${string}` {
  const parameters = new URLSearchParams();
  for (const list of FILTER_LISTS) for (const name of filters[list]) parameters.append(list, name);
  if (filters.only) parameters.append(filters.only, 'true');
  if (filters.text !== '') parameters.append('text', filters.text);
  if (filters.promptType) parameters.append('promptType', filters.promptType);
  if (filters.competitor !== null) parameters.append('competitors', filters.competitor);
  if (filters.cell) {
    for (const id of filters.cell.holds) parameters.append('holds', id);
    parameters.append('promptType', filters.cell.promptType);
  }
  for (const [name, value] of Object.entries(more)) parameters.append(name, value);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
