import { attributePhraseFault, categoryPhraseFault } from '../names/phrases.js';
import { NOUN_FORMS, type NounForm, type Weight, WEIGHT_LABELS } from '../vocabulary.js';
import { SHEET_COLUMNS, type SheetCells, weightOf } from './sheet-columns.js';

/**
 * The data of a category, an attribute or a competitor besides its name. From a sheet, only what it states; the rest
 * stays.
 */
export interface SheetValues {
  weight?: Weight;
  phrase?: string;
  form?: NounForm;
}

const formOf = (text: string): NounForm | null =>
  NOUN_FORMS.find((form) => form === text.toLowerCase()) ?? null;

/** The fields of each kind of row. */
const FIELDS_OF = {
  category: ['weight', 'phrase'],
  attribute: ['weight', 'phrase', 'form'],
  competitor: ['weight'],
} as const satisfies Record<string, readonly (keyof SheetValues)[]>;

/** Says what is wrong with a row's weight, phrase or form, or null. */
export function valuesFault(described: keyof typeof FIELDS_OF, row: SheetCells): string | null {
  const has: readonly (keyof SheetValues)[] = FIELDS_OF[described];
  const alien = FIELDS.find((field) => row[field] !== '' && !has.includes(field));
  if (alien) return `A ${described} has no ${SHEET_COLUMNS[alien]}`;
  const { weight, phrase, form } = row;
  if (weight !== '' && weightOf(weight) === null) return 'Weight must be 1, 2, 3, Low, Medium or High';
  if (form !== '' && formOf(form) === null) return `Form must be one of: ${NOUN_FORMS.join(', ')}`;
  return described === 'category' ? categoryPhraseFault(phrase) : attributePhraseFault(phrase);
}

/** The values in the cells of a row without a fault. */
export function givenValues({ weight: weightText, phrase, form: formText }: SheetCells): SheetValues {
  const [weight, form] = [weightOf(weightText), formOf(formText)];
  return { ...(weight && { weight }), ...(phrase && { phrase }), ...(form && { form }) };
}

interface Stored {
  weight: number;
  phrase?: string | null;
  form?: NounForm | null;
}

/** The same for a row of the brand. */
export function storedValues({ weight: number, phrase, form }: Stored): SheetValues {
  const weight = weightOf(String(number));
  return { ...(weight && { weight }), ...(phrase && { phrase }), ...(form && { form }) };
}

const FIELDS = FIELDS_OF.attribute;

/** The changes in words: `weight Low → High`. */
export const differencesOf = (before: SheetValues, after: SheetValues): string[] =>
  FIELDS.filter((field) => after[field] !== undefined && after[field] !== before[field]).map(
    (field) => `${field} ${said(before[field])} → ${said(after[field])}`,
  );

const said = (value: string | Weight | undefined): string =>
  value === undefined ? 'none' : typeof value === 'number' ? WEIGHT_LABELS[value] : value;
