import type { SheetBrand } from '#domain';
import { BrandEntity, loadBrandData, ModifiedAttributeNameEntity, PromptTemplateEntity } from '#database';
import type { EntityManager } from 'typeorm';

/** A brand with all that its sheet holds; null when there is no such brand. */
export async function loadSheetBrand(manager: EntityManager, id: string): Promise<SheetBrand | null> {
  const where = { brandId: id };
  const data = await loadBrandData(manager, id);
  const brand = await manager.findOneBy(BrandEntity, { id });
  if (!data || !brand) return null;
  return {
    ...data,
    maxPrompts: brand.maxPrompts,
    templates: await manager.find(PromptTemplateEntity, { where, order: { templateType: 'ASC' } }),
    // Sorted by name, because it does not matter which export name was created first.
    exportNames: await manager.find(ModifiedAttributeNameEntity, {
      where,
      order: { modifiedName: 'ASC', id: 'ASC' },
    }),
  };
}
