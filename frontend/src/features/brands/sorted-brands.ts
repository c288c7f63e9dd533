import type { Brand, BrandActivity } from '#contracts';
import { searchFor } from '#domain';

/** The orders of the dashboard. */
export const BRAND_ORDERS = {
  oldest: 'Oldest first',
  newest: 'Newest first',
  name: 'Name',
  activity: 'Last activity',
  prompts: 'Most saved prompts',
} as const;
export type BrandOrder = keyof typeof BRAND_ORDERS;

/** A brand with its activity, once that is loaded. */
export interface ListedBrand extends Brand {
  activity?: BrandActivity;
}

type Compare = (one: ListedBrand, other: ListedBrand) => number;

const byTime = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
const lastOf = ({ activity, createdAt }: ListedBrand): string => activity?.lastActivity ?? createdAt;
const promptsOf = ({ activity }: ListedBrand): number => activity?.savedPrompts ?? 0;

const COMPARE: Record<BrandOrder, Compare> = {
  oldest: (one, other) => byTime(one.createdAt, other.createdAt),
  newest: (one, other) => byTime(other.createdAt, one.createdAt),
  name: (one, other) => one.name.localeCompare(other.name),
  activity: (one, other) => byTime(lastOf(other), lastOf(one)),
  prompts: (one, other) => promptsOf(other) - promptsOf(one),
};

/** The brands whose names a search finds, in the given order. */
export function sortedBrands(
  brands: readonly ListedBrand[],
  search: string,
  order: BrandOrder,
): ListedBrand[] {
  const isFound = searchFor(search);
  return brands.filter(({ name }) => isFound(name)).sort(COMPARE[order]);
}
