import type { WrittenPrompt } from '#contracts';
import { DeleteOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { formatCount } from '../../../shared/text/format';
import { ListViewSwitch } from '../../../shared/ui/list-view-switch';
import { useConfirm } from '../../../shared/ui/use-confirm';
import { NO_FILTERS, type WrittenFilters } from '../../../shared/written-prompts/written-filters';
import { useAllPromptIds, useDownloadPrompts } from '../api';
import { useDeletePrompts } from '../deletion-api';
import type { Marks } from '../../../shared/ui/use-marks';

/** The most ids in a link, because the server accepts headers up to 256 kB. More are sent in a body. */
const MOST_IN_LINK = 6_000;

/** The filters and the total of a list that is not fully loaded. */
export interface Unread {
  filters: WrittenFilters;
  total: number;
}

interface PromptListToolsProps {
  brandId: string;
  prompts: WrittenPrompt[];
  groups: WrittenPrompt[][] | undefined;
  unread: Unread | undefined;
  marks: Marks;
  editing: boolean;
}

export function PromptListTools({ brandId, prompts, groups, unread, marks, editing }: PromptListToolsProps) {
  const ids = prompts.map(({ id }) => id);
  const selected = unread ? [...marks.marked] : ids.filter((id) => marks.marked.has(id));
  const total = unread?.total ?? ids.length;
  // A list may hold nothing but the prompt that is edited and no longer matches.
  const all = total > 0 && selected.length >= total;
  const allIds = useAllPromptIds(brandId, unread?.filters ?? NO_FILTERS, marks.set);
  // The box is ticked at the click, before the ids of unloaded prompts arrive.
  const [awaitsAll, setAwaitsAll] = useState(false);
  const selectAll = () => {
    if (!unread) {
      marks.set(ids);
      return;
    }
    setAwaitsAll(true);
    allIds.mutate(undefined, { onSettled: () => setAwaitsAll(false) });
  };
  // All but the oldest of each group.
  const copies = groups?.flatMap((group) => group.slice(1).map(({ id }) => id));
  return (
    <div className="prompt-tools">
      <Checkbox
        checked={all || awaitsAll}
        indeterminate={selected.length > 0 && !all}
        disabled={editing || awaitsAll}
        onChange={all ? marks.clear : selectAll}
      >
        Select all
      </Checkbox>
      {copies && (
        <Button type="link" size="small" disabled={editing} onClick={() => marks.set(copies)}>
          Select all but the oldest of each group
        </Button>
      )}
      <span className="muted" role="status">
        {editing
          ? 'Editing in progress'
          : `${formatCount(selected.length)} of ${formatCount(total)} selected`}
      </span>
      <ListViewSwitch />
      <span className="card-actions">
        <DownloadSelected brandId={brandId} ids={selected} />
        <DeleteSelected
          brandId={brandId}
          ids={selected}
          disabled={editing || selected.length === 0}
          onDeleted={marks.clear}
        />
      </span>
    </div>
  );
}

function DownloadSelected({ brandId, ids }: { brandId: string; ids: string[] }) {
  const download = useDownloadPrompts(brandId);
  const shared = { size: 'small', icon: <DownloadOutlined aria-hidden /> } as const;
  if (ids.length === 0)
    return (
      <Button {...shared} disabled>
        Download CSV
      </Button>
    );
  if (ids.length > MOST_IN_LINK)
    return (
      <Button {...shared} loading={download.isPending} onClick={() => download.mutate({ promptIds: ids })}>
        Download CSV
      </Button>
    );
  return (
    <Button
      {...shared}
      href={`/api/brands/${brandId}/written-prompts-csv?promptIds=${ids.join(',')}`}
      target="_blank"
      rel="noopener"
    >
      Download CSV
    </Button>
  );
}

interface DeleteSelectedProps {
  brandId: string;
  ids: string[];
  disabled: boolean;
  onDeleted: () => void;
}

function DeleteSelected({ brandId, ids, disabled, onDeleted }: DeleteSelectedProps) {
  const confirm = useConfirm();
  const remove = useDeletePrompts(brandId, onDeleted);
  const ask = () =>
    confirm({
      title: 'Delete selected prompts?',
      content: `Are you sure you want to delete ${formatCount(ids.length)} selected prompt(s)? This action cannot be undone.`,
      okText: 'Delete',
      onConfirm: () => remove.run({ promptIds: ids }),
    });
  return (
    <Button
      danger
      size="small"
      icon={<DeleteOutlined aria-hidden />}
      disabled={disabled || remove.isPending}
      onClick={ask}
    >
      Delete Selected
    </Button>
  );
}
