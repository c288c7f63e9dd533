import type { PromptTemplate, SystemDefaultTemplate } from '#contracts';
import {
  DEFAULT_TEMPLATES,
  findUsedVariables,
  templateInUse,
  type TemplateSource,
  type TemplateType,
} from '#domain';
import { defaultOf, type TemplateDraft } from './template-drafts';

export interface ShownTemplate {
  templateType: TemplateType;
  /** Name of its tab. */
  title: string;
  description: string;
  /** The text that the generators use now. */
  text: string;
  /** Whether its questions get frames. */
  frames: boolean;
  source: TemplateSource;
  /** The text after a reset: the system default, else the built-in one. */
  defaultText: string;
  defaultFrames: boolean;
  /** In thousandths. */
  defaultTemperature: number;
  /** Id of the default that somebody has saved for all brands; null where there is only the built-in one. */
  defaultId: string | null;
}

/** `manual_v2_with_product` reads 'Manual v2 With Product'. */
const titleOf = (templateType: TemplateType): string =>
  templateType
    .split('_')
    .map((word) => (word === 'v2' ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`))
    .join(' ');

/** The nine templates, resolved as on the server. */
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
      defaultTemperature: reset.temperature,
      defaultId: defaults.find((one) => one.templateType === templateType)?.id ?? null,
    };
  });

/** The template once its saved default is removed. */
export function withoutDefault(template: ShownTemplate): ShownTemplate {
  const { text, frames, temperature } = templateInUse(template.templateType, [], []);
  const isDefault = template.source !== 'brand';
  return {
    ...template,
    ...(isDefault && { text, frames, source: 'built-in' }),
    defaultText: text,
    defaultFrames: frames,
    defaultTemperature: temperature,
    defaultId: null,
  };
}

/** The content of a tab: the draft, else what is saved. A reset shows what is the default now. */
export function shownDraft(template: ShownTemplate, draft: TemplateDraft | undefined): TemplateDraft {
  const { text, frames } = template;
  return draft?.resets ? { ...draft, ...defaultOf(template) } : (draft ?? { text, frames });
}

/** A warning about a text that can be saved, or null. */
export const templateDoubt = (templateType: TemplateType, text: string): string | null =>
  findUsedVariables(templateType, text).length === 0
    ? 'It has no variable: every prompt of a run would be asked for in the same words.'
    : null;
