import { toPrompt } from '#domain';
import type { JobFailure, JobPrompt, Prompt } from '#contracts';
import type { JobItem } from '#database';

/** A good result with its item. */
export interface PromptRow {
  item: JobItem;
  question: string;
  flags: string[];
}

/** The fields of a prompt about which nothing is known. */
const UNKNOWN: Omit<Prompt, 'question' | 'flags'> = {
  promptType: 'Discovery',
  productCategory: null,
  attributeCategory: null,
  attribute: null,
  competitorName: null,
  productCategoryAttributeId: null,
  attributeCategoryId: null,
  attributeId: null,
  attributeIds: [],
  competitorId: null,
};

/** An item with its text as a prompt. */
export const promptOf = ({ item, question, flags }: PromptRow): Prompt =>
  'prompt' in item ? { ...UNKNOWN, ...item.prompt, question, flags } : toPrompt(item, question, flags);

export interface JobPromptRow extends PromptRow, Pick<JobPrompt, 'draftId' | 'savedPromptId' | 'removedAt'> {
  ordinal: number;
}

/** An answered item as a prompt, with its present state: draft, saved or removed. */
export const toJobPrompt = ({
  ordinal,
  draftId,
  savedPromptId,
  removedAt,
  ...row
}: JobPromptRow): JobPrompt => ({
  index: ordinal,
  ...promptOf(row),
  draftId,
  savedPromptId,
  removedAt,
});

export interface JobFailureRow {
  ordinal: number;
  item: JobItem;
  reason: string;
}

/** An item that ended without a prompt. */
export const toJobFailure = ({ ordinal, item, reason }: JobFailureRow): JobFailure => ({
  index: ordinal,
  combination: 'prompt' in item ? null : item.combination,
  ...('prompt' in item && { question: item.prompt.question }),
  reason,
});
