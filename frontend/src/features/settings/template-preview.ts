import type { Attribute, AttributeCategory } from '#contracts';
import {
  findUnknownVariables,
  groupBy,
  isForbiddenPair,
  refOf,
  renderTemplate,
  TEMPLATE_VARIABLES,
  templateValues,
  type AttributeRef,
  type BlacklistRules,
  type Combination,
  type TemplateType,
} from '#domain';

/** The data for examples; a brand may lack any of them. */
export interface PreviewData {
  brandName: string;
  productCategories: AttributeRef[];
  /** One list for each customer and product attribute category that has attributes. */
  otherAttributes: AttributeRef[][];
  competitors: { id: string; name: string }[];
  rules: BlacklistRules;
}

/** Square brackets mark what the brand does not have yet. */
const NO_PRODUCT: AttributeRef = { id: '', name: '[product category]', categoryId: '', categoryName: '' };
const NO_ATTRIBUTE: AttributeRef = {
  id: '',
  name: '[attribute]',
  categoryId: '',
  categoryName: '[attribute category]',
};
const NO_COMPETITOR = { id: '', name: '[competitor]' };
const NO_BRAND = '[brand]';

export function toPreviewData(
  brandName: string | undefined,
  categories: AttributeCategory[],
  attributes: Attribute[],
  competitors: { id: string; name: string }[],
  rules: BlacklistRules,
): PreviewData {
  const byCategory = groupBy(attributes, (attribute) => attribute.attributeCategoryId);
  const refs = (category: AttributeCategory): AttributeRef[] =>
    (byCategory.get(category.id) ?? []).map((attribute) => refOf(attribute, category));
  const isProduct = ({ catType }: AttributeCategory) => catType === 'ProductCategory';
  return {
    brandName: brandName ?? NO_BRAND,
    productCategories: categories.filter(isProduct).flatMap(refs),
    otherAttributes: categories
      .filter((category) => !isProduct(category))
      .map(refs)
      .filter((list) => list.length > 0),
    competitors,
    rules,
  };
}

/** How many different examples the data yield before they repeat. */
export const exampleCount = ({ productCategories, otherAttributes, competitors }: PreviewData): number =>
  Math.max(1, productCategories.length, competitors.length, ...otherAttributes.map((list) => list.length));

/** A list from a place on, and then its beginning. */
const from = <T>(list: readonly T[], place: number): T[] => {
  const start = place % Math.max(1, list.length);
  return [...list.slice(start), ...list.slice(0, start)];
};

/** Attributes of different categories, as many as there may be, that no rule forbids together or with the product. */
function fittingAttributes(
  { otherAttributes, rules }: PreviewData,
  product: AttributeRef,
  count: number,
  place: number,
): AttributeRef[] {
  const chosen: AttributeRef[] = [];
  for (const list of otherAttributes) {
    if (chosen.length === count) break;
    const found = from(list, place).find((attribute) =>
      [product, ...chosen].every((one) => !isForbiddenPair(rules, one, attribute)),
    );
    if (found) chosen.push(found);
  }
  return chosen;
}

/** One that a run could ask for: the first, from a place on, that has all the attributes that the template takes. */
function exampleCombination(data: PreviewData, templateType: TemplateType, place: number): Combination {
  const variables: readonly string[] = TEMPLATE_VARIABLES[templateType];
  const most = variables.includes('attributes') ? 2 : variables.includes('attributeName') ? 1 : 0;
  const count = Math.min(most, data.otherAttributes.length);
  const products = variables.includes('productCategory') ? from(data.productCategories, place) : [];
  let example: Omit<Combination, 'competitor'> = {
    productCategory: products[0] ?? NO_PRODUCT,
    attributes: [],
  };
  for (const product of products.length > 0 ? products : [NO_PRODUCT]) {
    if (example.attributes.length === count) break;
    const attributes = fittingAttributes(data, product, count, place);
    if (attributes.length > example.attributes.length) example = { productCategory: product, attributes };
  }
  return {
    ...example,
    attributes: example.attributes.length > 0 ? example.attributes : [NO_ATTRIBUTE],
    competitor: from(data.competitors, place)[0] ?? NO_COMPETITOR,
  };
}

interface PreviewPart {
  text: string;
  kind: 'text' | 'value' | 'unknown';
}

/** Markers around inserted values, from Unicode's private use area, which no text uses. */
const VALUE = '\uE000';
const UNKNOWN = '\uE001';
const END = '\uE002';

/** The template with the example's values, in parts, so that inserted values can be distinguished from the text. */
export function previewParts(
  data: PreviewData,
  templateType: TemplateType,
  text: string,
  place: number,
): PreviewPart[] {
  const all = templateValues({ combination: exampleCombination(data, templateType, place) }, data.brandName);
  const values: Record<string, string> = {};
  for (const name of TEMPLATE_VARIABLES[templateType]) values[name] = `${VALUE}${all[name] ?? ''}${END}`;
  for (const name of findUnknownVariables(templateType, text)) values[name] = `${UNKNOWN}{${name}}${END}`;
  return renderTemplate(text, values)
    .split(/([\uE000\uE001][^\uE002]*\uE002)/)
    .filter(Boolean)
    .map((part) => {
      const kind = part.startsWith(VALUE) ? 'value' : part.startsWith(UNKNOWN) ? 'unknown' : 'text';
      return { kind, text: kind === 'text' ? part : part.slice(1, -1) };
    });
}
