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

/** In the order of their definitions. Not the keys of GENERATORS: what makes the schemas of answers reads types like this one. */
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

/** What an exact-count generator is asked: the body of its call, with the kind. */
export type ExactRequest = { [Kind in ExactKind]: { kind: Kind } & GeneratorRequest<Kind> }[ExactKind];

/** A kind's definition, for what does not depend on its fields. */
export const generatorOf = (kind: ExactKind): GeneratorDefinition => GENERATORS[kind];

/**
 * The cross products that a request stands for, of which prompts are counted and made.
 *
 * @throws UnknownIdError, WrongCategoryError for ids that the brand's data does not have or that are of another kind
 */
export const factorsOf = (brand: BrandData, { kind, ...body }: ExactRequest): Factors[] =>
  generatorOf(kind).factors(new BrandIndex(brand), body);
