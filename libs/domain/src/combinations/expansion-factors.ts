import type { BrandIndex } from './brand-index.js';
import type { AttributeRef, Combination, NamedRef } from './combination.js';
import type { ExactRequest } from './expansion-requests.js';
import type { PromptType, TemplateType } from '../vocabulary.js';

/** A prompt that is to be written. */
export interface PlannedPrompt {
  combination: Combination;
  /** The template that guides the AI; null when the question is made directly from the data. */
  templateType: TemplateType | null;
  promptType: PromptType;
}

type Form = Pick<PlannedPrompt, 'templateType' | 'promptType'>;

/** One cross product: its axes, slowest first, and the prompts made of each combination (the fastest axis of all). */
export interface Factors {
  axes: Partial<Combination>[][];
  forms: readonly Form[];
}

/** The cross products that a request stands for. Throws UnknownIdError, WrongCategoryError. */
export function factorsOf(index: BrandIndex, request: ExactRequest): Factors[] {
  switch (request.kind) {
    case 'pc':
      return [{ axes: [products(index, request.productCategoryIds)], forms: BEST_AND_TOP }];
    case 'bulk-v2':
      return [
        {
          axes: [products(index, request.productCategoryIds), attributes(index.otherAttributes())],
          forms: [discovery('bulk_v2')],
        },
      ];
    case 'manual-v2':
      return manualFactors(index, request);
    case 'paired':
      return pairedFactors(index);
    case 'competitor':
      return [{ axes: [competitors(index.competitors('competitorIds'))], forms: BETTER_AND_ALTERNATIVES }];
    case 'advanced-competitor':
      return advancedCompetitorFactors(index, request);
    case 'validation':
      return validationFactors(index, request);
  }
}

const discovery = (templateType: TemplateType): Form => ({ templateType, promptType: 'Discovery' });
const BEST_AND_TOP = [discovery('product_category_best'), discovery('product_category_top')];
const WHICH_IS_BETTER: Form = { templateType: 'competitor', promptType: 'Competitor' };
const BETTER_AND_ALTERNATIVES: Form[] = [WHICH_IS_BETTER, { templateType: null, promptType: 'Competitor' }];

/** The axes in the table's order: the categories that have selections, then the product categories. */
function manualFactors(index: BrandIndex, request: ExactRequest & { kind: 'manual-v2' }): Factors[] {
  const selected = index.selectedAttributes('selectedAttributes', request.selectedAttributes).map(attributes);
  const chosen = products(index, request.productCategoryIds);
  if (selected.length === 0 && chosen.length === 0) return [];
  return chosen.length > 0
    ? [{ axes: [...selected, chosen], forms: [discovery('manual_v2_with_product')] }]
    : [{ axes: selected, forms: [discovery('manual_v2_without_product')] }];
}

function pairedFactors(index: BrandIndex): Factors[] {
  // Two pairings can read alike, when names are not unique: what an earlier one holds is left out of a later one.
  const seen = new Set<string>();
  return index.brand.pairings.map((pairing) => {
    const chosen = index.productCategories('productCategoryAttributeId', [
      pairing.productCategoryAttributeId,
    ]);
    const fresh = index
      .attributesOf('attributeCategoryId', pairing.attributeCategoryId)
      .filter((attribute) => {
        const reading = JSON.stringify([chosen[0]!.name, attribute.categoryName, attribute.name]);
        return !seen.has(reading) && seen.add(reading);
      });
    return { axes: [productParts(chosen), attributes(fresh)], forms: [discovery('bulk_v2')] };
  });
}

function advancedCompetitorFactors(
  index: BrandIndex,
  request: ExactRequest & { kind: 'advanced-competitor' },
): Factors[] {
  const selected = index.selectedAttributes('selectedAttributes', request.selectedAttributes).flat();
  const chosen = products(index, request.productCategoryIds);
  const rivals = competitors(index.competitors('competitorIds', request.competitorIds));
  return [{ axes: [rivals, orNone(chosen), orNone(attributes(selected))], forms: [WHICH_IS_BETTER] }];
}

function validationFactors(index: BrandIndex, request: ExactRequest & { kind: 'validation' }): Factors[] {
  const chosen = products(index, request.productCategoryIds);
  const validation = (templateType: TemplateType): Form[] => [{ templateType, promptType: 'Validation' }];
  if (!request.attributeCategoryId) return [{ axes: [chosen], forms: validation('validation_product_only') }];
  const inCategory = attributes(index.attributesOf('attributeCategoryId', request.attributeCategoryId));
  return chosen.length > 0
    ? [{ axes: [chosen, inCategory], forms: validation('validation_with_both') }]
    : [{ axes: [inCategory], forms: validation('validation_with_category') }];
}

function products(index: BrandIndex, ids: readonly string[] | undefined): Partial<Combination>[] {
  return productParts(index.productCategories('productCategoryIds', ids));
}

const productParts = (refs: AttributeRef[]) => refs.map((productCategory) => ({ productCategory }));
const attributes = (refs: AttributeRef[]) => refs.map((attribute) => ({ attributes: [attribute] }));
const competitors = (refs: NamedRef[]) => refs.map((competitor) => ({ competitor }));
/** An empty factor counts one. */
const orNone = (parts: Partial<Combination>[]) => (parts.length > 0 ? parts : [{}]);
