import type { BrandData } from '../combinations/brand-data.js';
import { BrandIndex } from '../combinations/brand-index.js';
import { advancedCompetitor } from './advanced-competitor.js';
import { bulkV2 } from './bulk-v2.js';
import { competitor } from './competitor.js';
import type { BodyOf, Factors, GeneratorDefinition } from './definition.js';
import { manualV2 } from './manual-v2.js';
import { paired } from './paired.js';
import { productCategory } from './product-category.js';
import { validation } from './validation.js';

export { defineGenerator } from './definition.js';
export type { BodyField, BodyFields, Factors, GeneratorDefinition, PromptForm } from './definition.js';

/**
 * In the order of their definitions. Not derived from the keys of GENERATORS, because the generator of the response
 * schemas can read only types like this one.
 */
export const EXACT_KINDS = [
  'pc',
  'bulk-v2',
  'manual-v2',
  'paired',
  'competitor',
  'advanced-competitor',
  'validation',
] as const;
export type ExactKind = (typeof EXACT_KINDS)[number];

/** The exact-count generators by the kind of their jobs: `generate-<kind>-prompts` is the call. */
export const GENERATORS = {
  pc: productCategory,
  'bulk-v2': bulkV2,
  'manual-v2': manualV2,
  paired,
  competitor,
  'advanced-competitor': advancedCompetitor,
  validation,
} satisfies Record<ExactKind, object>;

/** The body of a kind's call. */
export type GeneratorRequest<Kind extends ExactKind> = BodyOf<(typeof GENERATORS)[Kind]['fields']>;

/** A request to an exact-count generator: the body of its call, with the kind. */
export type ExactRequest = { [Kind in ExactKind]: { kind: Kind } & GeneratorRequest<Kind> }[ExactKind];

/** A kind's definition, for uses that do not depend on its fields. */
export const generatorOf = (kind: ExactKind): GeneratorDefinition => GENERATORS[kind];

/**
 * The cross products of a request, from which prompts are counted and made.
 *
 * @throws UnknownIdError, WrongCategoryError for ids that do not exist in the brand's data or are of another kind
 */
export const factorsOf = (brand: BrandData, { kind, ...body }: ExactRequest): Factors[] =>
  generatorOf(kind).factors(new BrandIndex(brand), body);
