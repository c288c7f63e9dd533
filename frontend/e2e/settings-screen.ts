import type { Brand, PromptTemplate, SystemDefaultTemplate } from '#contracts';
import type { TemplateType } from '#domain';
import type { ApiClient } from '#testing';
import type { Locator, Page } from 'playwright-core';
import { shows } from './browser.js';
import { button } from './screens.js';

/** What a person does on the prompt settings. */

export const TITLES: Record<TemplateType, string> = {
  product_category_best: 'Product Category Best',
  product_category_top: 'Product Category Top',
  bulk_v2: 'Bulk v2',
  manual_v2_with_product: 'Manual v2 With Product',
  manual_v2_without_product: 'Manual v2 Without Product',
  competitor: 'Competitor',
  validation_with_both: 'Validation With Both',
  validation_with_category: 'Validation With Category',
  validation_product_only: 'Validation Product Only',
};
export const SAVE = 'Save All Changes';
export const SAVE_DEFAULT = 'Save As Default';

/** Opens the tab of a template. @returns its panel */
export async function openTab(page: Page, type: TemplateType): Promise<Locator> {
  await page.getByRole('tab', { name: TITLES[type] }).click();
  return page.getByRole('tabpanel', { name: TITLES[type] });
}

export const textOf = (page: Page, type: TemplateType): Locator =>
  page.getByLabel(`Template of ${TITLES[type]}`);

export const textIs = (page: Page, type: TemplateType, text: string) =>
  shows(() => textOf(page, type).inputValue(), text);

export async function edit(page: Page, type: TemplateType, text: string): Promise<void> {
  await openTab(page, type);
  await textOf(page, type).fill(text);
}

/** Whether the two save buttons are enabled. */
export const isDirty = async (page: Page) =>
  [await button(page, SAVE).isEnabled(), await button(page, SAVE_DEFAULT).isEnabled()].join();

/** What a colleague saves and has saved, over REST. */
export const colleague = (client: () => ApiClient) => ({
  saveOwn: ({ id }: Brand, templateType: TemplateType, promptTemplate: string) =>
    client().post(`/api/brands/${id}/prompt-templates`, { templateType, promptTemplate }),
  saveDefault: ({ id }: Brand, templateType: TemplateType, promptTemplate: string) =>
    client().post(`/api/brands/${id}/prompt-templates/save-as-default`, {
      templates: [{ templateType, promptTemplate }],
    }),
  ownOf: async ({ id }: Brand) =>
    (await client().get<PromptTemplate[]>(`/api/brands/${id}/prompt-templates`)).body,
  defaults: async () => (await client().get<SystemDefaultTemplate[]>('/api/system-default-templates')).body,
});
