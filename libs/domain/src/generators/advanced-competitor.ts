import { distinct, readingOf } from '../combinations/brand-index.js';
import type { Combination } from '../combinations/combination.js';
import { attributeAxis, competitorAxis, countSelected, products } from './axes.js';
import { WHICH_IS_BETTER } from './competitor.js';
import { defineGenerator } from './definition.js';

/** Competitors × product categories × attributes, where the attributes of all categories form one factor. */
export const advancedCompetitor = defineGenerator({
  name: 'Advanced Competitor',
  failure: 'Failed to generate prompts',
  fields: {
    competitorIds: {
      holds: 'ids',
      required: true,
      min: 1,
      message: 'Select at least one competitor to generate prompts',
    },
    productCategoryIds: { holds: 'ids' },
    selectedAttributes: { holds: 'selection' },
  },
  refuse: (body) =>
    countSelected(body) === 0
      ? 'Select at least one product category or attribute to generate prompts'
      : null,
  factors: (index, { competitorIds, productCategoryIds, selectedAttributes }) => {
    const selected = distinct(
      index.selectedAttributes('selectedAttributes', selectedAttributes).flat(),
      readingOf,
    );
    const chosen = products(index, productCategoryIds);
    const rivals = competitorAxis(index.competitors('competitorIds', competitorIds));
    return [{ axes: [rivals, orNone(chosen), orNone(attributeAxis(selected))], forms: [WHICH_IS_BETTER] }];
  },
});

/** An empty factor counts as 1. */
const orNone = (axis: Partial<Combination>[]) => (axis.length > 0 ? axis : [{}]);
