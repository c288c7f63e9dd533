export * from './sheet-columns.js';
export { planSheet } from './plan-sheet.js';
export type { SheetBrand, SheetChanges, SheetPlan, SheetRowPlan, SheetState } from './sheet-plan.js';
export { sheetOfBrand } from './sheet-of-brand.js';
export type { SheetValues } from './sheet-values.js';
