import { type Draft, LIMITS, MESSAGES } from '#contracts';
import {
  DeleteOutlined,
  HighlightOutlined,
  ReloadOutlined,
  SaveOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { draftsQuery } from '../../../shared/api/queries';
import { countOf, formatCount } from '../../../shared/text/format';
import { focusPanel } from '../../../shared/ui/focus-beside';
import { lazy } from '../../../shared/ui/lazy';
import { ListViewSwitch } from '../../../shared/ui/list-view-switch';
import { rememberFocus } from '../../../shared/ui/return-focus';
import { useConfirm } from '../../../shared/ui/use-confirm';
import { useToast } from '../../../shared/ui/use-toast';
import { ALREADY_SAVED, useRemoveDrafts, useRevertDrafts } from '../drafts-api';
import { useAskAgain } from '../api';
import { useIsRewriting } from '../improve/use-is-rewriting';
import { useSaving } from '../use-saving';
import type { WrittenList } from './use-written-list';
import { NO_FILTERS, stateOf } from './draft-filters';

const ImproveDraftsDialog = lazy(() => import('../improve/improve-drafts-dialog'));

interface WrittenToolbarProps {
  brandId: string;
  list: WrittenList;
  editing: boolean;
  /** Scrolls to the prompt that is edited. */
  onShowEdited: () => void;
}

interface ActionProps {
  brandId: string;
  list: WrittenList;
  disabled: boolean;
}

export function WrittenToolbar({ brandId, list, editing, onShowEdited }: WrittenToolbarProps) {
  const { shown, selected, hidden } = list;
  const selectedShown = selected.length - hidden;
  const allMarked = shown.length > 0 && selectedShown === shown.length;
  const improved = selected.filter(({ previousQuestion }) => previousQuestion !== null);
  const revert = useRevertDrafts(brandId);

  return (
    <div className="written-toolbar" role="group" aria-label="Actions of the written list" tabIndex={-1}>
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
        onClick={({ currentTarget }) => {
          focusPanel(currentTarget);
          list.clearSelection();
        }}
      >
        Clear selection
      </Button>
      <span role="status">
        {editing ? (
          <span className="badge badge-required">Editing in progress</span>
        ) : (
          selected.length > 0 && <span className="muted">{formatCount(selected.length)} selected</span>
        )}
        {!editing && hidden > 0 && (
          <span className="badge badge-required">{formatCount(hidden)} of them hidden by the filters</span>
        )}
      </span>
      {editing && (
        <Button type="link" size="small" onClick={onShowEdited}>
          Show it
        </Button>
      )}
      {!editing && hidden > 0 && <HiddenChoice list={list} shown={selectedShown} />}
      <ListViewSwitch />
      <span className="card-actions">
        {improved.length > 0 && (
          <Button
            size="small"
            icon={<UndoOutlined aria-hidden />}
            disabled={editing}
            onClick={() => revert.mutate(improved, { onSettled: rememberFocus() })}
          >
            Revert Selected
          </Button>
        )}
        <DeleteSelected brandId={brandId} list={list} disabled={editing || selected.length === 0} />
        <AskAgain brandId={brandId} list={list} disabled={editing} />
        <ImproveSelected brandId={brandId} list={list} disabled={editing} />
        <SaveButton brandId={brandId} list={list} disabled={editing} />
      </span>
    </div>
  );
}

/** Actions apply to hidden prompts, too, so the user can show them or deselect them. */
const HiddenChoice = ({ list, shown }: { list: WrittenList; shown: number }) => (
  <span className="card-actions">
    <Button
      type="link"
      size="small"
      onClick={({ currentTarget }) => {
        focusPanel(currentTarget);
        list.setFilters(NO_FILTERS);
      }}
    >
      Show all {formatCount(list.selected.length)}
    </Button>
    {shown > 0 && (
      <Button
        type="link"
        size="small"
        onClick={({ currentTarget }) => {
          focusPanel(currentTarget);
          list.selectShown();
        }}
      >
        Only the {formatCount(shown)} shown
      </Button>
    )}
  </span>
);

function DeleteSelected({ brandId, list, disabled }: ActionProps) {
  const confirm = useConfirm();
  const remove = useRemoveDrafts(brandId);
  const queryClient = useQueryClient();
  const { queryKey } = draftsQuery(brandId);
  const { selected, hidden } = list;
  const ask = () => {
    const returnFocus = rememberFocus();
    const deselect = () => {
      list.clearSelection();
      // Again, because the button got the focus after the question and is disabled now.
      returnFocus();
    };
    const removeListed = () => {
      // Somebody may have removed some while the question stood.
      const ids = new Set(queryClient.getQueryData(queryKey)?.map(({ id }) => id));
      const listed = selected.filter(({ id }) => ids.has(id));
      return listed.length === 0 ? Promise.resolve() : remove.mutateAsync(listed);
    };
    confirm({
      title: 'Delete selected prompts?',
      content: (
        <>
          <p>{`Are you sure you want to delete ${formatCount(selected.length)} selected prompt(s)? This action cannot be undone.`}</p>
          <p className="muted">
            {hidden > 0 && `${formatCount(hidden)} of them are hidden by the filters. `}
            They leave this list only: saved prompts stay saved. For {LIMITS.keptDays} days they can be
            brought back from ‘Removed prompts’.
          </p>
        </>
      ),
      okText: 'Delete',
      // Runs even if this toolbar was unmounted with the last prompt, so that prompts restored by Undo are not
      // selected.
      onConfirm: () => void removeListed().then(deselect, () => undefined),
    });
  };
  return (
    <Button danger size="small" icon={<DeleteOutlined aria-hidden />} disabled={disabled} onClick={ask}>
      Delete Selected
    </Button>
  );
}

/** Asks again for the selected unsaved prompts, which keep their places. */
function AskAgain({ brandId, list, disabled }: ActionProps) {
  const askAgain = useAskAgain(brandId);
  const rewriting = useIsRewriting(brandId);
  const draftIds = list.selected.filter((draft) => stateOf(draft) === 'unsaved').map(({ id }) => id);
  if (list.states.unsaved === 0) return null;
  return (
    <Button
      size="small"
      icon={<ReloadOutlined aria-hidden />}
      title="The AI writes the selected unsaved prompts anew"
      disabled={disabled || rewriting || askAgain.isPending || draftIds.length === 0}
      onClick={() => askAgain.start({ draftIds })}
    >
      Ask again
    </Button>
  );
}

function ImproveSelected({ brandId, list, disabled }: ActionProps) {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const rewriting = useIsRewriting(brandId);
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
      <Button
        size="small"
        icon={<HighlightOutlined aria-hidden />}
        disabled={disabled || rewriting}
        onClick={ask}
      >
        Improve Selected
      </Button>
      {open && (
        <ImproveDraftsDialog
          brandId={brandId}
          draftIds={list.selected.map(({ id }) => id)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const isUnsaved = (draft: Draft): boolean => stateOf(draft) !== 'saved';

/**
 * Saves the selection, or everything: new prompts are added, changed ones update their saved prompts. Everything is more
 * than what is seen while filters hide some of it, so that is asked about; so is what would bring back the name of a
 * deleted attribute.
 */
function SaveButton({ brandId, list, disabled }: ActionProps) {
  const toast = useToast();
  const confirm = useConfirm();
  const { save, question } = useSaving(brandId);
  const isSelection = list.selected.length > 0;
  const chosen = isSelection ? list.selected : list.all;

  const saveThese = (drafts: readonly Draft[]) =>
    save.mutate({ noun: 'written', body: { draftIds: drafts.map(({ id }) => id) } });
  const ask = (
    { title, content, few }: { title: string; content: string; few: string },
    all: readonly Draft[],
    some: readonly Draft[],
    goOn: (drafts: readonly Draft[]) => void,
  ) =>
    confirm({
      title,
      content,
      okText: `Save all ${formatCount(all.length)}`,
      isDestructive: false,
      onConfirm: () => goOn(all),
      ...(some.length > 0 && { instead: { text: few, onConfirm: () => goOn(some) } }),
    });
  const saveUnlessDeleted = (drafts: readonly Draft[]) => {
    const current = drafts.filter((draft) => list.outdatedOf(draft)?.why !== 'deleted');
    const deleted = drafts.length - current.length;
    const question = {
      title: 'Save prompts about deleted attributes, too?',
      content: `Of the ${countOf(drafts.length, 'prompt')}, ${formatCount(deleted)} ${deleted === 1 ? 'asks' : 'ask'} about something that was deleted. Saving brings its name back to Prompt Management and to exports.`,
      few: `Only the other ${formatCount(current.length)}`,
    };
    if (deleted === 0) saveThese(drafts);
    else ask(question, drafts, current, saveThese);
  };
  const submit = () => {
    const drafts = chosen.filter(isUnsaved);
    const shown = isSelection ? drafts : list.shown.filter(isUnsaved);
    const question = {
      title: 'Save the hidden prompts, too?',
      content: `The filters hide ${formatCount(drafts.length - shown.length)} of the ${countOf(drafts.length, 'prompt')} that are not saved yet.`,
      few: `Only the ${formatCount(shown.length)} shown`,
    };
    if (chosen.length === 0) toast.error(MESSAGES.noWrittenPromptsToSave);
    else if (drafts.length === 0) toast.warning(...ALREADY_SAVED);
    else if (shown.length < drafts.length) ask(question, drafts, shown, saveUnlessDeleted);
    else saveUnlessDeleted(drafts);
  };

  return (
    <>
      <Button
        type="primary"
        size="small"
        icon={<SaveOutlined aria-hidden />}
        disabled={disabled || save.isPending}
        onClick={submit}
      >
        {save.isPending ? 'Saving...' : isSelection ? 'Save Selected' : 'Save'}
      </Button>
      {question}
    </>
  );
}
