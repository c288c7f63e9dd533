import { COMMENT_MAX_LENGTH, modifiedNameFault, NAME_MAX_LENGTH } from '../names/names.js';
import { keysOf } from '../records.js';
import { templateFault } from '../templates/templates.js';
import { defaultTemplate } from '../templates/default-templates.js';
import {
  BRAND_MAX_PROMPTS,
  BRAND_MAX_PROMPTS_FAULT,
  TEMPLATE_TYPES,
  type TemplateType,
} from '../vocabulary.js';
import { emptyRow, SHEET_TYPES, type SheetCells } from './sheet-columns.js';
import {
  sheetFault,
  SAME,
  type SettingChanges,
  type SheetBrand,
  type SheetRowPlan,
  type SheetTemplate,
} from './sheet-plan.js';
import type { SheetTerms } from './sheet-rules.js';

const MAX_PROMPTS = 'Maximum Prompts';
const MATCH_CASE = 'Match case';
const YES_NO = { yes: true, no: false } as const;
const { min, max } = BRAND_MAX_PROMPTS;

/** The words allowed in a template's Form. */
const FORMS = ['active', 'inactive', 'frames', 'no frames'];

/** Settings, templates and export names: the brand's, and those of a sheet. */
export class SheetSettings {
  private maxPrompts: number;
  private matchCase: boolean;
  private readonly templates: Map<TemplateType, SheetTemplate>;
  private readonly exportNames: Map<string, string>;
  private readonly changed = { settings: {}, templates: new Set<TemplateType>(), names: new Set<string>() };

  constructor(
    brand: SheetBrand,
    private readonly terms: SheetTerms,
  ) {
    this.maxPrompts = brand.maxPrompts ?? BRAND_MAX_PROMPTS.default;
    this.matchCase = brand.matchCase ?? false;
    this.templates = new Map((brand.templates ?? []).map((row) => [row.templateType, row]));
    this.exportNames = new Map((brand.exportNames ?? []).map((row) => [row.attributeId, row.modifiedName]));
  }

  planTemplate({ category: name, attribute, text, form, comment }: SheetCells): SheetRowPlan {
    const templateType = TEMPLATE_TYPES.find((type) => type === attribute);
    if (!templateType)
      return sheetFault(`Attribute of a template must be one of: ${TEMPLATE_TYPES.join(', ')}`);
    const words = form.split(',').flatMap((word) => word.trim() || []);
    const wrong =
      templateFault(templateType, text) ??
      (words.every((word) => FORMS.includes(word)) ? null : `Form must hold: ${FORMS.join(', ')}`) ??
      (name.length > NAME_MAX_LENGTH ? `Category must be at most ${NAME_MAX_LENGTH} characters` : null) ??
      (comment.length > COMMENT_MAX_LENGTH
        ? `Comment must be at most ${COMMENT_MAX_LENGTH} characters`
        : null);
    if (wrong) return sheetFault(wrong);
    const before = this.templates.get(templateType);
    const has = (yes: string, no: string, otherwise: boolean) =>
      words.includes(yes) || (!words.includes(no) && otherwise);
    const after: SheetTemplate = {
      templateType,
      name: name || (before?.name ?? defaultTemplate(templateType).name),
      description: comment || (before?.description ?? null),
      promptTemplate: text.trim(),
      isActive: String(has('active', 'inactive', (before?.isActive ?? 'true') === 'true')),
      frames: has('frames', 'no frames', before?.frames ?? true),
    };
    if (before && keysOf(after).every((key) => after[key] === before[key])) return SAME;
    this.templates.set(templateType, after);
    this.changed.templates.add(templateType);
    return before ? { state: 'changed', note: 'another template' } : { state: 'new', note: null };
  }

  planExportName({ category, attribute, text }: SheetCells): SheetRowPlan {
    const wrong = modifiedNameFault(text);
    if (wrong) return sheetFault(wrong);
    const [found] = this.terms
      .categoriesNamed(category)
      .flatMap((known) => this.terms.attributesNamed(known, attribute));
    if (!found) return sheetFault(`There is no attribute ${attribute} in ${category}`);
    const before = this.exportNames.get(found.id);
    if (before === text) return SAME;
    this.exportNames.set(found.id, text);
    this.changed.names.add(found.id);
    return before === undefined
      ? { state: 'new', note: null }
      : { state: 'changed', note: `${before} → ${text}` };
  }

  planSetting({ attribute, text }: SheetCells): SheetRowPlan {
    if (attribute.toLowerCase() === MAX_PROMPTS.toLowerCase()) return this.planMaxPrompts(Number(text), text);
    if (attribute.toLowerCase() === MATCH_CASE.toLowerCase()) return this.planMatchCase(text.toLowerCase());
    return sheetFault(`Attribute of a setting must be one of: ${MAX_PROMPTS}, ${MATCH_CASE}`);
  }

  changes(): SettingChanges {
    return {
      settings: this.changed.settings,
      templates: [...this.changed.templates].flatMap((type) => this.templates.get(type) ?? []),
      exportNames: [...this.changed.names].map((attributeId) => ({
        attributeId,
        modifiedName: this.exportNames.get(attributeId) ?? '',
      })),
    };
  }

  private planMaxPrompts(value: number, text: string): SheetRowPlan {
    if (text === '' || !Number.isInteger(value) || value < min || value > max)
      return sheetFault(BRAND_MAX_PROMPTS_FAULT);
    if (value === this.maxPrompts) return SAME;
    const note = `${this.maxPrompts} → ${value}`;
    this.maxPrompts = value;
    Object.assign(this.changed.settings, { maxPrompts: value });
    return { state: 'changed', note };
  }

  private planMatchCase(text: string): SheetRowPlan {
    if (text !== 'yes' && text !== 'no') return sheetFault(`${MATCH_CASE} must be yes or no`);
    const matchCase = YES_NO[text];
    if (matchCase === this.matchCase) return SAME;
    this.matchCase = matchCase;
    Object.assign(this.changed.settings, { matchCase });
    return { state: 'changed', note: text === 'yes' ? 'no → yes' : 'yes → no' };
  }
}

/** The rows of a brand's settings. */
export function settingRows({ maxPrompts, matchCase }: SheetBrand): SheetCells[] {
  const row = (attribute: string, text: string) => ({
    ...emptyRow(),
    type: SHEET_TYPES.setting,
    attribute,
    text,
  });
  return [
    ...(maxPrompts === undefined ? [] : [row(MAX_PROMPTS, String(maxPrompts))]),
    row(MATCH_CASE, matchCase ? 'yes' : 'no'),
  ];
}

export const templateRows = ({ templates = [] }: SheetBrand): SheetCells[] =>
  templates.map(({ templateType, name, description, promptTemplate, isActive, frames }) => ({
    ...emptyRow(),
    type: SHEET_TYPES.template,
    category: name,
    attribute: templateType,
    form: `${isActive === 'true' ? 'active' : 'inactive'}, ${frames ? 'frames' : 'no frames'}`,
    comment: description ?? '',
    text: promptTemplate,
  }));
