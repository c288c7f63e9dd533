import type { TemplateType } from '#domain';
import { Alert, Button } from 'antd';
import type { TemplateDraft } from '../template-drafts';

export const keepMineId = (templateType: TemplateType) => `keep-mine-${templateType}`;

interface TemplateConflictProps {
  templateType: TemplateType;
  title: string;
  /** What somebody else has saved. */
  theirs: TemplateDraft;
  onKeep: () => void;
  onTake: () => void;
}

/**
 * Shown when somebody else saved the template, or its default, while it was edited here. One text must be chosen before
 * anything is saved, or saved as default.
 */
export function TemplateConflict({ templateType, title, theirs, onKeep, onTake }: TemplateConflictProps) {
  return (
    <Alert
      className="template-conflict"
      type="warning"
      showIcon
      title={title}
      description={
        <>
          <p className="template-theirs" tabIndex={0} role="region" aria-label="Their text">
            {theirs.text}
          </p>
          <p className="muted">“Vary the wording” is {theirs.frames ? 'on' : 'off'} in theirs.</p>
          <Button id={keepMineId(templateType)} size="small" onClick={onKeep}>
            Keep mine
          </Button>{' '}
          <Button size="small" onClick={onTake}>
            Take theirs
          </Button>
        </>
      }
    />
  );
}
