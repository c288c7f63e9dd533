import type { CategoryType } from '#domain';
import { AttributeEntity, CategoryEntity } from '#database';
import { Any, type EntityManager } from 'typeorm';
import { refused } from './api-exception.js';

/** The attributes and categories that a request names, checked to be of one brand. */
export class BrandMembers {
  private constructor(
    private readonly attributes: Map<string, CategoryType>,
    private readonly categories: Map<string, CategoryType>,
  ) {}

  /**
   * Reads them in two statements, whatever their number. The caller has locked the brand.
   *
   * @throws BadRequestException when an id is not of this brand
   */
  static async read(
    manager: EntityManager,
    brandId: string,
    ids: { attributes?: string[]; categories?: string[] },
  ): Promise<BrandMembers> {
    // One after the other: a transaction has one connection.
    const attributes = await manager.find(AttributeEntity, {
      where: { id: Any(ids.attributes ?? []), attributeCategory: { brandId } },
      relations: { attributeCategory: true },
    });
    const categories = await manager.findBy(CategoryEntity, { id: Any(ids.categories ?? []), brandId });
    const members = new BrandMembers(
      new Map(attributes.map((row) => [row.id, row.attributeCategory!.catType])),
      new Map(categories.map((row) => [row.id, row.catType])),
    );
    for (const id of ids.attributes ?? []) members.attributeType(id);
    for (const id of ids.categories ?? []) members.categoryType(id);
    return members;
  }

  /** The type of the category that holds an attribute. */
  attributeType(id: string): CategoryType {
    return known(this.attributes.get(id), 'attribute', id);
  }

  categoryType(id: string): CategoryType {
    return known(this.categories.get(id), 'category', id);
  }
}

function known<T>(value: T | undefined, what: string, id: string): T {
  if (value === undefined) throw refused(`This brand has no ${what} with the id ${id}`);
  return value;
}
