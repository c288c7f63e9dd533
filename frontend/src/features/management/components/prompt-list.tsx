import type { WrittenPrompt } from '#contracts';
import { useMemo } from 'react';
import { usePromptEdit } from '../../../shared/prompts/use-prompt-edit';
import { ScrollList } from '../../../shared/ui/scroll-list';
import { useUpdatePrompt } from '../api';
import { useMarks } from '../use-marks';
import { PromptListTools } from './prompt-list-tools';
import { PromptRow } from './prompt-row';

interface PromptListProps {
  brandId: string;
  prompts: WrittenPrompt[];
  /** The same prompts in groups of duplicates, each under a divider. */
  groups?: WrittenPrompt[][];
}

type Row = { id: string; prompt: WrittenPrompt } | { id: string; prompt: null };

export function PromptList({ brandId, prompts, groups }: PromptListProps) {
  const marks = useMarks();
  const update = useUpdatePrompt(brandId);
  const edit = usePromptEdit(prompts, (promptId, question) =>
    update.mutateAsync({ promptId, question }).then(
      () => true,
      () => false,
    ),
  );
  const rows = useMemo(() => toRows(prompts, groups), [prompts, groups]);
  return (
    <>
      <PromptListTools
        brandId={brandId}
        prompts={prompts}
        groups={groups}
        marks={marks}
        editing={edit.editing !== null}
      />
      <ScrollList
        label="Prompts, list"
        items={rows}
        rowKey="id"
        renderItem={({ prompt }) =>
          prompt ? (
            <PromptRow
              prompt={prompt}
              checked={marks.marked.has(prompt.id)}
              edit={edit}
              pending={update.isPending}
              onToggle={() => marks.toggle(prompt.id)}
            />
          ) : (
            <h3 className="duplicate-divider">New Duplicate Group</h3>
          )
        }
      />
    </>
  );
}

function toRows(prompts: WrittenPrompt[], groups: WrittenPrompt[][] | undefined): Row[] {
  const rowsOf = (list: WrittenPrompt[]): Row[] => list.map((prompt) => ({ id: prompt.id, prompt }));
  if (!groups) return rowsOf(prompts);
  return groups.flatMap((group): Row[] => [
    { id: `divider-${group[0]?.id ?? ''}`, prompt: null },
    ...rowsOf(group),
  ]);
}
