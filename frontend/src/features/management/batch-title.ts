import { JOB_KINDS, type WrittenPromptGroup } from '#contracts';
import { JOB_KIND_LABELS } from '../../shared/jobs/job-labels';
import { andMore, countOf, formatShortTime } from '../../shared/text/format';
import { isolated } from '../../shared/text/isolated';

/** 'Bulk v2' for 'Bulk v2 prompts'. */
const kindLabel = (kind: string): string => {
  const known = JOB_KINDS.find((each) => each === kind);
  return known ? JOB_KIND_LABELS[known].replace(/ prompts$/, '') : kind;
};

/** The kinds of runs that a group was saved from. */
const groupKinds = ({ kinds }: WrittenPromptGroup): string => kinds.map(kindLabel).join(' + ');

/** 'Bulk v2 · 139 prompts · 5 product categories · 12:10', or the batch's name. */
export function batchTitle(group: WrittenPromptGroup): string {
  const { name, promptCount, productCategoryCount, lastGenerated } = group;
  if (name !== null) return name;
  return [
    groupKinds(group) || 'Saved prompts',
    countOf(promptCount, 'prompt'),
    productCategoryCount > 0 && countOf(productCategoryCount, 'product category', 'product categories'),
    formatShortTime(lastGenerated),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The origin of a batch: 'Bulk v2 · written by gpt-4o-mini'; the kinds only if the batch has a name. */
export function batchOrigin(group: WrittenPromptGroup): string {
  const models = group.writtenBy.filter((each) => each !== 'composer');
  return [
    group.name !== null && groupKinds(group),
    models.length > 0 && `written by ${models.join(', ')}`,
    group.writtenBy.includes('composer') && 'composed from the data',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A list of names for display: the first five 'and 14 more'. */
export const shortened = (names: string): string => andMore(names.split(', ').map(isolated));
