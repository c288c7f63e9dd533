import { competitorAxis } from './axes.js';
import { defineGenerator, type PromptForm } from './definition.js';

export const WHICH_IS_BETTER: PromptForm = { templateType: 'competitor', promptType: 'Competitor' };

/** Two questions for each competitor: which is better, and, directly from the data, the alternatives. */
export const competitor = defineGenerator({
  name: 'Competitor',
  fields: {},
  factors: (index) => [
    {
      axes: [competitorAxis(index.competitors('competitorIds'))],
      forms: [WHICH_IS_BETTER, { templateType: null, promptType: 'Competitor' }],
    },
  ],
});
