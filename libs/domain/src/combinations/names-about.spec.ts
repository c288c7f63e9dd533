import { expect, it } from '@jest/globals';
import { namesAbout } from './names-about.js';

const ref = (name: string) => ({ id: name, name, categoryId: 'category', categoryName: 'Category' });

it('names product categories first, then competitors, then attributes, each once', () => {
  const combination = (product: string, attribute: string) => ({
    productCategory: ref(product),
    attributes: [ref(attribute)],
    competitor: ref('Beta'),
  });
  expect(
    namesAbout([
      combination('trail shoes', 'light'),
      combination('boots', 'light'),
      combination('boots', 'dry'),
    ]),
  ).toEqual(['trail shoes', 'boots', 'Beta', 'light', 'dry']);
});

it('names twelve at most', () => {
  const combinations = Array.from({ length: 20 }, (_, i) => ({
    productCategory: ref(`product ${i}`),
    attributes: [],
    competitor: null,
  }));
  expect(namesAbout(combinations)).toHaveLength(12);
});
