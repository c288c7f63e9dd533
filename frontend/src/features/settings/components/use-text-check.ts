import { entriesOf, templateFault, type TemplateType } from '#domain';
import { useToast } from '../../../shared/ui/use-toast';
import { shownDraft, type ShownTemplate } from '../shown-templates';
import { type Drafts, isDefaultOutdated, isOutdated } from '../template-drafts';
import { keepMineId } from './template-conflict';
import { templateFieldId } from './template-panel';

/** Whether these texts can be saved, for the brand or as defaults of all brands. */
export type TextCheck = (texts: Drafts, asDefault?: boolean) => boolean;

/**
 * A check of texts that are to be saved: shows the first one that cannot be, and how to resolve it, and returns whether
 * all can be saved.
 */
export function useTextCheck(
  templates: readonly ShownTemplate[],
  onActivate: (type: TemplateType) => void,
): TextCheck {
  const toast = useToast();
  return (texts, asDefault = false) => {
    const clashing = (type: TemplateType) =>
      templates.find((template) => {
        const shown = shownDraft(template, texts[type]);
        return (
          template.templateType === type &&
          (isOutdated(template, shown) || (asDefault && isDefaultOutdated(template, shown)))
        );
      });
    const faulty = entriesOf(texts).find(([type, { text }]) => templateFault(type, text) ?? clashing(type));
    if (!faulty) return true;
    const [templateType] = faulty;
    const clash = clashing(templateType);
    if (clash) toast.error(`Somebody else saved ‘${clash.title}’ meanwhile: choose which text to keep.`);
    onActivate(templateType);
    const id = clash ? keepMineId(templateType) : templateFieldId(templateType);
    requestAnimationFrame(() => {
      const target = document.getElementById(id);
      target?.focus();
      // On a phone, the toast would cover it.
      if (clash) target?.scrollIntoView({ block: 'center' });
    });
    return false;
  };
}
