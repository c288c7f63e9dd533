import { PROMPT_ORDERS, type PromptOrder } from '#contracts';
import { keysOf, PROMPT_TYPES } from '#domain';
import {
  FILTER_LISTS,
  FILTER_NAMES,
  type FilterName,
  filterValues,
  NO_FILTERS,
  ONLY,
  ONLY_LABELS,
  type WrittenFilters,
} from '../../shared/written-prompts/written-filters';

/** The filters in a URL, so that a reload, Back and a shared link show the same prompts. */
export function filtersIn(parameters: URLSearchParams): WrittenFilters {
  const competitor = parameters.get('competitor') ?? '';
  const filters: WrittenFilters = {
    ...NO_FILTERS,
    only: ONLY.find((each) => each === parameters.get('only')) ?? null,
    text: parameters.get('text')?.trim() ?? '',
    promptType: PROMPT_TYPES.find((each) => each === parameters.get('promptType')) ?? null,
    competitor: competitor === '' ? null : competitor,
  };
  for (const list of FILTER_LISTS)
    filters[list] = [...new Set(parameters.getAll(list).filter((name) => name !== ''))];
  return filters;
}

/** A copy of the parameters with other filters; all else stays. */
export function withFilters(parameters: URLSearchParams, filters: WrittenFilters): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const name of FILTER_NAMES) {
    next.delete(name);
    for (const value of filterValues(filters, name)) next.append(name, value);
  }
  return next;
}

export const orderIn = (parameters: URLSearchParams): PromptOrder =>
  PROMPT_ORDERS.find((each) => each === parameters.get('order')) ?? 'oldest';

/** The part of a URL that makes a view: its filters and order, but not which dialog is open. */
export function viewIn(parameters: URLSearchParams): string {
  const view = withFilters(new URLSearchParams(), filtersIn(parameters));
  if (orderIn(parameters) === 'newest') view.set('order', 'newest');
  return view.toString();
}

/** One active filter, and the filters without it. */
interface FilterChip {
  key: string;
  label: string;
  without: WrittenFilters;
}

const SWITCHES = new Map<string, string>(Object.entries(ONLY_LABELS));

/** How a filter's value reads, in the order of the chips. */
const CHIP_LABELS: Readonly<Record<FilterName, (value: string) => string>> = {
  productCategories: (name) => `Product category: ${name}`,
  attributeCategories: (name) => `Attribute category: ${name}`,
  attributes: (name) => `Attribute: ${name}`,
  only: (name) => SWITCHES.get(name) ?? name,
  promptType: (type) => `Prompt type: ${type}`,
  competitor: (name) => `Competitor: ${name}`,
  text: (text) => `“${text}”`,
};

export const filterChips = (filters: WrittenFilters): FilterChip[] =>
  keysOf(CHIP_LABELS).flatMap((name) =>
    filterValues(filters, name).map((value) => {
      const set = filters[name];
      const rest = Array.isArray(set) ? set.filter((each) => each !== value) : NO_FILTERS[name];
      return {
        key: `${name}:${value}`,
        label: CHIP_LABELS[name](value),
        without: { ...filters, [name]: rest },
      };
    }),
  );
