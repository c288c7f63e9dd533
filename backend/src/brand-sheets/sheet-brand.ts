import type { SheetBrand } from '#domain';
import { BrandEntity, loadBrandData, ModifiedAttributeNameEntity, PromptTemplateEntity } from '#database';
import type { EntityManager } from 'typeorm';

/** A brand with all that its sheet holds; null when there is no such brand. */
export async function loadSheetBrand(manager: EntityManager, id: string): Promise<SheetBrand | null> {
  const where = { brandId: id };
  const [data, brand, templates, exportNames] = await Promise.all([
    loadBrandData(manager, id),
    manager.findOneBy(BrandEntity, { id }),
    manager.find(PromptTemplateEntity, { where, order: { templateType: 'ASC' } }),
    // Sorted by name, because it does not matter which export name was created first.
    manager.find(ModifiedAttributeNameEntity, { where, order: { modifiedName: 'ASC', id: 'ASC' } }),
  ]);
  return data && brand && { ...data, maxPrompts: brand.maxPrompts, templates, exportNames };
}
