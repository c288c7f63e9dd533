import type { Job } from '#contracts';
import { formatCount } from '../text/format';

/** How many of a run's prompts are unsaved, saved and removed. */
export const JobOutcomes = ({ job: { unsaved, saved, removed } }: { job: Job }) => (
  <span className="job-outcomes">
    unsaved {formatCount(unsaved)} · saved {formatCount(saved)} · removed {formatCount(removed)}
  </span>
);
