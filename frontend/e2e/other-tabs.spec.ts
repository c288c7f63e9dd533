import { describe, it } from '@jest/globals';
import type { Attribute } from '#contracts';
import { sharedProduct } from '#testing';
import { browserSuite, sees, shows } from './browser.js';
import { newFullShop } from './generate-shop.js';
import { addAttribute, button, panel } from './screens.js';

const suite = browserSuite(sharedProduct);

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

  it('is read by a tab that is let in only after it was away', async () => {
    suite.allowError(/WebSocket|ERR_|Failed to/);
    const { id, audience } = await newFullShop(suite.product);
    const page = await suite.open('/');
    let letIn = false;
    await page.routeWebSocket(/socket\.io/, (socket) => {
      const server = socket.connectToServer();
      // The page asks to be let in, and hears nothing.
      socket.onMessage((message) => {
        if (letIn || !String(message).includes('brand:join')) server.send(message);
      });
    });
    await page.goto(`/attributes/${id}`);
    await sees(page, 'Live');
    await sees(page, 'runners');
    await page.context().setOffline(true);
    await sees(page, 'Offline');
    const [runners] = audience.attributes as [Attribute];
    await suite.product.client.put(`/api/attributes/${runners.id}`, { displayName: 'joggers' });
    letIn = true;
    await page.context().setOffline(false);
    await sees(page, 'joggers');
  });
});
