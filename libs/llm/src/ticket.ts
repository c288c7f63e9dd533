/** One item on its way through the gate. */
export class Ticket {
  failures = 0;
  firstFailureAt: number | null = null;
  cancelPause: (() => void) | null = null;
  private running: AbortController | null = null;

  constructor(
    private readonly request: (signal: AbortSignal) => Promise<unknown>,
    readonly signal: AbortSignal,
    readonly resolve: (result: unknown) => void,
    readonly reject: (error: unknown) => void,
  ) {}

  /** Starts the call with a signal of its own: listeners of thousands of calls must not gather on a run's one signal. */
  async call(): Promise<unknown> {
    this.running = new AbortController();
    try {
      return await this.request(this.running.signal);
    } finally {
      this.running = null;
    }
  }

  /** Ends the item at once, and the call under way. */
  abort(reason: unknown): void {
    this.reject(reason);
    this.running?.abort(reason);
  }
}
