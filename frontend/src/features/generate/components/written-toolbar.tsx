import { LIMITS, MESSAGES } from '#contracts';
import { DeleteOutlined, HighlightOutlined, SaveOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { formatCount } from '../../../shared/text/format';
import { late } from '../../../shared/ui/late';
import { useConfirm } from '../../../shared/ui/use-confirm';
import { useToast } from '../../../shared/ui/use-toast';
import { useSaveWrittenPrompts } from '../api/save-written-prompts';
import type { WrittenList } from '../use-written-list';

const ImproveDialog = late(() => import('./improve-dialog'));

interface WrittenToolbarProps {
  brandId: string;
  list: WrittenList;
  editing: boolean;
  /** An improvement is under way. */
  improving: boolean;
}

export function WrittenToolbar({ brandId, list, editing, improving }: WrittenToolbarProps) {
  const { shown, selected, marked } = list;
  const markedShown = shown.filter((prompt) => marked.has(prompt.id)).length;
  const allMarked = shown.length > 0 && markedShown === shown.length;

  return (
    <div className="written-toolbar">
      <Checkbox
        checked={allMarked}
        indeterminate={selected.length > 0 && !allMarked}
        disabled={editing || shown.length === 0}
        onChange={() => (allMarked ? list.clearSelection() : list.selectAll())}
      >
        Select all
      </Checkbox>
      <Button
        type="link"
        size="small"
        disabled={editing || selected.length === 0}
        onClick={list.clearSelection}
      >
        Clear selection
      </Button>
      <span className="written-state" role="status">
        {editing ? (
          <span className="badge badge-required">Editing in progress</span>
        ) : (
          selected.length > 0 && <span className="muted">{formatCount(selected.length)} selected</span>
        )}
      </span>
      <span className="card-actions">
        <DeleteSelected list={list} disabled={editing || selected.length === 0} />
        <ImproveSelected brandId={brandId} list={list} disabled={editing || improving} />
        <SaveButton brandId={brandId} list={list} disabled={editing} />
      </span>
    </div>
  );
}

function DeleteSelected({ list, disabled }: { list: WrittenList; disabled: boolean }) {
  const confirm = useConfirm();
  const ask = () =>
    confirm({
      title: 'Delete selected prompts?',
      content: `Are you sure you want to delete ${formatCount(list.selected.length)} selected prompt(s)? This action cannot be undone.`,
      okText: 'Delete',
      onConfirm: () => {
        void list.deleteWritten(new Set(list.selected.map((prompt) => prompt.id)));
        list.clearSelection();
      },
    });
  return (
    <Button danger size="small" icon={<DeleteOutlined aria-hidden />} disabled={disabled} onClick={ask}>
      Delete Selected
    </Button>
  );
}

function ImproveSelected({
  brandId,
  list,
  disabled,
}: {
  brandId: string;
  list: WrittenList;
  disabled: boolean;
}) {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const ask = () => {
    if (list.selected.length === 0) toast.error(MESSAGES.improveSelection);
    else if (list.selected.length > LIMITS.promptsPerRun)
      toast.error(
        `At most ${formatCount(LIMITS.promptsPerRun)} prompts can be improved at once. Select fewer.`,
      );
    else setOpen(true);
  };
  return (
    <>
      <Button size="small" icon={<HighlightOutlined aria-hidden />} disabled={disabled} onClick={ask}>
        Improve Selected
      </Button>
      {open && <ImproveDialog brandId={brandId} prompts={list.selected} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Saves the selection, or everything. What is saved already is never sent again. */
function SaveButton({ brandId, list, disabled }: { brandId: string; list: WrittenList; disabled: boolean }) {
  const toast = useToast();
  const save = useSaveWrittenPrompts(brandId);
  const chosen = list.selected.length > 0 ? list.selected : list.all;

  const submit = () => {
    const unsaved = chosen.filter((prompt) => prompt.savedBatchId === null);
    if (chosen.length === 0) {
      toast.error(MESSAGES.noWrittenPromptsToSave);
      return;
    }
    if (unsaved.length === 0) {
      toast.warning('Already saved', 'These prompts are saved already.');
      return;
    }
    save.mutate({ noun: 'written', prompts: unsaved });
  };

  const label = list.selected.length > 0 ? 'Save Selected' : 'Save';
  return (
    <Button
      type="primary"
      size="small"
      icon={<SaveOutlined aria-hidden />}
      disabled={disabled || save.isPending}
      onClick={submit}
    >
      {save.isPending ? 'Saving...' : label}
    </Button>
  );
}
