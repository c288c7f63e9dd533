import type { Draft, Prompt, UsageCount } from '#contracts';
import { promptAttributes, searchFor, subjectNames } from '#domain';
import { NOTHING_OUTDATED, type Outdated, type OutdatedOf } from '../../../shared/prompts/outdated';

/** The state of a prompt of the list. */
type DraftState = 'unsaved' | 'saved' | 'changed';

export const stateOf = ({ savedPromptId, changed }: Draft): DraftState =>
  savedPromptId === null ? 'unsaved' : changed ? 'changed' : 'saved';

export interface DraftFilters {
  state: DraftState | 'improved' | 'flagged' | Outdated['why'] | null;
  text: string;
  productCategory: string | null;
  attributeCategory: string | null;
  attribute: string | null;
}

export const NO_FILTERS: DraftFilters = {
  state: null,
  text: '',
  productCategory: null,
  attributeCategory: null,
  attribute: null,
};

export const hasFilters = (filters: DraftFilters): boolean =>
  Object.values(filters).some((value) => value !== null && value !== '');

export function matches(draft: Draft, filters: DraftFilters, outdatedOf = NOTHING_OUTDATED): boolean {
  const { state, text, productCategory, attributeCategory, attribute } = filters;
  if (state !== null && !isIn(draft, state, outdatedOf)) return false;
  if (text !== '' && !searchFor(text)(draft.question)) return false;
  if (productCategory !== null && draft.productCategory !== productCategory) return false;
  if (attributeCategory === null && attribute === null) return true;
  return promptAttributes(draft).some(
    ({ category, value }) =>
      (attributeCategory === null || category === attributeCategory) &&
      (attribute === null || value === attribute),
  );
}

function isIn(draft: Draft, state: NonNullable<DraftFilters['state']>, outdatedOf: OutdatedOf): boolean {
  if (state === 'forbidden' || state === 'deleted') return outdatedOf(draft)?.why === state;
  if (state === 'improved') return draft.previousQuestion !== null;
  return state === 'flagged' ? draft.flags.length > 0 : stateOf(draft) === state;
}

export const countStates = (drafts: readonly Draft[], outdatedOf: OutdatedOf) => {
  const counts = { unsaved: 0, saved: 0, changed: 0, improved: 0, flagged: 0, forbidden: 0, deleted: 0 };
  for (const draft of drafts) {
    counts[stateOf(draft)]++;
    if (draft.previousQuestion !== null) counts.improved++;
    if (draft.flags.length > 0) counts.flagged++;
    const outdated = outdatedOf(draft);
    if (outdated) counts[outdated.why]++;
  }
  return counts;
};

interface WrittenUsage {
  productCategories: UsageCount[];
  attributeCategories: UsageCount[];
  attributes: UsageCount[];
  /** Attribute category → those of its attributes that the list uses. */
  attributesByCategory: Map<string, Set<string>>;
}

/** How often each name occurs, most used first. A name counts once per prompt. */
export function usageOf(prompts: readonly Prompt[]): WrittenUsage {
  const productCategories = new Map<string, number>();
  const attributeCategories = new Map<string, number>();
  const attributes = new Map<string, number>();
  const attributesByCategory = new Map<string, Set<string>>();

  for (const prompt of prompts) {
    const names = subjectNames(prompt);
    if (prompt.productCategory) add(productCategories, prompt.productCategory);
    names.categories.forEach((name) => add(attributeCategories, name));
    names.attributes.forEach((name) => add(attributes, name));
    for (const { category, value } of promptAttributes(prompt)) {
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

/** What passes all filters, and what can be chosen in each, counted among the prompts that pass all the others. */
export function facetsOf(
  drafts: readonly Draft[],
  filters: DraftFilters,
  outdatedOf: OutdatedOf,
): WrittenUsage & { shown: Draft[]; states: ReturnType<typeof countStates>; total: number } {
  // The search is what takes long.
  const found = drafts.filter((draft) => matches(draft, { ...NO_FILTERS, text: filters.text }));
  const among = (change: Partial<DraftFilters>) =>
    found.filter((draft) => matches(draft, { ...filters, text: '', ...change }, outdatedOf));
  const shown = among({});
  const used = usageOf(shown);
  const without = (...names: ('productCategory' | 'attributeCategory' | 'attribute')[]) =>
    names.every((name) => filters[name] === null)
      ? used
      : usageOf(among(Object.fromEntries(names.map((name) => [name, null]))));
  const inAnyState = filters.state === null ? shown : among({ state: null });
  return {
    shown,
    productCategories: withChosen(without('productCategory').productCategories, filters.productCategory),
    // Another category may be chosen: an attribute that is not in it is dropped then.
    attributeCategories: withChosen(
      without('attributeCategory', 'attribute').attributeCategories,
      filters.attributeCategory,
    ),
    attributes: withChosen(without('attribute').attributes, filters.attribute),
    attributesByCategory: (shown.length === drafts.length ? used : usageOf(drafts)).attributesByCategory,
    states: countStates(inAnyState, outdatedOf),
    total: inAnyState.length,
  };
}

/** What is chosen stays to be taken back, also where the other filters leave no prompt with it. */
const withChosen = (counts: UsageCount[], name: string | null): UsageCount[] =>
  name === null || counts.some((each) => each.name === name) ? counts : [...counts, { name, count: 0 }];

const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

const ranked = (counts: Map<string, number>): UsageCount[] =>
  [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));

/** Changing the attribute category drops an attribute that is not in it. */
export function withAttributeCategory(
  filters: DraftFilters,
  attributeCategory: string | null,
  usage: WrittenUsage,
): DraftFilters {
  const keeps =
    filters.attribute === null ||
    attributeCategory === null ||
    usage.attributesByCategory.get(attributeCategory)?.has(filters.attribute);
  return { ...filters, attributeCategory, attribute: keeps ? filters.attribute : null };
}

/** The attributes to choose from: those of the chosen category, else all. */
export function attributesIn(
  { attributes, attributesByCategory }: WrittenUsage,
  category: string | null,
): UsageCount[] {
  const names = category === null ? undefined : attributesByCategory.get(category);
  return names ? attributes.filter(({ name }) => names.has(name)) : attributes;
}
