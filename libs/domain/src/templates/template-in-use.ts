import { DEFAULT_TEMPERATURE, defaultTemplate } from './default-templates.js';
import type { TemplateType } from '../vocabulary.js';

/** A brand's own template, as it is stored. */
interface OwnTemplate {
  templateType: TemplateType;
  promptTemplate: string;
  /** The string 'true' or 'false'. */
  isActive: string;
  frames: boolean;
}

/** The default of all brands for a type, as it is stored. */
interface SystemTemplate {
  templateType: TemplateType;
  promptTemplate: string;
  temperature: number;
  isActive: boolean;
  frames: boolean;
}

/** Where the text of a template comes from, in the order of precedence. */
export type TemplateSource = 'brand' | 'default' | 'built-in';

/** The template that the generators use for a type. */
interface TemplateChoice {
  source: TemplateSource;
  text: string;
  /** Thousandths: 800 is 0.8. */
  temperature: number;
  /** Whether its questions get frames. */
  frames: boolean;
}

/**
 * The template that is used for a type: the brand's own if it is active, else the system default, else the built-in
 * one.
 */
export function templateInUse(
  templateType: TemplateType,
  own: readonly OwnTemplate[],
  defaults: readonly SystemTemplate[],
): TemplateChoice {
  const ofBrand = own.find((one) => one.templateType === templateType && one.isActive === 'true');
  if (ofBrand) {
    const { promptTemplate: text, frames } = ofBrand;
    // Brand templates have no temperature of their own.
    return { source: 'brand', text, temperature: DEFAULT_TEMPERATURE, frames };
  }
  const ofSystem = defaults.find((one) => one.templateType === templateType && one.isActive);
  const { promptTemplate: text, temperature } = ofSystem ?? defaultTemplate(templateType);
  return { source: ofSystem ? 'default' : 'built-in', text, temperature, frames: ofSystem?.frames ?? true };
}
