import type { AttributeRow, BrandData, CategoryRow } from './brand-data.js';
import type { AttributeRef, NamedRef } from './combination.js';
import { refOf } from '../names/phrases.js';
import { UnknownIdError, WrongCategoryError } from './selection-errors.js';

const AN_ATTRIBUTE_CATEGORY = 'a customer or product attribute category';

/**
 * A brand's data prepared for look-up by id. Rows that read alike count as one: every returned list contains only the
 * first of them.
 */
export class BrandIndex {
  private readonly categories: ReadonlyMap<string, CategoryRow>;
  private readonly attributes: ReadonlyMap<string, AttributeRow>;

  constructor(readonly brand: BrandData) {
    this.categories = new Map(brand.categories.map((row) => [row.id, row]));
    this.attributes = new Map(brand.attributes.map((row) => [row.id, row]));
  }

  /** The attributes of product categories with these ids, in this order. Throws UnknownIdError, WrongCategoryError. */
  productCategories(field: string, ids: readonly string[] = []): AttributeRef[] {
    const refs = ids.map((id) => {
      const row = this.attribute(field, id);
      if (this.categoryOf(row)?.catType !== 'ProductCategory') {
        throw new WrongCategoryError(field, id, 'an attribute of a product category');
      }
      return this.ref(row);
    });
    return distinct(refs, (ref) => ref.name);
  }

  /** All attributes except product categories, in list order. */
  otherAttributes(): AttributeRef[] {
    const rows = this.brand.attributes.filter((row) => {
      const category = this.categoryOf(row);
      return category !== undefined && category.catType !== 'ProductCategory';
    });
    return distinct(
      rows.map((row) => this.ref(row)),
      readingOf,
    );
  }

  /** The attributes of one category that holds customer or product attributes, in list order. Throws as above. */
  attributesOf(field: string, categoryId: string): AttributeRef[] {
    this.attributeCategory(field, categoryId);
    const rows = this.brand.attributes.filter((row) => row.attributeCategoryId === categoryId);
    return distinct(
      rows.map((row) => this.ref(row)),
      readingOf,
    );
  }

  /**
   * One list of attributes for each category with a selection, in the order of the request. Throws UnknownIdError, and
   * WrongCategoryError for a product category or an attribute of another category.
   */
  selectedAttributes(
    field: string,
    selected: Readonly<Record<string, readonly string[]>> = {},
  ): AttributeRef[][] {
    const chosen = Object.entries(selected).map(
      ([categoryId, ids]) => [this.attributeCategory(field, categoryId), ids] as const,
    );
    const withSelection = chosen.filter(([, ids]) => ids.length > 0);
    return withSelection.map(([category, ids]) => {
      const refs = ids.map((id) => {
        const row = this.attribute(field, id);
        if (row.attributeCategoryId !== category.id) {
          throw new WrongCategoryError(field, id, `an attribute of the category "${category.displayName}"`);
        }
        return this.ref(row);
      });
      return distinct(refs, readingOf);
    });
  }

  /** The competitors with these ids in this order; all of them in list order when no ids are given. Throws UnknownIdError. */
  competitors(field: string, ids?: readonly string[]): NamedRef[] {
    const known = new Map(this.brand.competitors.map((row) => [row.id, { id: row.id, name: row.name }]));
    const refs = (ids ?? [...known.keys()]).map((id) => {
      const ref = known.get(id);
      if (!ref) throw new UnknownIdError(field, id);
      return ref;
    });
    return distinct(refs, (ref) => ref.name);
  }

  private attributeCategory(field: string, id: string): CategoryRow {
    const category = this.categories.get(id);
    if (!category) throw new UnknownIdError(field, id);
    if (category.catType === 'ProductCategory')
      throw new WrongCategoryError(field, id, AN_ATTRIBUTE_CATEGORY);
    return category;
  }

  private attribute(field: string, id: string): AttributeRow {
    const row = this.attributes.get(id);
    if (!row) throw new UnknownIdError(field, id);
    return row;
  }

  private categoryOf(row: AttributeRow): CategoryRow | undefined {
    return this.categories.get(row.attributeCategoryId);
  }

  private ref(row: AttributeRow): AttributeRef {
    return refOf(row, this.categoryOf(row));
  }
}

/** An attribute as written in a prompt's fields. Category names contain no colon, so this is unambiguous. */
export function readingOf(ref: AttributeRef): string {
  return `${ref.categoryName}:${ref.name}`;
}

/** Every attribute by its id, product categories among them, in list order. */
export function attributeRefs({
  categories,
  attributes,
}: Pick<BrandData, 'categories' | 'attributes'>): ReadonlyMap<string, AttributeRef> {
  const categoryOf = new Map(categories.map((row) => [row.id, row]));
  return new Map(attributes.map((row) => [row.id, refOf(row, categoryOf.get(row.attributeCategoryId))]));
}

/** For the id of every attribute, the oldest of those that read like it. */
export function oldestAlike(brand: BrandData): ReadonlyMap<string, AttributeRef> {
  const oldest = new Map<string, AttributeRef>();
  return new Map(
    [...attributeRefs(brand).values()].map((ref) => {
      // Prompts do not tell the category of their product category.
      const reading = ref.catType === 'ProductCategory' ? `:${ref.name}` : readingOf(ref);
      const first = oldest.get(reading) ?? ref;
      oldest.set(reading, first);
      return [ref.id, first];
    }),
  );
}

/** Keeps the first of the items that have the same key. */
export function distinct<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item);
    return !seen.has(key) && seen.add(key);
  });
}
