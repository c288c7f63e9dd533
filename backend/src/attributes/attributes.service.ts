import { getOrThrow, type CategoryType } from '#domain';
import type { Attribute, AttributeCategory } from '#contracts';
import {
  AttributeCategoryBlacklistPairEntity,
  AttributeEntity,
  CategoryEntity,
  CategoryPairingEntity,
} from '#database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Any, type DataSource, type EntityManager } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.service.js';
import { conflict, notFound, refused } from '../common/api-exception.js';
import { toAttribute, toCategory } from '../common/entity-views.js';
import { insertAll } from '../common/write-rows.js';
import { inOrder } from '../common/in-order.js';
import { findBrandOrThrow, inBrandTransaction } from '../common/find-brand.js';
import { type JsonList, wholeList } from '../common/whole-list.js';
import type {
  AttributeBatchDto,
  CreateAttributeDto,
  CreateCategoryDto,
  UpdateAttributeDto,
  UpdateCategoryDto,
} from './attribute.dto.js';

const gone = (what: string) => notFound(`${what} not found`);

/** Categories and their attributes, in order of creation. */
@Injectable()
export class AttributesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditTrail,
  ) {}

  private get categories() {
    return this.dataSource.getRepository(CategoryEntity);
  }

  async listCategories(brandId: string): Promise<AttributeCategory[]> {
    await findBrandOrThrow(this.dataSource.manager, brandId);
    return (await this.categories.find({ where: { brandId }, order: { seq: 'ASC' } })).map(toCategory);
  }

  createCategory(brandId: string, request: CreateCategoryDto): Promise<AttributeCategory> {
    return inBrandTransaction(this.dataSource, brandId, async (manager) =>
      toCategory(await manager.save(manager.create(CategoryEntity, { ...request, brandId }))),
    );
  }

  /** @throws ConflictException when it should be renamed, and has another name than the expected one by now */
  async updateCategory(id: string, { expected, ...request }: UpdateCategoryDto): Promise<AttributeCategory> {
    const { brandId } = await this.findCategoryOrThrow(id);
    return inBrandTransaction(this.dataSource, brandId, async (manager) => {
      const category = await this.findCategoryOrThrow(id, manager);
      refuseRenamed(category, request, expected);
      if (request.catType && request.catType !== category.catType)
        await refuseOtherType(manager, id, request.catType);
      const categories = manager.getRepository(CategoryEntity);
      return toCategory(await categories.save(categories.merge(category, request)));
    });
  }

  async deleteCategory(id: string): Promise<void> {
    const { brandId, displayName } = await this.findCategoryOrThrow(id);
    await this.audit.deleteRow(CategoryEntity, id, 'category.delete', { brandId, subject: displayName });
  }

  async listAttributes(categoryId: string): Promise<JsonList<Attribute>> {
    await this.findCategoryOrThrow(categoryId);
    const where = { attributeCategoryId: categoryId };
    return wholeList(inOrder(this.dataSource.manager, AttributeEntity, where), toAttribute);
  }

  async listBrandAttributes(brandId: string): Promise<JsonList<Attribute>> {
    await findBrandOrThrow(this.dataSource.manager, brandId);
    const where = { attributeCategory: { brandId } };
    const relations = { attributeCategory: true };
    return wholeList(inOrder(this.dataSource.manager, AttributeEntity, where, relations), toAttribute);
  }

  async createAttribute(categoryId: string, request: CreateAttributeDto): Promise<Attribute> {
    const { brandId } = await this.findCategoryOrThrow(categoryId);
    return inBrandTransaction(this.dataSource, brandId, async (manager) =>
      toAttribute(
        await manager.save(manager.create(AttributeEntity, { ...request, attributeCategoryId: categoryId })),
      ),
    );
  }

  /** Creates attributes in the order sent; all their categories must belong to one brand. */
  async createAttributes({ attributes }: AttributeBatchDto): Promise<Attribute[]> {
    const ids = [...new Set(attributes.map(({ attributeCategoryId }) => attributeCategoryId))];
    const categories = await this.categories.findBy({ id: Any(ids) });
    if (categories.length !== ids.length) throw gone('Category');
    const [brandId, ...others] = new Set(categories.map((category) => category.brandId));
    if (!brandId || others.length > 0) {
      throw refused('All attributes of a batch must belong to one brand.', 'attributes');
    }
    return inBrandTransaction(this.dataSource, brandId, async (manager) => {
      const createdIds = await insertAll(manager, AttributeEntity, attributes);
      const created = await manager.findBy(AttributeEntity, { id: Any(createdIds) });
      const byId = new Map(created.map((row) => [row.id, row]));
      return createdIds.map((id) => toAttribute(getOrThrow(byId, id)));
    });
  }

  /** @throws ConflictException as above */
  async updateAttribute(id: string, { expected, ...request }: UpdateAttributeDto): Promise<Attribute> {
    const { attributeCategoryId } = await this.findAttributeOrThrow(id);
    const { brandId } = await this.findCategoryOrThrow(attributeCategoryId);
    return inBrandTransaction(this.dataSource, brandId, async (manager) => {
      const attribute = await this.findAttributeOrThrow(id, manager);
      refuseRenamed(attribute, request, expected);
      const attributes = manager.getRepository(AttributeEntity);
      return toAttribute(await attributes.save(attributes.merge(attribute, request)));
    });
  }

  async deleteAttribute(id: string): Promise<void> {
    const { attributeCategoryId, displayName } = await this.findAttributeOrThrow(id);
    const { brandId } = await this.findCategoryOrThrow(attributeCategoryId);
    await this.audit.deleteRow(AttributeEntity, id, 'attribute.delete', { brandId, subject: displayName });
  }

  private async findCategoryOrThrow(id: string, manager = this.dataSource.manager): Promise<CategoryEntity> {
    const category = await manager.findOneBy(CategoryEntity, { id });
    if (!category) throw gone('Category');
    return category;
  }

  private async findAttributeOrThrow(
    id: string,
    manager = this.dataSource.manager,
  ): Promise<AttributeEntity> {
    const attribute = await manager.findOneBy(AttributeEntity, { id });
    if (!attribute) throw gone('Attribute');
    return attribute;
  }
}

/** @throws BadRequestException when something depends on the category's present type */
async function refuseOtherType(manager: EntityManager, id: string, catType: CategoryType): Promise<void> {
  // Its attributes would get another role in every rule, pairing and saved prompt.
  if (await manager.existsBy(AttributeEntity, { attributeCategoryId: id }))
    throw refused('The type of a category cannot change once it has attributes.', 'catType');
  if (catType !== 'ProductCategory') return;
  if (await manager.existsBy(CategoryPairingEntity, { attributeCategoryId: id }))
    throw refused('A category that a pairing uses cannot become a product category.', 'catType');
  if (await manager.existsBy(AttributeCategoryBlacklistPairEntity, { targetCategoryId: id }))
    throw refused('A category that a blacklist rule forbids cannot become a product category.', 'catType');
}

/** A name that somebody else has given meanwhile is not replaced unseen. Giving it the same name twice is no conflict. */
function refuseRenamed(
  present: { displayName: string },
  { displayName = present.displayName }: { displayName?: string },
  expected = present.displayName,
): void {
  if (present.displayName === expected || present.displayName === displayName) return;
  const message = `Somebody else has named it ‘${present.displayName}’ meanwhile. Update again to use your name instead.`;
  throw conflict(message, { details: [{ field: 'displayName', message }] });
}
