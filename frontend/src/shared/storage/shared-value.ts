import { changeValue, deleteValue, readValue, type Versioned } from './key-value-database';

type Change<T> = (current: T) => T;

/**
 * One value that outlives the page and is the same in all tabs. A change shows at once in this tab,
 * is then applied to what the database holds at that moment, and is announced to the other tabs.
 * Changes must be pure: they may run more than once.
 */
export class SharedValue<T> {
  private stored: Versioned<T> = { version: 0, value: undefined };
  private shown: T;
  private pending: Change<T>[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly channel: BroadcastChannel;
  /** True once the database has been read; before that the value is the initial one. */
  loaded = false;

  constructor(
    private readonly key: string,
    private readonly initial: T,
  ) {
    this.shown = initial;
    this.channel = new BroadcastChannel(`promptloom:${key}`);
    this.channel.onmessage = () => void this.reload();
    void this.reload();
  }

  readonly get = (): T => this.shown;
  readonly isLoaded = (): boolean => this.loaded;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Resolves when the change is on disk. Where storage is not available it lives in memory only. */
  async change(change: Change<T>): Promise<void> {
    // Shown first; when nobody has changed the value meanwhile, this very result is what is stored.
    const before = this.shown;
    const after = change(before);
    const once: Change<T> = (current) => (current === before ? after : change(current));
    this.pending.push(once);
    this.show();
    try {
      this.stored = await changeValue<T>(
        this.key,
        () => this.stored,
        (current) => once(current ?? this.initial),
      );
      this.channel.postMessage('changed');
    } catch {
      this.stored = { ...this.stored, value: once(this.stored.value ?? this.initial) };
    }
    this.pending = this.pending.filter((waiting) => waiting !== once);
    this.show();
  }

  /** Deletes the value, here, on disk and in the other tabs, and ends this object's use. */
  async remove(): Promise<void> {
    await deleteValue(this.key).catch(() => undefined);
    this.stored = { version: 0, value: undefined };
    this.channel.postMessage('changed');
    this.channel.close();
    this.show();
  }

  private async reload(): Promise<void> {
    try {
      const read = await readValue<T>(this.key);
      const isOutdated = read.version > 0 && read.version < this.stored.version;
      if (!isOutdated) this.stored = read;
    } catch {
      // Storage is blocked, as in some private windows: the value lives in memory.
    }
    this.loaded = true;
    this.show();
  }

  private show(): void {
    this.shown = this.pending.reduce((value, change) => change(value), this.stored.value ?? this.initial);
    this.listeners.forEach((listener) => listener());
  }
}
