/** When subjects changed last, for a short time: who begins to listen now may have read them before that. */
export class RecentChanges {
  private readonly changes = new Map<string, { at: number; timer: NodeJS.Timeout }>();

  /** @param keptMs milliseconds for which a change is kept */
  constructor(private readonly keptMs: number) {}

  add(subject: string): void {
    clearTimeout(this.changes.get(subject)?.timer);
    const timer = setTimeout(() => this.changes.delete(subject), this.keptMs).unref();
    this.changes.set(subject, { at: performance.now(), timer });
  }

  /** @returns milliseconds since the last change; undefined when there was none for `keptMs` */
  agoMs(subject: string): number | undefined {
    const change = this.changes.get(subject);
    return change && performance.now() - change.at;
  }
}
