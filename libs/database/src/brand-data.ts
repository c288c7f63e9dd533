import type { BrandData, RuleInputs } from '#domain';
import type { EntityManager } from 'typeorm';
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

/** A brand's blacklist rules of all three kinds, each in order of creation. */
export async function loadRules(manager: EntityManager, brandId: string): Promise<RuleInputs> {
  const of = { where: { brandId }, order: { seq: 'ASC' } } as const;
  return {
    attributePairs: await manager.find(BlacklistPairEntity, of),
    categoryPairs: await manager.find(CategoryBlacklistPairEntity, of),
    attributeCategoryPairs: await manager.find(AttributeCategoryBlacklistPairEntity, of),
  };
}
