/**
 * A key-value store in IndexedDB. localStorage's 5 MB would not hold a working list of 10,000 prompts.
 * `changeValue` reads and writes within one transaction: transactions of all tabs take turns, so no tab
 * overwrites what another one has just written. Each value has a version, so that a tab that knows the latest
 * one need not read it again: copying 10,000 prompts out of the store takes longer than a frame.
 */
const DATABASE = 'promptloom';
const STORE = 'values';
let opening: Promise<IDBDatabase> | null = null;

export interface Versioned<T> {
  version: number;
  /** Undefined when nothing is stored. */
  value: T | undefined;
}

const versionKey = (key: string): string => `${key}#version`;
const reasonOf = ({ error }: { error: DOMException | null }): Error => error ?? new Error('IndexedDB failed');

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const opened = indexedDB.open(DATABASE, 1);
    opened.onupgradeneeded = () => opened.result.createObjectStore(STORE);
    opened.onsuccess = () => resolve(opened.result);
    opened.onerror = () => reject(reasonOf(opened));
  });
  return opening;
}

/** Runs one transaction. @returns what `work` has reported, once everything is on disk */
async function transact<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore, report: (result: T) => void) => void,
): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode);
    let result: T;
    transaction.oncomplete = () => resolve(result);
    transaction.onerror = () => reject(reasonOf(transaction));
    transaction.onabort = () => reject(reasonOf(transaction));
    work(transaction.objectStore(STORE), (reported) => (result = reported));
  });
}

export const readValue = <T>(key: string): Promise<Versioned<T>> =>
  transact('readonly', (store, report) => {
    const reading = store.get(key);
    const readingVersion = store.get(versionKey(key));
    readingVersion.onsuccess = () =>
      report({
        version: (readingVersion.result as number | undefined) ?? 0,
        value: reading.result as T | undefined,
      });
  });

export const deleteValue = (key: string): Promise<void> =>
  transact('readwrite', (store) => {
    store.delete(key);
    store.delete(versionKey(key));
  });

/** @param known what the caller knows at that moment; used in place of a read when it is the latest version */
export const changeValue = <T>(
  key: string,
  known: () => Versioned<T>,
  change: (current: T | undefined) => T,
): Promise<Versioned<T>> =>
  transact('readwrite', (store, report) => {
    const write = (version: number, current: T | undefined) => {
      const next = { version: version + 1, value: change(current) };
      store.put(next.value, key);
      store.put(next.version, versionKey(key));
      report(next);
    };
    const readingVersion = store.get(versionKey(key));
    readingVersion.onsuccess = () => {
      const version = (readingVersion.result as number | undefined) ?? 0;
      const latest = known();
      if (latest.version === version && version > 0) {
        write(version, latest.value);
        return;
      }
      const reading = store.get(key);
      reading.onsuccess = () => write(version, reading.result as T | undefined);
    };
  });
