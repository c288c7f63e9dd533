import type { TemplateType } from '#domain';
import { Alert, Button } from 'antd';
import type { ShownTemplate } from '../shown-templates';

export const keepMineId = (templateType: TemplateType) => `keep-mine-${templateType}`;

interface TemplateConflictProps {
  /** The template as saved now. */
  saved: ShownTemplate;
  onKeep: () => void;
  onTake: () => void;
}

/**
 * Shown when somebody else saved the template while it was edited here. One text must be chosen before anything is
 * saved.
 */
export function TemplateConflict({ saved, onKeep, onTake }: TemplateConflictProps) {
  return (
    <Alert
      className="template-conflict"
      type="warning"
      showIcon
      title="Somebody else saved this template meanwhile"
      description={
        <>
          <p className="template-theirs" tabIndex={0} role="region" aria-label="Their text">
            {saved.text}
          </p>
          <p className="muted">“Vary the wording” is {saved.frames ? 'on' : 'off'} in theirs.</p>
          <Button id={keepMineId(saved.templateType)} size="small" onClick={onKeep}>
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
