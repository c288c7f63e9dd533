import type { Prompt } from '#contracts';
import { promptAttributes } from './prompt-attributes';

export interface WrittenFilters {
  productCategory: string | null;
  attributeCategory: string | null;
  attribute: string | null;
}

export const NO_FILTERS: WrittenFilters = { productCategory: null, attributeCategory: null, attribute: null };

export const hasFilters = (filters: WrittenFilters): boolean =>
  Object.values(filters).some((value) => value !== null);

export function matches(prompt: Prompt, filters: WrittenFilters): boolean {
  if (filters.productCategory !== null && prompt.productCategory !== filters.productCategory) return false;
  if (filters.attributeCategory === null && filters.attribute === null) return true;
  return promptAttributes(prompt).some(
    ({ category, value }) =>
      (filters.attributeCategory === null || category === filters.attributeCategory) &&
      (filters.attribute === null || value === filters.attribute),
  );
}

export interface Usage {
  name: string;
  count: number;
}

export interface WrittenUsage {
  productCategories: Usage[];
  attributeCategories: Usage[];
  attributes: Usage[];
  /** Attribute category → its attributes, as far as the list uses them. */
  attributesByCategory: Map<string, Set<string>>;
}

/** How often each name occurs; an entry counts once a prompt. Most used first. */
export function usageOf(prompts: readonly Prompt[]): WrittenUsage {
  const productCategories = new Map<string, number>();
  const attributeCategories = new Map<string, number>();
  const attributes = new Map<string, number>();
  const attributesByCategory = new Map<string, Set<string>>();

  for (const prompt of prompts) {
    const entries = promptAttributes(prompt);
    if (prompt.productCategory) add(productCategories, prompt.productCategory);
    new Set(entries.map((entry) => entry.category)).forEach((name) => add(attributeCategories, name));
    new Set(entries.map((entry) => entry.value)).forEach((name) => name !== null && add(attributes, name));
    for (const { category, value } of entries) {
      const known = attributesByCategory.get(category) ?? new Set<string>();
      if (value !== null) known.add(value);
      attributesByCategory.set(category, known);
    }
  }
  return {
    productCategories: ranked(productCategories),
    attributeCategories: ranked(attributeCategories),
    attributes: ranked(attributes),
    attributesByCategory,
  };
}

const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

const ranked = (counts: Map<string, number>): Usage[] =>
  [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));

/** Changing the attribute category drops an attribute that is not in it. */
export function withAttributeCategory(
  filters: WrittenFilters,
  attributeCategory: string | null,
  usage: WrittenUsage,
): WrittenFilters {
  const keeps =
    filters.attribute === null ||
    attributeCategory === null ||
    usage.attributesByCategory.get(attributeCategory)?.has(filters.attribute);
  return { ...filters, attributeCategory, attribute: keeps ? filters.attribute : null };
}
