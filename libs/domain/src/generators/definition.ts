import type { BrandIndex } from '../combinations/brand-index.js';
import type { Combination } from '../combinations/combination.js';
import type { PromptType, TemplateType } from '../vocabulary.js';

/** What a field of a generator's body holds. Only `ids` that are `required` have to be there. */
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

/** The body that fields describe. */
export type BodyOf<Fields extends BodyFields> = {
  [Name in Required<Fields>]: Held[Fields[Name]['holds']];
} & { [Name in Exclude<keyof Fields, Required<Fields>>]?: Held[Fields[Name]['holds']] };

/** What a prompt is written from: null when the question is made directly from the data. */
export interface PromptForm {
  templateType: TemplateType | null;
  promptType: PromptType;
}

/** One cross product: its axes, slowest first, and the prompts made of each combination (the fastest axis of all). */
export interface Factors {
  axes: Partial<Combination>[][];
  forms: readonly PromptForm[];
}

/**
 * All that makes an exact-count generator. Its route, the checks of its body, the kind of its jobs, its count, its
 * estimate, and its names on the screen follow.
 */
export interface GeneratorDefinition<Fields extends BodyFields = BodyFields> {
  /** As in 'Product Category Prompts'. */
  name: string;
  /** The panel's title, where it is not the name. */
  panelTitle?: string;
  /** The result panel's title, where it is not the name. */
  resultTitle?: string;
  /** What is said when the run cannot start or fails and the server gives no reason, where it is not the usual. */
  failure?: string;
  fields: Fields;
  /** @returns what is wrong with a body whose fields are right each by itself, or null */
  refuse?(body: BodyOf<Fields>): string | null;
  /**
   * The cross products that a body stands for.
   *
   * @throws UnknownIdError, WrongCategoryError
   */
  factors(index: BrandIndex, body: BodyOf<Fields>): Factors[];
}

export const defineGenerator = <const Fields extends BodyFields>(
  definition: GeneratorDefinition<Fields>,
): GeneratorDefinition<Fields> => definition;
