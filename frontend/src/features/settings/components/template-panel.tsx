import { LIMITS } from '#contracts';
import { TEMPLATE_VARIABLES, type TemplateSource, type TemplateType } from '#domain';
import { UndoOutlined } from '@ant-design/icons';
import { Button, Input, Tag } from 'antd';
import type { ReactNode } from 'react';
import { formatCount } from '../../../shared/text/format';
import { insertAtCaret } from '../insert-at-caret';
import type { ShownTemplate } from '../shown-templates';
import type { PreviewData } from '../template-preview';
import type { TemplateDraft } from '../template-drafts';
import { FramesSwitch } from './frames-switch';
import { TemplatePreview } from './template-preview-box';

const SOURCES: Record<TemplateSource, string> = {
  brand: "This brand's own",
  default: 'Default of all brands',
  'built-in': 'Built-in default',
};

export const templateFieldId = (templateType: TemplateType) => `template-${templateType}`;

interface TemplatePanelProps {
  template: ShownTemplate;
  shown: TemplateDraft;
  isEdited: boolean;
  fault: string | null;
  /** Something that is allowed but rarely intended. */
  doubt: string | null;
  preview: PreviewData;
  /** The choice to make if somebody else has saved the template in the meantime. */
  conflict: ReactNode;
  /** The button that removes the default of all brands. */
  removeDefault: ReactNode;
  onEdit: (change: Partial<TemplateDraft>) => void;
  onReset: () => void;
}

export function TemplatePanel({
  template,
  shown: { text, frames },
  isEdited,
  fault,
  doubt,
  preview,
  conflict,
  removeDefault,
  onEdit,
  onReset,
}: TemplatePanelProps) {
  const { templateType, title, description, source } = template;
  const id = templateFieldId(templateType);
  return (
    <div className="template-panel">
      <header>
        <div>
          <h2>{title}</h2>
          <p className="muted">{description}</p>
        </div>
        <span className="template-state">
          <Tag variant="filled" color={isEdited ? 'warning' : 'default'}>
            {isEdited ? 'Not saved' : SOURCES[source]}
          </Tag>
          <Button size="small" icon={<UndoOutlined aria-hidden />} onClick={onReset}>
            Reset to Default
          </Button>
          {removeDefault}
        </span>
      </header>
      {conflict}
      <div className="template-columns">
        <div>
          <VariableList templateType={templateType} />
          <Input.TextArea
            id={id}
            className="template-text"
            aria-label={`Template of ${title}`}
            aria-invalid={fault !== null}
            aria-describedby={`${id}-fault`}
            status={fault ? 'error' : undefined}
            rows={14}
            value={text}
            onChange={(event) => onEdit({ text: event.target.value })}
          />
          <div className="template-foot">
            <span id={`${id}-fault`} className={fault ? 'template-fault' : 'template-doubt'} role="status">
              {fault ?? doubt}
            </span>
            <span className="muted">
              {formatCount([...text].length)} / {formatCount(LIMITS.templateLength)}
            </span>
          </div>
        </div>
        <div>
          <TemplatePreview templateType={templateType} text={text} data={preview} />
          <FramesSwitch
            templateType={templateType}
            checked={frames}
            onChange={(on) => onEdit({ frames: on })}
          />
        </div>
      </div>
    </div>
  );
}

/** Buttons that insert each variable at the caret. */
function VariableList({ templateType }: { templateType: TemplateType }) {
  const insert = (name: string) => {
    const field = document.getElementById(templateFieldId(templateType));
    if (field instanceof HTMLTextAreaElement) insertAtCaret(field, `{${name}}`);
  };
  return (
    <div className="template-variables" role="group" aria-label="Variables of this template">
      <span className="muted">Variables</span>
      {TEMPLATE_VARIABLES[templateType].map((name) => (
        <Button
          key={name}
          size="small"
          aria-label={`Insert {${name}}`}
          // Keeps the focus, and so the caret, in the text box.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => insert(name)}
        >
          {`{${name}}`}
        </Button>
      ))}
    </div>
  );
}
