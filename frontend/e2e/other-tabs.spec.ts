import { it } from '@jest/globals';
import type { Attribute, WrittenPrompt } from '#contracts';
import { sharedProduct, until } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, holdBack, sees, shows, visit } from './browser.js';
import { newFullShop, newRun } from './generate-shop.js';
import { newFilledShop } from './saved-shop.js';
import { addAttribute, button, hasResults, panel } from './screens.js';

const suite = browserSuite(sharedProduct);

const rename = ({ id }: Attribute, displayName: string) =>
  suite.product.client.put(`/api/attributes/${id}`, { displayName });

const savedPrompts = async (brandId: string) =>
  (await suite.product.client.get<WrittenPrompt[]>(`/api/brands/${brandId}/written-prompts`)).body;

/** Runs `change` while the page is offline, so that it notices the change only when it is back. */
async function whileAway(page: Page, change: () => Promise<unknown>): Promise<void> {
  await page.context().setOffline(true);
  await sees(page, 'Offline');
  await change();
  await page.context().setOffline(false);
}

it('what one tab changes of a brand reaches the others: at once, when they are back from having been away, and when they are let in only then or only after it', async () => {
  suite.allowError(/WebSocket|ERR_|Failed to/);
  const { id, audience } = await newFullShop(suite.product);
  const [runners] = audience.attributes as [Attribute];
  const page = await suite.open(`/attributes/${id}`);
  const generator = await suite.openTab(page, `/generate/${id}`);
  const manual = panel(generator, 'Manual Written Prompts v2');
  await manual.getByRole('checkbox', { name: 'hikers' }).waitFor();
  await sees(generator, 'Live');
  await addAttribute(page, 'Audience', 'dancers');
  await manual.getByRole('checkbox', { name: 'dancers' }).waitFor();
  await button(page, 'Delete attribute hikers').click();
  await button(page.getByRole('dialog'), 'Delete').click();
  await manual.getByRole('checkbox', { name: 'hikers' }).waitFor({ state: 'detached' });
  await generator.close();

  await sees(page, 'Live');
  await whileAway(page, () => rename(runners, 'joggers'));
  await sees(page, 'joggers');
  await shows(() => page.getByText('runners', { exact: true }).count(), 0);

  let joined = false;
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    // The page's join gets no answer.
    socket.onMessage((message) => {
      if (joined || !String(message).includes('brand:join')) server.send(message);
    });
  });
  await visit(page, `/attributes/${id}`);
  await sees(page, 'Live');
  await sees(page, 'joggers');
  await whileAway(page, async () => {
    await rename(runners, 'sprinters');
    joined = true;
  });
  await sees(page, 'sprinters');

  // Changed between the page's reading and its join.
  joined = false;
  await visit(page, `/attributes/${id}`);
  await sees(page, 'Live');
  await sees(page, 'sprinters');
  await rename(runners, 'skippers');
  joined = true;
  await sees(page, 'skippers');
});

it('a brand that is opened again shows what was changed while another screen was open', async () => {
  const { id, audience } = await newFullShop(suite.product);
  const [runners] = audience.attributes as [Attribute];
  const page = await suite.open(`/attributes/${id}`);
  await sees(page, 'Live');
  await sees(page, 'runners');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await sees(page, 'Your Brands');
  await rename(runners, 'joggers');
  await page.goBack();
  await sees(page, 'joggers');
});

it('an edit of a saved prompt shows in the other tabs, and one that comes too late overwrites nothing', async () => {
  suite.allowError(/409/);
  const brand = await newFilledShop(suite.product);
  const [edited] = await savedPrompts(brand.id);
  const here = await suite.open(`/management/${brand.id}`);
  const there = await suite.openTab(here, `/management/${brand.id}`);
  for (const page of [here, there]) {
    await sees(page, 'Live');
    await button(page, 'View Prompts').click();
    await button(page, `Edit: ${edited!.question}`).click();
  }
  const save = async (page: Page, text: string) => {
    await page.getByLabel('Prompt text').fill(text);
    await button(page.getByRole('dialog'), 'Save').click();
  };
  await save(there, 'Which shoes are theirs?');
  await there.getByText('Which shoes are theirs?').waitFor();
  await save(here, 'Which shoes are mine?');
  await here.getByRole('alert').getByText('Which shoes are theirs?').waitFor();
  await shows(async () => (await savedPrompts(brand.id))[0]?.question ?? '', 'Which shoes are theirs?');
  await button(here, 'Save mine').click();
  await there.getByText('Which shoes are mine?').waitFor();
});

it('a text for a prompt that somebody else removes is kept, and shows again with the prompt', async () => {
  const brand = await newFilledShop(suite.product);
  const [edited] = await savedPrompts(brand.id);
  const page = await suite.open(`/management/${brand.id}`);
  await sees(page, 'Live');
  await button(page, 'View Prompts').click();
  await button(page, `Edit: ${edited!.question}`).click();
  await page.getByLabel('Prompt text').fill('Which shoes are mine?');
  const path = `/api/brands/${brand.id}/written-prompts`;
  await suite.product.client.post(`${path}/bulk-delete`, { promptIds: [edited!.id] });
  await page.getByRole('alert').getByText('The prompt you were editing is no longer in this list').waitFor();
  await suite.product.client.post(`${path}/restore`, { promptIds: [edited!.id] });
  await shows(() => page.getByLabel('Prompt text').inputValue(), 'Which shoes are mine?');
});

it('what a colleague moves to the written list is there, also when a prompt is removed while the list is being read', async () => {
  const { brandId, jobId } = await newRun(suite.product);
  const path = `/api/brands/${brandId}/drafts`;
  const move = (...indexes: number[]) => suite.product.client.post(path, { jobId, indexes });
  await move(0, 1, 2);
  const page = await suite.open(`/generate/${brandId}`);
  await sees(page, 'Live');
  const written = panel(page, 'Written Prompts');
  await hasResults(written, 3);
  const reads = await holdBack(page, `**${path}`, () => true);
  await move(3, 4);
  await until(() => reads.waiting() === 1);
  const removed = page.waitForResponse(`**${path}/remove`);
  await written
    .getByRole('button', { name: /^Remove: / })
    .first()
    .click();
  await removed;
  await page.unrouteAll();
  await hasResults(written, 4);
});
