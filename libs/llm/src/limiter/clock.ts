/** Time as the limiter sees it. A test passes one of its own. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs something later; gives the function that calls it off. */
  later(run: () => void, ms: number): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  later: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
