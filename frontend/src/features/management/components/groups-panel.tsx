import type { WrittenPromptGroup } from '#contracts';
import { DeleteOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox } from 'antd';
import { Link } from 'react-router';
import { writtenSummaryQuery } from '../../../shared/api/queries';
import { countOf, formatCount } from '../../../shared/text/format';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Panel } from '../../../shared/ui/panel';
import { useConfirm } from '../../../shared/ui/use-confirm';
import { useDeleteGroups } from '../deletion-api';
import { groupId } from '../group-key';
import { useMarks, type Marks } from '../../../shared/ui/use-marks';
import { CardsSkeleton } from './cards-skeleton';
import { GroupCard } from './group-card';
import { GrowingList } from './growing-list';
import { InlineError } from './inline-error';

interface GroupsPanelProps {
  brandId: string;
  /** Whether the cards around this one show only some of the prompts: the groups are all there. */
  isFiltered: boolean;
}

export function GroupsPanel({ brandId, isFiltered }: GroupsPanelProps) {
  const { data: groups, error, refetch } = useQuery(writtenSummaryQuery(brandId));
  const marks = useMarks();
  return (
    <Panel
      title="Saved groups"
      mark={
        groups &&
        groups.length > 0 && (
          <span className="muted">
            {formatCount(groups.length)}
            {isFiltered && ', whatever the filters'}
          </span>
        )
      }
      actions={groups && groups.length > 0 && <GroupTools brandId={brandId} groups={groups} marks={marks} />}
    >
      {error && (
        <InlineError error={error} fallback="Failed to fetch written prompts summary" onRetry={refetch} />
      )}
      {!error && !groups && <CardsSkeleton label="Loading the groups" />}
      {groups?.length === 0 && (
        <EmptyState
          title="No written prompts found"
          text="Prompts that are saved on the generate screen are listed here, batch by batch."
          action={<Link to={`/generate/${brandId}`}>Go to generation</Link>}
        />
      )}
      {groups && groups.length > 0 && (
        <GrowingList
          label="Saved groups, list"
          items={groups}
          keyOf={groupId}
          renderItem={(group) => (
            <GroupCard
              brandId={brandId}
              group={group}
              checked={marks.marked.has(groupId(group))}
              onToggle={marks.toggle}
            />
          )}
        />
      )}
    </Panel>
  );
}

interface GroupToolsProps {
  brandId: string;
  groups: WrittenPromptGroup[];
  marks: Marks;
}

function GroupTools({ brandId, groups, marks }: GroupToolsProps) {
  const confirm = useConfirm();
  const remove = useDeleteGroups(brandId, marks.clear);
  const selected = groups.filter((group) => marks.marked.has(groupId(group)));
  const all = selected.length === groups.length;
  const prompts = selected.reduce((sum, group) => sum + group.promptCount, 0);

  const ask = () =>
    confirm({
      title: `Delete ${countOf(selected.length, 'group')}?`,
      content: `Are you sure you want to delete ${countOf(prompts, 'written prompt')} from ${countOf(selected.length, 'group')}? This action cannot be undone.`,
      okText: 'Delete',
      onConfirm: () => remove.run(selected),
    });

  return (
    <>
      <Checkbox
        checked={all}
        indeterminate={selected.length > 0 && !all}
        onChange={() => (all ? marks.clear() : marks.set(groups.map(groupId)))}
      >
        Select all groups
      </Checkbox>
      <Button
        danger
        size="small"
        icon={<DeleteOutlined aria-hidden />}
        disabled={selected.length === 0 || remove.isPending}
        onClick={ask}
      >
        Delete Selected ({formatCount(selected.length)})
      </Button>
    </>
  );
}
