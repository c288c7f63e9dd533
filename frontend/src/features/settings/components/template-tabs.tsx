import { TEMPLATE_TYPES, templateFault, type TemplateType } from '#domain';
import { WarningFilled } from '@ant-design/icons';
import { Grid, Tabs } from 'antd';
import { Panel } from '../../../shared/ui/panel';
import { isOutdated, type TemplateDraft } from '../template-drafts';
import { shownDraft, templateDoubt, type ShownTemplate } from '../shown-templates';
import type { PreviewData } from '../template-preview';
import type { TemplateDrafts } from '../use-template-drafts';
import { TemplateConflict } from './template-conflict';
import { templateFieldId, TemplatePanel } from './template-panel';

interface TemplateTabsProps {
  preview: PreviewData;
  templates: ShownTemplate[];
  drafts: TemplateDrafts;
  active: TemplateType;
  onActivate: (templateType: TemplateType) => void;
}

export function TemplateTabs({ preview, templates, drafts, active, onActivate }: TemplateTabsProps) {
  const { lg } = Grid.useBreakpoint();
  /** The buttons disappear with the question, so the focus moves to the text. */
  const keep = (template: ShownTemplate, draft: TemplateDraft) => {
    drafts.keep(template, draft);
    document.getElementById(templateFieldId(template.templateType))?.focus();
  };
  const items = templates.map((template) => {
    const { templateType, title } = template;
    const draft = drafts.drafts[templateType];
    const shown = shownDraft(template, draft);
    const fault = draft ? templateFault(templateType, draft.text) : null;
    return {
      key: templateType,
      label: <TabLabel title={title} isEdited={draft !== undefined} isFaulty={fault !== null} />,
      children: (
        <TemplatePanel
          template={template}
          shown={shown}
          isEdited={draft !== undefined}
          fault={fault}
          doubt={draft ? templateDoubt(templateType, draft.text) : null}
          preview={preview}
          conflict={
            isOutdated(template, draft) && (
              <TemplateConflict
                saved={template}
                onKeep={() => keep(template, shown)}
                onTake={() => keep(template, template)}
              />
            )
          }
          onEdit={(change) => drafts.edit(template, { ...shown, ...change })}
          onReset={() => drafts.reset(templateType)}
        />
      ),
    };
  });
  return (
    <Panel className="template-tabs">
      <Tabs
        tabPlacement={lg ? 'start' : 'top'}
        activeKey={active}
        onChange={(key) => {
          const type = TEMPLATE_TYPES.find((each) => each === key);
          if (type) onActivate(type);
        }}
        items={items}
      />
    </Panel>
  );
}

function TabLabel({ title, isEdited, isFaulty }: { title: string; isEdited: boolean; isFaulty: boolean }) {
  return (
    <span className="template-tab">
      {title}
      {isFaulty && <WarningFilled className="template-tab-fault" aria-label="cannot be saved" />}
      {isEdited && !isFaulty && <i className="template-tab-edited" role="img" aria-label="not saved" />}
    </span>
  );
}
