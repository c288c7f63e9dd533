import { LIMITS } from '#contracts';

interface Pause {
  /** What has changed since: undefined for nothing yet, null for more than can be named. */
  waiting: Set<string> | null | undefined;
  timer: NodeJS.Timeout;
}

/** Announces that something changed: at once, and then at most once per interval. */
export class ThrottledChanges {
  private readonly pauses = new Map<string, Pause>();

  /**
   * @param everyMs milliseconds from one announcement about a subject to the next
   * @param announce passes on that a subject changed, and which of its parts; null: any
   */
  constructor(
    private readonly everyMs: number,
    private readonly announce: (subject: string, parts: string[] | null) => void,
  ) {}

  /** Takes a change of these parts; null: of any. It is announced now, or when the pause after the last one ends. */
  take(subject: string, parts: readonly string[] | null = null): void {
    const pause = this.pauses.get(subject);
    if (!pause) this.send(subject, parts);
    else if (parts === null || pause.waiting === null) pause.waiting = null;
    else pause.waiting = new Set([...(pause.waiting ?? []), ...parts]);
  }

  stop(): void {
    this.pauses.forEach(({ timer }) => clearTimeout(timer));
  }

  private send(subject: string, parts: Iterable<string> | null): void {
    const pause: Pause = {
      waiting: undefined,
      timer: setTimeout(() => {
        this.pauses.delete(subject);
        if (pause.waiting !== undefined) this.send(subject, pause.waiting);
      }, this.everyMs),
    };
    this.pauses.set(subject, pause);
    const named = parts && [...parts];
    this.announce(subject, named && named.length <= LIMITS.namedDrafts ? named : null);
  }
}
