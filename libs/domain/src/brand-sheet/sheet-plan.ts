import type { BrandData } from '../combinations/brand-data.js';
import type { CategoryType, TemplateType } from '../vocabulary.js';
import type { SheetValues } from './sheet-values.js';

/** What comes of a row: `same` is there already. */
export type SheetState = 'new' | 'changed' | 'same' | 'error';

export interface SheetRowPlan {
  state: SheetState;
  /** What is wrong, what changes, or what comes along; null where there is nothing to say. */
  note: string | null;
}

/** A template of the brand's own. */
export interface SheetTemplate {
  templateType: TemplateType;
  name: string;
  description: string | null;
  promptTemplate: string;
  /** The string 'true' or 'false'. */
  isActive: string;
  frames: boolean;
}

/** What an attribute is called in the export. */
export interface SheetExportName {
  attributeId: string;
  modifiedName: string;
}

/** A brand with all that a sheet holds: also what prompts are not made from. */
export interface SheetBrand extends BrandData {
  maxPrompts?: number;
  templates?: readonly SheetTemplate[];
  exportNames?: readonly SheetExportName[];
}

export interface SettingChanges {
  settings: { maxPrompts?: number; matchCase?: boolean };
  templates: SheetTemplate[];
  exportNames: SheetExportName[];
}

/** What a sheet adds and changes. New rows have their ids, by which other new rows name them. */
export interface SheetChanges extends SettingChanges {
  categories: {
    added: { id: string; catType: CategoryType; displayName: string; values: SheetValues }[];
    changed: { id: string; values: SheetValues }[];
  };
  attributes: {
    added: { id: string; attributeCategoryId: string; displayName: string; values: SheetValues }[];
    changed: { id: string; values: SheetValues }[];
  };
  competitors: {
    added: { id: string; name: string; values: SheetValues }[];
    changed: { id: string; values: SheetValues }[];
  };
  attributePairs: { forbiddenWithId: string; targetId: string; comment: string | null }[];
  categoryPairs: { forbiddenWithCategoryId: string; targetCategoryId: string; comment: string | null }[];
  attributeCategoryPairs: {
    forbiddenWithAttributeId: string;
    targetCategoryId: string;
    comment: string | null;
  }[];
  pairings: { productCategoryAttributeId: string; attributeCategoryId: string }[];
  /** Other names of the brand. */
  aliases: string[];
}

export interface SheetPlan {
  /** One for each row of the sheet, in its order. */
  rows: SheetRowPlan[];
  changes: SheetChanges;
}

export const SAME: SheetRowPlan = { state: 'same', note: null };
export const fault = (note: string): SheetRowPlan => ({ state: 'error', note });
