const KEPT_MS = 60_000;

/** Makes the browser download a file. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the browser may still be reading the file.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
