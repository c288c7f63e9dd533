import { PROMPT_ORDERS, type PromptOrder } from '#contracts';
import { PROMPT_TYPES } from '#domain';
import {
  FILTER_LISTS,
  NO_FILTERS,
  ONLY,
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
  for (const list of FILTER_LISTS) filters[list] = [...new Set(parameters.getAll(list))];
  return filters;
}

/** A copy of the parameters with other filters; all else stays. */
export function withFilters(parameters: URLSearchParams, filters: WrittenFilters): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const list of FILTER_LISTS) {
    next.delete(list);
    for (const name of filters[list]) next.append(list, name);
  }
  for (const [name, value] of [
    ['only', filters.only ?? ''],
    ['text', filters.text],
    ['promptType', filters.promptType ?? ''],
    ['competitor', filters.competitor ?? ''],
  ] as const)
    if (value === '') next.delete(name);
    else next.set(name, value);
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

const LIST_LABELS = {
  productCategories: 'Product category',
  attributeCategories: 'Attribute category',
  attributes: 'Attribute',
} as const;

/** @param onlyLabels the label of each switch */
export function filterChips(
  filters: WrittenFilters,
  onlyLabels: Readonly<Record<NonNullable<WrittenFilters['only']>, string>>,
): FilterChip[] {
  const chips = FILTER_LISTS.flatMap((list) =>
    filters[list].map((name) => ({
      key: `${list}:${name}`,
      label: `${LIST_LABELS[list]}: ${name}`,
      without: { ...filters, [list]: filters[list].filter((each) => each !== name) },
    })),
  );
  if (filters.only)
    chips.push({ key: 'only', label: onlyLabels[filters.only], without: { ...filters, only: null } });
  if (filters.promptType)
    chips.push({
      key: 'promptType',
      label: `Prompt type: ${filters.promptType}`,
      without: { ...filters, promptType: null },
    });
  if (filters.competitor !== null)
    chips.push({
      key: 'competitor',
      label: `Competitor: ${filters.competitor}`,
      without: { ...filters, competitor: null },
    });
  if (filters.text !== '')
    chips.push({ key: 'text', label: `“${filters.text}”`, without: { ...filters, text: '' } });
  return chips;
}
