import type { Combination } from '../combinations/combination.js';
import type { PlannedPrompt } from '../combinations/expansion.js';
import type { PromptType } from '../vocabulary.js';

/** One entry of a pipe text. `value` is null when the entry holds no colon: a category's name alone. */
interface PipeEntry {
  category: string;
  value: string | null;
}

/** The names that a prompt was made from, in the API's format. Missing parts are null. */
export interface CombinationFields {
  productCategory: string | null;
  attributeCategory: string | null;
  attribute: string | null;
  competitorName: string | null;
}

/** The ids of the same. `attributeId` and `attributeCategoryId` are null where there are several attributes. */
interface CombinationIds {
  productCategoryAttributeId: string | null;
  attributeCategoryId: string | null;
  attributeId: string | null;
  /** The ids of all attributes, in order. */
  attributeIds: string[];
  competitorId: string | null;
}

/** A prompt's fields in the API's format. */
interface PromptFields extends CombinationFields, CombinationIds {
  question: string;
  promptType: PromptType;
  flags: string[];
}

/** Writes `Category:value|Category:value`. */
export function toPipe(entries: readonly { category: string; value: string }[]): string {
  return entries.map(({ category, value }) => `${category}:${value}`).join('|');
}

/** Parses a prompt's `attributeCategory`: entries separated by a bar, each split at its first colon. */
export function fromPipe(text: string): PipeEntry[] {
  return text
    .split('|')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const colon = entry.indexOf(':');
      return colon < 0
        ? { category: entry, value: null }
        : { category: entry.slice(0, colon), value: entry.slice(colon + 1) };
    });
}

/**
 * Whether the text of a prompt's attribute category contains values as well as names. No category name contains a
 * colon.
 */
export const isPipe = (attributeCategory: string): boolean => attributeCategory.includes(':');

/** The texts of a prompt that name its attributes. */
type AttributeTexts = Partial<Pick<CombinationFields, 'attributeCategory' | 'attribute'>>;

/**
 * The attributes in a prompt's texts: the entries of a pipe text, or its one attribute, whose category may be ''. A
 * category's name alone has no value.
 */
export function promptAttributes({ attributeCategory, attribute }: AttributeTexts): PipeEntry[] {
  const category = attributeCategory ?? '';
  return attribute && !isPipe(category) ? [{ category, value: attribute }] : fromPipe(category);
}

/** The names in a prompt's texts: of its attribute categories, and of its attributes. */
interface SubjectNames {
  categories: string[];
  attributes: string[];
}

/** The names of a prompt's attribute categories and attributes, each once. */
export function subjectNames(texts: AttributeTexts): SubjectNames {
  const distinct = (names: readonly string[]) => [...new Set(names.filter((name) => name !== ''))];
  return {
    categories: distinct(fromPipe(texts.attributeCategory ?? '').map(({ category }) => category)),
    attributes: distinct(promptAttributes(texts).flatMap(({ value }) => value ?? [])),
  };
}

/** The fields of a combination: with one attribute its category's name, with several the pipe format. */
export function combinationFields(combination: Combination): CombinationFields {
  const { productCategory, attributes, competitor } = combination;
  const entries = attributes.map((ref) => ({ category: ref.categoryName, value: ref.name }));
  return {
    productCategory: productCategory?.name ?? null,
    attributeCategory: entries.length > 1 ? toPipe(entries) : (entries[0]?.category ?? null),
    attribute: entries.length > 0 ? entries.map((entry) => entry.value).join(', ') : null,
    competitorName: competitor?.name ?? null,
  };
}

/** The ids of a combination's parts. */
function combinationIds(combination: Combination): CombinationIds {
  const { productCategory, attributes, competitor } = combination;
  const only = attributes.length === 1 ? attributes[0] : undefined;
  return {
    productCategoryAttributeId: productCategory?.id ?? null,
    attributeCategoryId: only?.categoryId ?? null,
    attributeId: only?.id ?? null,
    attributeIds: attributes.map(({ id }) => id),
    competitorId: competitor?.id ?? null,
  };
}

/** A planned prompt with its question, in the API's format. */
export function toPrompt(
  { promptType, combination }: Pick<PlannedPrompt, 'combination' | 'promptType'>,
  question: string,
  flags: string[],
): PromptFields {
  return { question, promptType, ...combinationFields(combination), ...combinationIds(combination), flags };
}
