import { CheckCircleFilled, EditOutlined } from '@ant-design/icons';
import { Button, Checkbox, Tag } from 'antd';
import type { PromptEdit } from '../../../shared/prompts/use-prompt-edit';
import { late } from '../../../shared/ui/late';
import { useFocusAfter } from '../../../shared/ui/use-focus-after';
import type { WorkingPrompt } from '../../../shared/workspace/workspace-types';
import { promptTopic } from '../prompt-attributes';

// The text area is a twentieth of what the screen loads, and only editing needs it.
const PromptEditor = late(async () => ({
  default: (await import('../../../shared/prompts/prompt-editor')).PromptEditor,
}));

interface WrittenRowProps {
  prompt: WorkingPrompt;
  checked: boolean;
  edit: PromptEdit;
  onToggle: () => void;
}

export function WrittenRow({ prompt, checked, edit, onToggle }: WrittenRowProps) {
  const { editing } = edit;
  const isEdited = editing?.id === prompt.id;
  const editButton = useFocusAfter<HTMLButtonElement>(isEdited);
  return (
    <div className={checked ? 'prompt-row prompt-row-checked' : 'prompt-row'}>
      <Checkbox
        checked={checked}
        disabled={editing !== null && !isEdited}
        aria-label={`Select: ${prompt.question}`}
        onChange={onToggle}
      />
      <div className="prompt-text">
        {isEdited ? (
          <PromptEditor edit={edit} draft={editing.draft} fallback={prompt.question} />
        ) : (
          prompt.question
        )}
        <span className="prompt-topic">{promptTopic(prompt)}</span>
      </div>
      <span className="prompt-marks">
        {prompt.savedBatchId !== null && (
          <span className="saved-mark">
            <CheckCircleFilled aria-hidden="true" /> Saved
          </span>
        )}
        <Tag variant="filled">{prompt.promptType}</Tag>
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
