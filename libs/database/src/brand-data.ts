import type { BrandData } from '#domain';
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
  const [
    brand,
    categories,
    attributes,
    competitors,
    pairings,
    attributePairs,
    categoryPairs,
    attributeCategoryPairs,
  ] = await Promise.all([
    manager.findOneBy(BrandEntity, { id }),
    manager.find(CategoryEntity, { where, order }),
    manager.find(AttributeEntity, { where: { attributeCategory: { brandId: id } }, order }),
    manager.find(CompetitorEntity, { where, order }),
    manager.find(CategoryPairingEntity, { where, order }),
    manager.find(BlacklistPairEntity, { where, order }),
    manager.find(CategoryBlacklistPairEntity, { where, order }),
    manager.find(AttributeCategoryBlacklistPairEntity, { where, order }),
  ]);
  const rules = { attributePairs, categoryPairs, attributeCategoryPairs };
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
