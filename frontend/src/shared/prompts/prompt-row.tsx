import type { Prompt } from '#contracts';
import { CloseOutlined, EditOutlined } from '@ant-design/icons';
import { Button, Checkbox, Tag } from 'antd';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { useFocusAfter } from '../ui/use-focus-after';
import type { OnMark } from '../ui/use-marks';
import { PromptEditor } from './lazy-prompt-editor';
import { FlagReasons, PromptFlags } from './prompt-flags';
import type { PromptEdit } from './use-prompt-edit';
import { closestTo } from '../ui/closest';
import { ignoringDoubleClick } from '../ui/ignoring-double-click';

interface PromptRowProps {
  prompt: Prompt & { id: string };
  checked: boolean;
  edit: PromptEdit;
  /** Its edit is being saved. */
  pending: boolean;
  onToggle: OnMark;
  /** An earlier text, to compare. */
  before?: string | null;
  /** Shows the reasons of its flags in full. */
  showsReasons?: boolean;
  /** Removes this prompt from the list. */
  onRemove: () => void;
  /**
   * What the prompt is about, shown below its text. This, the marks and the handlers must depend on the prompt alone,
   * the marks also on `marksDependOn`.
   */
  about: ReactNode;
  marksDependOn?: string;
  marks?: ReactNode;
}

/** Re-rendered only when its own data change: a list that is scrolled re-renders at every frame. */
export const PromptRow = memo(
  Row,
  (last, now) =>
    last.prompt === now.prompt &&
    last.checked === now.checked &&
    last.pending === now.pending &&
    last.before === now.before &&
    last.marksDependOn === now.marksDependOn &&
    last.showsReasons === now.showsReasons &&
    last.edit.editing === now.edit.editing,
);

function Row(props: PromptRowProps) {
  const { prompt, checked, edit, pending, onToggle, onRemove, before, showsReasons, about, marks } = props;
  const { id, question, promptType, flags } = prompt;
  const { editing } = edit;
  const isEdited = editing?.id === id;
  const editButton = useFocusAfter<HTMLButtonElement>(isEdited);
  const onClick = (event: MouseEvent) => {
    if (editing === null && isOnRow(event)) onToggle(id, event.shiftKey);
  };
  return (
    <div
      className={checked ? 'prompt-row prompt-row-checked' : 'prompt-row'}
      onClick={onClick}
      // A click with the shift key marks a range of rows and must not select text.
      onMouseDown={(event) => event.shiftKey && isOnRow(event) && event.preventDefault()}
    >
      <Checkbox
        checked={checked}
        disabled={editing !== null && !isEdited}
        aria-label={`Select: ${question}`}
        onChange={({ nativeEvent }) => onToggle(id, nativeEvent.shiftKey)}
      />
      <div className="prompt-text">
        {isEdited ? (
          <PromptEditor
            edit={edit}
            edited={editing}
            pending={pending}
            fallback={question}
            onClose={edit.cancel}
          />
        ) : (
          question
        )}
        {before && (
          <span className="prompt-before">
            <span>Before: </span>
            <bdi>{before}</bdi>
          </span>
        )}
        {showsReasons && <FlagReasons flags={flags} />}
        <span className="prompt-topic">{about}</span>
      </div>
      <span className="prompt-marks">
        <PromptFlags flags={flags} />
        {!isEdited && marks}
        <Tag variant="filled">{promptType}</Tag>
        {!isEdited && (
          <Button
            ref={editButton}
            size="small"
            type="text"
            icon={<EditOutlined aria-hidden />}
            aria-label={`Edit: ${question}`}
            onFocus={() => void PromptEditor.preload()}
            onPointerEnter={() => void PromptEditor.preload()}
            onClick={() => edit.start(prompt)}
          />
        )}
        {!isEdited && (
          // A plain button: with antd's in each row, a list that is scrolled drops frames.
          <button
            type="button"
            className="row-remove"
            disabled={editing !== null}
            aria-label={`Remove: ${question}`}
            title="Remove"
            onClick={ignoringDoubleClick(onRemove)}
          >
            <CloseOutlined aria-hidden />
          </button>
        )}
      </span>
    </div>
  );
}

/** Whether a click is on the row itself: not on a control, and not the end of a text selection. */
const isOnRow = (event: MouseEvent): boolean =>
  !closestTo(event, 'button, a, label, input, textarea') && getSelection()?.isCollapsed !== false;
