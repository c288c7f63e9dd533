import type { Prompt } from '#contracts';
import { EditOutlined } from '@ant-design/icons';
import { Button, Checkbox, Tag } from 'antd';
import { memo, type ReactNode } from 'react';
import { lazy } from '../ui/lazy';
import { useFocusAfter } from '../ui/use-focus-after';
import { FlagReasons, PromptFlags } from './prompt-flags';
import type { PromptEdit } from './use-prompt-edit';

// The text area is a twentieth of what a screen loads, and only editing needs it.
const PromptEditor = lazy(async () => ({ default: (await import('./prompt-editor')).PromptEditor }));

interface PromptRowProps {
  prompt: Prompt & { id: string };
  checked: boolean;
  edit: PromptEdit;
  /** Its edit is being saved. */
  pending: boolean;
  onToggle: (id: string) => void;
  /** A text it had before, to compare. */
  before?: string | null;
  /** The reasons of its flags in full. */
  showsReasons?: boolean;
  /** Below its text: what it is about. This and the marks must follow from the prompt alone. */
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
  const { prompt, checked, edit, pending, onToggle, before, showsReasons, about, marks } = props;
  const { id, question, promptType, flags } = prompt;
  const { editing } = edit;
  const isEdited = editing?.id === id;
  const editButton = useFocusAfter<HTMLButtonElement>(isEdited);
  return (
    <div className={checked ? 'prompt-row prompt-row-checked' : 'prompt-row'}>
      <Checkbox
        checked={checked}
        disabled={editing !== null && !isEdited}
        aria-label={`Select: ${question}`}
        onChange={() => onToggle(id)}
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
            {before}
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
      </span>
    </div>
  );
}
