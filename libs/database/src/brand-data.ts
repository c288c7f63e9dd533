import type { BrandData, RuleInputs } from '#domain';
import { Any, type EntityManager } from 'typeorm';
import {
  AttributeCategoryBlacklistPairEntity,
  AttributeEntity,
  BlacklistPairEntity,
  BrandEntity,
  CategoryBlacklistPairEntity,
  CategoryEntity,
  CategoryPairingEntity,
  CompetitorEntity,
} from './entities/index.js';

/** Everything that prompts of a brand are made from, each list in order of creation; null when there is no such brand. */
export async function loadBrandData(manager: EntityManager, id: string): Promise<BrandData | null> {
  const order = { seq: 'ASC' } as const;
  const where = { brandId: id };
  const brand = await manager.findOneBy(BrandEntity, { id });
  if (!brand) return null;
  // One after the other: a transaction has one connection.
  return {
    id: brand.id,
    name: brand.name,
    aliases: brand.aliases,
    matchCase: brand.matchCase,
    categories: await manager.find(CategoryEntity, { where, order }),
    attributes: await manager.find(AttributeEntity, { where: { attributeCategory: { brandId: id } }, order }),
    competitors: await manager.find(CompetitorEntity, { where, order }),
    pairings: await manager.find(CategoryPairingEntity, { where, order }),
    rules: await loadRules(manager, id),
  };
}

/**
 * A brand's blacklist rules of all three kinds, each in order of creation.
 *
 * @param among only those between these attributes and categories
 */
export async function loadRules(
  manager: EntityManager,
  brandId: string,
  among?: readonly string[],
): Promise<RuleInputs> {
  const order = { seq: 'ASC' } as const;
  const side = among && Any(among);
  return {
    attributePairs: await manager.find(BlacklistPairEntity, {
      where: { brandId, ...(side && { forbiddenWithId: side, targetId: side }) },
      order,
    }),
    categoryPairs: await manager.find(CategoryBlacklistPairEntity, {
      where: { brandId, ...(side && { forbiddenWithCategoryId: side, targetCategoryId: side }) },
      order,
    }),
    attributeCategoryPairs: await manager.find(AttributeCategoryBlacklistPairEntity, {
      where: { brandId, ...(side && { forbiddenWithAttributeId: side, targetCategoryId: side }) },
      order,
    }),
  };
}
