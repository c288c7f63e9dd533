import { useAddress, withParameters } from '../ui/use-address';

const PARAMETER = 'triage';
const WHOLE_LIST = 'list';

/** Whether prompts are gone through one by one, and which: a part of the address, so that a reload goes on. */
export function useTriageScope() {
  const [parameters, setParameters] = useAddress();
  const value = parameters.get(PARAMETER);
  const set = (next: string | null) =>
    setParameters((before) => withParameters(before, { [PARAMETER]: next }), {
      replace: next === null,
      preventScrollReset: true,
    });
  return {
    /** Null while it is closed. */
    scope: value === null ? null : { jobId: value === WHOLE_LIST ? null : value },
    /** @param jobId of one run's prompts; null: of the whole list */
    openTriage: (jobId: string | null) => set(jobId ?? WHOLE_LIST),
    closeTriage: () => set(null),
  };
}
