const underWay = new Map<string, Promise<Response>>();

/** Sends reads for code that is still on its way. */
export function startReads(paths: readonly string[]): void {
  for (const path of paths) {
    const answer = fetch(path, { credentials: 'include' });
    // Told by whoever takes it.
    answer.catch(() => undefined);
    underWay.set(path, answer);
  }
}

/** The answer that is under way, once. */
export function takeRead(path: string): Promise<Response> | undefined {
  const answer = underWay.get(path);
  underWay.delete(path);
  return answer;
}

/** What nobody took by the time the first screen stands would only be old later. */
export const forgetReads = (): void => underWay.clear();
