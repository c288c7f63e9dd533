import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { duplicatePromptsQuery } from '../api';
import { duplicateGroups } from '../duplicate-groups';
import { InlineError } from './inline-error';
import { PromptList } from './prompt-list';
import { PromptListSkeleton } from './prompt-list-skeleton';

export function DuplicatePrompts({ brandId }: { brandId: string }) {
  const { data: prompts, error, refetch } = useQuery(duplicatePromptsQuery(brandId));
  const groups = useMemo(() => duplicateGroups(prompts ?? []), [prompts]);
  const failed = error && (
    <InlineError error={error} fallback="Failed to fetch duplicate written prompts" onRetry={refetch} />
  );
  if (!prompts) return failed ?? <PromptListSkeleton />;
  return (
    <>
      {failed}
      <PromptList brandId={brandId} prompts={prompts} groups={groups} empty="No duplicate prompts found." />
    </>
  );
}
