import { describe, expect, it } from '@jest/globals';
import type { Attribute } from '#contracts';
import { browserSuite, sees, shows } from './browser.js';
import { newFullShop } from './generate-shop.js';
import { addAttribute, button, panel } from './screens.js';

const suite = browserSuite({ workers: 0 });

describe('what one tab changes of a brand', () => {
  it('reaches the others: an attribute that is added or deleted', async () => {
    const { id } = await newFullShop(suite.product);
    const editor = await suite.open(`/attributes/${id}`);
    const generator = await suite.open(`/generate/${id}`);
    const manual = panel(generator, 'Manual Written Prompts v2');
    await manual.getByRole('checkbox', { name: 'hikers' }).waitFor();
    await sees(generator, 'Live');
    await addAttribute(editor, 'Audience', 'dancers');
    await manual.getByRole('checkbox', { name: 'dancers' }).waitFor();
    await button(editor, 'Delete attribute hikers').click();
    await button(editor.getByRole('dialog'), 'Delete').click();
    await manual.getByRole('checkbox', { name: 'hikers' }).waitFor({ state: 'detached' });
  });

  it('is read once by the tab that changed it', async () => {
    const { id } = await newFullShop(suite.product);
    const page = await suite.open(`/attributes/${id}`);
    await sees(page, 'Live');
    const reads: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET') reads.push(new URL(request.url()).pathname);
    });
    await addAttribute(page, 'Audience', 'dancers');
    await sees(page, 'dancers');
    // News of the first change would be among these readings, had it caused more of them.
    await addAttribute(page, 'Audience', 'singers');
    await sees(page, 'singers');
    expect(reads.filter((path) => path === `/api/brands/${id}/attributes`)).toHaveLength(2);
  });

  it('while a tab is away is read when it is back', async () => {
    suite.allowError(/WebSocket|ERR_|Failed to/);
    const { id, audience } = await newFullShop(suite.product);
    const page = await suite.open(`/attributes/${id}`);
    await sees(page, 'Live');
    await page.context().setOffline(true);
    await sees(page, 'Offline');
    const [runners] = audience.attributes as [Attribute];
    await suite.product.client.put(`/api/attributes/${runners.id}`, { displayName: 'joggers' });
    await page.context().setOffline(false);
    await sees(page, 'joggers');
    await shows(() => page.getByText('runners', { exact: true }).count(), 0);
  });
});
