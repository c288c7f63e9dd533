import { changeValue, deleteValue, readValue } from './key-value-database';

type Change<T> = (current: T) => T;

/**
 * One value that outlives the page and is the same in all tabs. A change shows at once in this tab,
 * is then applied to what the database holds at that moment, and is announced to the other tabs.
 * Changes must be pure: they may run more than once.
 */
export class SharedValue<T> {
  private stored: T;
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
    this.stored = this.shown = initial;
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
    this.pending.push(change);
    this.show();
    try {
      const stored = await changeValue<T>(this.key, (current) => change(current ?? this.initial));
      this.stored = stored;
      this.channel.postMessage('changed');
    } catch {
      this.stored = change(this.stored);
    }
    this.pending = this.pending.filter((waiting) => waiting !== change);
    this.show();
  }

  /** Deletes the value, here, on disk and in the other tabs, and ends this object's use. */
  async remove(): Promise<void> {
    await deleteValue(this.key).catch(() => undefined);
    this.stored = this.initial;
    this.channel.postMessage('changed');
    this.channel.close();
    this.show();
  }

  private async reload(): Promise<void> {
    try {
      this.stored = (await readValue<T>(this.key)) ?? this.initial;
    } catch {
      // Storage is blocked, as in some private windows: the value lives in memory.
    }
    this.loaded = true;
    this.show();
  }

  private show(): void {
    this.shown = this.pending.reduce((value, change) => change(value), this.stored);
    this.listeners.forEach((listener) => listener());
  }
}
