import { LIMITS, MESSAGES } from '#contracts';
import { Button, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useFocusAfter, useFocusKept } from '../ui/use-focus-after';
import type { Edit, PromptEdit } from './use-prompt-edit';

interface PromptEditorProps {
  edit: PromptEdit;
  edited: Edit;
  pending: boolean;
}

/** Escape cancels, Ctrl or Command with Enter saves. */
export default function PromptEditor({ edit, edited: { draft, theirs }, pending }: PromptEditorProps) {
  const cannotSave = pending || draft.trim() === '';
  // What is to be read first, not the field or the button: another Enter would write over a text that was not read.
  const conflict = useFocusAfter<HTMLSpanElement>(pending);
  const save = useFocusKept(pending);
  const field = useRef<TextAreaRef>(null);
  // At the end of the text, where one goes on writing; `autoFocus` begins before it.
  useEffect(() => field.current?.focus({ cursor: 'end' }), []);
  const cancelByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The dialog around it stays open.
    event.stopPropagation();
    // It may discard only the word being composed, as in Japanese.
    if (!event.nativeEvent.isComposing && !pending) edit.cancel();
  };
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !cannotSave) void edit.save();
  };
  return (
    <span className="prompt-editor" onKeyDown={cancelByKey}>
      {theirs !== null && (
        <span ref={conflict} className="prompt-conflict" role="alert" tabIndex={-1}>
          <strong>{MESSAGES.textChanged}</strong>
          <span>
            <span className="muted">Their text: </span>
            <bdi>{theirs}</bdi>
          </span>
        </span>
      )}
      {theirs !== null && <span className="muted">Your text:</span>}
      <Input.TextArea
        ref={field}
        autoSize={{ minRows: 2, maxRows: 6 }}
        aria-label="Prompt text"
        maxLength={LIMITS.questionLength}
        value={draft}
        onChange={(event) => edit.change(event.target.value)}
        onKeyDown={saveByKey}
      />
      <span className="prompt-editor-actions">
        <Button ref={save} size="small" type="primary" disabled={cannotSave} onClick={() => void edit.save()}>
          {pending ? 'Saving...' : theirs === null ? 'Save' : 'Save mine'}
        </Button>
        <Button size="small" disabled={pending} onClick={edit.cancel}>
          {theirs === null ? 'Cancel' : 'Keep theirs'}
        </Button>
        <span className="prompt-editor-keys muted">
          {theirs === null
            ? 'Ctrl+Enter saves, Esc cancels'
            : 'Esc keeps theirs, Ctrl+Enter in the text saves it'}
        </span>
      </span>
    </span>
  );
}
