import type { BrandData } from '../combinations/brand-data.js';
import type { CategoryType, TemplateType } from '../vocabulary.js';
import type { SheetValues } from './sheet-values.js';

/** The effect of a row: `same` exists already. */
export type SheetState = 'new' | 'changed' | 'same' | 'error';

export interface SheetRowPlan {
  state: SheetState;
  /** What is wrong, what changes, or what else is added; null where there is nothing to say. */
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

/** An attribute's name in the export. */
interface SheetExportName {
  attributeId: string;
  modifiedName: string;
}

/** A brand with everything that a sheet contains, also data that prompts are not made from. */
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

/** What a sheet adds and changes. New rows have ids, by which other new rows refer to them. */
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
  /** One for each row of the sheet, in order. */
  rows: SheetRowPlan[];
  changes: SheetChanges;
}

export const SAME: SheetRowPlan = { state: 'same', note: null };
export const sheetFault = (note: string): SheetRowPlan => ({ state: 'error', note });
