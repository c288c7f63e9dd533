/** One item on its way through the limiter. */
export class QueuedCall {
  failures = 0;
  firstFailureAt: number | null = null;
  cancelPause: (() => void) | null = null;
  /** Its last failure was the server being away. */
  metOutage = false;

  constructor(
    private readonly request: () => Promise<unknown>,
    readonly signal: AbortSignal,
    /** When it came to the limiter, in milliseconds since the epoch. */
    readonly queuedAt: number,
    readonly resolve: (result: unknown) => void,
    readonly reject: (error: unknown) => void,
  ) {}

  /** Starts the call; a throw comes as a rejection. */
  async call(): Promise<unknown> {
    return this.request();
  }
}
