import { at } from '../known.js';
import type { TemplateType } from '../vocabulary.js';

interface DefaultTemplate {
  templateType: TemplateType;
  name: string;
  description: string;
  promptTemplate: string;
  /** Thousandths: 800 is a temperature of 0.8. */
  temperature: number;
}

/** The temperature of a template without one of its own, in thousandths. */
export const DEFAULT_TEMPERATURE = 800;

const ONLY_A_QUESTION =
  'Return only the question: a single sentence that ends with a question mark, without quotation marks, numbering or any explanation.';
const NO_COMPANY = 'Do not name any company or brand.';
const YES_OR_NO =
  'After the question, end with a short request for a definitive yes or no, plus pros and cons.';
const FOR_EACH =
  'After the question, end with a short request for a definitive answer, plus pros and cons for each.';
const QUESTION_AND_REQUEST =
  'Return only the single-sentence question and a closing request, with exactly one question mark, without quotation marks, numbering or any explanation.';

const define = (
  templateType: TemplateType,
  name: string,
  description: string,
  ...lines: string[]
): DefaultTemplate => ({
  templateType,
  name,
  description,
  promptTemplate: lines.join('\n'),
  temperature: DEFAULT_TEMPERATURE,
});

/** The nine built-in templates, used where neither the brand nor the system has one. In the order of TEMPLATE_TYPES. */
export const DEFAULT_TEMPLATES: readonly DefaultTemplate[] = [
  define(
    'product_category_best',
    'Product Category: Best',
    'Asks for the best of a product category.',
    'Write a natural question that somebody would ask an AI assistant to find the best {productCategory}.',
    'Use the word "best" and keep it conversational.',
    NO_COMPANY,
    ONLY_A_QUESTION,
  ),
  define(
    'product_category_top',
    'Product Category: Top',
    'Asks for the top names of a product category.',
    'Write a natural question that somebody would ask an AI assistant to learn who the top names for {productCategory} are.',
    'Use the word "top" and ask for a list or a ranking.',
    NO_COMPANY,
    ONLY_A_QUESTION,
  ),
  define(
    'bulk_v2',
    'Bulk Generation v2',
    'Asks about a product category with one attribute.',
    'Write a natural question that somebody would ask an AI assistant when looking for {productCategory}, where {categoryName} is {attributeName}.',
    'Both the product category and {attributeName} must be clear from the question, worked into the sentence the way people speak.',
    NO_COMPANY,
    ONLY_A_QUESTION,
  ),
  define(
    'manual_v2_with_product',
    'Manual v2: With Product Category',
    'Asks about a product category with chosen attributes.',
    'Write a natural question that somebody would ask an AI assistant when looking for {productCategory} with these attributes: {attributes}.',
    'Work every attribute into the sentence the way people speak; do not list the attribute categories.',
    NO_COMPANY,
    ONLY_A_QUESTION,
  ),
  define(
    'manual_v2_without_product',
    'Manual v2: Without Product Category',
    'Asks about chosen attributes alone.',
    'Write a natural question that somebody would ask an AI assistant when looking for something with these attributes: {attributes}.',
    'Work every attribute into the sentence the way people speak; do not list the attribute categories.',
    NO_COMPANY,
    ONLY_A_QUESTION,
  ),
  define(
    'competitor',
    'Competitor Comparison',
    'Asks which of two brands is better.',
    'Write a natural question that somebody would ask an AI assistant to learn which is better, {brand1} or {brand2}.',
    'Product category: {productCategory}. Attributes: {attributes}. Work all of this into the question.',
    'Name both brands exactly as written.',
    QUESTION_AND_REQUEST,
    FOR_EACH,
  ),
  define(
    'validation_with_both',
    'Validation: Product Category and Attribute',
    'Asks whether the brand suits a product category with one attribute.',
    'Write a natural question that somebody would ask an AI assistant to learn whether {brandName} is a good choice for {productCategory}, where {categoryName} is {attributeName}.',
    'Name the brand exactly as written.',
    QUESTION_AND_REQUEST,
    YES_OR_NO,
  ),
  define(
    'validation_with_category',
    'Validation: Attribute',
    'Asks whether the brand suits one attribute.',
    'Write a natural question that somebody would ask an AI assistant to learn whether {brandName} is a good choice where {categoryName} is {attributeName}.',
    'Name the brand exactly as written.',
    QUESTION_AND_REQUEST,
    YES_OR_NO,
  ),
  define(
    'validation_product_only',
    'Validation: Product Category',
    'Asks whether the brand suits a product category.',
    'Write a natural question that somebody would ask an AI assistant to learn whether {brandName} is a good choice for {productCategory}.',
    'Name the brand exactly as written.',
    QUESTION_AND_REQUEST,
    YES_OR_NO,
  ),
];

/** The built-in template of a type. */
export function defaultTemplate(templateType: TemplateType): DefaultTemplate {
  return at(
    DEFAULT_TEMPLATES.filter((template) => template.templateType === templateType),
    0,
  );
}
