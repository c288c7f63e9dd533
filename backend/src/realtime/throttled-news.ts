/** News that say only that something changed: told at once, and then at most once in a while. */
export class ThrottledNews {
  private readonly waiting = new Map<string, { again: boolean; timer: NodeJS.Timeout }>();

  /**
   * @param everyMs milliseconds from one telling about a subject to the next
   * @param tell passes on that a subject changed
   */
  constructor(
    private readonly everyMs: number,
    private readonly tell: (subject: string) => void,
  ) {}

  /** Takes a change. It is told now, or when the pause after the last telling is over. */
  take(subject: string): void {
    const pause = this.waiting.get(subject);
    if (pause) pause.again = true;
    else this.send(subject);
  }

  stop(): void {
    this.waiting.forEach(({ timer }) => clearTimeout(timer));
  }

  private send(subject: string): void {
    const pause = {
      again: false,
      timer: setTimeout(() => {
        this.waiting.delete(subject);
        if (pause.again) this.send(subject);
      }, this.everyMs),
    };
    this.waiting.set(subject, pause);
    this.tell(subject);
  }
}
