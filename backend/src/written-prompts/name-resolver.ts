import {
  type BrandData,
  categoriesOfProducts,
  entriesOf,
  fromPipe,
  isPipe,
  subjectNames,
  getOrThrow,
} from '#domain';
import type { PromptToSave } from '#contracts';
import { unknownId } from '../common/api-exception.js';

/** The ids behind a prompt's texts. */
export interface ResolvedPrompt {
  productCategoryAttributeId: string | null;
  attributeCategoryId: string | null;
  attributeId: string | null;
  competitorId: string | null;
  /** The ids of the entries of a pipe value, in its order; null where a name matches nothing. */
  entryAttributeIds: (string | null)[] | null;
  /** The categories of those entries whose value matches nothing, each once; null where there are none. */
  entryCategoryIds: string[] | null;
  categoryNames: string[];
  attributeNames: string[];
}

/** Names need not be unique: of several rows with one name, the oldest wins. */
function oldestByName<Row extends { id: string }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): Map<string, Row> {
  const byName = new Map<string, Row>();
  for (const row of rows) if (!byName.has(nameOf(row))) byName.set(nameOf(row), row);
  return byName;
}

/**
 * Finds the rows that prompts name, within one brand. Given ids are used, and foreign ones are refused; a name is
 * looked up only if no id says which row is meant.
 */
export class NameResolver {
  private readonly productCategories;
  private readonly categories;
  private readonly attributes;
  /** Attribute id → the id of its category. */
  private readonly categoryOf;
  private readonly competitors;
  private readonly ids;

  constructor(brand: BrandData) {
    const ofProducts = categoriesOfProducts(brand.categories);
    const inProduct = brand.attributes.filter(({ attributeCategoryId }) =>
      ofProducts.has(attributeCategoryId),
    );
    const others = brand.categories.filter(({ id }) => !ofProducts.has(id));
    this.productCategories = oldestByName(inProduct, ({ displayName }) => displayName);
    this.categories = oldestByName(others, ({ displayName }) => displayName);
    const categoryName = new Map(others.map(({ id, displayName }) => [id, displayName]));
    const inOthers = brand.attributes.filter(({ attributeCategoryId }) =>
      categoryName.has(attributeCategoryId),
    );
    // An attribute is looked up together with the name or the id of its category, or by its own name.
    this.attributes = oldestByName(
      inOthers.flatMap((row) => [
        { ...row, category: getOrThrow(categoryName, row.attributeCategoryId) },
        { ...row, category: row.attributeCategoryId },
        { ...row, category: '' },
      ]),
      ({ category, displayName }) => entryKey(category, displayName),
    );
    this.categoryOf = new Map(inOthers.map(({ id, attributeCategoryId }) => [id, attributeCategoryId]));
    this.competitors = oldestByName(brand.competitors, ({ name }) => name);
    this.ids = {
      productCategoryAttributeId: new Set(inProduct.map(({ id }) => id)),
      attributeCategoryId: new Set(others.map(({ id }) => id)),
      attributeId: new Set(inOthers.map(({ id }) => id)),
      competitorId: new Set(brand.competitors.map(({ id }) => id)),
    };
  }

  /** @throws BadRequestException when a given id is not of this brand */
  resolve(prompt: PromptToSave): ResolvedPrompt {
    this.refuseForeign(prompt);
    const { productCategory, competitorName } = prompt;
    const names = subjectNames(prompt);
    return {
      productCategoryAttributeId:
        prompt.productCategoryAttributeId ?? this.productCategories.get(productCategory ?? '')?.id ?? null,
      ...this.attributesOf(prompt),
      competitorId: prompt.competitorId ?? this.competitors.get(competitorName ?? '')?.id ?? null,
      categoryNames: names.categories,
      attributeNames: names.attributes,
    };
  }

  /** Several attributes are entries of a pipe value; a single one has fields of its own. */
  private attributesOf({
    attributeCategory,
    attribute,
    attributeIds = [],
    ...given
  }: PromptToSave): Pick<
    ResolvedPrompt,
    'attributeCategoryId' | 'attributeId' | 'entryAttributeIds' | 'entryCategoryIds'
  > {
    const category = attributeCategory ?? '';
    const several = attributeIds.length > 1 || isPipe(category);
    const known = attributeIds.some((id) => id !== null);
    const only = given.attributeId ?? (several ? null : attributeIds[0]) ?? null;
    const found =
      only ??
      this.attributes.get(entryKey(given.attributeCategoryId ?? category, attribute ?? ''))?.id ??
      null;
    const ofAttribute = found && this.categoryOf.get(found);
    const named = this.categories.get(category)?.id;
    const entries = known
      ? attributeIds
      : fromPipe(category).map(
          (entry) => this.attributes.get(entryKey(entry.category, entry.value ?? ''))?.id ?? null,
        );
    return {
      attributeCategoryId: given.attributeCategoryId ?? ofAttribute ?? named ?? null,
      attributeId: found,
      entryAttributeIds: several && entries.some((id) => id !== null) ? [...entries] : null,
      entryCategoryIds: this.categoriesWithout(entries, category),
    };
  }

  /** The categories of the entries of a pipe value that have no attribute. A single name is found by itself. */
  private categoriesWithout(attributeIds: readonly (string | null)[], pipe: string): string[] | null {
    const entries = fromPipe(pipe);
    if (entries.length === 1 && entries[0]?.value === null) return null;
    // Ids of another number than the entries do not say which entry is whose.
    const idAt = (place: number) => (attributeIds.length === entries.length ? attributeIds[place] : null);
    const ids = entries.flatMap(({ category }, place) =>
      idAt(place) ? [] : (this.categories.get(category)?.id ?? []),
    );
    return ids.length > 0 ? [...new Set(ids)] : null;
  }

  /** @throws BadRequestException when a given id is not of this brand */
  refuseForeign(prompt: PromptToSave): void {
    for (const id of prompt.attributeIds ?? [])
      if (id !== null && !this.ids.attributeId.has(id)) throw unknownId('attributeIds', id);
    for (const [field, known] of entriesOf(this.ids)) {
      const id = prompt[field];
      if (id && !known.has(id)) throw unknownId(field, id);
    }
  }
}

/** Names hold no '|', so this joins without ambiguity. */
const entryKey = (category: string, attribute: string): string => `${category}|${attribute}`;
