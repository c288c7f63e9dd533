import type { BrandData } from '../combinations/brand-data.js';
import type { Combination } from '../combinations/combination.js';
import { sketchBrand, type RuleSketch } from './sample-fixtures.js';
import { ShareMeter } from './share-meter.js';

/** A sample of the brand, 70 rows of a hundred with one attribute. */
export const SEVENTY = { kind: 'brand', singleAttributePercentage: 70 } as const;

/** The largest distance of any share from its goal, in points. */
export function worst(meter: ShareMeter): number {
  return Math.max(...meter.distances().values());
}

export function meterOf(brand: BrandData, rows: readonly Combination[]): ShareMeter {
  const meter = new ShareMeter(brand);
  for (const row of rows) meter.add(row);
  return meter;
}

/** A key that rows with the same content share. */
export const rowKey = ({ productCategory, attributes }: Combination): string =>
  [productCategory!.id, ...attributes.map(({ id }) => id).sort()].join('|');

/** A pseudo-random die that is the same in each run. */
export function dice(seed: number): (faces: number) => number {
  let state = seed;
  return (faces) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * faces);
  };
}

/** A brand with random weights and a few rules. */
export function someBrand(products: number, sizes: readonly number[], seed: number): BrandData {
  const roll = dice(seed);
  const names = (name: string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`${name}${i}`, 1 + roll(3)]));
  const attribute = (): string => {
    const category = roll(sizes.length);
    return `C${category}:v${category}.${roll(sizes[category]!)}`;
  };
  return sketchBrand(
    [
      ['ProductCategory', 'Range', 1, names('p', products)],
      ...sizes.map((size, i) => ['ProductAttribute', `C${i}`, 1 + roll(3), names(`v${i}.`, size)] as const),
    ],
    Array.from({ length: roll(4) }, (): RuleSketch => [attribute(), attribute()]),
  );
}
