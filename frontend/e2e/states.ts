import type { Page } from 'playwright-core';
import { addCategory, button, choose, closeDialogs, dialog, panel } from './screens.js';

/** A state of every screen and dialog to look at. */
export interface State {
  name: string;
  /** What a person does in the previous state. The state is reached when the promise resolves. */
  reach: (page: Page) => Promise<unknown>;
}

const refused = (page: Page) => page.locator('.ant-form-item-explain-error').first();
export const settled = (page: Page) => page.locator('.ant-skeleton').first().waitFor({ state: 'detached' });
const click = (page: Page, name: string) => button(page, name).first().click();

/** Dialogs of the previous state are closed first. */
export const state = (name: string, reach: State['reach']): State => ({
  name,
  reach: async (page) => {
    await closeDialogs(page);
    await reach(page);
  },
});

const refusedDialogs = [
  'Add Competitor',
  'Add Category Blacklist Pair',
  'Add Attribute-Category Blacklist Pair',
  'Add Category Pairing',
];

export const overAttributes: State[] = [
  state('Add Attribute Category, refused', async (page) => {
    await click(page, 'Add category to Customer Attributes');
    await button(dialog(page, 'Add Attribute Category'), 'Create Category').click();
    await refused(page).waitFor();
  }),
  state('Add Attributes, with a preview', async (page) => {
    await click(page, 'Add attributes to Footwear');
    const form = dialog(page, 'Add Attributes');
    await form.getByRole('tab', { name: 'Multiple Attributes' }).click();
    await form.getByLabel('Attributes', { exact: true }).fill('clogs\t3\nslippers');
    await button(form, 'Preview').click();
    await form.getByText('1 valid').waitFor();
  }),
  ...refusedDialogs.map((title) =>
    state(`${title}, refused`, async (page) => {
      await click(page, title);
      await dialog(page, title).locator('button[type=submit]').click();
      await refused(page).waitFor();
    }),
  ),
  state('Add Blacklist Pair, with its menu open', async (page) => {
    await click(page, 'Add Blacklist Pair');
    await choose(page, 'Primary Attribute', 'wool');
    await choose(page, 'Attributes to Blacklist', 'wool');
    await refused(page).waitFor();
  }),
  state('Paste brand data, with errors', async (page) => {
    await click(page, 'Paste data');
    const form = dialog(page, 'Paste brand data');
    await form
      .getByLabel('Cells from a spreadsheet, or CSV')
      .fill(
        'Product Category\tFootwear\tclogs\tHigh\nCustomer Attribute\tAudience\tnurses\t7\nProduct Attribute\tMaterial\twool\t2',
      );
    await form.getByText('1 row with errors, left out').waitFor();
  }),
  state('Add Attributes, of its own accord', async (page) => {
    await addCategory(page, 'Product Categories', 'Hats');
    await dialog(page, 'Add Attributes').waitFor();
  }),
  state('Delete a category', async (page) => {
    await click(page, 'Delete category Audience');
    await page.getByText(/^This also deletes 3 attributes/).waitFor();
  }),
];

export const overGenerate: State[] = [
  state('generators that are filled in', async (page) => {
    await page.getByRole('checkbox', { name: 'shoes' }).nth(1).check();
    await choose(page, 'Attribute category (optional)', 'Audience');
  }),
  state('prompts that were generated', async (page) => {
    await click(page, 'Generate Competitor Prompts');
    await page.locator('#results-competitor .prompt-row').nth(1).waitFor();
  }),
  state('a written prompt being edited', async (page) => {
    await page
      .locator('#results-competitor')
      .getByRole('button', { name: 'Edit as Written Prompts' })
      .click();
    await page
      .getByRole('button', { name: /^Edit: / })
      .first()
      .click();
  }),
  state('Improve Selected Prompts, refused', async (page) => {
    await button(panel(page, 'Written prompts, list'), 'Cancel').click();
    await page.locator('#written-prompts').getByRole('checkbox', { name: 'Select all' }).check();
    await click(page, 'Improve Selected');
    await dialog(page, 'Improve Selected Prompts').getByLabel('Instructions').press('Control+Enter');
    await refused(page).waitFor();
  }),
  state('prompts that were improved', async (page) => {
    await click(page, 'Improve Selected');
    await dialog(page, 'Improve Selected Prompts').getByLabel('Instructions').fill('Shorter');
    await click(page, 'Improve Prompts');
    await click(page, 'Review changes');
    await page.locator('.prompt-before').first().waitFor();
  }),
  state('a text that somebody else has changed', async (page) => {
    await page
      .getByRole('button', { name: /^Edit: / })
      .first()
      .click();
    await page.route('**/api/drafts/*', (route) =>
      route.fulfill({ status: 409, json: { message: 'Changed', draft: { question: 'Theirs?' } } }),
    );
    await page.getByLabel('Prompt text').fill('Mine?');
    await button(panel(page, 'Written prompts, list'), 'Save').click();
    await page.getByText('Somebody else has changed this text meanwhile.').waitFor();
    await button(panel(page, 'Written prompts, list'), 'Keep theirs').click();
    await page.unroute('**/api/drafts/*');
  }),
  state('Triage of the written list', async (page) => {
    await button(page.locator('#written-prompts'), 'Triage').click();
    await button(dialog(page, 'Triage'), 'Keys (?)').click();
    await dialog(page, 'Triage').locator('.triage-question').waitFor();
  }),
  state('Removed prompts', async (page) => {
    await click(page, 'Clear all filters');
    await panel(page, 'Written prompts, list').getByRole('checkbox').first().check();
    await click(page, 'Delete Selected');
    await button(page.getByRole('dialog'), 'Delete').click();
    await click(page, 'Removed prompts');
    await dialog(page, 'Removed prompts').getByRole('checkbox').nth(1).check();
  }),
];

export const overCoverage: State[] = [
  state('Generate what is missing', async (page) => {
    await page.getByRole('button', { name: /^Generate the/ }).click();
    await dialog(page, 'Generate what is missing').getByText('no set of this width').waitFor();
  }),
];

export const overManagement: State[] = [
  state('a group that is open and filters that are chosen', async (page) => {
    await page.getByRole('region', { name: 'Product Categories' }).getByRole('button').first().click();
    await page.getByRole('article').first().getByRole('button').first().click();
    await page.locator('.detail-row').first().waitFor();
    await page.getByRole('checkbox', { name: 'Select all groups' }).check();
  }),
  state('a view to be named', async (page) => {
    await click(page, 'Views');
    await page.getByLabel('Name of this view').waitFor();
  }),
  state('Go to', async (page) => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('shoes');
    await dialog(page, 'Go to').getByRole('option').nth(1).waitFor();
  }),
  state('Jobs', async (page) => {
    await click(page, 'Jobs');
    await dialog(page, 'Jobs').getByRole('article').first().waitFor();
  }),
  state('Written Prompts, one being edited', async (page) => {
    await click(page, 'View Prompts');
    await page
      .getByRole('button', { name: /^Edit: / })
      .first()
      .click();
  }),
  state('Triage of saved prompts', async (page) => {
    await click(page, 'Triage');
    await dialog(page, 'Triage').locator('.triage-question').waitFor();
  }),
  state('Triage, a prompt being edited', async (page) => {
    await click(page, 'Triage');
    await dialog(page, 'Triage').locator('.triage-question').waitFor();
    await page.keyboard.press('e');
    await page.getByLabel('Prompt text').waitFor();
  }),
  state('Duplicate Prompts', async (page) => {
    await click(page, 'View Dupe Prompts');
    await click(page, 'Select all but the oldest of each group');
  }),
];

export const overStructured: State[] = [
  state('Generate CSV, refused', async (page) => {
    await click(page, 'Generate CSV');
    await dialog(page, 'Generate CSV').getByLabel('Seed (optional)').fill('-1');
    await button(dialog(page, 'Generate CSV'), 'Generate CSV').click();
    await refused(page).waitFor();
  }),
  state('Newest CSV', async (page) => {
    await click(page, 'Preview newest');
    await dialog(page, 'Newest CSV').getByRole('table').waitFor();
  }),
];

export const overSettings: State[] = [
  state('a template with an unknown variable', async (page) => {
    await page.getByLabel('Template of Product Category Best').fill('A {colour} one?');
    await page.getByText(/^Unknown variable/).waitFor();
  }),
  state('Save as the default of all brands?', async (page) => {
    await page.getByLabel('Template of Product Category Best').fill('Any?');
    await click(page, 'Save As Default');
    await page.getByRole('dialog').waitFor();
  }),
];

export const overProfound: State[] = [
  state('a name to modify, refused', async (page) => {
    await click(page, 'Save');
    await page.getByText('Please select an attribute').waitFor();
  }),
  state('the attributes to modify, open', async (page) => {
    await page.getByRole('combobox', { name: 'Attribute', exact: true }).click();
    await page.locator('.ant-select-item-option').first().waitFor();
  }),
  state('the export', async (page) => {
    await page.getByRole('tab', { name: 'Export CSV' }).click();
    await page.getByRole('checkbox').first().check();
  }),
];

export const overBrands: State[] = [
  state('Create New Brand, refused', async (page) => {
    await click(page, 'New Brand');
    await button(dialog(page, 'Create New Brand'), 'Create Brand').click();
    await refused(page).waitFor();
  }),
  state('Delete a brand', async (page) => {
    await click(page, 'Delete');
    await page.getByRole('dialog').waitFor();
  }),
];
