import type { AttributeRef } from '../combinations/combination.js';

/** What a rule can name: a product category or an attribute, with every id that it represents. */
export interface Member {
  ids: readonly string[];
  categoryIds: readonly string[];
}

/** An attribute that rows can hold. Rows of one category whose names read alike are one attribute. */
export interface SpaceAttribute extends Member {
  ref: AttributeRef;
  /** The index of its category, and its own index in it. */
  category: number;
  index: number;
  /** Its index among the attributes of all categories. */
  number: number;
  /** The share of its category's uses that it should have. */
  share: number;
  /** A number for how it reads in a row. Attributes of categories with the same name can read alike. */
  reading: number;
}

export interface SpaceCategory {
  id: string;
  /** By the order of normalised names, never by the order in the database. */
  index: number;
  /** The share of all attributes that it should have. */
  share: number;
  attributes: readonly SpaceAttribute[];
}

export interface SpaceProduct extends Member {
  ref: AttributeRef;
  index: number;
  /** Its index after the attributes of all categories. */
  number: number;
  /** The share of the rows that it should have: its category's by weight × its own within the category. */
  share: number;
}
