import { type BrandData, fromPipe, subjectNames } from '#domain';
import type { PromptToSave } from '#contracts';
import { refused } from '../common/api-exception.js';

/** The ids behind a prompt's texts. */
export interface ResolvedPrompt {
  productCategoryAttributeId: string | null;
  attributeCategoryId: string | null;
  attributeId: string | null;
  competitorId: string | null;
  /** Of the entries of a pipe value, in its order; null where a name matches nothing. */
  entryAttributeIds: (string | null)[] | null;
  categoryNames: string[];
  attributeNames: string[];
}

/** Names need not be unique: the oldest of a name wins. */
function oldestByName<Row extends { id: string }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): Map<string, Row> {
  const byName = new Map<string, Row>();
  for (const row of rows) if (!byName.has(nameOf(row))) byName.set(nameOf(row), row);
  return byName;
}

/** Finds the rows that prompts name, within one brand. Ids given are used, foreign ones are refused. */
export class NameResolver {
  private readonly productCategories;
  private readonly categories;
  private readonly attributes;
  private readonly competitors;
  private readonly ids;

  constructor(brand: BrandData) {
    const isProduct = new Set(
      brand.categories.filter(({ catType }) => catType === 'ProductCategory').map(({ id }) => id),
    );
    const inProduct = brand.attributes.filter(({ attributeCategoryId }) =>
      isProduct.has(attributeCategoryId),
    );
    const others = brand.categories.filter(({ id }) => !isProduct.has(id));
    this.productCategories = oldestByName(inProduct, ({ displayName }) => displayName);
    this.categories = oldestByName(others, ({ displayName }) => displayName);
    const categoryName = new Map(others.map(({ id, displayName }) => [id, displayName]));
    const inOthers = brand.attributes.filter(({ attributeCategoryId }) =>
      categoryName.has(attributeCategoryId),
    );
    this.attributes = oldestByName(inOthers, (row) =>
      entryKey(categoryName.get(row.attributeCategoryId)!, row.displayName),
    );
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
    const { productCategory, attributeCategory, attribute, competitorName } = prompt;
    const entries =
      attributeCategory?.includes('|') || (attributeCategory?.includes(':') && attribute)
        ? fromPipe(attributeCategory)
        : [];
    const entryIds = entries.map(
      ({ category, value }) => this.attributes.get(entryKey(category, value ?? ''))?.id ?? null,
    );
    const names = subjectNames(attributeCategory ?? null, attribute ?? null);
    return {
      productCategoryAttributeId:
        prompt.productCategoryAttributeId ?? this.productCategories.get(productCategory ?? '')?.id ?? null,
      attributeCategoryId:
        prompt.attributeCategoryId ?? this.categories.get(attributeCategory ?? '')?.id ?? null,
      attributeId:
        prompt.attributeId ??
        this.attributes.get(entryKey(attributeCategory ?? '', attribute ?? ''))?.id ??
        null,
      competitorId: prompt.competitorId ?? this.competitors.get(competitorName ?? '')?.id ?? null,
      entryAttributeIds: entryIds.some((id) => id !== null) ? entryIds : null,
      categoryNames: names.categories,
      attributeNames: names.attributes,
    };
  }

  private refuseForeign(prompt: PromptToSave): void {
    for (const [field, known] of Object.entries(this.ids)) {
      const id = prompt[field as keyof typeof this.ids];
      if (id && !known.has(id)) throw refused(`${field}: this brand has nothing with the id ${id}`, field);
    }
  }
}

/** Names hold no '|', so this joins without ambiguity. */
const entryKey = (category: string, attribute: string): string => `${category}|${attribute}`;
