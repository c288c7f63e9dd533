/** Time as the limiter sees it. A test passes one of its own. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs something later; returns a function that cancels it. */
  later(run: () => void, ms: number): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  later: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
