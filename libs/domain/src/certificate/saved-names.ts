import type { BrandData } from '../combinations/brand-data.js';
import { oldestAlike } from '../combinations/brand-index.js';
import { promptAttributes } from '../files/pipe-format.js';
import type { CertifiedPrompt } from './certified-prompt.js';

/** A text of the file and the attribute that it refers to; null: none. A product category has no `category`. */
export interface SavedName {
  category: string | null;
  name: string;
  id: string | null;
}

type Key = Omit<SavedName, 'id'>;
const textOf = ({ category, name }: Key): string => JSON.stringify([category, name]);

/**
 * What the texts of a file refer to where the current names do not show it: after a rename, a prompt keeps its text and
 * its id. A text with several ids is listed once, with the first; attributes that read alike count as the oldest of them.
 */
export class SavedNames {
  private readonly present = new Map<string, string>();
  private readonly others = new Map<string, SavedName>();
  private readonly seen = new Set<string>();
  private readonly oldestAlike;

  constructor(brand: BrandData) {
    this.oldestAlike = oldestAlike(brand);
    const categories = new Map(brand.categories.map((row) => [row.id, row]));
    for (const { id, displayName, attributeCategoryId } of brand.attributes) {
      const category = categories.get(attributeCategoryId);
      if (!category) continue;
      const isProduct = category.catType === 'ProductCategory';
      const key = textOf({ category: isProduct ? null : category.displayName, name: displayName });
      if (!this.present.has(key)) this.present.set(key, id);
    }
  }

  add(prompt: CertifiedPrompt): void {
    if (prompt.productCategory)
      this.note({ category: null, name: prompt.productCategory }, prompt.productCategoryAttributeId);
    for (const [place, { category, value }] of promptAttributes(prompt).entries())
      this.note({ category, name: value ?? '' }, prompt.attributeIds[place] ?? null);
  }

  list(): SavedName[] {
    return [...this.others.values()];
  }

  private note(key: Key, savedId: string | null): void {
    const text = textOf(key);
    if (this.seen.has(text)) return;
    this.seen.add(text);
    const id = savedId === null ? null : (this.oldestAlike.get(savedId)?.id ?? savedId);
    if ((this.present.get(text) ?? null) !== id) this.others.set(text, { ...key, id });
  }
}
