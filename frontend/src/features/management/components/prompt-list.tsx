import type { WrittenPrompt } from '#contracts';
import { subjectNames } from '#domain';
import { useMemo } from 'react';
import { useOutdated } from '../../../shared/prompts/outdated';
import { OutdatedMark } from '../../../shared/prompts/outdated-mark';
import { PromptRow } from '../../../shared/prompts/prompt-row';
import { refusedEdit } from '../saved-text';
import { usePromptEdit } from '../../../shared/prompts/use-prompt-edit';
import { isolated } from '../../../shared/text/isolated';
import { RelativeTime } from '../../../shared/ui/relative-time';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ScrollList } from '../../../shared/ui/scroll-list';
import { useUpdatePrompt } from '../api';
import { useConfirm } from '../../../shared/ui/use-confirm';
import { useToast } from '../../../shared/ui/use-toast';
import { useMarks, useRangeMarks } from '../../../shared/ui/use-marks';
import { useDeletePrompts } from '../deletion-api';
import { useKeptRow } from '../use-kept-row';
import { PromptListTools, type Unread } from './prompt-list-tools';

interface PromptListProps {
  brandId: string;
  prompts: WrittenPrompt[];
  /** The same prompts in groups of duplicates, each under a divider. */
  groups?: WrittenPrompt[][];
  unread?: Unread;
  /** Only prompts that break a rule are shown: each says which. */
  saysRule?: boolean;
  /** What is said when there is none. */
  empty: string;
}

type Row = { id: string; prompt: WrittenPrompt } | { id: string; prompt: null };

export function PromptList(props: PromptListProps) {
  const { brandId, prompts, groups, unread, saysRule, empty } = props;
  const marks = useMarks();
  const toast = useToast();
  const update = useUpdatePrompt(brandId, () => toast.success('Prompt updated successfully'));
  const edit = usePromptEdit(
    prompts,
    (promptId, question, expected) =>
      update
        .mutateAsync({ promptId, question, expected, isEditing: true })
        .then(() => 'saved' as const, refusedEdit),
    { stays: true },
  );
  const listed = useMemo(() => toRows(prompts, groups), [prompts, groups]);
  const rows = useKeptRow(listed, edit.editing);
  const mark = useRangeMarks(marks, () => prompts.map(({ id }) => id));
  const remove = useRemoveOne(brandId);
  const outdatedOf = useOutdated(brandId);
  if (rows.length === 0) return <EmptyState title={empty} />;
  return (
    <>
      <PromptListTools
        brandId={brandId}
        prompts={prompts}
        groups={groups}
        unread={unread}
        marks={marks}
        editing={edit.editing !== null}
      />
      <ScrollList
        label="Prompts, list"
        items={rows}
        rowKey="id"
        size="prompts"
        renderItem={({ prompt }) => {
          if (!prompt) return <h3 className="duplicate-divider">New Duplicate Group</h3>;
          const outdated = outdatedOf(prompt);
          return (
            <PromptRow
              prompt={prompt}
              checked={marks.marked.has(prompt.id)}
              edit={edit}
              pending={update.isPending}
              about={<Subject prompt={prompt} />}
              marksDependOn={outdated?.text}
              marks={<OutdatedMark saysWhy={saysRule} outdated={outdated} />}
              onToggle={mark}
              onRemove={() => remove(prompt)}
            />
          );
        }}
      />
    </>
  );
}

function useRemoveOne(brandId: string) {
  const confirm = useConfirm();
  const { run } = useDeletePrompts(brandId, () => undefined);
  return ({ id, question }: WrittenPrompt) =>
    confirm({
      title: 'Delete this prompt?',
      content: `Are you sure you want to delete “${isolated(question)}”? This action cannot be undone.`,
      okText: 'Delete',
      onConfirm: () => run({ promptIds: [id] }),
    });
}

function Subject({ prompt }: { prompt: WrittenPrompt }) {
  const { productCategory, attribute, competitorName, createdAt } = prompt;
  const parts = [
    productCategory,
    subjectNames(prompt).categories.map(isolated).join(', '),
    attribute,
    competitorName,
  ];
  return (
    <>
      {parts.map((part) => part && `${isolated(part)} · `)}
      <RelativeTime at={createdAt} />
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
