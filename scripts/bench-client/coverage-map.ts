import { newProfile, newBrand, newCategory, type Product } from '#testing';
import type { Browser } from 'playwright-core';
import { scroll } from './long-list.js';

const PRODUCTS = 30;
const CATEGORIES = 10;
const ATTRIBUTES = 125;
const SAVED = 100_000;

export interface CoverageMap {
  /** Milliseconds from the start of the navigation, with an empty cache, to the first cells. */
  firstCells: number;
  /** Frames a second while it is scrolled. */
  fps: number;
}

const numbered = (count: number, word: string) => Array.from({ length: count }, (_, i) => `${word} ${i + 1}`);

/** A brand of 30 × 1,250 with 100,000 saved prompts, nearly every cell with one. @returns its id */
export async function fillMap({ client, sql }: Product): Promise<string> {
  const { id } = await newBrand(client, 'A large map');
  await newCategory(client, id, 'ProductCategory', 'Range', numbered(PRODUCTS, 'product'));
  for (let i = 1; i <= CATEGORIES; i++)
    await newCategory(client, id, 'CustomerAttribute', `Group ${i}`, numbered(ATTRIBUTES, `value ${i}`));
  await sql(
    `WITH members AS (
       SELECT array_agg(a.id) FILTER (WHERE c.cat_type = 'ProductCategory') AS products,
         array_agg(a.id) FILTER (WHERE c.cat_type <> 'ProductCategory') AS others
       FROM attributes a JOIN attribute_categories c ON c.id = a.attribute_category_id WHERE c.brand_id = $1)
     INSERT INTO written_prompts (brand_id, question, prompt_type, product_category_attribute_id, attribute_id)
     SELECT $1, 'Which of number ' || n || ' suits people who want exactly this?', 'Discovery',
       products[1 + n % cardinality(products)], others[1 + (n / cardinality(products)) % cardinality(others)]
     FROM members CROSS JOIN generate_series(1, $2::int) AS n`,
    [id, SAVED],
  );
  await sql('VACUUM ANALYZE written_prompts');
  return id;
}

/** Runs in the page before anything else. */
const OBSERVE = `
  window.__firstCells = new Promise((done) => {
    const look = () => document.querySelector('[role=gridcell]')
      ? requestAnimationFrame(() => setTimeout(() => done(performance.now())))
      : requestAnimationFrame(look);
    requestAnimationFrame(look);
  });`;

/** The map of the brand with the most cells. */
export async function measureMap(browser: Browser, product: Product, brandId: string): Promise<CoverageMap> {
  const profile = await newProfile(browser, product, {});
  const page = await profile.newPage();
  await page.addInitScript(OBSERVE);
  await page.goto(`/management/${brandId}?tab=coverage`);
  const firstCells = await page.evaluate<number>('window.__firstCells');
  await page.waitForLoadState('networkidle');
  const fps = await page.evaluate<number>(scroll(`document.querySelector('[role=grid]')`));
  await profile.close();
  return { firstCells, fps };
}
