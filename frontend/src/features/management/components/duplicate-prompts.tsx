import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { EmptyState } from '../../../shared/ui/empty-state';
import { duplicatePromptsQuery } from '../api';
import { duplicateGroups } from '../duplicate-groups';
import { InlineError } from './inline-error';
import { PromptList } from './prompt-list';
import { PromptListSkeleton } from './prompt-list-skeleton';

export function DuplicatePrompts({ brandId }: { brandId: string }) {
  const { data: prompts, error, refetch } = useQuery(duplicatePromptsQuery(brandId));
  const groups = useMemo(() => duplicateGroups(prompts ?? []), [prompts]);
  if (error)
    return (
      <InlineError
        error={error}
        fallback="Failed to fetch duplicate written prompts"
        onRetry={() => void refetch()}
      />
    );
  if (!prompts) return <PromptListSkeleton />;
  if (prompts.length === 0) return <EmptyState title="No duplicate prompts found." />;
  return <PromptList brandId={brandId} prompts={prompts} groups={groups} />;
}
