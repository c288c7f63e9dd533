import { type NavigateOptions, useSearchParams } from 'react-router';

/** The query parameters of the URL, and a function that changes them. */
export function useAddress() {
  const [parameters, setParameters] = useSearchParams();
  const change = (next: Parameters<typeof setParameters>[0], options?: NavigateOptions) =>
    // Rendered before the next click, which would otherwise start from the old parameters and undo this change.
    setParameters(next, { ...options, flushSync: true });
  return [parameters, change] as const;
}

/** A copy of the parameters with changes; null removes one, and those not named stay. */
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
