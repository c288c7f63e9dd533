import { at } from '../known.js';
import {
  attributeNameFault,
  categoryNameFault,
  competitorNameFault,
  otherNameFault,
} from '../names/names.js';
import { CATEGORY_TYPES, type CategoryType } from '../vocabulary.js';
import { type Known, KnownNames } from './known-names.js';
import {
  isCategoryType,
  SHEET_TYPE_FAULT,
  type SheetCells,
  type SheetType,
  sheetTypeOf,
  typedName,
} from './sheet-columns.js';
import { sheetFault, SAME, type SheetBrand, type SheetPlan, type SheetRowPlan } from './sheet-plan.js';
import { SheetRules } from './sheet-rules.js';
import { SheetSettings } from './sheet-settings.js';
import { givenValues, type SheetValues, storedValues, valuesFault } from './sheet-values.js';

const OF_THE_BRAND = '';

/**
 * What a sheet would do to a brand. Nothing is deleted, and what exists stays. Rows with a fault add nothing, so rows
 * that rely on them have a fault, too.
 *
 * @param newId creates the id of something new
 */
export function planSheet(brand: SheetBrand, rows: readonly SheetCells[], newId: () => string): SheetPlan {
  const terms = new Terms(brand, newId);
  const plans = rows.map((row, place) => terms.planRow(row, place + 1));
  const rules = new SheetRules(brand, terms);
  const settings = new SheetSettings(brand, terms);
  return {
    // Planned last, because they may refer to rows below them.
    rows: plans.map((plan, place) => plan ?? planLastRow(at(rows, place), rules, settings)),
    changes: { ...terms.changes(), ...rules.changes, ...settings.changes() },
  };
}

function planLastRow(row: SheetCells, rules: SheetRules, settings: SheetSettings): SheetRowPlan {
  const type = sheetTypeOf(row.type);
  if (type === 'setting') return settings.planSetting(row);
  if (type === 'template') return settings.planTemplate(row);
  return type === 'exportName' ? settings.planExportName(row) : rules.planRow(row);
}

/** Rows of these types are planned last, because their meaning depends on the rest of the sheet. */
const PLANNED_LAST: readonly SheetType[] = ['neverWith', 'togetherWith', 'setting', 'template', 'exportName'];

/** Categories, attributes, competitors and other names, including the rows planned so far. */
class Terms {
  private readonly categories = new KnownNames<CategoryType>();
  private readonly attributes = new KnownNames();
  private readonly competitors = new KnownNames();
  private readonly aliases: string[] = [];

  constructor(
    private readonly brand: SheetBrand,
    private readonly newId: () => string,
  ) {
    for (const { id, catType, displayName, ...row } of brand.categories)
      this.categories.add(catType, { id, name: displayName, values: storedValues(row) });
    for (const { id, attributeCategoryId, displayName, ...row } of brand.attributes)
      this.attributes.add(attributeCategoryId, { id, name: displayName, values: storedValues(row) });
    for (const { id, name, ...row } of brand.competitors)
      this.competitors.add(OF_THE_BRAND, { id, name, values: storedValues(row) });
  }

  /** @returns null for a row that is planned once all names are known */
  planRow(row: SheetCells, place: number): SheetRowPlan | null {
    const type = sheetTypeOf(row.type);
    if (!type) return sheetFault(SHEET_TYPE_FAULT);
    if (PLANNED_LAST.includes(type)) return null;
    if (type === 'otherName') return this.planOtherName(row.attribute);
    const ofCategory = row.attribute === '' ? 'category' : 'attribute';
    const wrong = valuesFault(isCategoryType(type) ? ofCategory : 'competitor', row);
    if (wrong) return sheetFault(wrong);
    const values = givenValues(row);
    return isCategoryType(type)
      ? this.planTerm(type, row, values, place)
      : this.planCompetitor(row, values, place);
  }

  /** All categories with a name: of any type, or of the type in brackets after the name. */
  categoriesNamed(name: string): readonly Known[] {
    const found = this.categories.all(CATEGORY_TYPES, name);
    if (found.length > 0) return found;
    const { bareName, type } = typedName(name);
    return type ? this.categories.all(type, bareName) : [];
  }

  attributesNamed(category: Known, name: string): readonly Known[] {
    return this.attributes.all(category.id, name);
  }

  isProductCategory(category: Known): boolean {
    return this.categories.all('ProductCategory', category.name).includes(category);
  }

  private planTerm(type: CategoryType, row: SheetCells, values: SheetValues, place: number): SheetRowPlan {
    const { category: name, attribute } = row;
    const wrong = categoryNameFault(name) ?? (attribute === '' ? null : attributeNameFault(attribute));
    if (wrong) return sheetFault(wrong);
    if (attribute === '') return this.categories.planRow(type, name, values, place, this.newId);
    const isNew = this.categories.all(type, name).length === 0;
    const category = this.categories.findOrAdd(type, name, this.newId);
    const plan = this.attributes.planRow(category.id, attribute, values, place, this.newId);
    return isNew ? { ...plan, note: `with the new category ${name}` } : plan;
  }

  private planCompetitor({ attribute: name }: SheetCells, values: SheetValues, place: number): SheetRowPlan {
    const wrong = competitorNameFault(name);
    if (wrong) return sheetFault(wrong);
    return this.competitors.planRow(OF_THE_BRAND, name, values, place, this.newId);
  }

  private planOtherName(name: string): SheetRowPlan {
    const wrong = otherNameFault(name);
    if (wrong) return sheetFault(wrong);
    if ([...(this.brand.aliases ?? []), ...this.aliases].includes(name)) return SAME;
    this.aliases.push(name);
    return { state: 'new', note: null };
  }

  changes() {
    const changed = ({ changed }: Pick<KnownNames, 'changed'>) =>
      [...changed].map(([id, values]) => ({ id, values }));
    return {
      categories: {
        added: this.categories.added.map(({ scope, known: { id, name, values } }) => ({
          id,
          catType: scope,
          displayName: name,
          values,
        })),
        changed: changed(this.categories),
      },
      attributes: {
        added: this.attributes.added.map(({ scope, known: { id, name, values } }) => ({
          id,
          attributeCategoryId: scope,
          displayName: name,
          values,
        })),
        changed: changed(this.attributes),
      },
      competitors: {
        added: this.competitors.added.map(({ known: { id, name, values } }) => ({ id, name, values })),
        changed: changed(this.competitors),
      },
      aliases: this.aliases,
    };
  }
}
