/** Marks of questions that may be right, but that a person should look at. */
const ANSWER_FLAGS = ['off-topic', 'names-competitor', 'similar'] as const;
export type AnswerFlag = (typeof ANSWER_FLAGS)[number];

/** What a flag means, for the person who reads it. */
export const FLAG_REASONS: Readonly<Record<AnswerFlag, string>> = {
  'off-topic':
    'The product category or an attribute is not recognisable in this question, or it does not ask about them as a person would.',
  'names-competitor': 'This Discovery question names a competitor.',
  similar: 'This question reads like another of its run once names and values are masked.',
};
