import type { Job } from '#contracts';
import { formatCount } from '../text/format';

/** What became of a run's prompts. */
export const JobFates = ({ job: { unsaved, saved, removed } }: { job: Job }) => (
  <span className="job-fates">
    unsaved {formatCount(unsaved)} · saved {formatCount(saved)} · removed {formatCount(removed)}
  </span>
);
