/** One item on its way through the gate. */
export class Ticket {
  failures = 0;
  firstFailureAt: number | null = null;
  cancelPause: (() => void) | null = null;

  constructor(
    private readonly request: () => Promise<unknown>,
    readonly signal: AbortSignal,
    readonly resolve: (result: unknown) => void,
    readonly reject: (error: unknown) => void,
  ) {}

  /** Starts the call; a throw comes as a rejection. */
  async call(): Promise<unknown> {
    return this.request();
  }
}
