import { LIMITS, type PromptTemplate, type SystemDefaultTemplate, type TemplateType } from '#contracts';
import { DEFAULT_TEMPLATES, findUnknownVariables, findUsedVariables, TEMPLATE_VARIABLES } from '#domain';
import { formatCount } from '../../shared/text/format';
import type { TemplateDraft } from './use-template-drafts';

/** Where the text of a template comes from, in the order of look-up. */
export type TemplateSource = 'brand' | 'default' | 'built-in';

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
  hasOwn: boolean;
}

/** `manual_v2_with_product` reads 'Manual v2 With Product'. */
const titleOf = (templateType: TemplateType): string =>
  templateType
    .split('_')
    .map((word) => (word === 'v2' ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`))
    .join(' ');

/** The nine templates as the server looks them up: the brand's own, else the system default, else the embedded one. */
export function shownTemplates(own: PromptTemplate[], defaults: SystemDefaultTemplate[]): ShownTemplate[] {
  return DEFAULT_TEMPLATES.map(({ templateType, description, promptTemplate }) => {
    const ofBrand = own.find((each) => each.templateType === templateType && each.isActive === 'true');
    const ofSystem = defaults.find((each) => each.templateType === templateType && each.isActive);
    const defaultText = ofSystem?.promptTemplate ?? promptTemplate;
    const defaultFrames = ofSystem?.frames ?? true;
    return {
      templateType,
      title: titleOf(templateType),
      description,
      text: ofBrand?.promptTemplate ?? defaultText,
      frames: ofBrand?.frames ?? defaultFrames,
      source: ofBrand ? 'brand' : ofSystem ? 'default' : 'built-in',
      defaultText,
      defaultFrames,
      hasOwn: ofBrand !== undefined,
    };
  });
}

/** What a tab shows: what was edited, else what is saved; null goes back to the default. */
export function shownDraft(template: ShownTemplate, draft: TemplateDraft | null | undefined): TemplateDraft {
  const { text, frames, defaultText, defaultFrames } = template;
  return draft === null ? { text: defaultText, frames: defaultFrames } : (draft ?? { text, frames });
}

const braced = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

/** Says what is wrong with a template's text, or null. The server refuses the same. */
export function templateFault(templateType: TemplateType, text: string): string | null {
  if (text.trim() === '') return 'Template is required';
  if (text.trim().length > LIMITS.templateLength)
    return `Template must be at most ${formatCount(LIMITS.templateLength)} characters`;
  const unknown = findUnknownVariables(templateType, text);
  if (unknown.length === 0) return null;
  return `Unknown variable ${braced(unknown)}. This template can use: ${braced(TEMPLATE_VARIABLES[templateType])}`;
}

/** Says what should be looked at in a text that can be saved, or null. */
export const templateDoubt = (templateType: TemplateType, text: string): string | null =>
  findUsedVariables(templateType, text).length === 0
    ? 'It has no variable: every prompt of a run would be asked for in the same words.'
    : null;
