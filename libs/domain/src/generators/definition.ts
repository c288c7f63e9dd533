import type { BrandIndex } from '../combinations/brand-index.js';
import type { Combination } from '../combinations/combination.js';
import type { PromptType, TemplateType } from '../vocabulary.js';

/** What a field of a generator's body holds. Only `ids` that are `required` must be present. */
export type BodyField =
  /** A list of ids. */
  | { holds: 'ids'; required?: boolean; min?: number; max?: number; message?: string }
  /** Category id → ids of its selected attributes; an empty list is ignored. */
  | { holds: 'selection' }
  /** An id or null. */
  | { holds: 'id' };

export type BodyFields = Readonly<Record<string, BodyField>>;

interface Held {
  ids: string[];
  selection: Record<string, string[]>;
  id: string | null;
}
type Required<Fields extends BodyFields> = {
  [Name in keyof Fields]: Fields[Name] extends { required: true } ? Name : never;
}[keyof Fields];

/** The body type that the fields describe. */
export type BodyOf<Fields extends BodyFields> = {
  [Name in Required<Fields>]: Held[Fields[Name]['holds']];
} & { [Name in Exclude<keyof Fields, Required<Fields>>]?: Held[Fields[Name]['holds']] };

/** The template that a prompt is written from; null when the question is made directly from the data. */
export interface PromptForm {
  templateType: TemplateType | null;
  promptType: PromptType;
}

/** One cross product: its axes, slowest first, and the prompt forms for each combination, which vary fastest. */
export interface Factors {
  axes: Partial<Combination>[][];
  forms: readonly PromptForm[];
}

/**
 * The whole definition of an exact-count generator. Its route, the checks of its body, the kind of its jobs, its count,
 * its estimate, and its names on the screen are derived from it.
 */
export interface GeneratorDefinition<Fields extends BodyFields = BodyFields> {
  /** As in 'Product Category Prompts'. */
  name: string;
  /** The panel's title, if it differs from the name. */
  panelTitle?: string;
  /** The result panel's title, if it differs from the name. */
  resultTitle?: string;
  /** The message when the run cannot start or fails and the server gives no reason, if it differs from the default. */
  failure?: string;
  fields: Fields;
  /** @returns what is wrong with a body whose single fields are valid, or null */
  refuse?(body: BodyOf<Fields>): string | null;
  /**
   * The cross products of a body.
   *
   * @throws UnknownIdError, WrongCategoryError
   */
  factors(index: BrandIndex, body: BodyOf<Fields>): Factors[];
}

export const defineGenerator = <const Fields extends BodyFields>(
  definition: GeneratorDefinition<Fields>,
): GeneratorDefinition<Fields> => definition;
