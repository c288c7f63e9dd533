import type { DeletionImpact } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { countOf } from '../../../shared/text/format';
import { deletionImpactQuery, type DeletedKind, useIsDeleted } from '../api';

const FINAL = 'This action cannot be undone.';

interface DeletionQuestionProps {
  brandId: string;
  kind: DeletedKind;
  id: string;
}

/** Says how much a deletion would also delete. */
export function DeletionQuestion({ brandId, kind, id }: DeletionQuestionProps) {
  // The question stays open for a moment after the deletion: then there is nothing left to count.
  const enabled = !useIsDeleted(kind, id);
  const { data, error } = useQuery({ ...deletionImpactQuery(brandId, kind, id), enabled });
  const text = data ? impactText(kind, data) : error ? UNCOUNTED[kind] : 'Counting what it takes along…';
  return (
    <p className="deletion-question" role="status">
      {text} {data && data.runs > 0 && `${runsText(data.runs)} `}
      {data && data.drafts > 0 && `${draftsText(data.drafts)} `}
      {FINAL}
    </p>
  );
}

function impactText(kind: DeletedKind, impact: DeletionImpact): string {
  const prompts = impact.writtenPrompts;
  if (kind === 'competitors')
    return prompts === 0
      ? 'No saved prompt refers to it.'
      : `${countOf(prompts, 'saved prompt')} ${prompts === 1 ? 'refers' : 'refer'} to it; ${prompts === 1 ? 'it stays' : 'they stay'}, without the link.`;
  const parts = [
    [impact.attributes, 'attribute'],
    [impact.blacklistRules, 'blacklist rule'],
    [impact.pairings, 'pairing'],
    [impact.modifiedNames, 'export name'],
    [prompts, 'saved prompt'],
  ] as const;
  const counted = parts.filter(([count]) => count > 0).map(([count, noun]) => countOf(count, noun));
  return counted.length === 0
    ? impact.runs + impact.drafts > 0
      ? ''
      : 'Nothing else goes with it.'
    : `This also deletes ${new Intl.ListFormat('en').format(counted)}.`;
}

const runsText = (runs: number): string =>
  `${countOf(runs, 'run')} under way ${runs === 1 ? 'uses it and goes' : 'use it and go'} on: ${runs === 1 ? 'its' : 'their'} prompts still name it.`;

const draftsText = (drafts: number): string =>
  `${countOf(drafts, 'unsaved prompt')} of the written list ${drafts === 1 ? 'names it and stays' : 'name it and stay'} there.`;

/** The texts when counting failed. */
const UNCOUNTED: Record<DeletedKind, string> = {
  categories:
    'This also deletes its attributes, and every pairing, blacklist rule, export name and saved prompt that refers to them.',
  attributes:
    'This also deletes every pairing, blacklist rule, export name and saved prompt that refers to it.',
  competitors: 'Saved prompts that refer to it stay, without the link.',
};
