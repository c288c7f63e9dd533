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
  const [brand, categories, attributes, competitors, pairings, rules] = await Promise.all([
    manager.findOneBy(BrandEntity, { id }),
    manager.find(CategoryEntity, { where, order }),
    manager.find(AttributeEntity, { where: { attributeCategory: { brandId: id } }, order }),
    manager.find(CompetitorEntity, { where, order }),
    manager.find(CategoryPairingEntity, { where, order }),
    loadRules(manager, id),
  ]);
  return (
    brand && {
      id: brand.id,
      name: brand.name,
      aliases: brand.aliases,
      matchCase: brand.matchCase,
      categories,
      attributes,
      competitors,
      pairings,
      rules,
    }
  );
}

/** A brand's blacklist rules of all three kinds, each in order of creation. */
export async function loadRules(manager: EntityManager, brandId: string): Promise<RuleInputs> {
  const of = { where: { brandId }, order: { seq: 'ASC' } } as const;
  const [attributePairs, categoryPairs, attributeCategoryPairs] = await Promise.all([
    manager.find(BlacklistPairEntity, of),
    manager.find(CategoryBlacklistPairEntity, of),
    manager.find(AttributeCategoryBlacklistPairEntity, of),
  ]);
  return { attributePairs, categoryPairs, attributeCategoryPairs };
}
