import {
  at,
  type BrandData,
  type Combination,
  readSet,
  type SetQuestion,
  sampleCombinations,
  ShareMeter,
} from '#domain';
import { questionDealer } from '#domain/composing';
import type { Suite } from '../context.js';

const READ = 10_000;

/** How close shares come to weights, and how alike the questions of a structured file read. */
// Nothing here waits, but suites must be asynchronous.
export const questions: Suite = async (context) => {
  await Promise.resolve();
  const usual = shop(4, [4, 3, 3, 3]);
  const meter = new ShareMeter(usual);
  for (const row of rowsOf(usual, 250)) meter.add(row);
  const large = shop(12, [40, 40, 30]);
  const rows = rowsOf(large, 2_000);
  const deal = questionDealer({ brandName: large.name });
  const texts = rows.map((combination) => deal({ combination, templateType: null, promptType: 'Discovery' }));
  const skeletons = countOf(rows.map((row, place) => masked(texts[place]!, row)));
  const openings = countOf(texts.map((text) => text.split(' ', 2).join(' ').toLowerCase()));
  const share = (count: number): number => (100 * count) / texts.length;
  context.figures.push(
    {
      name: 'shares against weights, 250 rows of 4 product categories × 13 attributes: the furthest off',
      value: Math.max(...meter.distances().values()),
      unit: 'points',
      limit: 2,
      hard: true,
    },
    {
      name: 'near-copies among 2,000 composed questions (pairs, masked, trigram Jaccard > 0.8)',
      value: nearCopies(skeletons, texts.length),
      unit: '%',
      limit: 1,
      hard: true,
    },
    {
      name: '… largest masked skeleton',
      value: share(Math.max(...skeletons.values())),
      unit: '%',
      limit: 2,
      hard: true,
    },
    {
      name: '… entropy of the first two words',
      value: entropyOf(openings, texts.length),
      unit: 'bits',
      limit: 4,
      atLeast: true,
      hard: true,
    },
    {
      name: '… most frequent opening',
      value: share(Math.max(...openings.values())),
      unit: '%',
      limit: 12,
      hard: true,
    },
    {
      name: 'what a set of 10,000 reads like, in the thread that reads it',
      value: timeToRead(alike(rows, texts)),
      unit: 'ms',
      limit: 3_000,
    },
    {
      name: '… when no two are alike',
      value: timeToRead(unlike(texts)),
      unit: 'ms',
      limit: 3_000,
    },
  );
};

/** The questions five times over, each time with different words at their ends. */
const alike = (rows: readonly Combination[], texts: readonly string[]): SetQuestion[] =>
  Array.from({ length: READ }, (_, place) => {
    const { productCategory, attributes } = at(rows, place % texts.length);
    const names = [productCategory, ...attributes].flatMap((ref) =>
      ref ? [ref.name, ref.categoryName] : [],
    );
    const end = at(['', ' these days', ' in your view', ' right now', ' all in all'], place % 5);
    const question = at(texts, place % texts.length).replace('?', `${end}?`);
    return { question, names: ['Acme', ...names], flags: [] };
  });

/** The words of the questions, mixed. */
function unlike(texts: readonly string[]): SetQuestion[] {
  const words = texts.join(' ').replaceAll('?', '').split(' ');
  return Array.from({ length: READ }, (_, place) => {
    const chosen = Array.from({ length: 12 + (place % 9) }, (_, word) =>
      at(words, (place * 7_919 + word * (104_729 + 2 * place)) % words.length),
    );
    return { question: `${chosen.join(' ')}?`, names: ['Acme'], flags: [] };
  });
}

/** In milliseconds. */
function timeToRead(set: readonly SetQuestion[]): number {
  const start = performance.now();
  readSet(set);
  return performance.now() - start;
}

/** A brand of products and of categories with this many attributes each, weights equal within a category. */
function shop(products: number, sizes: readonly number[]): BrandData {
  const words = ['runner', 'rocker sole', 'color', 'fit'];
  const ids = ['range', ...sizes.map((_, place) => `category ${place}`)];
  const named = (category: string, word: string, count: number) =>
    Array.from({ length: count }, (_, place) => ({
      id: `${category} ${place}`,
      attributeCategoryId: category,
      displayName: `${word} ${place}`,
      weight: 1,
    }));
  return {
    id: 'brand',
    name: 'Acme',
    categories: ids.map((id, place) => ({
      id,
      catType: place === 0 ? 'ProductCategory' : place === 1 ? 'CustomerAttribute' : 'ProductAttribute',
      displayName: id,
      weight: place === 1 ? 3 : 2,
    })),
    attributes: [
      ...named('range', 'trail shoe', products),
      ...sizes.flatMap((size, place) => named(ids[place + 1]!, words[place]!, size)),
    ],
    competitors: [],
    pairings: [],
    rules: { attributePairs: [], categoryPairs: [], attributeCategoryPairs: [] },
  };
}

const rowsOf = (brand: BrandData, count: number): Combination[] =>
  sampleCombinations(brand, { kind: 'brand', singleAttributePercentage: 70 }, 7, count).rows;

/** Names are masked and questions compared apart from the product's own reading, which this checks. */
function masked(text: string, { productCategory, attributes }: Combination): string {
  const names = [productCategory, ...attributes].flatMap((ref) => (ref ? [ref.name] : []));
  const longestFirst = names.sort((a, b) => b.length - a.length);
  return longestFirst.reduce((rest, name) => rest.replaceAll(name, 'X'), text).toLowerCase();
}

function countOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const entropyOf = (counts: ReadonlyMap<string, number>, total: number): number =>
  [...counts.values()].reduce((bits, count) => bits - (count / total) * Math.log2(count / total), 0);

/** How many per cent of the pairs of questions read nearly alike. */
function nearCopies(skeletons: ReadonlyMap<string, number>, total: number): number {
  const entries = [...skeletons].map(([text, count]) => ({ count, grams: trigrams(text) }));
  let pairs = 0;
  entries.forEach((one, place) => {
    pairs += (one.count * (one.count - 1)) / 2;
    for (const other of entries.slice(place + 1))
      if (jaccard(one.grams, other.grams) > 0.8) pairs += one.count * other.count;
  });
  return (100 * pairs) / ((total * (total - 1)) / 2);
}

function trigrams(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3)));
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const gram of a) if (b.has(gram)) shared++;
  return shared / (a.size + b.size - shared);
}
