import { LIMITS } from '#contracts';
import { Button, Input } from 'antd';
import type { KeyboardEvent } from 'react';
import type { PromptEdit } from '../use-prompt-edit';

/** Escape cancels, Ctrl or Command with Enter saves. */
export function PromptEditor({ edit, draft }: { edit: PromptEdit; draft: string }) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') edit.cancel();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) edit.save();
  };
  return (
    <span className="prompt-editor">
      <Input.TextArea
        autoFocus
        autoSize={{ minRows: 2, maxRows: 6 }}
        aria-label="Prompt text"
        maxLength={LIMITS.questionLength}
        value={draft}
        onChange={(event) => edit.change(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className="prompt-editor-actions">
        <Button size="small" type="primary" disabled={draft.trim() === ''} onClick={edit.save}>
          Save
        </Button>
        <Button size="small" onClick={edit.cancel}>
          Cancel
        </Button>
      </span>
    </span>
  );
}
