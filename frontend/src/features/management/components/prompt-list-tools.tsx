import type { WrittenPrompt } from '#contracts';
import { DeleteOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { formatCount } from '../../../shared/text/format';
import { useConfirm } from '../../../shared/ui/use-confirm';
import { useDeletePrompts } from '../deletion-api';
import type { Marks } from '../../../shared/ui/use-marks';

/** The link carries the ids; the server takes headers up to 256 kB. */
const MOST_IN_LINK = 6_000;

interface PromptListToolsProps {
  brandId: string;
  prompts: WrittenPrompt[];
  groups?: WrittenPrompt[][];
  marks: Marks;
  editing: boolean;
}

export function PromptListTools({ brandId, prompts, groups, marks, editing }: PromptListToolsProps) {
  const selected = prompts.filter(({ id }) => marks.marked.has(id)).map(({ id }) => id);
  const all = selected.length === prompts.length;
  const toggleAll = () => (all ? marks.clear() : marks.set(prompts.map(({ id }) => id)));
  // All but the oldest of each group.
  const copies = groups?.flatMap((group) => group.slice(1).map(({ id }) => id));
  return (
    <div className="prompt-tools">
      <Checkbox
        checked={all}
        indeterminate={selected.length > 0 && !all}
        disabled={editing}
        onChange={toggleAll}
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
          : `${formatCount(selected.length)} of ${formatCount(prompts.length)} selected`}
      </span>
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
  const shared = { size: 'small', icon: <DownloadOutlined aria-hidden /> } as const;
  if (ids.length === 0 || ids.length > MOST_IN_LINK) {
    const hint = `At most ${formatCount(MOST_IN_LINK)} prompts. Use Export All Written Prompts for more.`;
    return (
      <Button {...shared} disabled title={ids.length > 0 ? hint : undefined}>
        Download CSV
      </Button>
    );
  }
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
      onConfirm: () => remove.mutateAsync({ promptIds: ids }),
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
