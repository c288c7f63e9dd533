import type { Attribute, AttributeCategory } from '#contracts';
import { AttributeEntity, CategoryEntity } from '#database';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.service.js';
import { errorBody, refused } from '../common/api-exception.js';
import { toAttribute, toCategory } from '../common/entity-views.js';
import { needBrand } from '../common/need-brand.js';
import type {
  AttributeBatchDto,
  CreateAttributeDto,
  CreateCategoryDto,
  UpdateAttributeDto,
  UpdateCategoryDto,
} from './attribute.dto.js';

const notFound = (what: string) => new NotFoundException(errorBody(404, `${what} not found`));

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

  private get attributes() {
    return this.dataSource.getRepository(AttributeEntity);
  }

  async listCategories(brandId: string): Promise<AttributeCategory[]> {
    await needBrand(this.dataSource.manager, brandId);
    return (await this.categories.find({ where: { brandId }, order: { seq: 'ASC' } })).map(toCategory);
  }

  async createCategory(brandId: string, request: CreateCategoryDto): Promise<AttributeCategory> {
    await needBrand(this.dataSource.manager, brandId);
    return toCategory(await this.categories.save(this.categories.create({ ...request, brandId })));
  }

  async updateCategory(id: string, request: UpdateCategoryDto): Promise<AttributeCategory> {
    const category = await this.needCategory(id);
    if (request.catType && request.catType !== category.catType) {
      // Its attributes would change their part in every rule, pairing and saved prompt.
      if (await this.attributes.existsBy({ attributeCategoryId: id })) {
        throw refused('The type of a category cannot change once it has attributes.', 'catType');
      }
    }
    return toCategory(await this.categories.save(this.categories.merge(category, request)));
  }

  async deleteCategory(id: string): Promise<void> {
    const { brandId, displayName } = await this.needCategory(id);
    await this.audit.deleteRow(CategoryEntity, id, 'category.delete', { brandId, subject: displayName });
  }

  async listAttributes(categoryId: string): Promise<Attribute[]> {
    await this.needCategory(categoryId);
    const rows = await this.attributes.find({
      where: { attributeCategoryId: categoryId },
      order: { seq: 'ASC' },
    });
    return rows.map(toAttribute);
  }

  async listBrandAttributes(brandId: string): Promise<Attribute[]> {
    await needBrand(this.dataSource.manager, brandId);
    const rows = await this.attributes.find({
      where: { attributeCategory: { brandId } },
      relations: { attributeCategory: true },
      order: { seq: 'ASC' },
    });
    return rows.map(toAttribute);
  }

  async createAttribute(categoryId: string, request: CreateAttributeDto): Promise<Attribute> {
    await this.needCategory(categoryId);
    const row = this.attributes.create({ ...request, attributeCategoryId: categoryId });
    return toAttribute(await this.attributes.save(row));
  }

  /** One statement, in the order sent; all categories must be of one brand. */
  async createAttributes({ attributes }: AttributeBatchDto): Promise<Attribute[]> {
    const ids = [...new Set(attributes.map(({ attributeCategoryId }) => attributeCategoryId))];
    const categories = await this.categories.findBy({ id: In(ids) });
    if (categories.length !== ids.length) throw notFound('Category');
    if (new Set(categories.map(({ brandId }) => brandId)).size > 1) {
      throw refused('All attributes of a batch must belong to one brand.', 'attributes');
    }
    const { generatedMaps } = await this.attributes
      .createQueryBuilder()
      .insert()
      .values(attributes)
      .returning('*')
      .execute();
    const created = await this.attributes.findBy({
      id: In(generatedMaps.map((row) => (row as AttributeEntity).id)),
    });
    const byId = new Map(created.map((row) => [row.id, row]));
    return generatedMaps.map((row) => toAttribute(byId.get((row as AttributeEntity).id)!));
  }

  async updateAttribute(id: string, request: UpdateAttributeDto): Promise<Attribute> {
    const attribute = await this.needAttribute(id);
    return toAttribute(await this.attributes.save(this.attributes.merge(attribute, request)));
  }

  async deleteAttribute(id: string): Promise<void> {
    const { attributeCategoryId, displayName } = await this.needAttribute(id);
    const { brandId } = await this.needCategory(attributeCategoryId);
    await this.audit.deleteRow(AttributeEntity, id, 'attribute.delete', { brandId, subject: displayName });
  }

  private async needCategory(id: string): Promise<CategoryEntity> {
    const category = await this.categories.findOneBy({ id });
    if (!category) throw notFound('Category');
    return category;
  }

  private async needAttribute(id: string): Promise<AttributeEntity> {
    const attribute = await this.attributes.findOneBy({ id });
    if (!attribute) throw notFound('Attribute');
    return attribute;
  }
}
