import { GlobalOutlined, SaveOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { rememberFocus } from '../../../shared/ui/return-focus';
import { useConfirm } from '../../../shared/ui/use-confirm';
import { useSaveAsDefault, useSaveTemplates } from '../api';
import { shownDraft, type ShownTemplate, templateDoubt } from '../shown-templates';
import { type Drafts, editedOf } from '../template-drafts';
import type { TemplateDrafts } from '../use-template-drafts';
import type { TextCheck } from './use-text-check';
import { countOf } from '../../../shared/text/format';

interface SaveButtonsProps {
  brandId: string;
  templates: ShownTemplate[];
  drafts: TemplateDrafts;
  checkTexts: TextCheck;
}

export function SaveButtons({ brandId, templates, drafts, checkTexts }: SaveButtonsProps) {
  const confirm = useConfirm();
  const saveAll = useSaveTemplates(brandId, drafts.forget);
  const saveAsDefault = useSaveAsDefault(brandId, () => drafts.forget(drafts.drafts));
  const disabled = !drafts.isDirty || saveAll.isPending || saveAsDefault.isPending;

  const askForDefaults = () => {
    const texts = textsForDefaults(templates, drafts.drafts);
    if (!checkTexts(texts, true)) return;
    confirm({
      title: 'Save as the default of all brands?',
      content: (
        <>
          <DefaultsQuestion templates={templates} texts={texts} />
          <VariablesQuestion templates={withoutVariables(templates, texts)} />
        </>
      ),
      okText: 'Save As Default',
      onConfirm: () => saveAsDefault.mutateAsync({ texts, templates }),
    });
  };

  const save = () => {
    if (!checkTexts(drafts.drafts)) return;
    const doubtful = withoutVariables(templates, drafts.drafts);
    if (doubtful.length === 0) saveAll.mutate(drafts.drafts, { onSettled: rememberFocus() });
    else
      confirm({
        title: 'Save a template without any variable?',
        content: <VariablesQuestion templates={doubtful} />,
        okText: 'Save All Changes',
        onConfirm: () => saveAll.mutateAsync(drafts.drafts),
      });
  };

  return (
    <>
      <Button icon={<GlobalOutlined aria-hidden />} disabled={disabled} onClick={askForDefaults}>
        {saveAsDefault.isPending ? 'Saving...' : 'Save As Default'}
      </Button>
      <Button type="primary" icon={<SaveOutlined aria-hidden />} disabled={disabled} onClick={save}>
        {saveAll.isPending ? 'Saving...' : 'Save All Changes'}
      </Button>
    </>
  );
}

/** The templates whose new text has no variable. */
const withoutVariables = (templates: ShownTemplate[], texts: Drafts): ShownTemplate[] => {
  const doubtful = new Set(
    editedOf(texts).flatMap(({ templateType, text }) =>
      templateDoubt(templateType, text) ? [templateType] : [],
    ),
  );
  return templates.filter(({ templateType }) => doubtful.has(templateType));
};

/** What the nine tabs show becomes the default, so all texts that differ from the current defaults are sent. */
function textsForDefaults(templates: ShownTemplate[], drafts: Drafts): Drafts {
  const shown = templates.map((template) => {
    const { templateType, text, frames, defaultText, defaultFrames } = template;
    const draft = drafts[templateType];
    const isNew = draft !== undefined || text !== defaultText || frames !== defaultFrames;
    return { templateType, isNew, draft: { ...shownDraft(template, draft), resets: false } };
  });
  return Object.fromEntries(
    shown.filter(({ isNew }) => isNew).map(({ templateType, draft }) => [templateType, draft]),
  );
}

/** Says what saving as default would change, and what it would not. */
function DefaultsQuestion({ templates, texts }: { templates: ShownTemplate[]; texts: Drafts }) {
  const changed = templates.filter(({ templateType }) => texts[templateType] !== undefined);
  const own = changed.filter(({ source }) => source === 'brand');
  return (
    <div className="defaults-question">
      <p>{countOf(changed.length, 'template')} will be used by every brand that has none of its own:</p>
      <ul>
        {changed.map(({ templateType, title }) => (
          <li key={templateType}>{title}</li>
        ))}
      </ul>
      {own.length > 0 && (
        <p>
          This brand keeps its own saved text of {own.map(({ title }) => title).join(', ')}. To change that
          too, use Save All Changes first.
        </p>
      )}
    </div>
  );
}

/** Says what a text without any variable would mean. */
function VariablesQuestion({ templates }: { templates: ShownTemplate[] }) {
  if (templates.length === 0) return null;
  const titles = new Intl.ListFormat('en').format(templates.map(({ title }) => title));
  return (
    <p>
      {titles} {templates.length === 1 ? 'has' : 'have'} no variable: every prompt of a run would be asked for
      in the same words.
    </p>
  );
}
