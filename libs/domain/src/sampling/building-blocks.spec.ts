import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { EventHeap } from './event-heap.js';
import { noiseAfter, noiseAt, uniform } from './noise.js';
import { nextSeat, type SeatHolder } from './seats.js';
import { insertAscending, mergeAscending, WeightTable } from './weight-table.js';

const ascending = fc
  .uniqueArray(fc.nat(30), { maxLength: 12 })
  .map((numbers) => numbers.sort((a, b) => a - b));

describe('the heap of events', () => {
  it('gives events in the order of time, the latest of equal ones first', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), (times) => {
        const heap = new EventHeap<{ time: number; turn: number }>();
        const events = times.map((time, turn) => ({ time, turn }));
        for (const event of events) heap.push(event);
        const out = times.map(() => heap.pop());
        expect(out).toEqual(events.sort((a, b) => a.time - b.time || b.turn - a.turn));
        expect(heap.pop()).toBeUndefined();
      }),
    );
  });
});

describe('weight tables', () => {
  it('give each open index the part of the chances that its weight is of the whole', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 12 }),
        ascending,
        (weights, raw) => {
          const leftOut = raw.filter((index) => index < weights.length - 1);
          const table = new WeightTable(weights);
          const gone = table.weightOf(leftOut);
          const open = weights.flatMap((weight, index) =>
            leftOut.includes(index) ? [] : Array.from({ length: weight }, () => index),
          );
          const picked = open.map((_, i) => table.pick((i + 0.5) / open.length, leftOut, gone));
          expect(picked).toEqual(open);
        },
      ),
    );
  });

  it('stay within bounds at the ends of the chances', () => {
    const table = new WeightTable([1, 2, 3]);
    expect(table.pick(Number.MIN_VALUE, [0], 1)).toBe(1);
    expect(table.pick(1, [2], 3)).toBe(1);
    expect(table.pick(1, [], 0)).toBe(2);
  });

  it('merge and insert in order', () => {
    fc.assert(
      fc.property(ascending, ascending, (a, b) => {
        const union = [...new Set([...a, ...b])].sort((x, y) => x - y);
        expect(mergeAscending(a, b)).toEqual(union);
        const inserted = [...a];
        for (const value of b) if (!inserted.includes(value)) insertAscending(inserted, value);
        expect(inserted).toEqual(union);
      }),
    );
  });
});

describe('seats by Sainte-Laguë', () => {
  const award = (weights: number[], count: number): number[] => {
    const holders = weights.map((weight, tie) => ({ weight, seats: 0, tie }));
    for (let i = 0; i < count; i++) nextSeat(holders)!.seats++;
    return holders.map(({ seats }) => seats);
  };

  it('agree with a published apportionment', () => {
    // https://en.wikipedia.org/wiki/Sainte-Lagu%C3%AB_method: 7 seats.
    expect(award([53_000, 24_000, 23_000], 7)).toEqual([3, 2, 2]);
  });

  it('are never off by more than one between two parties', () => {
    for (let count = 0; count <= 500; count++) {
      expect(Math.abs(award([70, 30], count)[0]! - 0.7 * count)).toBeLessThan(1);
    }
    expect(award([70, 30], 10)).toEqual([7, 3]);
  });

  it('give nothing to a claim of nothing while another has one', () => {
    expect(award([0, 1], 5)).toEqual([0, 5]);
    expect(nextSeat<SeatHolder>([])).toBeUndefined();
  });
});

describe('noise', () => {
  it('is even, and different at every place', () => {
    const chances = Array.from({ length: 4000 }, (_, i) => uniform(noiseAfter(noiseAt(i % 40, 1), i), i % 4));
    expect(new Set(chances).size).toBe(4000);
    expect(Math.min(...chances)).toBeGreaterThan(0);
    expect(Math.max(...chances)).toBeLessThan(1);
    const tenths = Array.from(
      { length: 10 },
      (_, t) => chances.filter((c) => Math.floor(c * 10) === t).length,
    );
    const chiSquared = tenths.reduce((sum, seen) => sum + (seen - 400) ** 2 / 400, 0);
    expect(chiSquared).toBeLessThan(27.88); // 9 degrees of freedom, p = 0.001
  });
});
