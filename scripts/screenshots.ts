// The pictures of docs/screenshots, taken from the running product: `npm run build && node dist/scripts/screenshots.js`.
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newBrand, newCategory, type Product, startProduct, startTestServers } from '#testing';
import { type BrowserContext, chromium, type Page } from 'playwright-core';

/** Those that the README shows go to docs, the others to a folder that git ignores. */
const SHOWN = new Set([
  'dashboard-light',
  'attributes-light',
  'results-light',
  'written-dark',
  'jobs-dark',
  'phone-results',
]);
const ANSWER_MS = 110;
const PRODUCTS = ['running shoes', 'trail shoes', 'hiking boots', 'sandals'];
const AUDIENCES = [
  'beginners',
  'marathon runners',
  'people with wide feet',
  'commuters',
  'students',
  'older walkers',
  'nurses',
  'travellers',
];
const MATERIALS = ['merino wool', 'recycled rubber', 'leather', 'mesh', 'cork', 'hemp'];

/** Each pattern finds the subject in a default template; the questions take turns. */
const QUESTIONS: [RegExp, ...string[]][] = [
  [/to find the best ([^.\n]+)\./, 'What are the best $1 I can buy this year?'],
  [/top names for (.+?) are/, 'Who are the top names for $1, and how do they rank?'],
  [
    /looking for (.+?) with these attributes: .+?: (.+?), .+?: (.+?)\.\n/,
    'Which $1 made of $3 would you recommend for $2?',
    'What are good $1 for $2 that are made of $3?',
    'Are there comfortable $1 in $3 that suit $2?',
  ],
  [
    /looking for (.+?), where Audience is (.+?)\./,
    'Which $1 do $2 like best?',
    'What should $2 look for in $1?',
  ],
  [/looking for (.+?), where Material is (.+?)\./, 'Where can I find good $1 made of $2?'],
];

function questionFor(prompt: string): string {
  for (const [pattern, ...forms] of QUESTIONS) {
    const found = pattern.exec(prompt);
    const form = forms[(found?.[0].length ?? 0) % forms.length];
    if (found && form) return form.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
  }
  return 'Which of these would you choose?';
}

/** A model that answers as a person would read it; the stand-in of the tests marks its answers. */
async function startModel(): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { messages = [] } = JSON.parse(text || '{}') as { messages?: { content: string }[] };
      const content = questionFor(messages.at(-1)?.content ?? '');
      const body = {
        id: 'answer',
        object: 'chat.completion',
        created: 0,
        model: 'picture',
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 164, completion_tokens: 17, total_tokens: 181 },
      };
      setTimeout(
        () => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
        ANSWER_MS,
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function fillBrands({ client }: Product): Promise<string> {
  await client.post('/api/brands', { name: 'Harbour Coffee', maxPrompts: 500 });
  await client.post('/api/brands', { name: 'Lumen Bikes', maxPrompts: 1200 });
  const { id } = await newBrand(client, 'Northwind Footwear');
  const range = await newCategory(client, id, 'ProductCategory', 'Footwear', PRODUCTS);
  const audience = await newCategory(client, id, 'CustomerAttribute', 'Audience', AUDIENCES);
  const material = await newCategory(client, id, 'ProductAttribute', 'Material', MATERIALS);
  const weights = [3, 2, 3, 1, 2];
  for (const group of [range, audience, material])
    for (const [place, { id: attributeId, displayName }] of group.attributes.entries())
      await client.put(`/api/attributes/${attributeId}`, { displayName, weight: weights[place % 5] });
  return id;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The types of the browser are not known to scripts. */
const scrollTo = (page: Page, panel: string): Promise<void> =>
  page.locator(panel).evaluate((element: unknown) => {
    (element as { scrollIntoView(): void }).scrollIntoView();
  });

async function take(page: Page, name: string): Promise<void> {
  const path = `${SHOWN.has(name) ? 'docs/screenshots' : 'screenshots'}/${name}.png`;
  await page.screenshot({ path });
  console.log(path);
}

async function signedIn(context: BrowserContext, password: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign In').click();
  await page.getByRole('heading', { name: 'Brand Dashboard' }).waitFor();
  return page;
}

async function startRun(page: Page, brandId: string): Promise<void> {
  await page.goto(`/generate/${brandId}`);
  const manual = page.getByRole('region', { name: 'Manual Written Prompts v2', exact: true });
  for (const category of ['Footwear', 'Audience', 'Material'])
    await manual.getByRole('button', { name: `Select all in ${category}` }).click();
  await button(page, 'Generate Manual v2 Prompts').click();
  const results = page.locator('#results-manual-v2');
  // Far enough for a pace, a time left and the first prompt, which another part of the run may precede.
  await results.getByText(/about \d+ s left/).waitFor();
  await results.locator('.prompt-number').getByText('1', { exact: true }).waitFor();
}

/** Moves the finished run to the written list, saves a part of it, and edits one. */
async function fillList(page: Page): Promise<void> {
  await page.locator('#results-manual-v2').getByRole('button', { name: 'Edit as Written Prompts' }).click();
  const list = page.getByRole('region', { name: 'Written prompts, list' });
  for (const place of [0, 1, 2]) await list.getByRole('checkbox').nth(place).check();
  await button(page, 'Save Selected').click();
  await list.locator('.saved-mark').first().waitFor();
  await button(page, 'Clear selection').click();
  await list
    .getByRole('button', { name: /^Edit: / })
    .nth(3)
    .click();
}

async function desktop(
  product: Product,
  context: BrowserContext,
  brandId: string,
  theme: string,
): Promise<void> {
  const gate = await context.newPage();
  await gate.goto('/');
  await gate.getByLabel('Password', { exact: true }).waitFor();
  await take(gate, `sign-in-${theme}`);
  await gate.close();
  const page = await signedIn(context, product.password);
  await page.getByText('Lumen Bikes').waitFor();
  await take(page, `dashboard-${theme}`);
  await page.goto(`/attributes/${brandId}`);
  await page.getByText('merino wool').waitFor();
  await take(page, `attributes-${theme}`);
  await startRun(page, brandId);
  await take(page, `generate-${theme}`);
  await scrollTo(page, '#results-manual-v2');
  await take(page, `results-${theme}`);
  await button(page, 'Jobs, 1 running').click();
  await page.getByRole('dialog', { name: 'Jobs' }).getByText('Running', { exact: true }).nth(1).waitFor();
  await take(page, `jobs-${theme}`);
  await button(page, 'Close').click();
  await page.getByText('Generated 192 manual v2 prompts').waitFor();
  await fillList(page);
  await page.locator('.ant-notification-notice').waitFor({ state: 'detached' });
  await scrollTo(page, '#written-prompts');
  await take(page, `written-${theme}`);
}

async function phone(product: Product, context: BrowserContext, brandId: string): Promise<void> {
  const page = await signedIn(context, product.password);
  await page.getByText('Lumen Bikes').waitFor();
  await take(page, 'phone-dashboard');
  await page.goto(`/attributes/${brandId}`);
  await page.getByText('running shoes').waitFor();
  await take(page, 'phone-attributes');
  await startRun(page, brandId);
  await scrollTo(page, '#results-manual-v2');
  await take(page, 'phone-results');
  await page.getByText('Generated 192 manual v2 prompts').waitFor();
}

for (const folder of ['docs/screenshots', 'screenshots']) mkdirSync(folder, { recursive: true });
const servers = await startTestServers();
process.env['TEST_DATABASE_URL'] = servers.databaseUrl;
const model = await startModel();
const product = await startProduct({ env: { OPENAI_BASE_URL: model.url, LLM_CONCURRENCY: '4' } });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const brandId = await fillBrands(product);
  const shared = { baseURL: product.url, reducedMotion: 'reduce' } as const;
  for (const theme of ['light', 'dark'] as const) {
    const viewport = { width: 1440, height: 900 };
    await desktop(
      product,
      await browser.newContext({ ...shared, viewport, colorScheme: theme }),
      brandId,
      theme,
    );
  }
  const viewport = { width: 390, height: 844 };
  await phone(product, await browser.newContext({ ...shared, viewport, colorScheme: 'light' }), brandId);
} finally {
  await browser.close();
  await product.stop();
  model.close();
  await servers.stop();
}
