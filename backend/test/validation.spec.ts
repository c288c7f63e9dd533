import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sharedProduct, type SharedProduct } from '#testing';
import { newShop, RULES, type Shop } from './validation-rules.js';

let product: SharedProduct;
let shop: Shop;
beforeAll(async () => {
  product = await sharedProduct();
  shop = await newShop(product.client);
});
afterAll(() => product.stop());

describe('the rules of validation', () => {
  it.each(RULES)('%s', async (_rule, message, call) => {
    const [method, path, body] = call(shop);
    const before = await rowCounts();
    const { status, body: refusal } = await product.client.call<any>(method, path, body);
    expect(status).toBe(400);
    expect(refusal.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
    expect(refusal.error).toBe(refusal.message);
    expect(await rowCounts()).toEqual(before);
  });
});

/** Rows of every table of the product that holds what staff enter. */
const rowCounts = () =>
  product.sql(`SELECT (SELECT count(*) FROM brands) b, (SELECT count(*) FROM attribute_categories) c,
    (SELECT count(*) FROM attributes) a, (SELECT count(*) FROM blacklist_pairs) p1,
    (SELECT count(*) FROM category_blacklist_pairs) p2, (SELECT count(*) FROM attribute_category_blacklist_pairs) p3,
    (SELECT count(*) FROM category_pairings) p4, (SELECT count(*) FROM competitors) k, (SELECT count(*) FROM jobs) j,
    (SELECT count(*) FROM written_prompts) w, (SELECT count(*) FROM modified_attribute_names) m`);
