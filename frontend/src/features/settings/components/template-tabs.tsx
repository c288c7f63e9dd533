import type { TemplateType } from '#contracts';
import { WarningFilled } from '@ant-design/icons';
import { Grid, Tabs } from 'antd';
import { Panel } from '../../../shared/ui/panel';
import { templateFault, type ShownTemplate } from '../shown-templates';
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
    const fault = draft === undefined ? null : templateFault(templateType, draft);
    return {
      key: templateType,
      label: <TabLabel title={title} isEdited={draft !== undefined} isFaulty={fault !== null} />,
      children: (
        <TemplatePanel
          template={template}
          text={draft ?? text}
          isEdited={draft !== undefined}
          fault={fault}
          preview={preview}
          onEdit={(next) => drafts.edit(templateType, next)}
          onReset={() => drafts.edit(templateType, defaultText)}
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
