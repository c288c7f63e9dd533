import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a secret so that a kill or a full disk leaves either all of it or none.
 *
 * @param path where it is kept, readable by its owner alone
 */
export function writeWhole(path: string, text: string): void {
  const draft = `${path}.new`;
  writeFileSync(draft, text, { mode: 0o600, flush: true });
  renameSync(draft, path);
  writeThrough(dirname(path));
}

/** Makes a rename in a folder survive a power cut. */
export function writeThrough(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
