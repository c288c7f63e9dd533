import { useAddress, withParameters } from '../ui/use-address';

const PARAMETER = 'triage';
const WHOLE_LIST = 'list';

/** Whether triage is open, and for which prompts. It is part of the URL, so that triage continues after a reload. */
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
    /** @param jobId the run whose prompts to triage; null: the whole list */
    openTriage: (jobId: string | null) => set(jobId ?? WHOLE_LIST),
    closeTriage: () => set(null),
  };
}
