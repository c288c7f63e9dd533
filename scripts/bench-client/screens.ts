import type { Page } from 'playwright-core';

export interface Screen {
  name: string;
  path: (brandId: string) => string;
  signedIn: boolean;
  /** A text that only the filled screen shows. */
  shows: string;
  /** What a person presses first, for the interaction latency. */
  use: (page: Page) => Promise<unknown>;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

const screen = (
  name: string,
  path: string,
  shows: string,
  use: (page: Page) => Promise<unknown>,
): Screen => ({
  name,
  path: (brandId) => path.replace(':id', brandId),
  signedIn: true,
  shows,
  use,
});

export const SCREENS: Screen[] = [
  {
    ...screen('Sign-in', '/', 'Sign in with the team password to continue.', async (page) => {
      await page.getByRole('button', { name: 'Show what is typed' }).click();
      await page.keyboard.press('Tab');
    }),
    signedIn: false,
  },
  screen('Brand Dashboard', '/', 'Northwind Footwear', async (page) => {
    await press(page, 'New Brand');
    await page.getByPlaceholder('Enter brand name').pressSequentially('Eastwind');
    await press(page, 'Cancel');
  }),
  screen('Manage Attributes', '/attributes/:id', 'kind of shoe 1', async (page) => {
    await press(page, 'Add attributes to Footwear');
    await page.getByLabel('Attribute Name').pressSequentially('clogs');
    await press(page, 'Cancel');
  }),
  screen('Generate Prompts', '/generate/:id', 'Nothing generated yet', async (page) => {
    await press(page, 'Select all in Footwear');
    await press(page, 'Clear in Footwear');
  }),
  screen('Prompt Management', '/management/:id', 'Total Saved Prompts', async (page) => {
    await page
      .getByRole('button', { name: /^kind of shoe 1\b/ })
      .first()
      .click();
    await page.getByRole('article').first().getByRole('button').first().click();
    await page.getByRole('checkbox', { name: 'Select all groups' }).check();
    await press(page, 'View Prompts');
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Select all' }).check();
  }),
  screen('… Structured Prompts', '/management/:id?tab=structured', 'Seed: 1', async (page) => {
    await press(page, 'Generate CSV');
    await page.getByLabel('Seed (optional)').pressSequentially('42');
    await press(page, 'Cancel');
  }),
  screen('Prompt Settings', '/prompt-settings/:id', 'Reset to Default', async (page) => {
    await tab(page, 'Bulk v2');
    await page.getByRole('tabpanel', { name: 'Bulk v2' }).getByRole('textbox').pressSequentially('And more.');
    await tab(page, 'Competitor');
  }),
  screen('Export Manager', '/profound/:id', 'No modified names yet', async (page) => {
    await tab(page, 'Export CSV');
    await page.getByRole('checkbox').first().waitFor();
    await press(page, 'Select All');
    await press(page, 'Deselect All');
  }),
];
