import { visibleText } from '../answers/visible-text.js';
import type { PlannedPrompt } from '../combinations/expansion.js';
import { memoized } from '../memoized.js';
import type { TemplateType } from '../vocabulary.js';

/** The variables that each type of template may use. */
export const TEMPLATE_VARIABLES = {
  product_category_best: ['productCategory'],
  product_category_top: ['productCategory'],
  bulk_v2: ['productCategory', 'categoryName', 'attributeName'],
  manual_v2_with_product: ['productCategory', 'attributes'],
  manual_v2_without_product: ['attributes'],
  competitor: ['brand1', 'brand2', 'productCategory', 'attributes'],
  validation_with_both: ['brandName', 'productCategory', 'categoryName', 'attributeName'],
  validation_with_category: ['brandName', 'categoryName', 'attributeName'],
  validation_product_only: ['brandName', 'productCategory'],
} as const satisfies Record<TemplateType, readonly string[]>;

/** The value of a variable that its type has and this item lacks, such as the attributes of a plain comparison. */
const ABSENT = '';

/** `{x}`, `{{x}}` or `${x}`; the doubled form is tried first so that no brace is left over. */
const VARIABLE = /\{\{\s*([A-Za-z_]\w*)\s*\}\}|\$?\{\s*([A-Za-z_]\w*)\s*\}/g;

/**
 * Puts values into a template in one pass: a value that looks like a variable is not expanded again, and a variable
 * without a value stays unchanged.
 */
export function renderTemplate(text: string, values: Readonly<Record<string, string>>): string {
  let rendered = '';
  for (const { before, name, written } of piecesOf(text))
    rendered += before + ((Object.hasOwn(values, name) ? values[name] : undefined) ?? written);
  return rendered;
}

/** A variable, as written, and the text before it; the last piece has no variable. */
interface Piece {
  before: string;
  name: string;
  written: string;
}

/** Kept, because a run renders the same few texts thousands of times. */
const piecesOf = memoized<readonly Piece[]>(200, parse);

function parse(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: written, 1: doubled, 2: single, index } of text.matchAll(VARIABLE)) {
    pieces.push({ before: text.slice(end, index), name: doubled ?? single ?? '', written });
    end = index + written.length;
  }
  return [...pieces, { before: text.slice(end), name: '', written: '' }];
}

const isVariableOf = (templateType: TemplateType, name: string): boolean =>
  TEMPLATE_VARIABLES[templateType].some((variable) => variable === name);

const findVariables = (text: string): string[] => [
  ...new Set(
    parse(text)
      .map(({ name }) => name)
      .filter((name) => name !== ''),
  ),
];

/** The variables of a text that its template type does not have, each once, in order of appearance. */
export const findUnknownVariables = (templateType: TemplateType, text: string): string[] =>
  findVariables(text).filter((name) => !isVariableOf(templateType, name));

/** The longest text of a template, in characters. */
export const TEMPLATE_MAX_LENGTH = 20_000;

const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

/**
 * Says what is wrong with the text of a template, or null.
 *
 * @param templateType undefined if the type is unknown: then its variables cannot be checked
 */
export function templateFault(templateType: TemplateType | undefined, written: string): string | null {
  const text = written.trim();
  if (visibleText(text).trim() === '') return 'Template is required';
  if ([...text].length > TEMPLATE_MAX_LENGTH)
    return `Template must be at most ${TEMPLATE_MAX_LENGTH} characters`;
  const unknown = templateType ? findUnknownVariables(templateType, text) : [];
  if (!templateType || unknown.length === 0) return null;
  const variables = unknown.length === 1 ? 'variable' : 'variables';
  return `Unknown ${variables} ${inBraces(unknown)}. This template can use: ${inBraces(TEMPLATE_VARIABLES[templateType])}`;
}

/** Likewise the variables of a text that its template type has. */
export const findUsedVariables = (templateType: TemplateType, text: string): string[] =>
  findVariables(text).filter((name) => isVariableOf(templateType, name));

/** The values of an item's variables, for all types of templates. Several attributes read `Category: value, …`. */
export function templateValues(
  item: Pick<PlannedPrompt, 'combination'>,
  brandName: string,
): Record<string, string> {
  const { productCategory, attributes, competitor } = item.combination;
  const list = attributes.map((ref) => `${ref.categoryName}: ${ref.name}`).join(', ');
  return {
    productCategory: productCategory?.name ?? ABSENT,
    categoryName: attributes[0]?.categoryName ?? ABSENT,
    attributeName: attributes[0]?.name ?? ABSENT,
    attributes: list || ABSENT,
    brandName,
    brand1: brandName,
    brand2: competitor?.name ?? ABSENT,
  };
}

/** A template with the values of an item, and without the clauses about what the item does not have. */
export function renderPrompt(
  text: string,
  item: Pick<PlannedPrompt, 'combination'>,
  brandName: string,
): string {
  const values = templateValues(item, brandName);
  return renderTemplate(withoutAbsent(text, values), values);
}

/** The preposition or label before a variable. */
const LEAD =
  /(?:,?\s*\b(?:for|in|of|on|with|about|considering|where|when|and|such as|to|as|given)\b(?:\s+(?:the|these|a|its))?(?:\s+\w+)?:?)?\s*$/i;

function withoutAbsent(text: string, values: Readonly<Record<string, string>>): string {
  const isAbsent = ({ name }: Piece) => name !== '' && values[name] === ABSENT;
  if (!piecesOf(text).some(isAbsent)) return text;
  const written = text.split('\n');
  const lines = written.map((line) => {
    const sentences = line.split(/(?<=[.!?])\s+/).flatMap((sentence) => {
      const pieces = piecesOf(sentence);
      if (!pieces.some(isAbsent)) return sentence;
      // A sentence with no other variable is removed; otherwise only the clause.
      if (pieces.every((piece) => piece.name === '' || isAbsent(piece))) return [];
      return pieces
        .map((piece) => (isAbsent(piece) ? piece.before.replace(LEAD, '') : piece.before + piece.written))
        .join('');
    });
    return sentences.join(' ');
  });
  return lines.filter((line, place) => line !== '' || written[place] === '').join('\n');
}
