import type { TemplateType } from '#contracts';
import { WarningFilled } from '@ant-design/icons';
import { Grid, Tabs } from 'antd';
import { Panel } from '../../../shared/ui/panel';
import { templateDoubt, templateFault, type ShownTemplate } from '../shown-templates';
import type { PreviewData } from '../template-preview';
import type { TemplateDrafts } from '../use-template-drafts';
import { TemplatePanel } from './template-panel';

interface TemplateTabsProps {
  preview: PreviewData;
  templates: ShownTemplate[];
  drafts: TemplateDrafts;
  active: TemplateType;
  onActivate: (templateType: TemplateType) => void;
}

export function TemplateTabs({ preview, templates, drafts, active, onActivate }: TemplateTabsProps) {
  const { lg } = Grid.useBreakpoint();
  const items = templates.map((template) => {
    const { templateType, title, text, defaultText } = template;
    const draft = drafts.drafts[templateType];
    const shown = draft === undefined ? text : (draft ?? defaultText);
    const fault = typeof draft === 'string' ? templateFault(templateType, draft) : null;
    return {
      key: templateType,
      label: <TabLabel title={title} isEdited={draft !== undefined} isFaulty={fault !== null} />,
      children: (
        <TemplatePanel
          template={template}
          text={shown}
          isEdited={draft !== undefined}
          fault={fault}
          doubt={typeof draft === 'string' ? templateDoubt(templateType, draft) : null}
          preview={preview}
          onEdit={(next) => drafts.edit(templateType, next)}
          onReset={() => drafts.edit(templateType, null)}
        />
      ),
    };
  });
  return (
    <Panel className="template-tabs">
      <Tabs
        tabPlacement={lg ? 'start' : 'top'}
        activeKey={active}
        onChange={(key) => onActivate(key as TemplateType)}
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
