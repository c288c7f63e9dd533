import type { CategoryRow } from '../combinations/brand-data.js';
import { entriesOf } from '../records.js';
import { WEIGHT_LABELS } from '../vocabulary.js';
import { emptyRow, nameWithType, SHEET_TYPES, type SheetCells } from './sheet-columns.js';
import type { SheetBrand } from './sheet-plan.js';
import { settingRows, templateRows } from './sheet-settings.js';
import { type SheetValues, storedValues } from './sheet-values.js';

/** A brand's data as a sheet that changes nothing when it is imported into the same brand. */
export function sheetOfBrand(brand: SheetBrand): SheetCells[] {
  const categories = new Map(brand.categories.map((row) => [row.id, row]));
  const attributes = new Map(brand.attributes.map((row) => [row.id, row]));
  /** The two cells of one side of a rule, by the id of an attribute or a category. */
  const side = (id: string): [category: string, attribute: string] => {
    const attribute = attributes.get(id);
    const category = categories.get(attribute?.attributeCategoryId ?? id);
    return [category ? nameOf(category, brand) : '', attribute?.displayName ?? ''];
  };
  const ruleRow = (type: string, one: string, other: string, comment?: string | null): SheetCells => {
    const [[category, attribute], [withCategory, withAttribute]] = [side(one), side(other)];
    return { ...emptyRow(), type, category, attribute, withCategory, withAttribute, comment: comment ?? '' };
  };
  const { attributePairs, categoryPairs, attributeCategoryPairs } = brand.rules;
  const never = SHEET_TYPES.neverWith;
  return [
    ...settingRows(brand),
    ...(brand.aliases ?? []).map((name) => ({
      ...emptyRow(),
      type: SHEET_TYPES.otherName,
      attribute: name,
    })),
    ...brand.categories.flatMap((category) => termRows(category, brand)),
    ...brand.competitors.map((row) => ({
      ...emptyRow(),
      ...valueCells(storedValues(row)),
      type: SHEET_TYPES.competitor,
      attribute: row.name,
    })),
    ...attributePairs.map((row) => ruleRow(never, row.forbiddenWithId, row.targetId, row.comment)),
    ...categoryPairs.map((row) =>
      ruleRow(never, row.forbiddenWithCategoryId, row.targetCategoryId, row.comment),
    ),
    ...attributeCategoryPairs.map((row) =>
      ruleRow(never, row.forbiddenWithAttributeId, row.targetCategoryId, row.comment),
    ),
    ...brand.pairings.map((row) =>
      ruleRow(SHEET_TYPES.togetherWith, row.productCategoryAttributeId, row.attributeCategoryId),
    ),
    ...(brand.exportNames ?? []).map(({ attributeId, modifiedName }) => {
      const [category, attribute] = side(attributeId);
      return { ...emptyRow(), type: SHEET_TYPES.exportName, category, attribute, text: modifiedName };
    }),
    ...templateRows(brand),
  ];
}

/** A category's name, with its type if a category of another type has the same name. */
function nameOf({ displayName, catType }: CategoryRow, { categories }: SheetBrand): string {
  const isOfTwoTypes = categories.some(
    (other) => other.displayName === displayName && other.catType !== catType,
  );
  return isOfTwoTypes ? nameWithType(displayName, catType) : displayName;
}

/** The rows of a category, and of its attributes below it. */
function termRows(category: CategoryRow, { attributes }: SheetBrand): SheetCells[] {
  const head = { ...emptyRow(), type: SHEET_TYPES[category.catType], category: category.displayName };
  return [
    { ...head, ...valueCells(storedValues(category)) },
    ...attributes
      .filter(({ attributeCategoryId }) => attributeCategoryId === category.id)
      .map((row) => ({ ...head, ...valueCells(storedValues(row)), attribute: row.displayName })),
  ];
}

const valueCells = (values: SheetValues): Partial<SheetCells> =>
  Object.fromEntries(
    entriesOf(values).map(([field, value]) => [
      field,
      typeof value === 'number' ? WEIGHT_LABELS[value] : value,
    ]),
  );
