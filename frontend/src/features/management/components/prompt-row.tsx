import type { WrittenPrompt } from '#contracts';
import { EditOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { memo } from 'react';
import { PromptEditor } from '../../../shared/prompts/prompt-editor';
import { attributeCategoryNames } from '../../../shared/prompts/prompt-subject';
import type { PromptEdit } from '../../../shared/prompts/use-prompt-edit';
import { RelativeTime } from '../../../shared/ui/relative-time';
import { useFocusAfter } from '../../../shared/ui/use-focus-after';

interface PromptRowProps {
  prompt: WrittenPrompt;
  checked: boolean;
  edit: PromptEdit;
  pending: boolean;
  onToggle: () => void;
}

/** Drawn anew only when something of it changed: a list that is scrolled draws itself at every frame. */
export const PromptRow = memo(
  Row,
  (before, now) =>
    before.prompt === now.prompt &&
    before.checked === now.checked &&
    before.pending === now.pending &&
    before.edit.editing === now.edit.editing,
);

function Row({ prompt, checked, edit, pending, onToggle }: PromptRowProps) {
  const { editing } = edit;
  const isEdited = editing?.id === prompt.id;
  const editButton = useFocusAfter<HTMLButtonElement>(isEdited);
  const subject = [
    prompt.productCategory,
    attributeCategoryNames(prompt).join(', '),
    prompt.attribute,
    prompt.competitorName,
  ].filter(Boolean);
  return (
    <div className={checked ? 'saved-row saved-row-checked' : 'saved-row'}>
      <Checkbox
        checked={checked}
        disabled={editing !== null && !isEdited}
        aria-label={`Select: ${prompt.question}`}
        onChange={onToggle}
      />
      <div className="saved-text">
        {isEdited ? <PromptEditor edit={edit} draft={editing.draft} pending={pending} /> : prompt.question}
        <span className="saved-subject">
          {subject.map((part) => `${part ?? ''} · `)}
          <RelativeTime at={prompt.createdAt} />
        </span>
      </div>
      <span className="saved-marks">
        <span className="badge badge-optional">{prompt.promptType}</span>
        {!isEdited && (
          <Button
            ref={editButton}
            size="small"
            type="text"
            icon={<EditOutlined aria-hidden />}
            aria-label={`Edit: ${prompt.question}`}
            onClick={() => edit.start(prompt)}
          />
        )}
      </span>
    </div>
  );
}
