import { TEMPLATE_TYPES, templateFault, type TemplateType } from '#domain';
import { WarningFilled } from '@ant-design/icons';
import { Grid, Tabs } from 'antd';
import { Panel } from '../../../shared/ui/panel';
import { defaultOf, isDefaultOutdated, isOutdated } from '../template-drafts';
import { shownDraft, templateDoubt, type ShownTemplate } from '../shown-templates';
import type { PreviewData } from '../template-preview';
import type { TemplateDrafts } from '../use-template-drafts';
import { RemoveDefault } from './remove-default';
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
          conflict={<Conflict template={template} drafts={drafts} />}
          removeDefault={
            <RemoveDefault template={template} onRemoved={() => drafts.removeDefault(template)} />
          }
          onEdit={(change) => drafts.edit(template, { ...shown, ...change, resets: false })}
          onReset={() => drafts.reset(template)}
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

/** The choice between two texts, if there is one to be made. The one about what the tab shows comes first. */
function Conflict({ template, drafts }: { template: ShownTemplate; drafts: TemplateDrafts }) {
  const { templateType } = template;
  const shown = shownDraft(template, drafts.drafts[templateType]);
  /** The buttons disappear with the question, so the focus moves to the text. */
  const choose = (choice: () => void) => () => {
    choice();
    document.getElementById(templateFieldId(templateType))?.focus();
  };
  if (isOutdated(template, shown))
    return (
      <TemplateConflict
        templateType={templateType}
        title="Somebody else saved this template meanwhile"
        theirs={template}
        onKeep={choose(() => drafts.keep(template, shown))}
        onTake={choose(() => drafts.keep(template, template))}
      />
    );
  if (!isDefaultOutdated(template, shown)) return null;
  const theirs = defaultOf(template);
  return (
    <TemplateConflict
      templateType={templateType}
      title="Somebody else saved the default of this template meanwhile"
      theirs={theirs}
      onKeep={choose(() => drafts.keepFromDefault(template, shown))}
      onTake={choose(() => drafts.keepFromDefault(template, { ...shown, ...theirs }))}
    />
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
