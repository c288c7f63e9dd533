import { GlobalOutlined, SaveOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useConfirm } from '../../../shared/ui/use-confirm';
import { useSaveAsDefault } from '../api/save-as-default';
import { useSaveTemplates } from '../api/save-templates';
import type { ShownTemplate } from '../shown-templates';
import type { Drafts, TemplateDrafts } from '../use-template-drafts';
import { DefaultsQuestion } from './defaults-question';

interface SaveButtonsProps {
  brandId: string;
  templates: ShownTemplate[];
  drafts: TemplateDrafts;
  checkTexts: (texts: Drafts) => boolean;
}

export function SaveButtons({ brandId, templates, drafts, checkTexts }: SaveButtonsProps) {
  const confirm = useConfirm();
  const saveAll = useSaveTemplates(brandId, drafts.forget);
  const saveAsDefault = useSaveAsDefault(brandId, () => drafts.forget(drafts.drafts));
  const disabled = !drafts.isDirty || saveAll.isPending || saveAsDefault.isPending;

  const askForDefaults = () => {
    const texts = textsForDefaults(templates, drafts.drafts);
    if (!checkTexts(texts)) return;
    confirm({
      title: 'Save as the default of all brands?',
      content: <DefaultsQuestion templates={templates} texts={texts} />,
      okText: 'Save As Default',
      onConfirm: () => saveAsDefault.mutateAsync(texts),
    });
  };

  return (
    <>
      <Button icon={<GlobalOutlined aria-hidden />} disabled={disabled} onClick={askForDefaults}>
        {saveAsDefault.isPending ? 'Saving...' : 'Save As Default'}
      </Button>
      <Button
        type="primary"
        icon={<SaveOutlined aria-hidden />}
        disabled={disabled}
        onClick={() => checkTexts(drafts.drafts) && saveAll.mutate(drafts.drafts)}
      >
        {saveAll.isPending ? 'Saving...' : 'Save All Changes'}
      </Button>
    </>
  );
}

/** What the nine tabs show becomes the default, so whatever differs from the present defaults is sent. */
function textsForDefaults(templates: ShownTemplate[], drafts: Drafts): Drafts {
  const shown = templates.map(({ templateType, text, defaultText }) => ({
    templateType,
    text: drafts[templateType] ?? text,
    isNew: drafts[templateType] !== undefined || text !== defaultText,
  }));
  return Object.fromEntries(
    shown.filter(({ isNew }) => isNew).map(({ templateType, text }) => [templateType, text]),
  );
}
