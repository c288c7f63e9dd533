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

interface PromptRowProps {
  prompt: Prompt & { id: string };
  checked: boolean;
  edit: PromptEdit;
  /** Its edit is being saved. */
  pending: boolean;
  onToggle: OnMark;
  /** A text it had before, to compare. */
  before?: string | null;
  /** The reasons of its flags in full. */
  showsReasons?: boolean;
  /** Takes this one off the list. */
  onRemove: () => void;
  /** Below its text: what it is about. This, the marks and what is done with it must follow from the prompt alone. */
  about: ReactNode;
  marks?: ReactNode;
}

/** Drawn anew only when something of it changed: a list that is scrolled draws itself at every frame. */
export const PromptRow = memo(
  Row,
  (last, now) =>
    last.prompt === now.prompt &&
    last.checked === now.checked &&
    last.pending === now.pending &&
    last.before === now.before &&
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
      // With the shift key a click marks a range of rows, not of text.
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
          <PromptEditor edit={edit} edited={editing} pending={pending} fallback={question} />
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
            onClick={() => edit.start(prompt)}
          />
        )}
        {editing === null && (
          // A plain button: each of antd's costs a list that is scrolled a part of its frames.
          <button
            type="button"
            className="row-remove"
            aria-label={`Remove: ${question}`}
            title="Remove"
            onClick={onRemove}
          >
            <CloseOutlined aria-hidden />
          </button>
        )}
      </span>
    </div>
  );
}

/** Not on one of its controls, and not the end of marking its text. */
const isOnRow = (event: MouseEvent): boolean =>
  !closestTo(event, 'button, a, label, input, textarea') && getSelection()?.isCollapsed !== false;
