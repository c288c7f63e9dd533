/** Something that seats are awarded to. */
export interface SeatHolder {
  /** Its claim; not below 0. */
  weight: number;
  seats: number;
  /** Settles equal claims; drawn by seed, so that no name is favoured. */
  tie: number;
}

/**
 * Who gets the next seat by Sainte-Laguë: the largest weight / (seats + ½).
 * Awarding one seat after another makes the method house-monotone: more seats never take one away,
 * which is why a larger sample only appends (Balinski & Young, Fair Representation, 1982).
 * @returns undefined when there is no holder
 */
export function nextSeat<T extends SeatHolder>(holders: Iterable<T>): T | undefined {
  let best: T | undefined;
  for (const holder of holders) if (!best || compareClaims(holder, best) < 0) best = holder;
  return best;
}

/** Orders holders by their claim to the next seat, the strongest first. */
export function compareClaims(a: SeatHolder, b: SeatHolder): number {
  // Multiplied out: equal claims compare as equal, however they would be rounded.
  return b.weight * (2 * a.seats + 1) - a.weight * (2 * b.seats + 1) || a.tie - b.tie;
}

/** Holders by their claim to the next seat, the strongest first. They are only sorted if the first will not do. */
export function* byClaim<T extends SeatHolder>(holders: readonly T[]): Generator<T> {
  const best = nextSeat(holders);
  if (!best) return;
  yield best;
  yield* holders.filter((holder) => holder !== best).sort(compareClaims);
}
