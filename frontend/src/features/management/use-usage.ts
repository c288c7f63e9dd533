import type { UsageCount, WrittenPromptsStats } from '#contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { combined } from '../../shared/api/combined';
import { writtenStatsQuery } from '../../shared/api/queries';
import type { FilterList, WrittenFilters } from '../../shared/written-prompts/written-filters';

/** The options of a list: under the filters of the other lists, but not its own. */
function useUsageOf(
  brandId: string,
  filters: WrittenFilters,
  name: FilterList,
  usageOf: (stats: WrittenPromptsStats) => UsageCount[],
) {
  const others = { ...filters, [name]: [] };
  const query = useQuery({ ...writtenStatsQuery(brandId, others), placeholderData: keepPreviousData });
  const usage = query.data && usageOf(query.data);
  const known = new Set(usage?.map((entry) => entry.name));
  // A chosen name stays, so that it can be deselected even if the other filters leave no prompts with it.
  const unused = filters[name].filter((each) => !known.has(each)).map((each) => ({ name: each, count: 0 }));
  return { query, items: usage && [...usage, ...unused] };
}

/** The totals under the filters, and the three lists to filter by. */
export function useUsage(brandId: string, filters: WrittenFilters) {
  const stats = useQuery({ ...writtenStatsQuery(brandId, filters), placeholderData: keepPreviousData });
  const lists = {
    productCategories: useUsageOf(brandId, filters, 'productCategories', (all) => all.productCategoryUsage),
    attributeCategories: useUsageOf(
      brandId,
      filters,
      'attributeCategories',
      (all) => all.attributeCategoryUsage,
    ),
    attributes: useUsageOf(brandId, filters, 'attributes', (all) => all.attributeUsage),
  };
  const { data: everything } = useQuery(writtenStatsQuery(brandId));
  return {
    /** The number of all saved prompts, whatever the filters. */
    total: everything?.totalPrompts,
    stats: stats.data,
    /** Whether the shown figures still belong to the previous filters. */
    isOutdated: stats.isPlaceholderData,
    ...combined([stats, ...Object.values(lists).map(({ query }) => query)]),
    lists,
  };
}

export type Usage = ReturnType<typeof useUsage>;
