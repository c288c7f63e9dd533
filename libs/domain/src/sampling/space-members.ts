import type { AttributeRef } from '../combinations/combination.js';

/** What a rule can name: a product category or an attribute, with every id that it stands for. */
export interface Member {
  ids: readonly string[];
  categoryIds: readonly string[];
}

/** An attribute that rows can hold. Rows of one category whose names read alike are one attribute. */
export interface SpaceAttribute extends Member {
  ref: AttributeRef;
  /** Place of its category, and its own place in it. */
  category: number;
  index: number;
  /** Its place among the attributes of all categories. */
  number: number;
  /** The part of its category's uses that it should have. */
  share: number;
  /** How it reads in a row, as a number. Attributes of categories of the same name can read alike. */
  reading: number;
}

export interface SpaceCategory {
  id: string;
  /** Places are the order of normalised names, never the order in the database. */
  index: number;
  /** The part of all attributes that it should have. */
  share: number;
  attributes: readonly SpaceAttribute[];
}

export interface SpaceProduct extends Member {
  ref: AttributeRef;
  index: number;
  /** Its place behind the attributes of all categories. */
  number: number;
  /** The part of the rows that it should have: that of its category by weight × its own within the category. */
  share: number;
}
