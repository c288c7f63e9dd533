import type { CountedPairs } from '../coverage/pair-counts.js';
import type { PromptType } from '../vocabulary.js';

/** The prompts with some property, and their rows in the file: 1 is the row below the header. */
export interface FoundRows {
  prompts: number;
  /** The first hundred. */
  rows: number[];
}

/** A share, and its goal by the weights; both out of 1. */
export interface CertifiedShare {
  id: string;
  name: string;
  /** Product categories are counted among the rows, categories among all attributes, attributes within their category. */
  of: 'rows' | 'attributes' | 'category';
  prompts: number;
  share: number;
  goal: number;
}

/** Figures about a set of saved prompts that can be recomputed from their file and the brand's data. */
export interface CertifiedFigures {
  prompts: number;
  byType: Record<PromptType, number>;
  /** When the first and the last prompt were saved. */
  saved: { first: string | null; last: string | null };
  coverage: Omit<CountedPairs, 'blocked'>;
  /** Discovery prompts that name the brand. */
  namesBrand: FoundRows;
  breaksRule: FoundRows;
  /** Prompts whose question is, letter by letter, the same as an earlier one's. */
  exactDuplicates: FoundRows;
  /** The largest group of questions that are the same once names and numbers are masked. */
  alike: { prompts: number; masked: string };
  shares: CertifiedShare[];
}

/** How each figure was computed, in words, so that anybody can check it. */
export const CERTIFIED_HOW: Record<keyof CertifiedFigures | 'sha256' | 'origins' | 'savedNames', string> = {
  sha256: 'SHA-256 of the bytes of the written CSV of these prompts, in the order of saving.',
  prompts: 'Rows of the file below its header.',
  byType: 'Rows by the column Prompt Type.',
  saved: 'The first and the last Created At.',
  coverage:
    'Of all pairs of a product category and an attribute, and of two attributes of different categories: allowed are those that no blacklist rule of the brand forbids, covered those that a Discovery prompt holds. Attributes that read alike count as one.',
  namesBrand:
    'Discovery rows whose question holds the brand’s name or an alias as a whole word, however it is spelt: NFKD without diacritics and invisible characters, look-alike letters, any case, hyphen, space and apostrophe alike or absent, with or without a plural or possessive ending. A name of the row that itself contains the brand’s is left out first.',
  breaksRule: 'Rows whose product category and attributes hold both sides of a blacklist rule of the brand.',
  exactDuplicates: 'Rows whose question is, letter by letter, the question of an earlier row.',
  alike:
    'The most rows with the same question after NFKC, lower case, and each name of the row, of the brand and each number replaced by §, all other signs by one space.',
  shares:
    'Of Discovery rows: each product category among the rows, each category among all attributes, each attribute within its category; the goal is its weight ÷ the weights beside it.',
  origins: 'Which template and model wrote how many prompts: from the database, not from the file.',
  savedNames: 'Texts of the file that stand for something else than the present name says.',
};
