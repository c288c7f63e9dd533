import { type NavigateOptions, useSearchParams } from 'react-router';

/** What stands behind the question mark of the address, and how to change it. */
export function useAddress() {
  const [parameters, setParameters] = useSearchParams();
  const change = (next: Parameters<typeof setParameters>[0], options?: NavigateOptions) =>
    // Drawn before the next click, which would otherwise start from what the screen still shows and undo this change.
    setParameters(next, { ...options, flushSync: true });
  return [parameters, change] as const;
}

/** An address with other parameters; null takes one out, and what is not named stays. */
export function withParameters(
  parameters: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(changes))
    if (value === null) next.delete(name);
    else next.set(name, value);
  return next;
}
