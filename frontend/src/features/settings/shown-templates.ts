import type { PromptTemplate, SystemDefaultTemplate } from '#contracts';
import {
  DEFAULT_TEMPLATES,
  findUsedVariables,
  templateInUse,
  type TemplateSource,
  type TemplateType,
} from '#domain';
import type { TemplateDraft } from './template-drafts';

export interface ShownTemplate {
  templateType: TemplateType;
  /** Name of its tab. */
  title: string;
  description: string;
  /** What the generators use at present. */
  text: string;
  /** Whether its questions are given frames. */
  frames: boolean;
  source: TemplateSource;
  /** What a reset brings: the system default, else the embedded one. */
  defaultText: string;
  defaultFrames: boolean;
}

/** `manual_v2_with_product` reads 'Manual v2 With Product'. */
const titleOf = (templateType: TemplateType): string =>
  templateType
    .split('_')
    .map((word) => (word === 'v2' ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`))
    .join(' ');

/** The nine templates as the server looks them up. */
export const shownTemplates = (own: PromptTemplate[], defaults: SystemDefaultTemplate[]): ShownTemplate[] =>
  DEFAULT_TEMPLATES.map(({ templateType, description }) => {
    const { source, text, frames } = templateInUse(templateType, own, defaults);
    const reset = templateInUse(templateType, [], defaults);
    return {
      templateType,
      title: titleOf(templateType),
      description,
      text,
      frames,
      source,
      defaultText: reset.text,
      defaultFrames: reset.frames,
    };
  });

/** What a tab shows: what was edited, else what is saved; null goes back to the default. */
export function shownDraft(template: ShownTemplate, draft: TemplateDraft | null | undefined): TemplateDraft {
  const { text, frames, defaultText, defaultFrames } = template;
  return draft === null ? { text: defaultText, frames: defaultFrames } : (draft ?? { text, frames });
}

/** Says what should be looked at in a text that can be saved, or null. */
export const templateDoubt = (templateType: TemplateType, text: string): string | null =>
  findUsedVariables(templateType, text).length === 0
    ? 'It has no variable: every prompt of a run would be asked for in the same words.'
    : null;
