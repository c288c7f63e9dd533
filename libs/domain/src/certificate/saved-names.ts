import type { AttributeRef } from '../combinations/combination.js';
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

  /** @param oldestAlike the brand's attributes, each as the oldest that reads like it, by their ids */
  constructor(private readonly oldestAlike: ReadonlyMap<string, AttributeRef>) {
    for (const { id, name, categoryName, catType } of oldestAlike.values())
      this.present.set(textOf({ category: catType === 'ProductCategory' ? null : categoryName, name }), id);
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
