/**
 * A key-value store in IndexedDB. localStorage's 5 MB would not hold a working list of 10,000 prompts.
 * `change` reads and writes within one transaction: transactions of all tabs take turns, so no tab
 * overwrites what another one has just written.
 */
const DATABASE = 'promptloom';
const STORE = 'values';
let opening: Promise<IDBDatabase> | null = null;

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

export async function readValue<T>(key: string): Promise<T | undefined> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const reading = database.transaction(STORE, 'readonly').objectStore(STORE).get(key);
    reading.onsuccess = () => resolve(reading.result as T | undefined);
    reading.onerror = () => reject(reasonOf(reading));
  });
}

export async function deleteValue(key: string): Promise<void> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, 'readwrite');
    transaction.objectStore(STORE).delete(key);
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(reasonOf(transaction));
  });
}

export async function changeValue<T>(key: string, change: (current: T | undefined) => T): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, 'readwrite');
    const store = transaction.objectStore(STORE);
    const reading = store.get(key);
    let next: T;
    reading.onsuccess = () => {
      next = change(reading.result as T | undefined);
      store.put(next, key);
    };
    transaction.oncomplete = () => resolve(next);
    transaction.onerror = () => reject(reasonOf(transaction));
    transaction.onabort = () => reject(reasonOf(transaction));
  });
}
