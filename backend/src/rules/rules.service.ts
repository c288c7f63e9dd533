import {
  type AttributeCategoryBlacklistPairRequest,
  type AuditAction,
  type BlacklistPairRequest,
  type CategoryBlacklistPairRequest,
  type CategoryPairingRequest,
  MESSAGES,
} from '#contracts';
import {
  AttributeCategoryBlacklistPairEntity,
  BlacklistPairEntity,
  CategoryBlacklistPairEntity,
  CategoryPairingEntity,
  type Sequenced,
} from '#database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type {
  DataSource,
  EntityManager,
  EntityTarget,
  FindOptionsRelations,
  FindOptionsWhere,
} from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { AuditTrail } from '../audit/audit-trail.service.js';
import { conflict, notFound, refused } from '../common/api-exception.js';
import { BrandMembers } from '../common/brand-members.js';
import { inOrder } from '../common/in-order.js';
import { insertNew } from '../common/write-rows.js';
import { findBrandOrThrow, inBrandTransaction } from '../common/find-brand.js';
import { type JsonList, wholeList } from '../common/whole-list.js';
import { checkAttributeCategoryPair, checkCategoryPair, checkPair } from './pair-checks.js';
import { toAttributeCategoryPair, toBlacklistPair, toCategoryPair, toPairing } from './rule-views.js';

interface Rule {
  id: string;
  brandId: string;
}
type WithBrand<Pair> = Pair & { brandId: string };

/** Blacklist pairs of the three kinds, and pairings. A batch is one transaction; existing pairs are skipped. */
@Injectable()
export class RulesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditTrail,
  ) {}

  async listPairs(brandId: string) {
    const relations = { forbiddenWith: { attributeCategory: true }, target: { attributeCategory: true } };
    return this.list(BlacklistPairEntity, { brandId }, relations, toBlacklistPair);
  }

  async listCategoryPairs(brandId: string) {
    const relations = { forbiddenWithCategory: true, targetCategory: true };
    return this.list(CategoryBlacklistPairEntity, { brandId }, relations, toCategoryPair);
  }

  async listAttributeCategoryPairs(brandId: string) {
    const relations = { forbiddenWithAttribute: { attributeCategory: true }, targetCategory: true };
    return this.list(AttributeCategoryBlacklistPairEntity, { brandId }, relations, toAttributeCategoryPair);
  }

  async listPairings(brandId: string) {
    const relations = { productCategoryAttribute: { attributeCategory: true }, attributeCategory: true };
    return this.list(CategoryPairingEntity, { brandId }, relations, toPairing);
  }

  async createPair(brandId: string, pair: BlacklistPairRequest) {
    const [created] = await this.createPairs([{ ...pair, brandId }]);
    if (!created) throw conflict('This blacklist pair already exists.');
    return created;
  }

  async createPairs(pairs: WithBrand<BlacklistPairRequest>[]) {
    pairs.forEach(checkPair);
    const rows = await this.insert(BlacklistPairEntity, pairs, (manager, brandId) =>
      BrandMembers.read(manager, brandId, {
        attributes: pairs.flatMap(({ forbiddenWithId, targetId }) => [forbiddenWithId, targetId]),
      }),
    );
    return rows.map(toBlacklistPair);
  }

  async createCategoryPairs(pairs: WithBrand<CategoryBlacklistPairRequest>[]) {
    pairs.forEach(checkCategoryPair);
    const rows = await this.insert(CategoryBlacklistPairEntity, pairs, (manager, brandId) =>
      BrandMembers.read(manager, brandId, {
        categories: pairs.flatMap(({ forbiddenWithCategoryId, targetCategoryId }) => [
          forbiddenWithCategoryId,
          targetCategoryId,
        ]),
      }),
    );
    return rows.map(toCategoryPair);
  }

  async createAttributeCategoryPairs(pairs: WithBrand<AttributeCategoryBlacklistPairRequest>[]) {
    const rows = await this.insert(AttributeCategoryBlacklistPairEntity, pairs, async (manager, brandId) => {
      const members = await BrandMembers.read(manager, brandId, {
        attributes: pairs.map(({ forbiddenWithAttributeId }) => forbiddenWithAttributeId),
        categories: pairs.map(({ targetCategoryId }) => targetCategoryId),
      });
      for (const pair of pairs) checkAttributeCategoryPair(pair, members);
    });
    return rows.map(toAttributeCategoryPair);
  }

  async createPairing(brandId: string, pairing: CategoryPairingRequest) {
    const [created] = await this.insert(CategoryPairingEntity, [{ ...pairing, brandId }], async (manager) => {
      const { productCategoryAttributeId, attributeCategoryId } = pairing;
      const ids = { attributes: [productCategoryAttributeId], categories: [attributeCategoryId] };
      const members = await BrandMembers.read(manager, brandId, ids);
      if (members.attributeType(productCategoryAttributeId) !== 'ProductCategory') {
        throw refused(MESSAGES.pairingProductCategory, 'productCategoryAttributeId');
      }
      if (members.categoryType(attributeCategoryId) === 'ProductCategory') {
        throw refused(MESSAGES.pairingCategory, 'attributeCategoryId');
      }
    });
    if (!created) throw conflict(MESSAGES.pairingExists);
    return toPairing(created);
  }

  deletePair = (id: string) => this.delete(BlacklistPairEntity, id, 'Blacklist pair', 'blacklist.delete');
  deleteCategoryPair = (id: string) =>
    this.delete(CategoryBlacklistPairEntity, id, 'Category blacklist pair', 'category-blacklist.delete');
  deleteAttributeCategoryPair = (id: string) =>
    this.delete(
      AttributeCategoryBlacklistPairEntity,
      id,
      'Attribute-category blacklist pair',
      'attribute-category-blacklist.delete',
    );
  deletePairing = (id: string) =>
    this.delete(CategoryPairingEntity, id, 'Category pairing', 'category-pairing.delete');

  private async list<Entity extends Sequenced & Rule, View>(
    entity: EntityTarget<Entity>,
    where: FindOptionsWhere<Entity> & { brandId: string },
    relations: FindOptionsRelations<Entity>,
    toView: (row: Entity) => View,
  ): Promise<JsonList<View>> {
    await findBrandOrThrow(this.dataSource.manager, where.brandId);
    return wholeList(inOrder(this.dataSource.manager, entity, where, relations), toView);
  }

  /** Inserts the pairs of one brand that are not there yet, in the order sent. */
  private insert<Entity extends Rule>(
    entity: EntityTarget<Entity>,
    pairs: (QueryDeepPartialEntity<Entity> & { brandId: string })[],
    check: (manager: EntityManager, brandId: string) => Promise<unknown>,
  ): Promise<Entity[]> {
    const [first] = pairs;
    if (!first || pairs.some(({ brandId }) => brandId !== first.brandId)) {
      throw refused('All pairs of a batch must belong to one brand.', 'pairs');
    }
    return inBrandTransaction(this.dataSource, first.brandId, async (manager) => {
      await check(manager, first.brandId);
      const ids = await insertNew(manager, entity, pairs);
      return withIds(manager, entity, ids).orderBy('rule.seq').getMany();
    });
  }

  private async delete<Entity extends Rule>(
    entity: EntityTarget<Entity>,
    id: string,
    what: string,
    action: AuditAction,
  ): Promise<void> {
    const rule = await withIds(this.dataSource.manager, entity, [id]).getOne();
    if (!rule) throw notFound(`${what} not found`);
    await this.audit.deleteRow(entity, id, action, { brandId: rule.brandId });
  }
}

const withIds = <Entity extends Rule>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  ids: readonly string[],
) => manager.createQueryBuilder(entity, 'rule').where('rule.id = ANY(:ids)', { ids });
